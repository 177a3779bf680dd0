"""Cached tuples of Play actions for sets of cards."""

from .actions import Play
from .cards import CARDS_OF_SUIT, Card, CardSet, cards_in_set

_ACTION_BY_CARD = tuple(Play(Card(number)) for number in range(52))
# The cache needs no limit: there are at most 2**13 sets of cards for each suit
_ACTIONS_BY_CARDS: dict[CardSet, tuple[Play, ...]] = {0: ()}
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = CARDS_OF_SUIT


def play_actions(cards: CardSet) -> tuple[Play, ...]:
    """Return the Play actions for a set of cards."""
    try:
        return (
            _ACTIONS_BY_CARDS[cards & _SPADES]
            + _ACTIONS_BY_CARDS[cards & _HEARTS]
            + _ACTIONS_BY_CARDS[cards & _DIAMONDS]
            + _ACTIONS_BY_CARDS[cards & _CLUBS]
        )
    except KeyError:  # the cards of a suit are not in the cache yet
        return tuple(play for suit in CARDS_OF_SUIT for play in play_actions_in_suit(cards & suit))


def play_actions_in_suit(cards: CardSet) -> tuple[Play, ...]:
    """Return the Play actions for cards that are all of one suit."""
    try:
        return _ACTIONS_BY_CARDS[cards]
    except KeyError:
        plays = _ACTIONS_BY_CARDS[cards] = tuple(
            _ACTION_BY_CARD[card] for card in cards_in_set(cards)
        )
        return plays
