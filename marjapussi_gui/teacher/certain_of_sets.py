"""Proven facts in rummy that bear on a draw or a discard."""

from collections.abc import Iterator

from ..bots.rummy.easy import nearness
from ..bots.rummy.hands import KIND_OF, KINDS, Sight, counts
from ..bots.rummy.normal import distance
from ..engine.actions import FROM_OFFER, Action, Discard, Draw
from ..engine.cards import Card
from ..engine.state import NO_CARD
from ..engine.view import View
from ..facts import CanCome, Fact, Forced, LetGo, Tiplu, TookUp, Without

FEW = 1  # unseen copies of a card: with more than that there is nothing to mention


def certain_of_sets(view: View, best: Action, other: Action | None) -> Iterator[Fact]:
    """Yield the proven facts that bear on the choice, the most telling first."""
    sight = Sight(view)
    if len(view.legal) == 1:
        yield Forced(is_card=False)
        return
    match best:
        case Discard((card,)):
            yield from _of_a_discard(sight, card, _discarded(other))
        case Draw():
            yield from _of_the_offer(sight, is_taken=best == FROM_OFFER)


def _discarded(action: Action | None) -> Card | None:
    return action.cards[0] if isinstance(action, Discard) and len(action.cards) == 1 else None


def _of_a_discard(sight: Sight, card: Card, other: Card | None) -> Iterator[Fact]:
    if other is not None:
        yield from taken_near(sight, other)
    if card in sight.let_go_by(sight.next_seat):
        yield LetGo(sight.next_seat, card)
    if other is not None and sight.wild[KIND_OF[other]]:
        yield Tiplu(sight.view.rummy.tiplu)
    if (number := sight.live[KIND_OF[card]]) <= FEW:
        yield CanCome(card, number)


def missing(view: View, best: Action, other: Action | None) -> Iterator[Without]:
    """Yield how many cards are missing after either of two discards, if the best leaves fewer."""
    rummy_view, card, other_card = Sight(view), _discarded(best), _discarded(other)
    if card is not None and other_card is not None:
        fewer, more = missing_without(rummy_view, card), missing_without(rummy_view, other_card)
        if fewer < more:
            yield Without(card, fewer, other_card, more)


def missing_without(sight: Sight, card: Card) -> int:
    """Return how many cards are missing for the sets without one card of the hand."""
    held = sight.held
    held[KIND_OF[card]] -= 1
    return distance(sight, held)


def taken_near(sight: Sight, card: Card) -> Iterator[TookUp]:
    """Yield the cards near this one that the next player picked up and still holds."""
    for taken in sorted(sight.taken_by(sight.next_seat)):
        if taken >= 0 and near(card, taken):
            yield TookUp(sight.next_seat, taken)


def near(card: Card, other: Card) -> bool:
    """Return whether two cards are identical or could be in one sequence."""
    return nearness(KIND_OF[card], counts((card, other)), [0] * KINDS) > 0


def _of_the_offer(sight: Sight, *, is_taken: bool) -> Iterator[Fact]:
    """Yield what favours taking the offer: it is wild, or few copies are unseen."""
    offer = sight.offer
    if offer == NO_CARD or not is_taken:
        return
    if sight.wild[KIND_OF[offer]]:
        yield Tiplu(sight.view.rummy.tiplu)
    if (number := sight.live[KIND_OF[offer]]) <= FEW:
        yield CanCome(offer, number)
