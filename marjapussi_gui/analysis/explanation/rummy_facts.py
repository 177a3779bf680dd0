"""Proven facts in rummy that matter for a draw or a discard."""

from collections.abc import Collection, Iterator

from ...bots.rummy.easy_player import set_potential
from ...bots.rummy.normal_player import hand_distance
from ...bots.rummy.rummy_view import KIND_COUNT, KIND_OF_CARD, RummyView, count_kinds
from ...engine.actions import DRAW_FROM_OFFER, Action, Discard
from ...engine.cards import Card
from ...model.facts import DistanceWithoutCard, KnownTiplu, NextPlayerPickedUp
from .reason_choice import Reason


def rummy_reasons(
    rummy_view: RummyView, options: Collection[Action], best: Action, wrong: Action | None
) -> Iterator[Reason]:
    """Yield the proven facts that speak for some of the options, the strongest first."""
    discards = {each.cards[0]: each for each in options if isinstance(each, Discard)}
    if isinstance(best, Discard) and isinstance(wrong, Discard):
        (card,), (other,) = best.cards, wrong.cards
        missing = {each: distance_without(rummy_view, each) for each in discards}
        near = frozenset(discards[each] for each in discards if missing[each] == missing[card])
        if missing[card] == min(missing.values()):
            yield Reason(DistanceWithoutCard(card, missing[card], other, missing[other]), near)
        safe = frozenset(discards[each] for each in discards if not _is_wanted(rummy_view, each))
        for fact in pickup_facts(rummy_view, other):
            yield Reason(fact, safe)
    if DRAW_FROM_OFFER in options and rummy_view.wild_kinds[KIND_OF_CARD[rummy_view.offer]]:
        tiplu = KnownTiplu(rummy_view.view.rummy.tiplu)
        yield Reason(tiplu, frozenset({DRAW_FROM_OFFER}))


def _is_wanted(rummy_view: RummyView, card: Card) -> bool:
    """Return whether the next player took a card that goes with this one."""
    return any(pickup_facts(rummy_view, card))


def distance_without(rummy_view: RummyView, card: Card) -> int:
    """Return how many cards the sets lack after this card has left the hand."""
    held = rummy_view.hand_counts
    held[KIND_OF_CARD[card]] -= 1
    return hand_distance(rummy_view, held)


def pickup_facts(rummy_view: RummyView, card: Card) -> Iterator[NextPlayerPickedUp]:
    """Yield a fact for each card near this one that the next player picked up and still holds."""
    for taken in sorted(rummy_view.known_cards_of(rummy_view.next_seat)):
        if taken >= 0 and are_near(card, taken):
            yield NextPlayerPickedUp(rummy_view.next_seat, taken)


def are_near(card: Card, other: Card) -> bool:
    """Return whether two cards are identical or could be in the same sequence."""
    return set_potential(KIND_OF_CARD[card], count_kinds((card, other)), [0] * KIND_COUNT) > 0
