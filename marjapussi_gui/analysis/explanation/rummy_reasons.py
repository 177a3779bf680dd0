"""Why a seat discarded a card or took the offer in rummy, answered from what it saw then.

The reasons are the rules that all levels share: keep cards that are close to others, take cards
that complete a set, and lack as few cards as possible.
"""

from ...bots.rummy.easy_player import completes_set, set_potential
from ...bots.rummy.normal_player import counts_with_offer, distances_and_outs, hand_distance
from ...bots.rummy.rummy_view import KIND_OF_CARD, RummyView
from ...engine.cards import Card
from ...engine.view import View
from ...model.card_reason import CardReason, Purpose
from .principles.rummy_principles import fits_nothing


def explain_rummy_card(view: View, card: Card) -> CardReason | None:
    """Return why the seat of a view discards a card or takes the offer; None if it may not."""
    rummy_view = RummyView(view)
    if card in rummy_view.discard_options:
        return CardReason(view.seat, card, _discarding_purpose(rummy_view, card))
    if not view.rummy.has_drawn and card == rummy_view.offer:
        return CardReason(view.seat, card, _taking_purpose(rummy_view, card))
    return None


def _taking_purpose(rummy_view: RummyView, card: Card) -> Purpose:
    held = rummy_view.hand_counts
    if rummy_view.has_dublees:
        return Purpose.TAKE_FOR_PAIR
    with_offer = hand_distance(rummy_view, counts_with_offer(rummy_view))
    if with_offer >= hand_distance(rummy_view, held):
        return Purpose.UNEXPLAINED
    is_set = completes_set(KIND_OF_CARD[card], held, rummy_view.wild_kinds)
    return Purpose.TAKE_FOR_SET if is_set else Purpose.TAKE_TO_GET_CLOSER


def _discarding_purpose(rummy_view: RummyView, card: Card) -> Purpose:
    kind = KIND_OF_CARD[card]
    kinds = {KIND_OF_CARD[each] for each in rummy_view.discard_options}
    held, wild = rummy_view.hand_counts, rummy_view.wild_kinds
    if rummy_view.has_dublees:
        live = rummy_view.live_counts
        is_unlikely = live[kind] == min(live[each] for each in kinds)
        return Purpose.DISCARD_UNLIKELY_PAIR if is_unlikely else Purpose.UNEXPLAINED
    potentials = {each: set_potential(each, held, wild) for each in kinds}
    if fits_nothing(rummy_view, card):
        return Purpose.DISCARD_LOOSE
    distances, _ = distances_and_outs(rummy_view)
    if distances[kind] == min(distances[each] for each in kinds):
        return Purpose.DISCARD_SPARE
    if potentials[kind] == min(potentials.values()):
        return Purpose.DISCARD_WEAKEST
    return Purpose.UNEXPLAINED
