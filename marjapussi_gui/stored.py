"""What the window asks for, kept in the store: matches, copies, figures, choices."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TypeVar

from .engine.record import MatchRecord
from .engine.state import Seat
from .kept.backup import Backup
from .kept.figures import HandPoint, Kind, Scope, Totals
from .kept.listed import Listed
from .kept.match import Match
from .store.backups import Backups
from .store.database import Database
from .store.journal import MatchJournal
from .store.listing import Filters
from .store.matches import Loaded, Matches, RefusedRecord
from .store.preferences import Choices
from .store.statistics import Statistics
from .store.trouble import StoreError
from .ui.preferences import Preferences
from .ui.shelf import PAGE, Kept, MemoryShelf, RefusedFile

T = TypeVar("T")

Tell = Callable[[str], None]  # the key of a trouble; nothing when it is over


class Telling:
    """Something that asks the store; what goes wrong there is told, and nothing stops."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def _asked(self, question: Callable[[], T], without: T) -> T:
        """Return the answer of the store, or what holds without one."""
        try:
            return question()
        except StoreError as trouble:
            self.tell(trouble.key)
            return without


class StoredShelf(Telling):
    """Matches in the database; what cannot be kept goes on as long as the program runs."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._matches, self._forgotten = Matches(database), MemoryShelf()

    def begin(self, match: Match) -> Kept:
        number = self._asked(lambda: self._matches.begin(match), 0)
        if not number:
            return self._forgotten.begin(match)
        return Kept(number, match, self._journal(number))

    def last_open(self) -> int | None:
        return self._asked(self._matches.last_open, None)

    def take(self, match: int) -> Kept | None:
        found = self._asked(lambda: self._matches.load(match), None)
        if not isinstance(found, Loaded):
            return None
        self._sum_up(match, found.record)
        listed = found.listed
        company = listed.level, listed.partner_level, Seat(listed.me), listed.is_assisted
        return Kept(match, Match(found.record, listed.seed, *company), self._journal(match))

    def rows(
        self, game: str = "", status: str = "", text: str = "", offset: int = 0
    ) -> Sequence[Listed]:
        filters = Filters(game, status, text)
        return self._asked(lambda: self._matches.listed(filters, PAGE, offset), [])

    def count(self, game: str = "", status: str = "", text: str = "") -> int:
        filters = Filters(game, status, text)
        return self._asked(lambda: self._matches.count(filters), 0)

    def take_in(self, data: bytes, seed: int) -> Kept:
        try:
            taken = self._matches.import_record(data, seed)
        except RefusedRecord as refused:
            raise RefusedFile(refused.line, refused.why) from None
        except StoreError as trouble:
            self.tell(trouble.key)
            return self._forgotten.take_in(data, seed)
        found = self.take(taken.id)
        assert found is not None  # it was replayed just now
        return found

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        if kept.id > 0:
            self._sum_up(kept.id, record)

    def change_level(self, kept: Kept, level: str) -> None:
        if kept.id > 0:
            self._asked(lambda: self._matches.change_level(kept.id, level), None)

    def delete(self, match: int) -> None:
        self._asked(lambda: self._matches.delete(match), None)

    def export(self, match: int) -> str:
        return self._matches.export(match)

    def _sum_up(self, match: int, record: MatchRecord) -> None:
        """Note how the match stands, and all of its hands, where anything can be noted."""
        self._asked(lambda: self._matches.sum_up(match, record), None)

    def _journal(self, match: int) -> MatchJournal:
        return self._matches.journal(match, self._on_trouble)

    def _on_trouble(self, trouble: StoreError | None) -> None:
        self.tell("" if trouble is None else trouble.key)


class StoredSafe(Telling):
    """Copies of the database."""

    def __init__(self, backups: Backups, tell: Tell) -> None:
        super().__init__(tell)
        self._backups = backups

    def copies(self) -> Sequence[Backup]:
        return self._backups.listed()

    def copy_now(self) -> Path | None:
        return self._asked(self._backups.back_up_now, None)

    def restore(self, path: Path) -> bool:
        try:
            self._backups.restore(path)
        except StoreError:
            return False
        return True


class StoredFigures(Telling):
    """Hands in the database, counted whenever somebody looks."""

    def __init__(self, database: Database, backups: Backups, tell: Tell) -> None:
        super().__init__(tell)
        self._statistics = Statistics(database, backups)

    def kinds(self) -> Sequence[Kind]:
        return self._asked(self._statistics.kinds, [])

    def totals(self, scope: Scope) -> Totals:
        return self._asked(lambda: self._statistics.totals(scope), Totals())

    def series(self, scope: Scope) -> Sequence[HandPoint]:
        return self._asked(lambda: self._statistics.series(scope), [])

    def distribution(self, scope: Scope) -> Mapping[int, int]:
        return self._asked(lambda: self._statistics.distribution(scope), {})

    def reset(self, game: str = "") -> bool:
        def done() -> bool:
            self._statistics.reset(game)
            return True

        return self._asked(done, without=False)


def kept_preferences(choices: Choices) -> Preferences:
    """Return the preferences as they were kept; what is unknown or of another kind is left out."""
    usual, kept = asdict(Preferences()), choices.preferences()
    known = {each.name for each in fields(Preferences)}
    return Preferences(
        **{
            name: value
            for name, value in kept.items()
            if name in known and type(value) is type(usual[name])
        }  # type: ignore[arg-type]
    )


def keep_preferences(choices: Choices, preferences: Preferences) -> None:
    """Keep the preferences, where anything can be kept."""
    try:
        choices.keep_preferences(asdict(preferences))
    except StoreError:
        return  # the trouble was told when the store was opened


def keep_window(choices: Choices, parts: Mapping[str, bytes]) -> None:
    """Keep where the window stood, where anything can be kept."""
    try:
        choices.keep_window(parts)
    except StoreError:
        return
