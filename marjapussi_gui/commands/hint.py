"""marjapussi hint: print the best action at the end of a record, and its reasons."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING

from ..engine.actions import Action
from ..engine.notation import action_text
from ..engine.record import STATUS_NOT_A_RECORD, RecordError, Replay, replay
from ..engine.record_lines import RecordHeader
from ..engine.state import NOBODY
from ..engine.view import View, create_view
from ..model.facts import Fact, NoSearchTimeLeft
from ..model.new_game import BEST_LEVEL
from .arguments import (
    RecordArgument,
    create_header,
    create_replay,
    read_code_argument,
    replay_pbn_board,
)
from .command import VARIANT_BY_KEY, Command, CommandError, to_json, warn_if_search_is_slow
from .file_io import UnreadableFileError, display_path, read_bytes
from .play import LEVEL_NAMES, add_level_argument, parse_count
from .reason_output import fact_as_json, facts_as_json, players_of

if TYPE_CHECKING:
    from ..bots.players.bot import BotDecision
    from ..ui.text.table_players import TablePlayers

NO_LINE = 0  # the line of an error that concerns the file as a whole
RULE_OF_THUMB = "rule of thumb"
FILE_HELP = "a record (a .marja file), a board (a .pbn file), or a code"


def replay_file(file: str) -> Replay:
    """Replay a record, a board or a code. Raise RecordError for the first invalid line."""
    coded = read_code_argument(file)
    if coded is not None:
        return create_replay(coded)
    try:
        data = read_bytes(file)
    except UnreadableFileError as why:
        raise RecordError(NO_LINE, f"the file can't be read: {why}", STATUS_NOT_A_RECORD) from None
    return replay_pbn_board(data) if file.endswith(".pbn") else replay(data, VARIANT_BY_KEY)


def print_error(file: str, line: int, reason: str) -> None:
    """Print an error to standard error, with its line in the record if there is one."""
    place = display_path(file) if line == NO_LINE else f"{display_path(file)}:{line}"
    print(f"{place}: {reason}", file=sys.stderr)


def add_record_argument(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", action=RecordArgument, help=FILE_HELP)


def print_for_record(file: str, describe: Callable[[Replay], str]) -> int:
    """Print what describe() returns for the replayed record, and return the exit status."""
    try:
        replayed = replay_file(file)
    except RecordError as error:
        print_error(file, error.line, error.reason)
        return error.status
    if replayed.truncated_line:
        print_error(file, replayed.truncated_line, replayed.truncation_reason)
    state, game = replayed.state, replayed.record.header.game
    if state.turn == NOBODY:
        why = (
            "the match is over"
            if state.match.is_over
            else f"a {game.phase_name(state)} must come next"
        )
        raise CommandError(f"{display_path(file)}: it's nobody's turn, because {why}")
    print(describe(replayed))
    return 0


def decide_at_level(
    level: str, view: View, milliseconds: int | None, seed: str | int
) -> "BotDecision":
    """Return a computer player's decision that depends only on the view and the seed."""
    from ..bots.players.bot import SearchContext
    from ..bots.players.levels import LEVELS

    return LEVELS[level]().decide(view, SearchContext(Random(seed), milliseconds))


def decision_with_reasons(
    level: str, view: View, milliseconds: int | None
) -> "tuple[BotDecision, tuple[Fact, ...]]":
    """Return a decision and the reasons for it.

    Without a time limit, the strongest level decides like the hint in the window, which takes about
    a second. With a time limit, the computer player of the level decides.
    """
    from ..analysis.evaluation.evaluator import advise
    from ..analysis.evaluation.tie_break import break_tie
    from ..analysis.explanation.explanation import explain_choice
    from ..bots.players.bot import HINT_SEED

    if level == BEST_LEVEL and milliseconds is None:
        return advise(view)
    choice = decide_at_level(level, view, milliseconds, HINT_SEED)
    if level == BEST_LEVEL:
        choice = break_tie(view, choice)
    return choice, explain_choice(view, choice)


def values_by_text(values: Iterable[tuple[Action, float]]) -> dict[str, float]:
    best_first = sorted(values, key=lambda pair: -pair[1])
    return {action_text(action): value for action, value in best_first}


def _add_arguments(parser: ArgumentParser) -> None:
    add_record_argument(parser)
    add_level_argument(
        parser, "--level", f"level that advises: {', '.join(LEVEL_NAMES)} (the strongest)"
    )
    parser.add_argument(
        "--think",
        metavar="MS",
        type=parse_count,
        help="milliseconds of processor time per decision",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _run(arguments: Namespace) -> int:
    warn_if_search_is_slow()
    level = arguments.level or BEST_LEVEL

    def describe(view: View, header: RecordHeader) -> str:
        choice, reasons = decision_with_reasons(level, view, arguments.think)
        people = players_of(header, view.seat)
        if arguments.json:
            return to_json(_as_json(view, level, choice, reasons, people))
        return _as_text(view, level, choice, reasons, people)

    def describe_record(replayed: Replay) -> str:
        state, header = replayed.state, replayed.record.header
        return describe(create_view(header.game, state, state.turn), header)

    view = _read_view(arguments.file)
    if view is None:
        return print_for_record(arguments.file, describe_record)
    if view.turn != view.seat:
        raise CommandError(f"it's the turn of seat {view.turn}, and this is what {view.seat} sees")
    print(describe(view, create_header(view.game, view.dealer, view.match.scores)))
    return 0


def _read_view(file: str) -> View | None:
    """Return the view if the argument is the code of one."""
    try:
        coded = read_code_argument(file)
    except RecordError:  # print_for_record() reports it
        return None
    return coded if isinstance(coded, View) else None


def _adviser_name(level: str, decision: "BotDecision") -> str:
    """Return the name of the level that decided, or "rule of thumb" if no search was possible."""
    return RULE_OF_THUMB if NoSearchTimeLeft() in decision.facts else level


def _as_json(
    view: View,
    level: str,
    decision: "BotDecision",
    reasons: tuple[Fact, ...],
    people: "TablePlayers",
) -> dict[str, object]:
    from ..ui.text.reason_text import reason_sentences

    return {
        "seat": view.seat,
        "level": _adviser_name(level, decision),
        "do": action_text(decision.action),
        "values": values_by_text(decision.values),
        "facts": [fact_as_json(fact) for fact in decision.facts],
        "why": list(reason_sentences(decision.facts, people)),
        "reasons": facts_as_json(reasons, people),
    }


def _as_text(
    view: View,
    level: str,
    decision: "BotDecision",
    reasons: tuple[Fact, ...],
    people: "TablePlayers",
) -> str:
    """Return the hint as in the window, the value of each action, and how the values were found."""
    from ..ui.text.hint_text import hint_sentences
    from ..ui.text.reason_text import reason_sentences

    hint = hint_sentences(decision.action, reasons, view, people)
    lines = [f"seat {view.seat}: {action_text(decision.action)} ({_adviser_name(level, decision)})"]
    lines += [hint.text]
    values = values_by_text(decision.values)
    width = max(map(len, values), default=0)
    lines += [f"  {text:{width}}  {value:.2f}" for text, value in values.items()]
    lines += [text for text in reason_sentences(decision.facts, people) if text not in hint.reasons]
    return "\n".join(lines)


HINT = Command("hint", "say what the strongest player would do, and why", _add_arguments, _run)
