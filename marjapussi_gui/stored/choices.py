"""Presets, preferences and the window state in the database."""

from collections.abc import Mapping
from dataclasses import asdict

from ..engine.options import Value
from ..store.database import Database
from ..store.preferences import Choices, StoredPresets
from ..store.trouble import StoreError
from ..ui.basis.own_presets import MemoryPresets
from ..ui.basis.preferences import Preferences, sensible
from .telling import Tell, TroubleTeller


class StoredRules(TroubleTeller):
    """A preset repository in the database, with memory as the fallback."""

    def __init__(self, database: Database, tell: Tell) -> None:
        super().__init__(tell)
        self._kept, self._forgotten = StoredPresets(database), MemoryPresets()

    def names(self, game: str) -> tuple[str, ...]:
        nothing: tuple[str, ...] = ()
        names = self._asked(lambda: self._kept.names(game), nothing)
        return tuple(sorted({*names, *self._forgotten.names(game)}, key=str.casefold))

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        if name in self._forgotten.names(game):
            return self._forgotten.read(game, name)
        return self._asked(lambda: self._kept.read(game, name), {})

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        try:
            self._kept.write(game, name, values)
        except StoreError as trouble:
            self.tell(trouble.key)
            self._forgotten.write(game, name, values)

    def delete(self, game: str, name: str) -> None:
        if name in self._forgotten.names(game):
            self._forgotten.delete(game, name)
        else:
            self._asked(lambda: self._kept.delete(game, name), None)


def kept_preferences(choices: Choices) -> Preferences:
    """Return the stored preferences, with defaults for unreadable ones."""
    try:
        return sensible(choices.preferences())
    except StoreError:
        return Preferences()


def kept_window_parts(choices: Choices) -> Mapping[str, bytes]:
    """Return the stored state of the window; empty if unreadable."""
    try:
        return choices.window()
    except StoreError:
        return {}


def keep_preferences(choices: Choices, preferences: Preferences) -> None:
    """Save the preferences; ignore errors."""
    try:
        choices.keep_preferences(asdict(preferences))
    except StoreError:
        return  # the error was reported when the database was opened


def keep_window(choices: Choices, parts: Mapping[str, bytes]) -> None:
    """Save the state of the window; ignore errors."""
    try:
        choices.keep_window(parts)
    except StoreError:
        return
