"""marjapussi play: let computer players play whole matches, and write their records."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..engine.errors import quote
from ..engine.game import Game
from ..engine.record import MatchRecord
from ..model.new_game import LEVELS
from .arguments import ChoicesForHelp, FileArgument
from .command import (
    Command,
    CommandError,
    add_rules_arguments,
    choice_parser,
    game_from_arguments,
    warn_if_search_is_slow,
)
from .deal import seed_from_arguments
from .file_io import display_path, is_stream, write_atomically, write_to_stream

MAX_COUNT = 999_999_999
LEVEL_NAMES = ("random", *LEVELS)


def add_budget_arguments(parser: ArgumentParser) -> None:
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--think", metavar="MS", type=parse_count, help="milliseconds per decision")
    budget.add_argument("--nodes", metavar="N", type=parse_count, help="positions per decision")


def parse_count(text: str, maximum: int = MAX_COUNT) -> int:
    """Parse a whole number between 1 and a maximum."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MAX_COUNT))
    if not is_number or not 0 < int(text) <= maximum:
        raise ArgumentTypeError(f"{quote(text)} isn't a whole number from 1 to {maximum}")
    return int(text)


def parse_level(level: str) -> str:
    from ..bots.players.levels import LEVELS

    return choice_parser("level", LEVELS)(level)


def parse_levels(text: str) -> list[str]:
    return [parse_level(level) for level in text.split(",")]


def add_level_argument(
    parser: ArgumentParser, name: str, help_text: str, *, required: bool = False
) -> None:
    parser.add_argument(
        name,
        metavar="LEVEL",
        type=parse_level,
        choices=ChoicesForHelp(LEVEL_NAMES),
        required=required,
        help=help_text,
    )


def show_progress(unit: str, done: int, total: int) -> None:
    """Show progress on a terminal. An empty unit clears the line."""
    if sys.stderr.isatty():
        text = f"{done} of {total} {unit}" if unit else ""
        print(f"\r{text:30}\r", end="", file=sys.stderr, flush=True)


def _add_arguments(parser: ArgumentParser) -> None:
    add_rules_arguments(parser)
    parser.add_argument(
        "--bots",
        metavar="LEVEL,...",
        type=parse_levels,
        choices=ChoicesForHelp(LEVEL_NAMES),
        default="random",
        help=f"one level, or one for each seat: {', '.join(LEVEL_NAMES)}",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--matches", metavar="N", type=parse_count, help="number of matches (1)")
    length.add_argument("--hands", metavar="N", type=parse_count, help="number of hands")
    parser.add_argument(
        "--out",
        metavar="FILE",
        action=FileArgument,
        type=Path,
        help="file for the record (standard output)",
    )
    add_budget_arguments(parser)


def _run(arguments: Namespace) -> int:
    warn_if_search_is_slow()
    game = game_from_arguments(arguments)
    levels = _levels_by_seat(arguments.bots, game.seating.players)
    wanted = arguments.hands or arguments.matches or 1
    records = _play_records(game, levels, seed_from_arguments(arguments), arguments)
    write_records((record.text() for record in records), arguments.out)
    show_progress("", wanted, wanted)
    return 0


def _play_records(
    game: Game, levels: list[str], seed: int, arguments: Namespace
) -> Iterator[MatchRecord]:
    from ..bots.arena.duels import MAX_DEALS, SearchBudget, is_abandoned, play_match
    from ..bots.players.levels import LEVELS

    names = tuple(f"{level} {seat}" for seat, level in enumerate(levels))
    budget = SearchBudget(arguments.think, arguments.nodes)
    hands, matches = arguments.hands, None if arguments.hands else arguments.matches or 1
    played = number = 0
    while played != hands and number != matches:
        bots = [LEVELS[level]() for level in levels]
        left = None if hands is None else hands - played
        record, state = play_match(game, names, bots, seed + number, left, budget=budget)
        if is_abandoned(state):
            why = f"stopped without a winner after {MAX_DEALS} deals"
            print(f"The match of seed {seed + number} {why}.", file=sys.stderr)
        played, number = played + state.match.hands_played, number + 1
        show_progress(
            "hands" if hands else "matches", played if hands else number, hands or matches or 0
        )
        yield record


def _levels_by_seat(levels: list[str], player_count: int) -> list[str]:
    if len(levels) not in (1, player_count):
        raise CommandError(
            f"name one level, or {player_count}, one for each seat, not {len(levels)}"
        )
    return levels * (player_count // len(levels))


def write_records(texts: Iterable[str], out: Path | None) -> None:
    """Write one record to a path, or several to numbered paths.

    Without a path, write all records to standard output.
    """
    if out is None:
        for text in texts:
            print(text, end="")
        return
    path = out
    try:
        if is_stream(out):
            write_to_stream(out, texts)
            return
        for number, text in enumerate(texts, 1):
            path = out.with_stem(f"{out.stem}-{number}") if number > 1 else out
            write_atomically(path, text)
    except OSError as error:
        raise CommandError(f"{display_path(path)}: {error.strerror}") from None


PLAY = Command("play", "let computer players play, and write the record", _add_arguments, _run)
