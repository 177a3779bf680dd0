"""Stored settings: preferences, window state, presets of house rules, and progress."""

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import TypeGuard

from ..engine.options import OptionValue
from ..model.preferences import Preferences, valid_preferences
from ..ports.match_repository import SavedDataKind
from .base_repository import NO_ITEMS, NO_VALUES, BaseRepository, ReportError, default_on_error
from .database import Database
from .errors import DAMAGED, StoreError

# Keys in the table "kept", which must never change
PREFERENCES_KEY, WINDOW_KEY = "preferences", "window"
LESSONS_KEY, PUZZLES_KEY, RULES_READ_KEY = "lessons", "puzzles", "rules read"
TABLES_KEY = "tables"
CHOICES_BY_KEY = {
    PREFERENCES_KEY: SavedDataKind.PREFERENCES,
    LESSONS_KEY: SavedDataKind.LESSONS,
    PUZZLES_KEY: SavedDataKind.PUZZLES,
    TABLES_KEY: SavedDataKind.PEOPLE,
}
MAX_INTEGER_DIGITS = 15
# a name that contains this character is damaged and can't be queried
REPLACEMENT_CHARACTER = "\N{REPLACEMENT CHARACTER}"
OPENING_BRACKETS, CLOSING_BRACKETS = ("[", "{"), ("]", "}")
JSON_TOKEN_PATTERN = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[\[\]{}]|[^\[\]{}"]+', re.DOTALL)


class KeyValueStore(BaseRepository):
    """Stores dictionaries of plain values as JSON, each under a key. Skips unreadable values."""

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        super().__init__(database, report_error)
        self._loaded: Mapping[str, OptionValue] = {}

    @default_on_error(Preferences())
    def load_preferences(self) -> Preferences:
        stored = self.read(PREFERENCES_KEY)
        preferences = valid_preferences(stored)
        if stored or self._database.error_key:
            self._loaded = asdict(preferences)
        return preferences

    @default_on_error(None)
    def save_preferences(self, preferences: Preferences) -> None:
        """Save the preferences that have changed.

        If the file couldn't be read, saving the others would overwrite the values in it.
        """
        values = asdict(preferences)
        changed = values.items() - self._loaded.items()
        if changed:
            self.update(PREFERENCES_KEY, dict(changed))
        self._loaded = values

    @default_on_error(NO_VALUES)
    def load_window_state(self) -> dict[str, bytes]:
        """Return the state of the window as values by name, without unreadable ones."""
        parts: dict[str, bytes] = {}
        for name, value in self.read(WINDOW_KEY).items():
            with suppress(ValueError):
                parts[name] = b64decode(str(value), validate=True)
        return parts

    @default_on_error(None)
    def save_window_state(self, parts: Mapping[str, bytes]) -> None:
        self.write(WINDOW_KEY, {name: b64encode(part).decode() for name, part in parts.items()})

    def read(self, key: str) -> dict[str, OptionValue]:
        """Return the values stored under a key, or an empty dict. Raise StoreError on failure."""
        rows = self._database.query("select value from kept where key = ?", key)
        return _parse_object(rows[0]["value"]) if rows else {}

    def write(self, key: str, values: Mapping[str, OptionValue]) -> None:
        """Store values under a key, replacing the previous ones. Raise StoreError on failure."""
        with self._database.transaction() as connection:
            connection.execute(
                "insert or replace into kept values (?, ?)", (key, json.dumps(dict(values)))
            )

    def update(self, key: str, values: Mapping[str, OptionValue | None]) -> None:
        """Change some values under a key: delete those given as None, keep those not given.

        Raise StoreError on failure.
        """
        try:
            with self._database.transaction() as connection:
                connection.execute(UPDATE_SQL, (key, json.dumps(dict(values))))
        except StoreError as error:
            if error.key != DAMAGED:
                raise
            # what is there can't even be read
            self.write(key, {name: each for name, each in values.items() if each is not None})


class ProgressTable(BaseRepository):
    """Stores progress as a dict of numbers under a single key; implements ProgressRepository.

    Numbers that can't be written are kept until the program ends.
    """

    def __init__(
        self,
        database: Database,
        report_error: ReportError | None = None,
        key: str = LESSONS_KEY,
    ) -> None:
        super().__init__(database, report_error)
        self._store, self._key = KeyValueStore(database), key
        self._unsaved: dict[str, int] = {}

    def load(self) -> dict[str, int]:
        return {**self._load_stored(), **self._unsaved}

    def save(self, key: str, value: int) -> None:
        try:
            self._store.update(self._key, {**self._unsaved, key: value})
        except StoreError as error:
            self._handle_error(error)
            self._unsaved[key] = value

    @default_on_error(NO_VALUES)
    def _load_stored(self) -> dict[str, int]:
        stored = self._store.read(self._key)
        return {key: value for key, value in stored.items() if type(value) is int}


class PresetTable(BaseRepository):
    """Stores the player's presets of house rules; implements PresetRepository.

    Presets that can't be written are kept until the program ends.
    """

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        super().__init__(database, report_error)
        self._unsaved: dict[tuple[str, str], Mapping[str, OptionValue]] = {}

    def list_names(self, game: str) -> tuple[str, ...]:
        unsaved = (name for key, name in self._unsaved if key == game)
        return tuple(sorted({*self._list_stored_names(game), *unsaved}, key=str.casefold))

    def load(self, game: str, name: str) -> Mapping[str, OptionValue]:
        if (game, name) in self._unsaved:
            return self._unsaved[game, name]
        return self._load_stored(game, name)

    def save(self, game: str, name: str, values: Mapping[str, OptionValue]) -> None:
        try:
            with self._database.transaction() as connection:
                connection.execute(
                    "insert or replace into presets values (?, ?, ?)",
                    (game, name, json.dumps(dict(values))),
                )
        except StoreError as error:
            self._handle_error(error)
            self._unsaved[game, name] = dict(values)

    @default_on_error(None)
    def delete(self, game: str, name: str) -> None:
        if self._unsaved.pop((game, name), None) is not None:
            return
        with self._database.transaction() as connection:
            gone = connection.execute(
                "delete from presets where game = ? and name = ?", (game, name)
            )
            if not gone.rowcount:
                raise KeyError(game, name)

    @default_on_error(NO_ITEMS)
    def _list_stored_names(self, game: str) -> list[str]:
        rows = self._database.query("select name from presets where game = ?", game)
        return [row["name"] for row in rows if REPLACEMENT_CHARACTER not in row["name"]]

    @default_on_error(NO_VALUES)
    def _load_stored(self, game: str, name: str) -> Mapping[str, OptionValue]:
        rows = self._database.query(
            "select rules from presets where game = ? and name = ?", game, name
        )
        if not rows:
            raise KeyError(game, name)
        return _parse_object(rows[0]["rules"])


UPDATE_SQL = """
insert into kept values (?, ?) on conflict do update set value =
    case when json_valid(value) then json_patch(value, excluded.value) else excluded.value end
"""


def storable_values(values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return those values that can be stored: booleans, integers and valid text."""
    return {key: value for key, value in values.items() if _is_plain_value(value)}


def _is_plain_value(value: object) -> TypeGuard[OptionValue]:
    if not isinstance(value, str):
        return isinstance(value, bool | int)
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _parse_object(text: str) -> dict[str, OptionValue]:
    try:
        values = json.loads(_flatten_json(text), parse_int=_parse_integer)
    except ValueError:
        return {}
    return storable_values(values) if isinstance(values, dict) else {}


def _flatten_json(text: str) -> str:
    """Return the text of a JSON object with all nested values replaced with null."""
    flat, depth = "", 0
    for part in JSON_TOKEN_PATTERN.findall(text):
        depth += part in OPENING_BRACKETS
        if depth < 2:
            flat += part
        elif part in CLOSING_BRACKETS and depth == 2:
            flat += "null"
        depth -= part in CLOSING_BRACKETS
    return flat


def _parse_integer(digits: str) -> int | None:
    return int(digits) if len(digits) <= MAX_INTEGER_DIGITS else None
