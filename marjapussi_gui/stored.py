"""The window's shelf and choices, kept in the store."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields

from .engine.record import MatchRecord
from .engine.state import Seat
from .kept.listed import Listed
from .kept.match import Match
from .store.database import Database
from .store.journal import MatchJournal
from .store.listing import Filters
from .store.matches import Loaded, Matches, RefusedRecord
from .store.preferences import Choices
from .store.trouble import StoreError
from .ui.preferences import Preferences
from .ui.shelf import Kept, MemoryShelf, RefusedFile

MOST_ROWS = 200
Tell = Callable[[str], None]  # the key of a trouble; nothing when it is over


class StoredShelf:
    """Matches in the database; what cannot be kept is told, and the match goes on."""

    def __init__(self, database: Database, tell: Tell) -> None:
        self._matches, self.tell = Matches(database), tell
        self._forgotten = MemoryShelf()

    def begin(self, match: Match) -> Kept:
        try:
            number = self._matches.begin(match)
        except StoreError as trouble:
            self.tell(trouble.key)
            return self._forgotten.begin(match)
        return Kept(number, match, self._journal(number))

    def last(self) -> Kept | None:
        number = self._matches.last_open()
        return None if number is None else self.take(number)

    def take(self, match: int) -> Kept | None:
        try:
            found = self._matches.load(match)
            if not isinstance(found, Loaded):
                return None
            self._sum_up(match, found.record)
        except StoreError as trouble:
            self.tell(trouble.key)
            return None
        return self._kept(found.listed, found.record)

    def rows(self, game: str = "", status: str = "", text: str = "") -> Sequence[Listed]:
        try:
            return self._matches.listed(Filters(game, status, text), MOST_ROWS)
        except StoreError as trouble:
            self.tell(trouble.key)
            return []

    def take_in(self, data: bytes, seed: int) -> Kept:
        try:
            taken = self._matches.import_record(data, seed)
        except RefusedRecord as refused:
            raise RefusedFile(refused.line, refused.why) from None
        except StoreError as trouble:
            self.tell(trouble.key)
            raise RefusedFile(1, trouble.why) from None
        found = self.take(taken.id)
        assert found is not None  # it was replayed just now
        return found

    def hand_over(self, kept: Kept, record: MatchRecord) -> None:
        self._sum_up(kept.id, record)

    def delete(self, match: int) -> None:
        try:
            self._matches.delete(match)
        except StoreError as trouble:
            self.tell(trouble.key)

    def export(self, match: int) -> str:
        return self._matches.export(match)

    def _sum_up(self, match: int, record: MatchRecord) -> None:
        """Note how the match stands, and all of its hands, where anything can be noted."""
        try:
            self._matches.sum_up(match, record)
        except StoreError as trouble:
            self.tell(trouble.key)

    def _kept(self, listed: Listed, record: MatchRecord) -> Kept:
        match = Match(
            record,
            listed.seed,
            listed.level,
            listed.partner_level,
            Seat(listed.me),
            listed.is_assisted,
        )
        return Kept(listed.id, match, self._journal(listed.id))

    def _journal(self, match: int) -> MatchJournal:
        return self._matches.journal(match, self._on_trouble)

    def _on_trouble(self, trouble: StoreError | None) -> None:
        self.tell("" if trouble is None else trouble.key)


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
