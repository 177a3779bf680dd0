"""Principles of giving and discarding cards before the first trick.

Each function gets the actions to choose from and returns those that its principle recommends.
"""

from collections.abc import Callable

from ....engine.actions import Discard, Give
from ....engine.cards import ACES, CARDS_OF_SUIT, MARRIAGE_PAIRS, CardSet, card_set
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge
from .bidding_principles import ActionPrinciples, Actions
from .trick_play import card_value


def gifts_with_most_aces(belief: TrickKnowledge, actions: Actions) -> Actions:
    if _is_declarer(belief) or not _is_contract_exchange(belief):
        return ()
    gifts = [each for each in actions if isinstance(each, Give)]
    return _highest(gifts, lambda cards: (cards & ACES).bit_count())


def choices_keeping_marriages(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the choices that don't break up a marriage."""
    if not _is_contract_exchange(belief):
        return ()
    return _highest(actions, lambda cards: -_breaks_marriage(belief.hand, cards))


def choices_emptying_suits(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the declarer's choices after which a suit is gone."""
    suits = [belief.hand & suit for suit in CARDS_OF_SUIT if belief.hand & suit]
    return _best_for_declarer(
        belief, actions, lambda cards: any(suit & ~cards == 0 for suit in suits)
    )


def choices_keeping_longest_suit(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the declarer's choices that leave a longest suit whole."""
    suits = [belief.hand & suit for suit in CARDS_OF_SUIT]
    longest = max(each.bit_count() for each in suits)
    return _best_for_declarer(
        belief,
        actions,
        lambda cards: any(not cards & suit for suit in suits if suit.bit_count() == longest),
    )


def discards_with_most_points(belief: TrickKnowledge, actions: Actions) -> Actions:
    discards = [each for each in actions if isinstance(each, Discard)]
    return _best_for_declarer(
        belief,
        discards,
        lambda cards: sum(
            card_value(belief, card) for card in belief.view.hand if cards >> card & 1
        ),
    )


def _best_for_declarer(
    belief: TrickKnowledge, actions: Actions, measure: Callable[[CardSet], int]
) -> Actions:
    """Return the choices that a measure rates highest if the seat is the declarer, else none."""
    return _highest(actions, measure) if _is_declarer(belief) else ()


def _highest(actions: Actions, measure: Callable[[CardSet], int]) -> Actions:
    """Return the choices that a measure rates highest, or none if it rates all of them the same."""
    choices = [each for each in actions if isinstance(each, Give | Discard)]
    measured = [(measure(card_set(each.cards)), each) for each in choices]
    most = max((number for number, _ in measured), default=0)
    best = [each for number, each in measured if number == most]
    return best if len(best) < len(choices) else ()


def _is_declarer(belief: TrickKnowledge) -> bool:
    return belief.view.auction.highest_bidder == belief.view.seat


def _is_contract_exchange(belief: TrickKnowledge) -> bool:
    """Return whether cards are exchanged for a contract rather than for a sooli."""
    return belief.view.showing.contest == ContestKind.UNKNOWN


def _breaks_marriage(hand: CardSet, given: CardSet) -> bool:
    return any(hand & pair == pair and (given & pair).bit_count() == 1 for pair in MARRIAGE_PAIRS)


EXCHANGE_PRINCIPLES: ActionPrinciples = (
    (Principle.GIVE_NO_HALF, choices_keeping_marriages),
    (Principle.GIVE_THE_ACES, gifts_with_most_aces),
    (Principle.EMPTY_A_SUIT, choices_emptying_suits),
    (Principle.KEEP_THE_LONG, choices_keeping_longest_suit),
    (Principle.DISCARD_POINTS, discards_with_most_points),
)
