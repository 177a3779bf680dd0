"""Principles of passing and discarding cards before the first trick."""

from ...engine.actions import Action, Discard, Give
from ...engine.cards import ACES, PAIRS, SUIT_SETS, CardSet, card_set
from ...engine.state import Contest
from ...principle import Principle
from ..certainty import Certainty
from .tricks import value


def give_the_aces(at: Certainty, best: Action, other: Action) -> bool:
    """Return whether a gift to the declarer has more aces."""
    if not isinstance(best, Give) or not isinstance(other, Give) or _declares(at):
        return False
    aces, fewer = (card_set(each.cards) & ACES for each in (best, other))
    return _has_trumps(at) and aces.bit_count() > fewer.bit_count()


def give_no_half(at: Certainty, best: Action, other: Action) -> bool:
    """Return whether the other gift breaks up a marriage and this one does not."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    is_saved = _is_split(at.hand, other.cards) and not _is_split(at.hand, best.cards)
    return _has_trumps(at) and is_saved


def empty_a_suit(at: Certainty, best: Action, other: Action) -> bool:
    """Return whether the declarer's hand keeps fewer suits."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    return _declares(at) and _suits(at.hand, best.cards) < _suits(at.hand, other.cards)


def keep_the_long(at: Certainty, best: Action, other: Action) -> bool:
    """Return whether the declarer's hand keeps a longer suit."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    return _declares(at) and _longest(at.hand, best.cards) > _longest(at.hand, other.cards)


def put_away_points(at: Certainty, best: Action, other: Action) -> bool:
    if not isinstance(best, Discard) or not isinstance(other, Discard):
        return False
    more, fewer = (sum(value(at, card) for card in each.cards) for each in (best, other))
    return _declares(at) and more > fewer


def _declares(at: Certainty) -> bool:
    return at.view.auction.holder == at.view.seat


def _has_trumps(at: Certainty) -> bool:
    """Return whether the gift serves a contract, not a soloist."""
    return at.view.showing.game == Contest.UNKNOWN


def _is_split(hand: CardSet, cards: tuple[int, ...]) -> bool:
    given = sum(1 << card for card in cards)
    return any(hand & pair == pair and (given & pair).bit_count() == 1 for pair in PAIRS)


def _suits(hand: CardSet, cards: tuple[int, ...]) -> int:
    return sum(bool(left) for left in _left(hand, cards))


def _longest(hand: CardSet, cards: tuple[int, ...]) -> int:
    return max(left.bit_count() for left in _left(hand, cards))


def _left(hand: CardSet, cards: tuple[int, ...]) -> list[CardSet]:
    """Return what is left of each suit without the given cards."""
    left = hand & ~sum(1 << card for card in cards)
    return [left & suit for suit in SUIT_SETS]


OF_GIFTS = (
    (Principle.GIVE_NO_HALF, give_no_half),
    (Principle.GIVE_THE_ACES, give_the_aces),
    (Principle.EMPTY_A_SUIT, empty_a_suit),
    (Principle.KEEP_THE_LONG, keep_the_long),
    (Principle.PUT_AWAY_POINTS, put_away_points),
)
