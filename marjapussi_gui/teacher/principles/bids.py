"""Principles of bidding, showing and declaring."""

from collections.abc import Callable

from ...engine.actions import (
    Action,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Draw,
    Pass,
    Play,
    Raise,
    Say,
    Show,
    Spoken,
    Stand,
)
from ...engine.cards import ACES, PAIRS, CardSet, ranked
from ...engine.phases.game_points import GamePoints
from ...engine.phases.showing import RED
from ...engine.state import Contest
from ...principle import Principle
from ..certainty import Certainty
from .gifts import OF_GIFTS
from .sooli import OF_SOOLI

Actions = Callable[[Certainty, Action, Action], bool]
TOPS = ranked("AKQ")
STRONG, WEAK = 6, 3  # aces, kings and queens among thirteen cards
LOW, HIGH = 60, 100


def has_pair(hand: CardSet) -> bool:
    return any(hand & pair == pair for pair in PAIRS)


def own_pair_first(_at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, Declare) and isinstance(other, AskWhole | AskHalf)


def half_before_whole(at: Certainty, best: Action, other: Action) -> bool:
    if not isinstance(best, AskHalf) or not isinstance(other, AskWhole):
        return False
    return bool(at.hand & PAIRS[best.suit])


def no_more_than_needed(at: Certainty, best: Action, other: Action) -> bool:
    """Return whether the marriage not declared would take the own side over an exact target."""
    if not isinstance(best, Play) or not isinstance(other, Declare):
        return False
    game, made = at.view.game, at.view.marriages.made
    speech = at.known.setting.phase.speech
    if speech is None or not game.rules.exact or not isinstance(game.count, GamePoints):
        return False
    side = game.seating.side(at.view.seat)
    before = at.view.match.scores[side] + speech.worth_to(made)[side]
    more = speech.worth_by_order[min(len(made), 1)] if speech.worth_by_order else 0
    return before + more > game.rules.target


def ask_while_you_may(_at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, Spoken) and isinstance(other, Play | Draw)


def partner_bids(at: Certainty, best: Action, other: Action) -> bool:
    may = isinstance(best, Pass) and isinstance(other, Bid)
    return may and at.is_partner(at.view.auction.holder)


def bid_the_pair(at: Certainty, best: Action, other: Action) -> bool:
    if not isinstance(best, Bid) or not isinstance(other, Pass):
        return False
    return best.amount <= LOW and has_pair(at.hand) and bool(at.hand & ACES)


def weak_hand(at: Certainty, best: Action, other: Action) -> bool:
    is_weak = not has_pair(at.hand) and (at.hand & ACES).bit_count() < 2
    return isinstance(best, Pass) and isinstance(other, Bid) and is_weak


def high_only_with_pair(at: Certainty, best: Action, other: Action) -> bool:
    if not isinstance(best, Pass) or not isinstance(other, Bid):
        return False
    return other.amount > HIGH and not has_pair(at.hand)


def stand_safely(_at: Certainty, best: Action, other: Action) -> bool:
    return isinstance(best, Stand) and isinstance(other, Raise)


def show_strength(at: Certainty, best: Action, other: Action) -> bool:
    is_strong = (at.hand & TOPS).bit_count() >= STRONG
    return _is_rami(best) is True and _is_rami(other) is False and is_strong


def show_weakness(at: Certainty, best: Action, other: Action) -> bool:
    is_weak = (at.hand & TOPS).bit_count() <= WEAK and (at.hand & ACES).bit_count() < WEAK
    return _is_rami(best) is False and _is_rami(other) is True and is_weak


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
    (Principle.HALF_BEFORE_WHOLE, half_before_whole),
    (Principle.NO_MORE_THAN_NEEDED, no_more_than_needed),
    (Principle.ASK_WHILE_YOU_MAY, ask_while_you_may),
    (Principle.PARTNER_BIDS, partner_bids),
    (Principle.BID_THE_PAIR, bid_the_pair),
    (Principle.WEAK_HAND, weak_hand),
    (Principle.HIGH_ONLY_WITH_PAIR, high_only_with_pair),
    (Principle.STAND_SAFELY, stand_safely),
    *OF_GIFTS,
    (Principle.SHOW_STRENGTH, show_strength),
    (Principle.SHOW_WEAKNESS, show_weakness),
    *OF_SOOLI,
)
