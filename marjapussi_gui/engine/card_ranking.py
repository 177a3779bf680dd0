"""The ranking of the cards in a suit, as lookup tables."""

from functools import cache

from .cards import RANK_OF, SUIT_OF, Card, CardSet, Suit, card_set
from .frozen import frozen

MARRIAGE_ORDER = "ATKQJ9876"
NATURAL_ORDER = "AKQJT98765432"
ACE_LOW_ORDER = "KQJT98765432A"


@frozen
class CardRanking:
    """A table that holds, for each card, the set of cards of its suit that beat it."""

    higher_cards: tuple[CardSet, ...]

    def beats(self, card: Card, other: Card, trump: Suit) -> bool:
        """Return whether a card beats a card that was played to the same trick before it."""
        if SUIT_OF[card] == SUIT_OF[other]:
            return bool(self.higher_cards[other] >> card & 1)
        return SUIT_OF[card] == trump


@cache
def card_ranking(rank_order: str) -> CardRanking:
    """Return the ranking for a string of ranks, with the highest rank first."""
    return CardRanking(
        tuple(
            card_set(
                Card(other)
                for other in range(52)
                if SUIT_OF[other] == SUIT_OF[card]
                and RANK_OF[other] in rank_order[: rank_order.find(RANK_OF[card])]
            )
            for card in range(52)
        )
    )
