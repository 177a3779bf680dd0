"""House rules, preferences and the window as they were left."""

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
    """House rules in the database; what cannot be kept there lasts as long as the program runs."""

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
    """Return the preferences as they were kept, each that cannot be read at its usual value."""
    try:
        return sensible(choices.preferences())
    except StoreError:
        return Preferences()


def kept_window_parts(choices: Choices) -> Mapping[str, bytes]:
    """Return where the window stood, where that can be read."""
    try:
        return choices.window()
    except StoreError:
        return {}


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
