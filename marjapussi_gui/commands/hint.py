"""marjapussi hint: print the best action at the end of a record, with its reasons."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from random import Random

from ..bots.base import SAME_CHANCE, Choice, Think
from ..bots.levels import LEVELS
from ..engine.actions import Action
from ..engine.notation import action_text
from ..engine.record import NOT_A_RECORD, RecordError, Replay, replay
from ..engine.state import NOBODY
from ..engine.view import View
from ..facts import Fact, NoTime
from ..teacher.argued import why
from ..teacher.careful import careful_choice
from ..teacher.judge import advise
from .arguments import RecordFile
from .command import BY_KEY, Command, Refused, tell_of_slow_bots, to_json
from .files import Unreadable, named, read_bytes
from .play import add_level, count
from .reasons import as_json, listed, sentence

STRONGEST = "expert"
RULE_OF_THUMB = "rule of thumb"


def read_record(file: str) -> Replay:
    """Replay a record file; raise RecordError for the first wrong line."""
    try:
        data = read_bytes(file)
    except Unreadable as why:
        raise RecordError(1, f"cannot be read: {why}", NOT_A_RECORD) from None
    return replay(data, BY_KEY)


def complain(file: str, line: int, why: str) -> None:
    """Print what is wrong with a line of a record to standard error."""
    print(f"{named(file)}:{line}: {why}", file=sys.stderr)


def add_record(parser: ArgumentParser) -> None:
    """Add the argument for the record file."""
    parser.add_argument("file", metavar="FILE", action=RecordFile, help="a record, a .marja file")


def on_record(file: str, tell: Callable[[Replay], str]) -> int:
    """Replay a record, print the description of its position, and return the exit status."""
    try:
        replayed = read_record(file)
    except RecordError as error:
        complain(file, error.line, error.why)
        return error.status
    if replayed.cut_off:
        complain(file, replayed.cut_off, replayed.cut_why)
    state, game = replayed.state, replayed.record.header.game
    if state.turn == NOBODY:
        why = "the match is over" if state.match.over else f"a {game.name(state)} is due"
        raise Refused(f"{named(file)}: nobody is to act: {why}")
    print(tell(replayed))
    return 0


def advice(
    level: str, view: View, milliseconds: int | None = None, luck: str | int = SAME_CHANCE
) -> Choice:
    """Return the decision of a computer player; the same view and seed give the same one."""
    return LEVELS[level]().consider(view, Think(Random(luck), milliseconds))


def hinted(level: str, view: View, milliseconds: int | None) -> tuple[Choice, tuple[Fact, ...]]:
    """Return a decision and its reasons; the strongest level agrees with the hint of the window.

    With a time limit its computer player decides, as the hint of the window takes about a second.
    """
    if level == STRONGEST and milliseconds is None:
        return advise(view)
    choice = advice(level, view, milliseconds)
    if level == STRONGEST:
        choice = careful_choice(view, choice)
    return choice, why(view, choice)


def values_by_text(values: Iterable[tuple[Action, float]]) -> dict[str, float]:
    """Return the values by action text, the best first."""
    best_first = sorted(values, key=lambda pair: -pair[1])
    return {action_text(action): value for action, value in best_first}


def _arguments(parser: ArgumentParser) -> None:
    add_record(parser)
    add_level(parser, "--level", f"{', '.join(LEVELS)} (the strongest)")
    parser.add_argument(
        "--think", metavar="MS", type=count, help="milliseconds of processor time to think"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _run(arguments: Namespace) -> int:
    tell_of_slow_bots()
    level = arguments.level or strongest()

    def describe(replayed: Replay) -> str:
        state = replayed.state
        view = replayed.record.header.game.look(state, state.turn)
        choice, reasons = hinted(level, view, arguments.think)
        if arguments.json:
            return to_json(_as_json(view, level, choice, reasons))
        return _as_text(view, level, choice, reasons)

    return on_record(arguments.file, describe)


def strongest() -> str:
    """Return the name of the strongest level."""
    return STRONGEST if STRONGEST in LEVELS else list(LEVELS)[-1]


def _signed(level: str, choice: Choice) -> str:
    """Return the level that decided, or the rule of thumb if it had no time to search."""
    return RULE_OF_THUMB if NoTime() in choice.facts else level


def _as_json(
    view: View, level: str, choice: Choice, reasons: tuple[Fact, ...]
) -> dict[str, object]:
    return {
        "seat": view.seat,
        "level": _signed(level, choice),
        "do": action_text(choice.action),
        "values": values_by_text(choice.values),
        "facts": [as_json(fact) for fact in choice.facts],
        "why": [sentence(fact) for fact in choice.facts],
        "reasons": listed(reasons),
    }


def _as_text(view: View, level: str, choice: Choice, reasons: tuple[Fact, ...]) -> str:
    lines = [f"seat {view.seat}: {action_text(choice.action)} ({_signed(level, choice)})"]
    values = values_by_text(choice.values)
    width = max(map(len, values), default=0)
    lines += [f"  {text:{width}}  {value:.2f}" for text, value in values.items()]
    # What is certain comes before the statistics of the search
    facts = dict.fromkeys((*reasons, *choice.facts))
    lines += [sentence(fact) for fact in facts]
    return "\n".join(lines)


HINT = Command("hint", "tell what the strongest player would do, and why", _arguments, _run)
