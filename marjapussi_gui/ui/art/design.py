"""What a player may choose about the cards."""

from ...engine.frozen import frozen
from ..basis.preferences import Preferences


@frozen
class Design:
    """One way to print a pack: the colours of its suits, its indices, its backs."""

    colours: str = "four"
    index: str = "standard"
    back: str = "lingonberry"


def design_of(preferences: Preferences) -> Design:
    """Return the design that a player prefers."""
    return Design(preferences.deck, preferences.index, preferences.back)
