"""Types of command line arguments that shell completion recognizes."""

from argparse import Action, ArgumentParser, Namespace
from pathlib import Path
from typing import ClassVar

from ..engine.codes.code_alphabet import MAX_LENGTH, SEPARATORS, CodeError
from ..engine.codes.code_text import Coded, CodedPosition, read_code
from ..engine.codes.hand import Hand
from ..engine.codes.pbn import PbnError, read_pbn
from ..engine.events import Event, HandScored
from ..engine.game import Game
from ..engine.record import STATUS_NOT_A_RECORD, MatchRecord, RecordError, Replay
from ..engine.record_lines import RecordEntry, RecordHeader
from ..engine.state import MatchStart, Seat
from ..system.paths import path_exists


class ChoicesForHelp(tuple[str, ...]):
    """Choices for help and shell completion that argparse itself doesn't check.

    The type function of the argument checks the value, so that our own error messages are shown.
    """

    __slots__ = ()

    def __contains__(self, _item: object) -> bool:
        return True


class PathArgument(Action):
    """A file or folder argument that shells can complete."""

    complete: ClassVar[object]  # set by packaging/completions.py, which uses shtab

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)


class FileArgument(PathArgument):
    """A path argument for a file."""


class FolderArgument(PathArgument):
    """A path argument for a folder."""


class RecordArgument(PathArgument):
    """A path argument for a record file."""


MIN_LETTERS = 12  # shorter texts are taken for names of files


def read_code_argument(text: str) -> Coded | None:
    """Return what a code contains, or None if it is a file name. Raise RecordError."""
    letters = "".join(each for each in text if each not in SEPARATORS)
    looks_like_code = len(letters) >= MIN_LETTERS and letters.isascii() and letters.isalnum()
    if not looks_like_code or len(letters) > MAX_LENGTH or path_exists(Path(text)):
        return None
    try:
        return read_code(text)
    except CodeError as error:
        raise RecordError(0, str(error), STATUS_NOT_A_RECORD) from None


def replay_pbn_board(data: bytes) -> Replay:
    """Return a bridge board in PBN as a replayed record. Raise RecordError if there is none."""
    try:
        return create_replay(read_pbn(data.decode("utf-8", "replace")))
    except PbnError as error:
        raise RecordError(0, str(error), STATUS_NOT_A_RECORD) from None


def create_replay(coded: Coded) -> Replay:
    """Return a hand or a position as a replayed record. Raise RecordError for a view."""
    match coded:
        case Hand(game, dealer, match, actions):
            names = tuple(name for name, _ in coded.players)
            states, log = coded.states(), list[Event]()
            entries = []
            for state, action in zip(states, actions, strict=False):
                game.step(state, action, log)
                entries.append(RecordEntry(state.turn, action))
            header = create_header(game, dealer, match.scores, names)
            scored = tuple(event for event in log if isinstance(event, HandScored))
            return Replay(MatchRecord(header, tuple(entries)), states[-1], scored)
        case CodedPosition(game, state):
            header = create_header(game, state.dealer, state.match.scores)
            return Replay(MatchRecord(header), state, ())
        case _:
            reason = "a view hides cards, so it's only for hints"
            raise RecordError(0, reason, STATUS_NOT_A_RECORD)


def create_header(
    game: Game, dealer: Seat, scores: tuple[int, ...], names: tuple[str, ...] = ()
) -> RecordHeader:
    """Return a record's header, naming players by their seat numbers if no names are given."""
    seats = [f"Seat {seat}" for seat in game.seating.seats]
    return RecordHeader(game, names or tuple(seats), MatchStart(dealer, scores))
