"""Principles of what is said, handed over and put away before a trick, and between tricks."""

from collections.abc import Callable

from ...engine.actions import (
    Action,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Give,
    Pass,
    Play,
    Raise,
    Say,
    Show,
    Sooli,
    Stand,
)
from ...engine.cards import ACES, PAIRS, SUIT_SETS, CardSet, card_set, ranked
from ...engine.phases.showing import RED
from ...engine.state import Contest
from ...facts import Principle
from ..certain import Certainty

Actions = Callable[[Certainty, Action, Action], bool]
SPOKEN = (Declare, AskWhole, AskHalf)
TOPS, MIDDLES = ranked("AKQ"), ranked("TJQKA")
STRONG, WEAK, LOW = 6, 3, 2  # aces, kings and queens among thirteen cards; cards of a suit


def has_pair(hand: CardSet) -> bool:
    return any(hand & pair == pair for pair in PAIRS)


def own_pair_first(_at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, Declare) and isinstance(other, AskWhole | AskHalf)


def ask_while_you_may(_at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, SPOKEN) and isinstance(other, Play)


def bid_the_pair(at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, Bid) and isinstance(other, Pass) and has_pair(at.hand)


def weak_hand(at: Certainty, best: Action, other: Action) -> bool:
    is_weak = not has_pair(at.hand) and (at.hand & ACES).bit_count() < 2
    return isinstance(best, Pass) and isinstance(other, Bid) and is_weak


def stand_safely(_at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, Stand) and isinstance(other, Raise)


def give_the_aces(at: Certainty, best: Action, other: Action) -> bool:
    """Tell whether a gift to who declares has more aces."""
    if not isinstance(best, Give) or not isinstance(other, Give) or _declares(at):
        return False
    aces, fewer = (card_set(each.cards) & ACES for each in (best, other))
    return aces.bit_count() > fewer.bit_count()


def give_no_half(at: Certainty, best: Action, other: Action) -> bool:
    """Tell whether the other gift takes a marriage apart, and this one does not."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    return _is_split(at.hand, other.cards) and not _is_split(at.hand, best.cards)


def empty_a_suit(at: Certainty, best: Action, other: Action) -> bool:
    """Tell whether this leaves fewer suits in the hand of who declares."""
    if not isinstance(best, Give | Discard) or not isinstance(other, Give | Discard):
        return False
    return _declares(at) and _suits(at.hand, best.cards) < _suits(at.hand, other.cards)


def show_strength(at: Certainty, best: Action, other: Action) -> bool:
    is_strong = (at.hand & TOPS).bit_count() >= STRONG
    return _is_rami(best) is True and _is_rami(other) is False and is_strong


def show_weakness(at: Certainty, best: Action, other: Action) -> bool:
    is_weak = (at.hand & TOPS).bit_count() <= WEAK
    return _is_rami(best) is False and _is_rami(other) is True and is_weak


def alone_with_low(at: Certainty, best: Action, other: Action) -> bool:
    """Tell whether a hand that is to play alone has small cards in all its suits."""
    if not isinstance(best, Sooli) or not isinstance(other, Pass):
        return False
    low = at.hand & ~MIDDLES
    held = [suit for suit in SUIT_SETS if at.hand & suit]
    return all((low & suit).bit_count() >= min(LOW, (at.hand & suit).bit_count()) for suit in held)


def _declares(at: Certainty) -> bool:
    return at.view.auction.holder == at.view.seat


def _is_split(hand: CardSet, cards: tuple[int, ...]) -> bool:
    given = sum(1 << card for card in cards)
    return any(hand & pair == pair and (given & pair).bit_count() == 1 for pair in PAIRS)


def _suits(hand: CardSet, cards: tuple[int, ...]) -> int:
    left = hand & ~sum(1 << card for card in cards)
    return sum(bool(left & suit) for suit in SUIT_SETS)


def _is_rami(action: Action) -> bool | None:
    match action:
        case Show(card):
            return bool(RED >> card & 1)
        case Say(word):
            return word == Contest.RAMI
        case _:
            return None


OF_BIDS: tuple[tuple[Principle, Actions], ...] = (
    (Principle.OWN_PAIR_FIRST, own_pair_first),
    (Principle.ASK_WHILE_YOU_MAY, ask_while_you_may),
    (Principle.BID_THE_PAIR, bid_the_pair),
    (Principle.WEAK_HAND, weak_hand),
    (Principle.STAND_SAFELY, stand_safely),
    (Principle.GIVE_NO_HALF, give_no_half),
    (Principle.GIVE_THE_ACES, give_the_aces),
    (Principle.EMPTY_A_SUIT, empty_a_suit),
    (Principle.SHOW_STRENGTH, show_strength),
    (Principle.SHOW_WEAKNESS, show_weakness),
    (Principle.ALONE_WITH_LOW, alone_with_low),
)
