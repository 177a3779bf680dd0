"""Storage of named house rules, as a protocol that the storage implements."""

from collections.abc import Mapping
from typing import Protocol

from ..engine.options import OptionValue


class PresetRepository(Protocol):
    """Named sets of house rules that the player has saved, separate for each game."""

    def list_names(self, game: str) -> tuple[str, ...]:
        """Return the preset names of a game in alphabetical order."""
        ...

    def load(self, game: str, name: str) -> Mapping[str, OptionValue]:
        """Return the rules of a preset. Raise KeyError if there is none."""
        ...

    def save(self, game: str, name: str, values: Mapping[str, OptionValue]) -> None:
        """Save rules under a name, replacing any preset of that name."""
        ...

    def delete(self, game: str, name: str) -> None:
        """Delete a preset. Raise KeyError if there is none."""
        ...


def rules_by_name(presets: PresetRepository, game: str) -> dict[str, Mapping[str, OptionValue]]:
    return {name: presets.load(game, name) for name in presets.list_names(game)}
