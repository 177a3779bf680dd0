"""Lists of plays, made once for each set of cards."""

from .actions import Play
from .cards import SUIT_SETS, Card, CardSet, members

_PLAYS = tuple(Play(Card(number)) for number in range(52))
_OF_SUIT: dict[CardSet, tuple[Play, ...]] = {0: ()}  # at most 2**13 sets for each suit
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUIT_SETS


def plays(cards: CardSet) -> tuple[Play, ...]:
    """Return the plays of these cards."""
    try:
        return (
            _OF_SUIT[cards & _SPADES]
            + _OF_SUIT[cards & _HEARTS]
            + _OF_SUIT[cards & _DIAMONDS]
            + _OF_SUIT[cards & _CLUBS]
        )
    except KeyError:  # so many of a suit are looked for the first time
        return tuple(play for suit in SUIT_SETS for play in plays_in_suit(cards & suit))


def plays_in_suit(cards: CardSet) -> tuple[Play, ...]:
    """Return the plays of cards that are all of one suit."""
    try:
        return _OF_SUIT[cards]
    except KeyError:
        plays = _OF_SUIT[cards] = tuple(_PLAYS[card] for card in members(cards))
        return plays
