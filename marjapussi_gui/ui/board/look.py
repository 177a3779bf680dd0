"""How the felt looks. No Qt here."""

from ...engine.frozen import frozen


@frozen
class Look:
    """The felt, the deck, and how many device pixels a pixel has."""

    felt: str = "moss"
    deck: str = "four"
    ratio: float = 1.0
