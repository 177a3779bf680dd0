"""Cached tuples of Play actions for sets of cards."""

from .actions import Play
from .cards import SUIT_SETS, Card, CardSet, members

_PLAYS = tuple(Play(Card(number)) for number in range(52))
# The cache needs no limit: there are at most 2**13 sets of cards for each suit
_OF_SUIT: dict[CardSet, tuple[Play, ...]] = {0: ()}
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUIT_SETS


def plays(cards: CardSet) -> tuple[Play, ...]:
    """Return the Play actions for a set of cards."""
    try:
        return (
            _OF_SUIT[cards & _SPADES]
            + _OF_SUIT[cards & _HEARTS]
            + _OF_SUIT[cards & _DIAMONDS]
            + _OF_SUIT[cards & _CLUBS]
        )
    except KeyError:  # the cards of a suit are not in the cache yet
        return tuple(play for suit in SUIT_SETS for play in plays_in_suit(cards & suit))


def plays_in_suit(cards: CardSet) -> tuple[Play, ...]:
    """Return the Play actions for cards that are all of one suit."""
    try:
        return _OF_SUIT[cards]
    except KeyError:
        plays = _OF_SUIT[cards] = tuple(_PLAYS[card] for card in members(cards))
        return plays
