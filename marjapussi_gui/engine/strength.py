"""The ranking of cards within a suit, as lookup tables."""

from functools import cache

from .cards import RANK_OF, SUIT_OF, Card, CardSet, Suit, card_set
from .frozen import frozen

MARRIAGE_ORDER = "ATKQJ9876"
NATURAL_ORDER = "AKQJT98765432"
ACE_LOW_ORDER = "KQJT98765432A"


@frozen
class Strength:
    """For each card, the set of cards of its suit that beat it."""

    above: tuple[CardSet, ...]

    def beats(self, card: Card, best: Card, trump: Suit) -> bool:
        """Return whether a card beats another one that was played before it."""
        if SUIT_OF[card] == SUIT_OF[best]:
            return bool(self.above[best] >> card & 1)
        return SUIT_OF[card] == trump


@cache
def strength(order: str) -> Strength:
    """Return the ranking for an order of ranks, highest first."""
    return Strength(
        tuple(
            card_set(
                Card(other)
                for other in range(52)
                if SUIT_OF[other] == SUIT_OF[card]
                and RANK_OF[other] in order[: order.find(RANK_OF[card])]
            )
            for card in range(52)
        )
    )
