"""marjapussi judge: replay records and print their final position or their first error."""

from argparse import ArgumentParser, Namespace

from ..engine.position import position
from ..engine.record import RecordError
from .arguments import RecordFile
from .command import Command, to_json
from .files import named
from .hint import complain, read_record


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", action=RecordFile, nargs="+", help="a record, a .marja file"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON a file")


def _run(arguments: Namespace) -> int:
    alone = len(arguments.files) == 1
    return max(_judge(file, json=arguments.json, alone=alone) for file in arguments.files)


def _judge(file: str, *, json: bool, alone: bool) -> int:
    try:
        replayed = read_record(file)
    except RecordError as error:
        if json and not alone:
            print(to_json({"error": error.why, "line": error.line, "exit": error.status}))
        else:
            complain(file, error.line, error.why)
        return error.status
    if replayed.cut_off:
        complain(file, replayed.cut_off, replayed.cut_why)
    reached = position(replayed.record.header.game, replayed.state, replayed.hands)
    if replayed.cut_off:
        reached["cut_off"] = replayed.cut_off
    print(to_json(reached) if json else _as_text(file, reached))
    return 0


def _as_text(file: str, reached: dict[str, object]) -> str:
    lines = [f"{named(file)}:"]
    for key, value in reached.items():
        text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        lines.append(f"  {key.replace('_', ' ')}: {text}")
    return "\n".join(lines)


JUDGE = Command("judge", "replay records and tell the position they reach", _arguments, _run)
