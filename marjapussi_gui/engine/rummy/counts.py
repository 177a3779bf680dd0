"""The number of each kind of card as one integer, two bits for each kind, for up to three packs.

Kinds are ordered by suit, with the ace first. Printed jokers come last, as there can be more than
three.
"""

from collections.abc import Iterable

from ..cards import JOKER, SUIT_OF, Card
from .melds import LONGEST, PLACE_OF

SUIT, JOKERS = 2 * LONGEST, 8 * LONGEST  # bits of one suit, of all suits
BITS = (*(SUIT * SUIT_OF[card] + 2 * PLACE_OF[card] for card in map(Card, range(JOKER))), JOKERS)
ONE = tuple(1 << bit for bit in BITS)


def counted(cards: Iterable[Card]) -> int:
    """Return the encoded number of cards of each kind."""
    held = 0
    for card in cards:
        held += ONE[card]
    return held
