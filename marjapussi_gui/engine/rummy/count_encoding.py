"""The number of copies of each card as one integer, with two bits per card, for up to three packs.

The cards are ordered by suit, with the ace first. Printed jokers come last, because there can be
more than three.
"""

from collections.abc import Iterable

from ..cards import JOKER, SUIT_OF, Card
from .melds import MAX_SET_SIZE, SEQUENCE_PLACE

# number of bits of one suit, and of all four
SUIT_BITS, JOKER_SHIFT = 2 * MAX_SET_SIZE, 8 * MAX_SET_SIZE
CARD_SHIFTS = (
    *(SUIT_BITS * SUIT_OF[card] + 2 * SEQUENCE_PLACE[card] for card in map(Card, range(JOKER))),
    JOKER_SHIFT,
)
ONE_OF_CARD = tuple(1 << bit for bit in CARD_SHIFTS)


def encode_counts(cards: Iterable[Card]) -> int:
    held = 0
    for card in cards:
        held += ONE_OF_CARD[card]
    return held
