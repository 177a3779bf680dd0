"""marjapussi judge: replay records, and print the final position of each, or its first error."""

import re
from argparse import ArgumentParser, Namespace

from ..engine.position_json import position_json
from ..engine.record import RecordError, Replay
from .arguments import RecordArgument
from .command import VARIANT_BY_KEY, Command, CommandError, parse_seed, to_json
from .file_io import display_path
from .hint import FILE_HELP, print_error, print_for_record, replay_file
from .solve import certificate_text

PUZZLE_NAME = re.compile(r"puzzle:(?P<game>[a-z-]+):(?P<number>\d{1,4})")


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", action=RecordArgument, nargs="+", help=FILE_HELP)
    parser.add_argument("--json", action="store_true", help="print one line of JSON per file")
    parser.add_argument(
        "--certificate",
        action="store_true",
        help="print a proof that others can check; FILE may be a puzzle: puzzle:GAME:NUMBER",
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=parse_seed,
        help="with --certificate: prove instead that this number gave the deals, and that they were"
        " played and counted by the rules",
    )


def _run(arguments: Namespace) -> int:
    if arguments.seed is not None and not arguments.certificate:
        raise CommandError("--seed goes with --certificate")
    if arguments.certificate and arguments.seed is None:
        return max(map(_print_certificate, arguments.files))
    alone = len(arguments.files) == 1
    return max(
        _report_record(file, arguments.seed, prints_json=arguments.json, is_only_file=alone)
        for file in arguments.files
    )


def _report_record(file: str, seed: int | None, *, prints_json: bool, is_only_file: bool) -> int:
    try:
        replayed = replay_file(file)
    except RecordError as error:
        if prints_json and not is_only_file:
            print(to_json({"error": error.reason, "line": error.line or 1, "exit": error.status}))
        else:
            print_error(file, error.line, error.reason)
        return error.status
    if replayed.truncated_line:
        print_error(file, replayed.truncated_line, replayed.truncation_reason)
    if seed is not None:
        print(_match_certificate(file, replayed, seed))
        return 0
    reached = position_json(replayed.record.header.game, replayed.state, replayed.scored_hands)
    if replayed.truncated_line:
        reached["cut_off"] = replayed.truncated_line
    print(to_json(reached) if prints_json else _as_text(file, reached))
    return 0


def _print_certificate(file: str) -> int:
    if match := PUZZLE_NAME.fullmatch(file):
        print(_puzzle_certificate(file, match["game"], int(match["number"])))
        return 0
    return print_for_record(
        file, lambda replayed: certificate_text(file, replayed, has_every_action=False)
    )


def _match_certificate(file: str, replayed: Replay, seed: int) -> str:
    from ..learning.puzzles.proof_certificate import CertificateError, match_certificate

    try:
        return match_certificate(replayed, seed)
    except CertificateError as error:
        raise CommandError(f"{display_path(file)}: {error}") from None


def _puzzle_certificate(name: str, game_key: str, number: int) -> str:
    from ..app.service_factory import load_puzzles
    from ..learning.puzzles.proof_certificate import CertificateError, puzzle_certificate
    from ..learning.puzzles.puzzle_files import TrickPuzzle

    puzzles = load_puzzles(game_key) if game_key in VARIANT_BY_KEY else ()
    puzzle = puzzles[number - 1] if 0 < number <= len(puzzles) else None
    if not isinstance(puzzle, TrickPuzzle):
        raise CommandError(f"{name}: there's no such puzzle about tricks")
    try:
        return puzzle_certificate(puzzle)
    except CertificateError as error:
        raise CommandError(f"{name}: {error}") from None


def _as_text(file: str, position_fields: dict[str, object]) -> str:
    lines = [f"{display_path(file)}:"]
    for key, value in position_fields.items():
        text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        lines.append(f"  {key.replace('_', ' ')}: {text}")
    return "\n".join(lines)


JUDGE = Command("judge", "check records and show the position they reach", _add_arguments, _run)
