"""Why a seat discarded a card or took the offer in rummy, answered from what it saw then.

The reasons are the rules that all levels share: keep cards that are close to others, take cards
that complete a set, and lack as few cards as possible.
"""

from ...bots.rummy.easy_player import completes_set, potential_for_sets
from ...bots.rummy.normal_level_player import (
    distances_and_outs,
    hand_counts_with_offer,
    hand_distance,
)
from ...bots.rummy.rummy_view import CARD_OF_KIND, KIND_OF_CARD, RummyView
from ...engine.cards import JOKER, Card
from ...engine.rummy.melds import MAX_SET_SIZE
from ...engine.state import NO_CARD, NOBODY
from ...engine.view import View
from ...model.card_reason import CardReason, Purpose, SideBenefit
from .principles.rummy_principles import fits_nothing, is_spare_copy, is_unwanted_by_next
from .rummy_facts import kinds_at_distances


def explain_rummy_card(view: View, card: Card) -> CardReason | None:
    """Return why the viewing seat discards a card or takes the offer, or None if it may not."""
    rummy_view = RummyView(view)
    if card in rummy_view.discard_options:
        return _discard_reason(rummy_view, card)
    if not view.rummy.has_drawn and card == rummy_view.offer:
        return CardReason(view.seat, card, _purpose_of_taking(rummy_view, card))
    return None


def _purpose_of_taking(rummy_view: RummyView, card: Card) -> Purpose:
    held = rummy_view.hand_counts
    if rummy_view.has_dublees:
        return Purpose.TAKE_FOR_PAIR
    with_offer = hand_distance(rummy_view, hand_counts_with_offer(rummy_view))
    if with_offer >= hand_distance(rummy_view, held):
        return Purpose.UNEXPLAINED
    is_set = completes_set(KIND_OF_CARD[card], held, rummy_view.wild_kinds)
    return Purpose.TAKE_FOR_SET if is_set else Purpose.TAKE_TO_GET_CLOSER


def _discard_reason(rummy_view: RummyView, card: Card) -> CardReason:
    purpose, mates = _discarding_purpose(rummy_view, card), _matching_cards(rummy_view, card)
    is_unwanted = is_unwanted_by_next(rummy_view, card) and not rummy_view.has_dublees
    return CardReason(
        rummy_view.view.seat,
        card,
        purpose,
        other_seat=rummy_view.next_seat if is_unwanted else NOBODY,
        other_card=mates[0] if purpose == Purpose.DISCARD_WITH_ONE_MATE else NO_CARD,
        saving=SideBenefit.UNWANTED if is_unwanted else None,
        number=(
            distances_and_outs(rummy_view)[0][KIND_OF_CARD[card]]
            if purpose == Purpose.DISCARD_SPARE
            else 0
        ),
    )


def _discarding_purpose(rummy_view: RummyView, card: Card) -> Purpose:
    kind = KIND_OF_CARD[card]
    kinds = {KIND_OF_CARD[each] for each in rummy_view.discard_options}
    held, wild = rummy_view.hand_counts, rummy_view.wild_kinds
    if rummy_view.has_dublees:
        live = rummy_view.live_counts
        is_unlikely = live[kind] == min(live[each] for each in kinds)
        return Purpose.DISCARD_UNLIKELY_PAIR if is_unlikely else Purpose.UNEXPLAINED
    potentials = {each: potential_for_sets(each, held, wild) for each in kinds}
    if fits_nothing(rummy_view, card):
        return Purpose.DISCARD_LOOSE
    distances, _ = distances_and_outs(rummy_view)
    if distances[kind] == min(distances[each] for each in kinds):
        if is_spare_copy(rummy_view, card):
            return Purpose.DISCARD_COPY
        is_single = (
            len(_matching_cards(rummy_view, card)) == 1 and held[kind] == 1 and not wild[kind]
        )
        return Purpose.DISCARD_WITH_ONE_MATE if is_single else Purpose.DISCARD_SPARE
    if potentials[kind] == min(potentials.values()):
        return Purpose.DISCARD_WEAKEST
    return Purpose.UNEXPLAINED


def _matching_cards(rummy_view: RummyView, card: Card) -> list[Card]:
    """Return the other cards in hand that could be in a set with a card, each kind once."""
    kind = KIND_OF_CARD[card]
    kinds = {
        *kinds_at_distances(kind, -2, -1, 1, 2),
        *range(kind % MAX_SET_SIZE, JOKER, MAX_SET_SIZE),
    }
    held = rummy_view.hand_counts
    return [CARD_OF_KIND[each] for each in sorted(kinds - {kind}) if held[each]]
