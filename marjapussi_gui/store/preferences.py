"""What a player has chosen: preferences, the state of the window, and house rules of his own."""

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
NO_TEXT = "\N{REPLACEMENT CHARACTER}"  # in a damaged name, by which nothing is found
OPENING, CLOSING = ("[", "{"), ("]", "}")
PARTS = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[\[\]{}]|[^\[\]{}"]+', re.DOTALL)


class Choices:
    """Plain values by name, kept as JSON under a key; what cannot be read is as if never kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def preferences(self) -> dict[str, Value]:
        """Return the preferences that were kept; the reader knows defaults for the rest."""
        return self.read(PREFERENCES)

    def keep_preferences(self, values: Mapping[str, Value]) -> None:
        self.write(PREFERENCES, values)

    def window(self) -> dict[str, bytes]:
        """Return what the window kept of its state, part by part."""
        parts: dict[str, bytes] = {}
        for name, value in self.read(WINDOW).items():
            with suppress(ValueError):
                parts[name] = b64decode(str(value), validate=True)
        return parts

    def keep_window(self, parts: Mapping[str, bytes]) -> None:
        self.write(WINDOW, {name: b64encode(part).decode() for name, part in parts.items()})

    def read(self, key: str) -> dict[str, Value]:
        """Return the values kept under a key."""
        rows = self._database.ask("select value from kept where key = ?", key)
        return _values(rows[0]["value"]) if rows else {}

    def write(self, key: str, values: Mapping[str, Value]) -> None:
        """Keep values under a key, in place of what was there."""
        with self._database.change() as connection:
            connection.execute(
                "insert or replace into kept values (?, ?)", (key, json.dumps(dict(values)))
            )


class StoredPresets:
    """The player's own house rules, by game and name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def names(self, game: str) -> tuple[str, ...]:
        """Return the names kept for a game, in alphabetical order."""
        rows = self._database.ask("select name from presets where game = ?", game)
        named = (row["name"] for row in rows if NO_TEXT not in row["name"])
        return tuple(sorted(named, key=str.casefold))

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        """Return the rules of that name; KeyError when there are none."""
        rows = self._database.ask(
            "select rules from presets where game = ? and name = ?", game, name
        )
        if not rows:
            raise KeyError(game, name)
        return _values(rows[0]["rules"])

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        """Keep rules under a name, in place of what it stood for."""
        with self._database.change() as connection:
            connection.execute(
                "insert or replace into presets values (?, ?, ?)",
                (game, name, json.dumps(dict(values))),
            )

    def delete(self, game: str, name: str) -> None:
        """Forget a name; KeyError when it is not known."""
        with self._database.change() as connection:
            gone = connection.execute(
                "delete from presets where game = ? and name = ?", (game, name)
            )
            if not gone.rowcount:
                raise KeyError(game, name)


def plain(values: Mapping[str, object]) -> dict[str, Value]:
    """Return the values that may be choices: yes or no, numbers and texts."""
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
    """Return what is plain of a JSON object, however deep the rest of it goes."""
    try:
        values = json.loads(_flat(text), parse_int=_number)
    except ValueError:
        return {}
    return plain(values) if isinstance(values, dict) else {}


def _flat(text: str) -> str:
    """Return the text of an object with null for what is nested in it."""
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
