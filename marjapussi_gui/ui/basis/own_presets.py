"""Storage of named house rules, as a protocol with an in-memory implementation."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ...engine.options import Value


class OwnPresets(Protocol):
    """The player's house rules, by game and name."""

    def names(self, game: str) -> tuple[str, ...]:
        """Return the preset names of a game in alphabetical order."""
        ...

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        """Return the rules of a preset; raise KeyError if there is none."""
        ...

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        """Save rules under a name, replacing an earlier preset of that name."""
        ...

    def delete(self, game: str, name: str) -> None:
        """Delete a preset; raise KeyError if there is none."""
        ...


def rules_by_name(own: OwnPresets, game: str) -> dict[str, Mapping[str, Value]]:
    """Return all presets of a game by name."""
    return {name: own.read(game, name) for name in own.names(game)}


@dataclass(slots=True)
class MemoryPresets:
    """Presets kept in memory until the program ends."""

    _kept: dict[tuple[str, str], dict[str, Value]] = field(default_factory=dict)

    def names(self, game: str) -> tuple[str, ...]:
        return tuple(sorted((name for key, name in self._kept if key == game), key=str.casefold))

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        return dict(self._kept[game, name])

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        self._kept[game, name] = dict(values)

    def delete(self, game: str, name: str) -> None:
        del self._kept[game, name]
