"""Matches in the database."""

from collections.abc import Sequence
from contextlib import suppress

from ..engine.game import Game
from ..engine.record import MatchRecord
from ..engine.state import Seat
from ..kept.listed import Found, Listed
from ..kept.match import Match
from ..store.database import Database
from ..store.journal import MatchJournal
from ..store.listing import Filters
from ..store.matches import Loaded, Matches, RefusedRecord
from ..store.trouble import StoreError
from ..ui.basis.new_game import LEVELS
from ..ui.basis.shelf import PAGE, Kept, MemoryShelf, RefusedFile
from .telling import Tell, TroubleTeller

STEP = 500  # takes a few milliseconds
NOT_SAID = ""  # the level of a match without one; opening it sets the default


class StoredShelf(TroubleTeller):
    """A match repository in the database, with memory as the fallback."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._database, self._matches = database, Matches(database)
        self._forgotten = MemoryShelf()
        self._begun_in_vain: list[int] = []
        self._journals: dict[int, MatchJournal] = {}

    def begin(self, match: Match) -> Kept:
        return self._asked(lambda: self._begun(match), None) or self._remembered(match)

    def last_open(self) -> int | None:
        return self._asked(self._matches.last_open, None)

    def take(self, match: int) -> Kept | None:
        if match < 0:
            return self._forgotten.take(match)
        return self._asked(lambda: self._taken(match), None)

    def sit_down(self, kept: Kept) -> None:
        if kept.id > 0 and kept.id != self.last_open():
            self._asked(lambda: self._matches.sit_down(kept.id), None)

    def rows(
        self, game: str = "", status: str = "", text: str = "", offset: int = 0, limit: int = PAGE
    ) -> Sequence[Listed]:
        filters = Filters(game, status, text)
        return self._asked(lambda: self._matches.listed(filters, limit, offset), [])

    def find(
        self, game: str = "", status: str = "", text: str = "", go_on: int | None = None
    ) -> Found:
        filters = Filters(game, status, text)
        return self._asked(lambda: self._matches.find(filters, go_on, STEP), Found((), None))

    def one(self, match: int) -> Listed | None:
        with suppress(KeyError):  # it was deleted meanwhile
            return self._asked(lambda: self._matches.one(match), None)
        return None

    def game(self, match: int) -> Game | None:
        return self._asked(lambda: self._matches.game(match), None)

    def take_in(self, data: bytes, seed: int) -> Kept:
        try:
            taken = self._matches.import_record(data, seed)
        except RefusedRecord as refused:
            raise RefusedFile(refused.line, refused.why) from None
        except StoreError as trouble:
            self.tell(trouble.key)
            return self._forgotten.take_in(data, seed)  # in memory is enough: the file still exists
        return self.take(taken.id) or self._forgotten.take_in(data, seed)

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        if kept.id > 0:
            self._sum_up(kept.id, record)

    def change_level(self, kept: Kept, level: str) -> None:
        if kept.id > 0:
            self._asked(lambda: self._matches.change_level(kept.id, level), None)

    def delete(self, match: int) -> None:
        self._journals.pop(match, None)
        self._asked(lambda: self._matches.delete(match), None)

    def export(self, match: int) -> str:
        if match < 0:
            return self._forgotten.export(match)
        with suppress(KeyError):  # it was deleted meanwhile
            return self._asked(lambda: self._matches.export(match), "")
        return ""

    def save(self) -> bool:
        is_saved = self._database.save()
        for journal in self._journals.values():
            if journal.is_waiting:
                journal.write()
        return is_saved and not self.unsaved()

    def unsaved(self) -> Sequence[int]:
        waiting = [match for match, journal in self._journals.items() if journal.is_waiting]
        nothing: list[int] = []
        stored = self._asked(self._matches.unsaved, nothing)
        return list(dict.fromkeys((*self._begun_in_vain, *waiting, *stored)))

    def _remembered(self, match: Match) -> Kept:
        """Create a match that lasts as long as the program runs."""
        kept = self._forgotten.begin(match)
        self._begun_in_vain.append(kept.id)
        return kept

    def _begun(self, match: Match) -> Kept:
        number = self._matches.begin(match)
        return Kept(number, match, self._journal(number))

    def _taken(self, match: int) -> Kept | None:
        """Load a match; return None if it is gone or cannot be replayed."""
        try:
            loaded = self._matches.load(match)
        except KeyError:
            return None
        if not isinstance(loaded, Loaded):
            return None
        self._sum_up(match, loaded.record)
        listed = loaded.listed
        company = _known(listed.level), _known(listed.partner_level)
        played = Match(loaded.record, listed.seed, *company, Seat(listed.me), listed.is_assisted)
        return Kept(match, played, self._journal(match))

    def _sum_up(self, match: int, record: MatchRecord) -> None:
        """Store the score of the match and the results of its hands; ignore errors."""
        with suppress(KeyError):  # it was deleted meanwhile
            self._asked(lambda: self._matches.sum_up(match, record), None)

    def _journal(self, match: int) -> MatchJournal:
        self._journals[match] = self._matches.journal(match, self._on_trouble)
        return self._journals[match]

    def _on_trouble(self, trouble: StoreError | None) -> None:
        self.tell("" if trouble is None else trouble.key)


def _known(level: str) -> str:
    """Return the level, or UNKNOWN_LEVEL if this version does not know it."""
    return level if level in LEVELS else NOT_SAID
