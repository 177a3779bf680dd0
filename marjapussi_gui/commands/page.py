"""marjapussi page: write a hand or a whole match as a web page that needs nothing else."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..engine.record import MatchRecord, RecordError
from ..engine.state import Seat
from .arguments import FileArgument
from .command import Command, CommandError, parse_seed
from .file_io import display_path
from .hint import add_record_argument, print_error, replay_file
from .play import parse_count, write_records
from .screenshot import add_language_argument


def _add_arguments(parser: ArgumentParser) -> None:
    add_record_argument(parser)
    parser.add_argument("--hand", metavar="N", type=parse_count, help="only this hand, from 1")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument(
        "--seat", metavar="S", type=parse_seed, default=0, help="show what this seat saw (0)"
    )
    whose.add_argument("--all", action="store_true", help="show everybody's cards")
    add_language_argument(parser)
    parser.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        action=FileArgument,
        type=Path,
        help="write to this file, not to standard output",
    )


def _run(arguments: Namespace) -> int:
    try:
        replayed = replay_file(arguments.file)
    except RecordError as error:
        print_error(arguments.file, error.line, error.reason)
        return error.status
    if replayed.truncated_line:
        print_error(arguments.file, replayed.truncated_line, replayed.truncation_reason)
    try:
        page = _page(replayed.record, arguments)
    except CommandError as error:
        raise CommandError(f"{display_path(arguments.file)}: {error}") from None
    write_records([page], arguments.out)
    return 0


def _page(record: MatchRecord, arguments: Namespace) -> str:
    from ..ui.common.languages import in_language, resolve_language
    from ..ui.sharing.html_page import html_page
    from ..ui.sharing.shared_hand import shared_hands

    seats, seat = record.header.game.seating.seats, Seat(arguments.seat)
    if seat not in seats:
        raise CommandError(f"there's no seat {seat}, only {', '.join(map(str, seats))}")
    number = arguments.hand or 0
    numbers = {hand.number for hand in shared_hands(record, seat, is_open=True)}
    if not numbers:
        raise CommandError("no cards have been dealt")
    if number and number not in numbers:
        raise CommandError(f"there's no hand {number}, only {', '.join(map(str, sorted(numbers)))}")
    with in_language(resolve_language(arguments.lang)):
        return html_page(record, seat, number, is_open=arguments.all)


PAGE = Command("page", "write a hand or a match as a web page", _add_arguments, _run)
