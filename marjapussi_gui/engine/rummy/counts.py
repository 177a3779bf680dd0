"""How many of each kind of card are held, as one number: two bits a kind, as there are three packs.

The kinds lie suit by suit, the ace first, and printed jokers last: there may be more of them.
"""

from collections.abc import Iterable

from ..cards import JOKER, SUIT_OF, Card
from .melds import LONGEST, PLACE_OF

SUIT, JOKERS = 2 * LONGEST, 8 * LONGEST  # bits of a suit, and before the jokers
BITS = (*(SUIT * SUIT_OF[card] + 2 * PLACE_OF[card] for card in map(Card, range(JOKER))), JOKERS)
ONE = tuple(1 << bit for bit in BITS)


def counted(cards: Iterable[Card]) -> int:
    """Return how many of each kind there are."""
    held = 0
    for card in cards:
        held += ONE[card]
    return held
