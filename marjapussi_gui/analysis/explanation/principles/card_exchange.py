"""Principles of giving and discarding cards before the first trick.

Each test gets the advised action (best) and another one, and returns whether its principle favours
the advised action.
"""

from ....engine.actions import Action, Discard, Give
from ....engine.cards import ACES, CARDS_OF_SUIT, MARRIAGE_PAIRS, CardSet, card_set
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_belief import TrickBelief
from .trick_play import card_value


def gives_aces(belief: TrickBelief, best: Action, other: Action) -> bool:
    """Return whether the advised gift to the declarer contains more aces than the other one."""
    if not isinstance(best, Give) or not isinstance(other, Give) or _is_declarer(belief):
        return False
    aces, fewer = (card_set(each.cards) & ACES for each in (best, other))
    return _is_for_contract(belief) and aces.bit_count() > fewer.bit_count()


def keeps_marriages_whole(belief: TrickBelief, best: Action, other: Action) -> bool:
    """Return whether the other choice breaks up a marriage, while the advised one doesn't."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    is_saved = _breaks_marriage(belief.hand, other.cards) and not _breaks_marriage(
        belief.hand, best.cards
    )
    return _is_for_contract(belief) and is_saved


def empties_suit(belief: TrickBelief, best: Action, other: Action) -> bool:
    """Return whether the declarer is left with fewer suits after the advised choice."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    return _is_declarer(belief) and _count_suits_left(belief.hand, best.cards) < _count_suits_left(
        belief.hand, other.cards
    )


def keeps_long_suit(belief: TrickBelief, best: Action, other: Action) -> bool:
    """Return whether the declarer is left with a longer suit after the advised choice."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    return _is_declarer(belief) and _longest_suit_left(
        belief.hand, best.cards
    ) > _longest_suit_left(belief.hand, other.cards)


def discards_points(belief: TrickBelief, best: Action, other: Action) -> bool:
    if not isinstance(best, Discard) or not isinstance(other, Discard):
        return False
    more, fewer = (sum(card_value(belief, card) for card in each.cards) for each in (best, other))
    return _is_declarer(belief) and more > fewer


def _is_declarer(belief: TrickBelief) -> bool:
    return belief.view.auction.highest_bidder == belief.view.seat


def _is_for_contract(belief: TrickBelief) -> bool:
    """Return whether cards are exchanged for a contract rather than for a sooli."""
    return belief.view.showing.contest == ContestKind.UNKNOWN


def _breaks_marriage(hand: CardSet, cards: tuple[int, ...]) -> bool:
    given = sum(1 << card for card in cards)
    return any(hand & pair == pair and (given & pair).bit_count() == 1 for pair in MARRIAGE_PAIRS)


def _count_suits_left(hand: CardSet, cards: tuple[int, ...]) -> int:
    return sum(bool(left) for left in _cards_left_by_suit(hand, cards))


def _longest_suit_left(hand: CardSet, cards: tuple[int, ...]) -> int:
    return max(left.bit_count() for left in _cards_left_by_suit(hand, cards))


def _cards_left_by_suit(hand: CardSet, cards: tuple[int, ...]) -> list[CardSet]:
    """Return the cards of each suit that are left in the hand without the given cards."""
    left = hand & ~sum(1 << card for card in cards)
    return [left & suit for suit in CARDS_OF_SUIT]


EXCHANGE_PRINCIPLES = (
    (Principle.GIVE_NO_HALF, keeps_marriages_whole),
    (Principle.GIVE_THE_ACES, gives_aces),
    (Principle.EMPTY_A_SUIT, empties_suit),
    (Principle.KEEP_THE_LONG, keeps_long_suit),
    (Principle.DISCARD_POINTS, discards_points),
)
