"""marjapussi solve: print the double-dummy value of each legal action."""

from argparse import ArgumentParser, Namespace

from ..engine.record import Replay
from .command import Command, CommandError, to_json
from .file_io import display_path
from .hint import add_record_argument, print_for_record, values_by_text


def _add_arguments(parser: ArgumentParser) -> None:
    add_record_argument(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--certificate",
        action="store_true",
        help="print a proof of all values that others can check",
    )


def _run(arguments: Namespace) -> int:
    def describe(replayed: Replay) -> str:
        if arguments.certificate:
            return certificate_text(arguments.file, replayed, has_every_action=True)
        values = _double_dummy_values(arguments.file, replayed)
        if arguments.json:
            return to_json({"seat": replayed.state.turn, "values": values})
        width = max(map(len, values), default=0)
        return "\n".join(f"{text:{width}}  {value:.2f}" for text, value in values.items())

    return print_for_record(arguments.file, describe)


def _double_dummy_values(file: str, replayed: Replay) -> dict[str, float]:
    """Return the double-dummy value of each action of the seat to act, best first.

    Double dummy means that all cards are open and everybody plays perfectly.
    """
    from ..bots.players.double_dummy_values import CannotSolveError, double_dummy_values

    try:
        values = double_dummy_values(replayed.record.header.game, replayed.state)
    except CannotSolveError as error:
        raise CommandError(f"{display_path(file)}: {error}") from None
    return values_by_text(values.items())


def certificate_text(file: str, replayed: Replay, *, has_every_action: bool) -> str:
    """Return a proof of the value of the position, or of each action; see CERTIFICATES.md."""
    from ..bots.players.double_dummy_values import CannotSolveError
    from ..learning.puzzles.proof_certificate import CertificateError, open_cards_certificate

    try:
        return open_cards_certificate(
            replayed.record, replayed.state, has_every_action=has_every_action
        )
    except (CannotSolveError, CertificateError) as error:
        raise CommandError(f"{display_path(file)}: {error}") from None


SOLVE = Command(
    "solve", "show what each action is worth with all cards face up", _add_arguments, _run
)
