"""Storage of matches, as a protocol with an in-memory implementation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from ...engine.frozen import frozen
from ...engine.games import VARIANTS
from ...engine.record import MatchRecord, RecordError, replay
from ...kept.listed import Found
from ...kept.match import Match
from ...table.journal import Journal, MemoryJournal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...engine.game import Game
    from ...kept.listed import Listed

PAGE = 200  # summaries loaded at a time


@frozen
class Kept:
    """A stored match and the journal that records its next actions."""

    id: int
    match: Match
    journal: Journal


class RefusedFile(ValueError):
    """Raised for a file that holds no valid match; has the line and the reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"{line}: {why}")
        self.line, self.why = line, why


class Shelf(Protocol):
    """Stores matches."""

    def begin(self, match: Match) -> Kept:
        """Store a new match."""
        ...

    def last_open(self) -> int | None:
        """Return the id of the match that was open when the program ended; None if none was."""
        ...

    def take(self, match: int) -> Kept | None:
        """Load a match to resume it; return None if it cannot be read."""
        ...

    def sit_down(self, kept: Kept) -> None:
        """Mark a match as the current one, which the program opens at its next start."""
        ...

    def rows(
        self, game: str = "", status: str = "", text: str = "", offset: int = 0, limit: int = PAGE
    ) -> Sequence[Listed]:
        """Return a page of the matches that pass the filters, last played first."""
        ...

    def find(
        self, game: str = "", status: str = "", text: str = "", go_on: int | None = None
    ) -> Found:
        """Search a limited number of matches; the result says where to resume the search."""
        ...

    def one(self, match: int) -> Listed | None:
        """Return the summary of a match; None if it was deleted or cannot be read."""
        ...

    def game(self, match: int) -> Game | None:
        """Return the game of a match with its house rules; None if they cannot be read."""
        ...

    def take_in(self, data: bytes, seed: int) -> Kept:
        """Store a match from a record file; raise RecordFileError if it is invalid."""
        ...

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        """Update the stored score after the end of a hand or of the match."""
        ...

    def change_level(self, kept: Kept, level: str) -> None:
        """Store a new level of the opponents."""
        ...

    def delete(self, match: int) -> None:
        """Delete a match."""
        ...

    def export(self, match: int) -> str:
        """Return a match as record text; empty if it cannot be read."""
        ...

    def save(self) -> bool:
        """Write changes that failed to be written before; return whether none is left."""
        ...

    def unsaved(self) -> Sequence[int]:
        """Return the ids of matches with changes not yet written."""
        ...


@dataclass(slots=True)
class MemoryShelf:
    """Stores matches in memory until the program ends."""

    _kept: dict[int, Kept] = field(default_factory=dict)

    def begin(self, match: Match) -> Kept:
        number = -len(self._kept) - 1  # negative: never the id of a match in the database
        journal = MemoryJournal(list(match.record.entries), is_assisted=match.is_assisted)
        self._kept[number] = Kept(number, match, journal)
        return self._kept[number]

    def last_open(self) -> int | None:
        return None

    def take(self, match: int) -> Kept | None:
        kept = self._kept.get(match)
        return None if kept is None else replace(kept, match=_as_played(kept))

    def sit_down(self, kept: Kept) -> None:
        """Do nothing: the match does not outlive the program."""

    def rows(
        self, game: str = "", status: str = "", text: str = "", offset: int = 0, limit: int = PAGE
    ) -> Sequence[Listed]:
        return ()

    def find(
        self, game: str = "", status: str = "", text: str = "", go_on: int | None = None
    ) -> Found:
        return Found((), None)

    def one(self, match: int) -> Listed | None:
        return None

    def game(self, match: int) -> Game | None:
        return None

    def take_in(self, data: bytes, seed: int) -> Kept:
        try:
            record = replay(data, {each.key: each for each in VARIANTS}).record
        except RecordError as error:
            raise RefusedFile(error.line, error.why) from None
        return self.begin(Match(record, seed, "", ""))

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        """Do nothing: the match does not outlive the program."""

    def change_level(self, kept: Kept, level: str) -> None:
        self._kept[kept.id] = replace(kept, match=replace(kept.match, level=level))

    def delete(self, match: int) -> None:
        del self._kept[match]

    def export(self, match: int) -> str:
        kept = self._kept.get(match)
        return "" if kept is None else _as_played(kept).record.text()

    def save(self) -> bool:
        return True

    def unsaved(self) -> Sequence[int]:
        return ()


def _as_played(kept: Kept) -> Match:
    """Return a match with the entries of its journal."""
    journal = kept.journal
    assert isinstance(journal, MemoryJournal)
    record = replace(kept.match.record, entries=tuple(journal.entries))
    return replace(kept.match, record=record, is_assisted=journal.is_assisted)
