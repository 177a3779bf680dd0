"""Stored settings: preferences, the state of the window, and the player's presets."""

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeGuard

from ..engine.options import OptionValue
from .database import Database

PREFERENCES_KEY, WINDOW_KEY = "preferences", "window"
MAX_INTEGER_DIGITS = 15
REPLACEMENT_CHARACTER = (
    "\N{REPLACEMENT CHARACTER}"  # a damaged name contains it and cannot be queried
)
OPENING_BRACKETS, CLOSING_BRACKETS = ("[", "{"), ("]", "}")
JSON_TOKEN_PATTERN = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[\[\]{}]|[^\[\]{}"]+', re.DOTALL)


class KeyValueStore:
    """Plain values by name, stored as JSON under a key; unreadable values are left out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def load_preferences(self) -> dict[str, OptionValue]:
        """Return the stored preferences; missing ones have their default value."""
        return self.read(PREFERENCES_KEY)

    def save_preferences(self, values: Mapping[str, OptionValue]) -> None:
        self.write(PREFERENCES_KEY, values)

    def load_window_state(self) -> dict[str, bytes]:
        """Return the stored parts of the window's state by name."""
        parts: dict[str, bytes] = {}
        for name, value in self.read(WINDOW_KEY).items():
            with suppress(ValueError):
                parts[name] = b64decode(str(value), validate=True)
        return parts

    def save_window_state(self, parts: Mapping[str, bytes]) -> None:
        self.write(WINDOW_KEY, {name: b64encode(part).decode() for name, part in parts.items()})

    def read(self, key: str) -> dict[str, OptionValue]:
        """Return the values stored under a key; empty if there are none."""
        rows = self._database.query("select value from kept where key = ?", key)
        return _parse_object(rows[0]["value"]) if rows else {}

    def write(self, key: str, values: Mapping[str, OptionValue]) -> None:
        """Store values under a key, replacing the previous ones."""
        with self._database.transaction() as connection:
            connection.execute(
                "insert or replace into kept values (?, ?)", (key, json.dumps(dict(values)))
            )


class PresetTable:
    """The player's presets of house rules, by game and name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list_names(self, game: str) -> tuple[str, ...]:
        """Return the names of the presets of a game in alphabetical order."""
        rows = self._database.query("select name from presets where game = ?", game)
        named = (row["name"] for row in rows if REPLACEMENT_CHARACTER not in row["name"])
        return tuple(sorted(named, key=str.casefold))

    def load(self, game: str, name: str) -> Mapping[str, OptionValue]:
        """Return the rules of a preset; raise KeyError if there is none of that name."""
        rows = self._database.query(
            "select rules from presets where game = ? and name = ?", game, name
        )
        if not rows:
            raise KeyError(game, name)
        return _parse_object(rows[0]["rules"])

    def save(self, game: str, name: str, values: Mapping[str, OptionValue]) -> None:
        """Store rules as a preset, replacing one of the same name."""
        with self._database.transaction() as connection:
            connection.execute(
                "insert or replace into presets values (?, ?, ?)",
                (game, name, json.dumps(dict(values))),
            )

    def delete(self, game: str, name: str) -> None:
        """Delete a preset; raise KeyError if there is none of that name."""
        with self._database.transaction() as connection:
            gone = connection.execute(
                "delete from presets where game = ? and name = ?", (game, name)
            )
            if not gone.rowcount:
                raise KeyError(game, name)


def plain_values(values: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return the values that can be stored: booleans, integers and valid text."""
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
    """Return the plain values of a JSON object, ignoring nested ones of any depth."""
    try:
        values = json.loads(_flatten_json(text), parse_int=_parse_integer)
    except ValueError:
        return {}
    return plain_values(values) if isinstance(values, dict) else {}


def _flatten_json(text: str) -> str:
    """Replace nested values in the text of a JSON object with null."""
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
