"""The window's shelf and choices, kept in the store."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields

from .engine.lines import Header
from .engine.record import MatchRecord
from .engine.state import Seat
from .store.database import Database
from .store.listing import Filters, Listed
from .store.matches import Loaded, Matches, RefusedRecord
from .store.preferences import Choices
from .store.trouble import StoreError
from .ui.preferences import Preferences
from .ui.shelf import Kept, MemoryShelf, RefusedFile, Row

Tell = Callable[[str], None]  # the key of a trouble; nothing when it is over


class StoredShelf:
    """Matches in the database; what cannot be kept is told, and the match goes on."""

    def __init__(self, database: Database, tell: Tell) -> None:
        self._matches, self.tell = Matches(database), tell
        self._forgotten = MemoryShelf()

    def begin(self, header: Header, seed: int, level: str, partner_level: str) -> Kept:
        try:
            number = self._matches.begin(header, seed, level, partner_level)
        except StoreError as trouble:
            self.tell(trouble.key)
            return self._forgotten.begin(header, seed, level, partner_level)
        return self._kept(self._matches.one(number), MatchRecord(header))

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

    def rows(self, game: str = "", status: str = "", text: str = "") -> Sequence[Row]:
        try:
            listed = self._matches.listed(Filters(game, status, text), MOST_ROWS)
        except StoreError as trouble:
            self.tell(trouble.key)
            return []
        return [_row(each) for each in listed]

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

    def assist(self, kept: Kept) -> None:
        try:
            self._matches.assist(kept.id)
        except StoreError as trouble:
            self.tell(trouble.key)

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
        return Kept(
            listed.id,
            record,
            listed.seed,
            listed.level,
            listed.partner_level,
            Seat(listed.me),
            listed.is_assisted,
            self._matches.journal(listed.id, self._on_trouble),
        )

    def _on_trouble(self, trouble: StoreError | None) -> None:
        self.tell("" if trouble is None else trouble.key)


MOST_ROWS = 200


def _row(listed: Listed) -> Row:
    return Row(
        listed.id,
        listed.game,
        listed.seats,
        listed.me,
        listed.changed_at,
        listed.status,
        listed.scores,
        listed.hands,
        listed.is_assisted,
        listed.winner,
    )


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
