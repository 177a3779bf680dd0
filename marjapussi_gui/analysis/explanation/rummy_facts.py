"""Proven facts in rummy that matter for a draw or a discard."""

from collections.abc import Iterator

from ...bots.rummy.easy_player import completes_set, set_potential
from ...bots.rummy.normal_player import hand_distance
from ...bots.rummy.rummy_view import (
    CARD_OF_KIND,
    KIND_COUNT,
    KIND_OF_CARD,
    RummyView,
    count_kinds,
)
from ...engine.actions import DRAW_FROM_OFFER, Action, Discard, Draw
from ...engine.cards import JOKER, Card
from ...engine.state import NO_CARD
from ...engine.view import View
from ...model.facts import (
    CopiesUnseen,
    DistanceWithoutCard,
    Fact,
    FewConnections,
    ForcedAction,
    KnownTiplu,
    NextPlayerPassedUp,
    NextPlayerPickedUp,
)

FEW_COPIES = 1  # with more unseen copies of a card there is nothing to mention


def proven_rummy_facts(view: View, best: Action, other: Action | None) -> Iterator[Fact]:
    """Yield the proven facts that matter for the choice, the strongest first."""
    sight = RummyView(view)
    if len(view.legal_actions) == 1:
        yield ForcedAction(is_play=False)
        return
    match best:
        case Discard((card,)):
            yield from _facts_for_discard(sight, card, _discarded_card(other))
        case Draw():
            yield from _facts_for_offer(sight, is_taken=best == DRAW_FROM_OFFER)


def _discarded_card(action: Action | None) -> Card | None:
    return action.cards[0] if isinstance(action, Discard) and len(action.cards) == 1 else None


def _facts_for_discard(rummy_view: RummyView, card: Card, other: Card | None) -> Iterator[Fact]:
    if other is not None:
        yield from pickup_facts(rummy_view, other)
    if card in rummy_view.unwanted_cards_of(rummy_view.next_seat):
        yield NextPlayerPassedUp(rummy_view.next_seat, card)
    if other is not None and rummy_view.wild_kinds[KIND_OF_CARD[other]]:
        yield KnownTiplu(rummy_view.view.rummy.tiplu)
    connecting = _connecting_cards(rummy_view, card)
    if connecting is not None and len(connecting) <= FEW_COPIES:
        yield FewConnections(card, connecting)
    if (number := rummy_view.live_counts[KIND_OF_CARD[card]]) <= FEW_COPIES:
        yield CopiesUnseen(card, number)


def _connecting_cards(rummy_view: RummyView, card: Card) -> tuple[Card, ...] | None:
    """Return the unseen cards that would complete a set with a card, or None if it is in one."""
    kind, held, wild = KIND_OF_CARD[card], rummy_view.hand_counts, rummy_view.wild_kinds
    held[kind] -= 1
    if card == JOKER or wild[kind] or completes_set(kind, held, wild):
        return None
    connecting = []
    for other, live in enumerate(rummy_view.live_counts):
        held[other] += 1
        if live and not wild[other] and completes_set(kind, held, wild):
            connecting.append(CARD_OF_KIND[other])
        held[other] -= 1
    return tuple(connecting)


def distance_facts(view: View, best: Action, other: Action | None) -> Iterator[DistanceWithoutCard]:
    """Yield how many cards are missing after each discard, if the best leaves fewer."""
    rummy_view, card, other_card = RummyView(view), _discarded_card(best), _discarded_card(other)
    if card is not None and other_card is not None:
        fewer, more = distance_without(rummy_view, card), distance_without(rummy_view, other_card)
        if fewer < more:
            yield DistanceWithoutCard(card, fewer, other_card, more)


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


def _facts_for_offer(rummy_view: RummyView, *, is_taken: bool) -> Iterator[Fact]:
    """Yield reasons to take the offer: it is wild, or few copies of it are unseen."""
    offer = rummy_view.offer
    if offer == NO_CARD or not is_taken:
        return
    if rummy_view.wild_kinds[KIND_OF_CARD[offer]]:
        yield KnownTiplu(rummy_view.view.rummy.tiplu)
    if (number := rummy_view.live_counts[KIND_OF_CARD[offer]]) <= FEW_COPIES:
        yield CopiesUnseen(offer, number)
