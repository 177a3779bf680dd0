"""Principles of sooli, a hand played alone to take no trick, for the soloist and the opponents.

Each function returns the cards or, of the given actions, those that its principle recommends.
"""

from collections.abc import Callable

from ....engine.actions import Give, Pass, Sooli
from ....engine.card_ranking import ACE_LOW_ORDER
from ....engine.cards import CARDS_OF_SUIT, RANK_OF, Card, CardSet, cards_in_set
from ....engine.state import ContestKind
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge
from .bidding_principles import ActionPrinciples, Actions
from .trick_play import CardPrinciples, is_leading, lowest_ranks

RANKS_LOW_TO_HIGH = ACE_LOW_ORDER[::-1]
# the lowest card of a suit is safe up to this rank (ace: 0), each next card up to two ranks higher
SAFE_PLACE = 2
MAX_HIGH_CARDS, TOO_MANY_HIGH_CARDS = 1, 3  # because one high card can be exchanged


def count_high_cards(hand: CardSet) -> int:
    """Return how many cards are too high, given the lower cards held in their suit."""
    return sum(
        place > SAFE_PLACE + 2 * below
        for suit in CARDS_OF_SUIT
        for below, place in enumerate(sorted(map(_rank_index, cards_in_set(hand & suit))))
    )


def _rank_index(card: Card) -> int:
    return RANKS_LOW_TO_HIGH.index(RANK_OF[card])


def sooli_with_low_hand(belief: TrickKnowledge, actions: Actions) -> Actions:
    is_low = count_high_cards(belief.hand) <= MAX_HIGH_CARDS
    return [each for each in actions if is_low and isinstance(each, Sooli)]


def passes_with_high_hand(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the pass, if the hand is too high for the sooli that could be played."""
    is_high = count_high_cards(belief.hand) >= TOO_MANY_HIGH_CARDS
    return (
        [each for each in actions if is_high and isinstance(each, Pass)]
        if Sooli() in actions
        else ()
    )


def worst_gifts(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the highest of the gifts that leave the soloist the fewest high cards."""
    if not count_high_cards(belief.hand):
        return ()

    def badness_left(card: Card) -> tuple[int, int]:
        return count_high_cards(belief.hand & ~(1 << card)), -_rank_index(card)

    return _lowest(belief, actions, badness_left, is_soloist=True)


def low_gifts(belief: TrickKnowledge, actions: Actions) -> Actions:
    """Return the lowest cards that the soloist's partner can give."""
    return _lowest(belief, actions, lambda card: (_rank_index(card), 0), is_soloist=False)


def _lowest(
    belief: TrickKnowledge,
    actions: Actions,
    measure: Callable[[Card], tuple[int, int]],
    *,
    is_soloist: bool,
) -> Actions:
    """Return the gifts of one card for a sooli for which a measure is lowest."""
    showing = belief.view.showing
    if showing.contest != ContestKind.SOOLI or (belief.view.seat == showing.soloist) != is_soloist:
        return ()
    gifts = {each: measure(each.cards[0]) for each in actions if isinstance(each, Give)}
    return [each for each, number in gifts.items() if number == min(gifts.values())]


def low_cards_against_soloist(belief: TrickKnowledge) -> CardSet:
    """Return the lowest cards to lead or to follow suit with."""
    cards = belief.legal_cards
    if not is_leading(belief) and not cards & CARDS_OF_SUIT[belief.suit_led]:
        return 0
    return lowest_ranks(belief, cards)


SOOLI_PRINCIPLES: ActionPrinciples = (
    (Principle.ALONE_WITH_LOW, sooli_with_low_hand),
    (Principle.TOO_HIGH_ALONE, passes_with_high_hand),
    (Principle.GIVE_THE_WORST, worst_gifts),
    (Principle.GIVE_LOW, low_gifts),
)
AGAINST_SOOLI_PRINCIPLES: CardPrinciples = (
    (Principle.LOW_AGAINST_SOLOIST, low_cards_against_soloist),
)
