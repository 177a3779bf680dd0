"""marjapussi solve: print the double-dummy value of each legal action."""

from argparse import ArgumentParser, Namespace

from ..bots.open_cards import CannotSolve, open_values
from ..engine.record import Replay
from .command import Command, Refused, to_json
from .files import named
from .hint import add_record, on_record, values_by_text


def _arguments(parser: ArgumentParser) -> None:
    add_record(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _run(arguments: Namespace) -> int:
    def describe(replayed: Replay) -> str:
        values = _open_values(arguments.file, replayed)
        if arguments.json:
            return to_json({"seat": replayed.state.turn, "values": values})
        width = max(map(len, values), default=0)
        return "\n".join(f"{text:{width}}  {value:.2f}" for text, value in values.items())

    return on_record(arguments.file, describe)


def _open_values(file: str, replayed: Replay) -> dict[str, float]:
    """Return the value of each action to the seat to act, the best first."""
    try:
        values = open_values(replayed.record.header.game, replayed.state)
    except CannotSolve as error:
        raise Refused(f"{named(file)}: {error}") from None
    return values_by_text(values.items())


SOLVE = Command("solve", "value each legal action with all cards open", _arguments, _run)
