"""Presets, preferences and the window state in the database."""

from collections.abc import Mapping
from dataclasses import asdict

from ...engine.options import OptionValue
from ...model.preferences import Preferences, valid_preferences
from ...ports.preset_repository import MemoryPresetRepository
from ..database import Database
from ..errors import StoreError
from ..settings import KeyValueStore, PresetTable
from .fallback import ReportTrouble, WithFallback


class DatabasePresets(WithFallback):
    """A preset repository in the database, with memory as the fallback."""

    def __init__(self, database: Database, report_trouble: ReportTrouble) -> None:
        super().__init__(report_trouble)
        self._stored, self._in_memory = PresetTable(database), MemoryPresetRepository()

    def list_names(self, game: str) -> tuple[str, ...]:
        nothing: tuple[str, ...] = ()
        names = self._query(lambda: self._stored.list_names(game), nothing)
        return tuple(sorted({*names, *self._in_memory.list_names(game)}, key=str.casefold))

    def load(self, game: str, name: str) -> Mapping[str, OptionValue]:
        if name in self._in_memory.list_names(game):
            return self._in_memory.load(game, name)
        return self._query(lambda: self._stored.load(game, name), {})

    def save(self, game: str, name: str, values: Mapping[str, OptionValue]) -> None:
        try:
            self._stored.save(game, name, values)
        except StoreError as trouble:
            self.report_trouble(trouble.key)
            self._in_memory.save(game, name, values)

    def delete(self, game: str, name: str) -> None:
        if name in self._in_memory.list_names(game):
            self._in_memory.delete(game, name)
        else:
            self._query(lambda: self._stored.delete(game, name), None)


def load_preferences(store: KeyValueStore) -> Preferences:
    """Return the stored preferences, with defaults for unreadable ones."""
    try:
        return valid_preferences(store.load_preferences())
    except StoreError:
        return Preferences()


def load_window_state(store: KeyValueStore) -> Mapping[str, bytes]:
    """Return the stored state of the window; empty if unreadable."""
    try:
        return store.load_window_state()
    except StoreError:
        return {}


def save_preferences(store: KeyValueStore, preferences: Preferences) -> None:
    """Save the preferences; ignore errors."""
    try:
        store.save_preferences(asdict(preferences))
    except StoreError:
        return  # the error was reported when the database was opened


def save_window_state(store: KeyValueStore, parts: Mapping[str, bytes]) -> None:
    """Save the state of the window; ignore errors."""
    try:
        store.save_window_state(parts)
    except StoreError:
        return
