"""The people who play at this screen."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from ..engine.frozen import frozen
from .preferences import DECK_COLOURS, INDEX_SIZES, WARNING_MODES, Preferences, is_allowed, one_of

NO_PERSON = 0  # a computer player, or somebody whom nobody entered in the list


@frozen
class Person:
    """Somebody who plays here, with preferences of their own.

    Fields that are named as in Preferences replace them while it is this person's turn.
    """

    id: int
    name: str
    animal: str  # names a portrait
    deck: str = one_of(DECK_COLOURS, "four")
    index: str = one_of(INDEX_SIZES, "standard")
    hints: bool = False
    warnings: str = one_of(WARNING_MODES, "never")
    praise: bool = False

    def preferences(self, shared: Preferences) -> Preferences:
        """Return the shared preferences with this person's own ones."""
        return replace(
            shared,
            name=self.name,
            deck=self.deck,
            index=self.index,
            hints=self.hints,
            warnings=self.warnings,
            praise=self.praise,
        )


CHOICES = tuple(each.name for each in fields(Person) if each.name not in {"id", "name", "animal"})


def valid_choices(values: Mapping[str, object]) -> dict[str, Any]:
    """Return the valid ones among stored preferences of a person."""
    usual = Person(NO_PERSON, "", "")
    return {
        name: values[name]
        for name in CHOICES
        if name in values and is_allowed(name, values[name], usual)
    }
