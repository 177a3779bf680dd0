"""marjapussi judge: replay records, and print the final position of each, or its first error."""

from argparse import ArgumentParser, Namespace

from ..engine.position_json import position_json
from ..engine.record import RecordError
from .arguments import RecordArgument
from .command import Command, to_json
from .file_io import display_path
from .hint import FILE_HELP, print_error, replay_file


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", action=RecordArgument, nargs="+", help=FILE_HELP)
    parser.add_argument("--json", action="store_true", help="print one line of JSON per file")


def _run(arguments: Namespace) -> int:
    alone = len(arguments.files) == 1
    return max(
        _report_record(file, prints_json=arguments.json, is_only_file=alone)
        for file in arguments.files
    )


def _report_record(file: str, *, prints_json: bool, is_only_file: bool) -> int:
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
    reached = position_json(replayed.record.header.game, replayed.state, replayed.scored_hands)
    if replayed.truncated_line:
        reached["cut_off"] = replayed.truncated_line
    print(to_json(reached) if prints_json else _as_text(file, reached))
    return 0


def _as_text(file: str, position_fields: dict[str, object]) -> str:
    lines = [f"{display_path(file)}:"]
    for key, value in position_fields.items():
        text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        lines.append(f"  {key.replace('_', ' ')}: {text}")
    return "\n".join(lines)


JUDGE = Command("judge", "check records and show the position they reach", _add_arguments, _run)
