"""Stored settings: preferences, the state of the window, and the player's presets."""

import json
import re
from base64 import b64decode, b64encode
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeGuard

from ..engine.options import Value
from .database import Database

PREFERENCES, WINDOW = "preferences", "window"
MOST_DIGITS = 15
NO_TEXT = "\N{REPLACEMENT CHARACTER}"  # a damaged name contains it and cannot be queried
OPENING, CLOSING = ("[", "{"), ("]", "}")
PARTS = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[\[\]{}]|[^\[\]{}"]+', re.DOTALL)


class Choices:
    """Plain values by name, stored as JSON under a key; unreadable values are left out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def preferences(self) -> dict[str, Value]:
        """Return the stored preferences; missing ones have their default value."""
        return self.read(PREFERENCES)

    def keep_preferences(self, values: Mapping[str, Value]) -> None:
        self.write(PREFERENCES, values)

    def window(self) -> dict[str, bytes]:
        """Return the stored parts of the window's state by name."""
        parts: dict[str, bytes] = {}
        for name, value in self.read(WINDOW).items():
            with suppress(ValueError):
                parts[name] = b64decode(str(value), validate=True)
        return parts

    def keep_window(self, parts: Mapping[str, bytes]) -> None:
        self.write(WINDOW, {name: b64encode(part).decode() for name, part in parts.items()})

    def read(self, key: str) -> dict[str, Value]:
        """Return the values stored under a key; empty if there are none."""
        rows = self._database.ask("select value from kept where key = ?", key)
        return _values(rows[0]["value"]) if rows else {}

    def write(self, key: str, values: Mapping[str, Value]) -> None:
        """Store values under a key, replacing the previous ones."""
        with self._database.change() as connection:
            connection.execute(
                "insert or replace into kept values (?, ?)", (key, json.dumps(dict(values)))
            )


class StoredPresets:
    """The player's presets of house rules, by game and name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def names(self, game: str) -> tuple[str, ...]:
        """Return the names of the presets of a game in alphabetical order."""
        rows = self._database.ask("select name from presets where game = ?", game)
        named = (row["name"] for row in rows if NO_TEXT not in row["name"])
        return tuple(sorted(named, key=str.casefold))

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        """Return the rules of a preset; raise KeyError if there is none of that name."""
        rows = self._database.ask(
            "select rules from presets where game = ? and name = ?", game, name
        )
        if not rows:
            raise KeyError(game, name)
        return _values(rows[0]["rules"])

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        """Store rules as a preset, replacing one of the same name."""
        with self._database.change() as connection:
            connection.execute(
                "insert or replace into presets values (?, ?, ?)",
                (game, name, json.dumps(dict(values))),
            )

    def delete(self, game: str, name: str) -> None:
        """Delete a preset; raise KeyError if there is none of that name."""
        with self._database.change() as connection:
            gone = connection.execute(
                "delete from presets where game = ? and name = ?", (game, name)
            )
            if not gone.rowcount:
                raise KeyError(game, name)


def plain(values: Mapping[str, object]) -> dict[str, Value]:
    """Return the values that can be stored: booleans, integers and valid text."""
    return {key: value for key, value in values.items() if _is_plain(value)}


def _is_plain(value: object) -> TypeGuard[Value]:
    if not isinstance(value, str):
        return isinstance(value, bool | int)
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _values(text: str) -> dict[str, Value]:
    """Return the plain values of a JSON object, ignoring nested ones of any depth."""
    try:
        values = json.loads(_flat(text), parse_int=_number)
    except ValueError:
        return {}
    return plain(values) if isinstance(values, dict) else {}


def _flat(text: str) -> str:
    """Replace nested values in the text of a JSON object with null."""
    flat, depth = "", 0
    for part in PARTS.findall(text):
        depth += part in OPENING
        if depth < 2:
            flat += part
        elif part in CLOSING and depth == 2:
            flat += "null"
        depth -= part in CLOSING
    return flat


def _number(digits: str) -> int | None:
    return int(digits) if len(digits) <= MOST_DIGITS else None
