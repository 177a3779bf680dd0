"""The number of each kind of card as one integer, two bits for each kind, for up to three packs.

Kinds are ordered by suit, with the ace first. Printed jokers come last, as there can be more than
three.
"""

from collections.abc import Iterable

from ..cards import JOKER, SUIT_OF, Card
from .melds import MAX_SET_SIZE, SEQUENCE_PLACE

SUIT_BITS, JOKER_SHIFT = 2 * MAX_SET_SIZE, 8 * MAX_SET_SIZE  # bits of one suit, of all suits
CARD_SHIFTS = (
    *(SUIT_BITS * SUIT_OF[card] + 2 * SEQUENCE_PLACE[card] for card in map(Card, range(JOKER))),
    JOKER_SHIFT,
)
ONE_OF_CARD = tuple(1 << bit for bit in CARD_SHIFTS)


def encode_counts(cards: Iterable[Card]) -> int:
    """Return the encoded number of cards of each kind."""
    held = 0
    for card in cards:
        held += ONE_OF_CARD[card]
    return held
