"""marjapussi play: let computer players play whole matches and write the records."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..bots.arena import MOST_DEALS, Budget, is_left, play_match
from ..bots.levels import LEVELS
from ..engine.game import Game
from ..engine.quoting import quoted
from ..engine.record import MatchRecord
from .arguments import AnyFile, Offered
from .command import (
    Command,
    Refused,
    add_game_arguments,
    chosen_game,
    one_of,
    tell_of_slow_bots,
)
from .deal import chosen_seed
from .files import is_stream, named, write_on, write_whole

MOST = 999_999_999


def add_budget_arguments(parser: ArgumentParser) -> None:
    """Add the arguments for the time or number of positions of a decision."""
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--think", metavar="MS", type=count, help="milliseconds a decision")
    budget.add_argument("--nodes", metavar="N", type=count, help="positions a decision")


def count(text: str, most: int = MOST) -> int:
    """Parse a whole number from 1 to a maximum."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST))
    if not is_number or not 0 < int(text) <= most:
        raise ArgumentTypeError(f"{quoted(text)} is not a number from 1 to {most}")
    return int(text)


def known_level(level: str) -> str:
    """Parse the name of a level."""
    return one_of("level", LEVELS)(level)


def known_levels(text: str) -> list[str]:
    """Parse a comma-separated list of levels."""
    return [known_level(level) for level in text.split(",")]


def add_level(parser: ArgumentParser, name: str, meaning: str, *, required: bool = False) -> None:
    """Add an argument for the name of a level."""
    parser.add_argument(
        name,
        metavar="LEVEL",
        type=known_level,
        choices=Offered(LEVELS),
        required=required,
        help=meaning,
    )


def show_progress(what: str, done: int, wanted: int) -> None:
    """Show the progress on a terminal; an empty unit clears it."""
    if sys.stderr.isatty():
        text = f"{done} of {wanted} {what}" if what else ""
        print(f"\r{text:30}\r", end="", file=sys.stderr, flush=True)


def _arguments(parser: ArgumentParser) -> None:
    add_game_arguments(parser)
    levels = ", ".join(LEVELS)
    parser.add_argument(
        "--bots",
        metavar="LEVEL,...",
        type=known_levels,
        choices=Offered(LEVELS),
        default="random",
        help=levels,
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--matches", metavar="N", type=count, help="so many matches (1)")
    length.add_argument("--hands", metavar="N", type=count, help="so many hands in all")
    parser.add_argument(
        "--out", metavar="FILE", action=AnyFile, type=Path, help="where the record goes"
    )
    add_budget_arguments(parser)


def _run(arguments: Namespace) -> int:
    tell_of_slow_bots()
    game = chosen_game(arguments)
    levels = _round(arguments.bots, game.seating.players)
    wanted = arguments.hands or arguments.matches or 1
    records = _records(game, levels, chosen_seed(arguments), arguments)
    _write((record.text() for record in records), arguments.out)
    show_progress("", wanted, wanted)
    return 0


def _records(
    game: Game, levels: list[str], seed: int, arguments: Namespace
) -> Iterator[MatchRecord]:
    """Play matches with consecutive seeds and yield their records until enough are played."""
    names = tuple(f"{level} {seat}" for seat, level in enumerate(levels))
    budget = Budget(arguments.think, arguments.nodes)
    hands, matches = arguments.hands, None if arguments.hands else arguments.matches or 1
    played = number = 0
    while played != hands and number != matches:
        bots = [LEVELS[level]() for level in levels]
        left = None if hands is None else hands - played
        record, state = play_match(game, names, bots, seed + number, left, budget=budget)
        if is_left(state):
            why = f"has no winner after {MOST_DEALS} deals, and ends there"
            print(f"The match of seed {seed + number} {why}.", file=sys.stderr)
        played, number = played + state.match.hands, number + 1
        show_progress(
            "hands" if hands else "matches", played if hands else number, hands or matches or 0
        )
        yield record


def _round(levels: list[str], players: int) -> list[str]:
    if len(levels) not in (1, players):
        raise Refused(f"name one level, or {players}, one for each seat")
    return levels * (players // len(levels))


def _write(texts: Iterable[str], out: Path | None) -> None:
    """Write the first record to a path and others to numbered paths, or all to standard output."""
    if out is None:
        for text in texts:
            print(text, end="")
        return
    path = out
    try:
        if is_stream(out):
            write_on(out, texts)
            return
        for number, text in enumerate(texts, 1):
            path = out.with_stem(f"{out.stem}-{number}") if number > 1 else out
            write_whole(path, text)
    except OSError as error:
        raise Refused(f"{named(path)}: {error.strerror}") from None


PLAY = Command("play", "let computer players play", _arguments, _run)
