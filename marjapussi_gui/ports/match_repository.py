"""Storage of matches, as a protocol with an in-memory implementation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from ..engine.frozen import frozen
from ..engine.games import VARIANTS
from ..engine.record import MatchRecord, RecordError, replay
from ..model.match_state import MatchState
from ..model.match_summary import MatchSearchStep
from ..session.journal import Journal, MemoryJournal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..engine.game import Game
    from ..model.match_summary import MatchSummary

PAGE_SIZE = 200  # summaries loaded at a time


@frozen
class StoredMatch:
    """A stored match and the journal that records its next actions."""

    id: int
    state: MatchState
    journal: Journal


class RecordFileError(ValueError):
    """Raised for a file that holds no valid match; has the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"{line}: {reason}")
        self.line, self.reason = line, reason


class MatchRepository(Protocol):
    """Stores matches."""

    def create(self, state: MatchState) -> StoredMatch:
        """Store a new match."""
        ...

    def last_open_match(self) -> int | None:
        """Return the id of the match that was open when the program ended; None if none was."""
        ...

    def load(self, match_id: int) -> StoredMatch | None:
        """Load a match to resume it; return None if it cannot be read."""
        ...

    def set_current(self, match: StoredMatch) -> None:
        """Mark a match as the current one, which the program opens at its next start."""
        ...

    def list_summaries(
        self,
        game: str = "",
        status: str = "",
        text: str = "",
        offset: int = 0,
        limit: int = PAGE_SIZE,
    ) -> Sequence[MatchSummary]:
        """Return a page of the matches that pass the filters, last played first."""
        ...

    def search(
        self, game: str = "", status: str = "", text: str = "", resume_from: int | None = None
    ) -> MatchSearchStep:
        """Search a limited number of matches; the result says where to resume the search."""
        ...

    def summary(self, match_id: int) -> MatchSummary | None:
        """Return the summary of a match; None if it was deleted or cannot be read."""
        ...

    def game_of_match(self, match_id: int) -> Game | None:
        """Return the game of a match with its house rules; None if they cannot be read."""
        ...

    def import_record(self, data: bytes, seed: int) -> StoredMatch:
        """Store a match from a record file; raise RecordFileError if it is invalid."""
        ...

    def update_score(self, match: StoredMatch, record: MatchRecord) -> None:
        """Update the stored score after the end of a hand or of the match."""
        ...

    def change_level(self, match: StoredMatch, level: str) -> None:
        """Store a new level of the opponents."""
        ...

    def delete(self, match_id: int) -> None:
        """Delete a match."""
        ...

    def export_record(self, match_id: int) -> str:
        """Return a match as record text; empty if it cannot be read."""
        ...

    def save_pending(self) -> bool:
        """Write changes that failed to be written before; return whether none is left."""
        ...

    def unsaved_matches(self) -> Sequence[int]:
        """Return the ids of matches with changes not yet written."""
        ...


@dataclass(slots=True)
class MemoryMatchRepository:
    """Stores matches in memory until the program ends."""

    _matches: dict[int, StoredMatch] = field(default_factory=dict)

    def create(self, state: MatchState) -> StoredMatch:
        number = -len(self._matches) - 1  # negative: never the id of a match in the database
        journal = MemoryJournal(list(state.record.entries), is_assisted=state.is_assisted)
        self._matches[number] = StoredMatch(number, state, journal)
        return self._matches[number]

    def last_open_match(self) -> int | None:
        return None

    def load(self, match_id: int) -> StoredMatch | None:
        kept = self._matches.get(match_id)
        return None if kept is None else replace(kept, state=_current_state(kept))

    def set_current(self, match: StoredMatch) -> None:
        """Do nothing: the match does not outlive the program."""

    def list_summaries(
        self,
        game: str = "",
        status: str = "",
        text: str = "",
        offset: int = 0,
        limit: int = PAGE_SIZE,
    ) -> Sequence[MatchSummary]:
        return ()

    def search(
        self, game: str = "", status: str = "", text: str = "", resume_from: int | None = None
    ) -> MatchSearchStep:
        return MatchSearchStep((), None)

    def summary(self, match_id: int) -> MatchSummary | None:
        return None

    def game_of_match(self, match_id: int) -> Game | None:
        return None

    def import_record(self, data: bytes, seed: int) -> StoredMatch:
        try:
            record = replay(data, {each.key: each for each in VARIANTS}).record
        except RecordError as error:
            raise RecordFileError(error.line, error.reason) from None
        return self.create(MatchState(record, seed, "", ""))

    def update_score(self, match: StoredMatch, record: MatchRecord) -> None:
        """Do nothing: the match does not outlive the program."""

    def change_level(self, match: StoredMatch, level: str) -> None:
        self._matches[match.id] = replace(match, state=replace(match.state, level=level))

    def delete(self, match_id: int) -> None:
        del self._matches[match_id]

    def export_record(self, match_id: int) -> str:
        kept = self._matches.get(match_id)
        return "" if kept is None else _current_state(kept).record.text()

    def save_pending(self) -> bool:
        return True

    def unsaved_matches(self) -> Sequence[int]:
        return ()


def _current_state(match: StoredMatch) -> MatchState:
    """Return a match with the entries of its journal."""
    journal = match.journal
    assert isinstance(journal, MemoryJournal)
    record = replace(match.state.record, entries=tuple(journal.entries))
    return replace(match.state, record=record, is_assisted=journal.is_assisted)
