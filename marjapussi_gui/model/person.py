"""The people who play at this screen."""

from dataclasses import replace

from ..engine.frozen import frozen
from .preferences import DECK_COLOURS, INDEX_SIZES, WARNING_MODES, Preferences, one_of

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
