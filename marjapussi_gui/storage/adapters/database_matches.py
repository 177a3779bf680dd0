"""Matches in the database."""

from collections.abc import Sequence
from contextlib import suppress

from ...engine.game import Game
from ...engine.record import MatchRecord
from ...engine.state import Seat
from ...model.match_state import MatchState
from ...model.match_summary import MatchSearchStep, MatchSummary
from ...model.new_game import LEVELS
from ...ports.match_repository import PAGE_SIZE, MemoryMatchRepository, RecordFileError, StoredMatch
from ..database import Database
from ..errors import StoreError
from ..match_journal import MatchJournal
from ..match_queries import MatchFilters
from ..match_table import InvalidRecordError, LoadedMatch, MatchTable
from .fallback import ReportTrouble, WithFallback

MATCHES_PER_SEARCH_STEP = 500  # takes a few milliseconds
UNKNOWN_LEVEL = ""  # the level of a match without one; opening it sets the default


class DatabaseMatches(WithFallback):
    """A match repository in the database, with memory as the fallback."""

    def __init__(self, database: Database, report_trouble: ReportTrouble) -> None:
        super().__init__(report_trouble)
        self._database, self._matches = database, MatchTable(database)
        self._in_memory = MemoryMatchRepository()
        self._unsaved_ids: list[int] = []
        self._journals: dict[int, MatchJournal] = {}

    def create(self, state: MatchState) -> StoredMatch:
        return self._query(lambda: self._create_stored(state), None) or self._create_in_memory(
            state
        )

    def last_open_match(self) -> int | None:
        return self._query(self._matches.last_open_match, None)

    def load(self, match_id: int) -> StoredMatch | None:
        if match_id < 0:
            return self._in_memory.load(match_id)
        return self._query(lambda: self._load_stored(match_id), None)

    def set_current(self, match: StoredMatch) -> None:
        if match.id > 0 and match.id != self.last_open_match():
            self._query(lambda: self._matches.set_current(match.id), None)

    def list_summaries(
        self,
        game: str = "",
        status: str = "",
        text: str = "",
        offset: int = 0,
        limit: int = PAGE_SIZE,
    ) -> Sequence[MatchSummary]:
        filters = MatchFilters(game, status, text)
        return self._query(lambda: self._matches.list_summaries(filters, limit, offset), [])

    def search(
        self, game: str = "", status: str = "", text: str = "", resume_from: int | None = None
    ) -> MatchSearchStep:
        filters = MatchFilters(game, status, text)
        return self._query(
            lambda: self._matches.search(filters, resume_from, MATCHES_PER_SEARCH_STEP),
            MatchSearchStep((), None),
        )

    def summary(self, match_id: int) -> MatchSummary | None:
        with suppress(KeyError):  # it was deleted meanwhile
            return self._query(lambda: self._matches.summary(match_id), None)
        return None

    def game_of_match(self, match_id: int) -> Game | None:
        return self._query(lambda: self._matches.game_of_match(match_id), None)

    def import_record(self, data: bytes, seed: int) -> StoredMatch:
        try:
            taken = self._matches.import_record(data, seed)
        except InvalidRecordError as refused:
            raise RecordFileError(refused.line, refused.reason) from None
        except StoreError as trouble:
            self.report_trouble(trouble.key)
            return self._in_memory.import_record(
                data, seed
            )  # in memory is enough: the file still exists
        return self.load(taken.id) or self._in_memory.import_record(data, seed)

    def update_score(self, match: StoredMatch, record: MatchRecord) -> None:
        if match.id > 0:
            self._update_score(match.id, record)

    def change_level(self, match: StoredMatch, level: str) -> None:
        if match.id > 0:
            self._query(lambda: self._matches.change_level(match.id, level), None)

    def delete(self, match_id: int) -> None:
        self._journals.pop(match_id, None)
        self._query(lambda: self._matches.delete(match_id), None)

    def export_record(self, match_id: int) -> str:
        if match_id < 0:
            return self._in_memory.export_record(match_id)
        with suppress(KeyError):  # it was deleted meanwhile
            return self._query(lambda: self._matches.export_record(match_id), "")
        return ""

    def save_pending(self) -> bool:
        is_saved = self._database.save_pending()
        for journal in self._journals.values():
            if journal.has_pending_changes:
                journal.write_pending()
        return is_saved and not self.unsaved_matches()

    def unsaved_matches(self) -> Sequence[int]:
        waiting = [
            match for match, journal in self._journals.items() if journal.has_pending_changes
        ]
        nothing: list[int] = []
        stored = self._query(self._matches.unsaved_matches, nothing)
        return list(dict.fromkeys((*self._unsaved_ids, *waiting, *stored)))

    def _create_in_memory(self, match: MatchState) -> StoredMatch:
        """Create a match that lasts as long as the program runs."""
        kept = self._in_memory.create(match)
        self._unsaved_ids.append(kept.id)
        return kept

    def _create_stored(self, match: MatchState) -> StoredMatch:
        number = self._matches.create(match)
        return StoredMatch(number, match, self._open_journal(number))

    def _load_stored(self, match_id: int) -> StoredMatch | None:
        """Load a match; return None if it is gone or cannot be replayed."""
        try:
            loaded = self._matches.load(match_id)
        except KeyError:
            return None
        if not isinstance(loaded, LoadedMatch):
            return None
        self._update_score(match_id, loaded.record)
        listed = loaded.summary
        company = _known_level(listed.level), _known_level(listed.partner_level)
        played = MatchState(
            loaded.record, listed.seed, *company, Seat(listed.own_seat), listed.is_assisted
        )
        return StoredMatch(match_id, played, self._open_journal(match_id))

    def _update_score(self, match_id: int, record: MatchRecord) -> None:
        """Store the score of the match and the results of its hands; ignore errors."""
        with suppress(KeyError):  # it was deleted meanwhile
            self._query(lambda: self._matches.update_score(match_id, record), None)

    def _open_journal(self, match_id: int) -> MatchJournal:
        self._journals[match_id] = self._matches.open_journal(match_id, self._on_error)
        return self._journals[match_id]

    def _on_error(self, error: StoreError | None) -> None:
        self.report_trouble("" if error is None else error.key)


def _known_level(level: str) -> str:
    """Return the level, or UNKNOWN_LEVEL if this version does not know it."""
    return level if level in LEVELS else UNKNOWN_LEVEL
