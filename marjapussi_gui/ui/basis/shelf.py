"""What the window asks of the place where matches are kept; whoever keeps them fulfils it."""

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

PAGE = 200  # rows that are read at once


@frozen
class Kept:
    """A match as it was left, and where it goes on being written."""

    id: int
    match: Match
    journal: Journal


class RefusedFile(ValueError):
    """A file that holds no match: the line at which that was clear, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"{line}: {why}")
        self.line, self.why = line, why


class Shelf(Protocol):
    """Where matches are kept."""

    def begin(self, match: Match) -> Kept:
        """Keep a new match."""
        ...

    def last_open(self) -> int | None:
        """Return the number of the match that was being played when the program ended."""
        ...

    def take(self, match: int) -> Kept | None:
        """Return a match to go on with; None when it cannot be read any more."""
        ...

    def sit_down(self, kept: Kept) -> None:
        """Note that somebody goes on with this match: the program opens on it."""
        ...

    def rows(
        self, game: str = "", status: str = "", text: str = "", offset: int = 0, limit: int = PAGE
    ) -> Sequence[Listed]:
        """Return a page of the matches that pass the filters, the one played last first."""
        ...

    def find(
        self, game: str = "", status: str = "", text: str = "", go_on: int | None = None
    ) -> Found:
        """Take a short step of a search for matches that pass the filters, the newest first."""
        ...

    def one(self, match: int) -> Listed | None:
        """Return what a list shows of a match; None if it is gone or cannot be read."""
        ...

    def game(self, match: int) -> Game | None:
        """Return the game of a match with its house rules; None if they cannot be read."""
        ...

    def take_in(self, data: bytes, seed: int) -> Kept:
        """Keep a match from a file; RefusedFile says why that cannot be."""
        ...

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        """Note that a hand of a match, or the match itself, is over."""
        ...

    def change_level(self, kept: Kept, level: str) -> None:
        """Note that the opponents are of another strength from now on."""
        ...

    def delete(self, match: int) -> None:
        """Forget a match."""
        ...

    def export(self, match: int) -> str:
        """Return the record of a match as text; nothing when it cannot be read any more."""
        ...

    def save(self) -> bool:
        """Write what could not be written before; return whether nothing is left."""
        ...

    def unsaved(self) -> Sequence[int]:
        """Return the matches that would lose something if the program ended now."""
        ...


@dataclass(slots=True)
class MemoryShelf:
    """Keeps matches as long as the program runs."""

    _kept: dict[int, Kept] = field(default_factory=dict)

    def begin(self, match: Match) -> Kept:
        number = -len(self._kept) - 1  # no number of a match that is kept for good
        journal = MemoryJournal(list(match.record.entries), is_assisted=match.is_assisted)
        self._kept[number] = Kept(number, match, journal)
        return self._kept[number]

    def last_open(self) -> int | None:
        return None

    def take(self, match: int) -> Kept | None:
        kept = self._kept.get(match)
        return None if kept is None else replace(kept, match=_as_played(kept))

    def sit_down(self, kept: Kept) -> None:
        """Nothing is to be noted of what is forgotten anyway."""

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
        """Nothing is to be noted of what is forgotten anyway."""

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
    """Return a match as it stands now."""
    journal = kept.journal
    assert isinstance(journal, MemoryJournal)
    record = replace(kept.match.record, entries=tuple(journal.entries))
    return replace(kept.match, record=record, is_assisted=journal.is_assisted)
