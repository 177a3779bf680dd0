"""House rules that a player has named and kept."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ...engine.options import Value


class OwnPresets(Protocol):
    """The player's own house rules, by game and name."""

    def names(self, game: str) -> tuple[str, ...]:
        """Return the names kept for a game, in alphabetical order."""
        ...

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        """Return the rules of that name; KeyError when there are none."""
        ...

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        """Keep rules under a name, in place of what it stood for."""
        ...

    def delete(self, game: str, name: str) -> None:
        """Forget a name; KeyError when it is not known."""
        ...


def rules_by_name(own: OwnPresets, game: str) -> dict[str, Mapping[str, Value]]:
    """Return all rules that the player has named for a game."""
    return {name: own.read(game, name) for name in own.names(game)}


@dataclass(slots=True)
class MemoryPresets:
    """Own presets that last as long as the program runs."""

    _kept: dict[tuple[str, str], dict[str, Value]] = field(default_factory=dict)

    def names(self, game: str) -> tuple[str, ...]:
        return tuple(sorted((name for key, name in self._kept if key == game), key=str.casefold))

    def read(self, game: str, name: str) -> Mapping[str, Value]:
        return dict(self._kept[game, name])

    def write(self, game: str, name: str, values: Mapping[str, Value]) -> None:
        self._kept[game, name] = dict(values)

    def delete(self, game: str, name: str) -> None:
        del self._kept[game, name]
