"""How the felt looks. No Qt here."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """The felt, the deck, and how many device pixels a pixel has."""

    felt: str = "moss"
    deck: str = "four"
    ratio: float = 1.0
