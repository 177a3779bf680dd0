"""Proven facts in rummy that matter for a draw or a discard."""

from collections.abc import Collection, Iterator, Mapping

from ...bots.rummy.normal_level_player import distances_and_outs
from ...bots.rummy.rummy_view import KIND_OF_CARD, RummyView
from ...engine.actions import DRAW_FROM_OFFER, Action, Discard
from ...engine.cards import JOKER, Card
from ...engine.rummy.melds import MAX_SET_SIZE
from ...model.facts import (
    CardsMissingAfterDiscard,
    HelpfulAfterDiscard,
    KnownTiplu,
    NextPlayerPickedUp,
)
from .reason_choice import Reason


def rummy_reasons(
    rummy_view: RummyView, options: Collection[Action], best: Action, wrong: Action | None
) -> Iterator[Reason]:
    """Yield the proven facts that speak for some of the options, the strongest first."""
    discards = {each.cards[0]: each for each in options if isinstance(each, Discard)}
    if isinstance(best, Discard) and isinstance(wrong, Discard):
        (card,), (other,) = best.cards, wrong.cards
        yield from _progress_reasons(rummy_view, discards, card, other)
        safe = frozenset(discards[each] for each in discards if not _is_wanted(rummy_view, each))
        for fact in pickup_facts(rummy_view, other):
            yield Reason(fact, safe)
    if DRAW_FROM_OFFER in options and rummy_view.wild_kinds[KIND_OF_CARD[rummy_view.offer]]:
        tiplu = KnownTiplu(rummy_view.view.rummy.tiplu)
        yield Reason(tiplu, frozenset({DRAW_FROM_OFFER}))


def _progress_reasons(
    rummy_view: RummyView, discards: Mapping[Card, Action], card: Card, other: Card
) -> Iterator[Reason]:
    """Yield a reason if a discard leaves fewer missing cards, or more unseen cards that help."""
    distances, outs = distances_and_outs(rummy_view)
    missing = {each: distances[KIND_OF_CARD[each]] for each in discards}
    helpful = {each: outs[KIND_OF_CARD[each]] for each in discards}
    near = [each for each in discards if missing[each] == min(missing.values())]
    if missing[card] < missing[other]:
        fact = CardsMissingAfterDiscard(card, missing[card], other, missing[other])
        yield Reason(fact, frozenset(discards[each] for each in near))
    elif missing[card] == missing[other] and helpful[card] > helpful[other]:
        most = max(helpful[each] for each in near)
        best = frozenset(discards[each] for each in near if helpful[each] == most)
        yield Reason(HelpfulAfterDiscard(card, helpful[card], other, helpful[other]), best)


def _is_wanted(rummy_view: RummyView, card: Card) -> bool:
    """Return whether the next player took a card that goes with this one."""
    return any(pickup_facts(rummy_view, card))


def pickup_facts(rummy_view: RummyView, card: Card) -> Iterator[NextPlayerPickedUp]:
    """Yield a fact for each card near this one that the next player picked up and still holds."""
    for taken in sorted(rummy_view.known_cards_of(rummy_view.next_seat)):
        if taken >= 0 and are_near(card, taken):
            yield NextPlayerPickedUp(rummy_view.next_seat, taken)


def are_near(card: Card, other: Card) -> bool:
    """Return whether two cards are identical or could be in the same sequence."""
    kind = KIND_OF_CARD[card]
    return KIND_OF_CARD[other] in (kind, *kinds_at_distances(kind, -2, -1, 1, 2))


def kinds_at_distances(kind: int, *steps: int) -> list[int]:
    """Return the kinds of a suit at these distances from a kind. Aces are high and low."""
    if kind == JOKER:
        return []
    row, place = kind - kind % MAX_SET_SIZE, kind % MAX_SET_SIZE
    places = [place + step if place else step % MAX_SET_SIZE for step in steps]
    return [row + each % MAX_SET_SIZE for each in places if 0 <= each <= MAX_SET_SIZE]
