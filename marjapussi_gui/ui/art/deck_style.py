"""The look of the cards, as chosen in the preferences."""

from ...engine.frozen import frozen
from ...model.preferences import Preferences


@frozen
class DeckStyle:
    """The look of a deck: its suit colours, the size of its indices, and its backs."""

    colour_scheme: str = "four"
    index_size: str = "standard"
    back: str = "lingonberry"


def deck_style(preferences: Preferences) -> DeckStyle:
    return DeckStyle(preferences.deck, preferences.index, preferences.back)
