"""The look of the cards, as the player has set it in the preferences."""

from ...engine.frozen import frozen
from ..basis.preferences import Preferences


@frozen
class Design:
    """The look of a deck: its suit colours, the size of its indices and its backs."""

    colours: str = "four"
    index: str = "standard"
    back: str = "lingonberry"


def design_of(preferences: Preferences) -> Design:
    """Return the deck style set in the preferences."""
    return Design(preferences.deck, preferences.index, preferences.back)
