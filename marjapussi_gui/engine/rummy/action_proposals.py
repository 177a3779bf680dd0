"""Proposals of sets for rummy actions.

The legal actions to lay, finish or show are listed once, without sets, because there are too many
choices of sets. The functions here fill in the sets.
"""

from collections import Counter
from collections.abc import Iterator

from ..actions import Action, Finish, Lay, ShowTunnelas
from ..cards import Card
from ..state import RummyState, Seat
from .arrangement import best_arrangement, find_arrangement
from .melds import MIN_SET_SIZE, SetRules
from .primary_sets import DUBLEES_NEEDED, can_lay_dublees, find_dublees, primary_set_choices
from .rights import RummyRights, Sets, has_laid_dublees


def complete_action(action: Action, rummy: RummyState, seat: Seat, rights: RummyRights) -> Action:
    """Return the action with its sets filled in, if it has none yet. Others are unchanged."""
    match action:
        case Lay(()):
            return next(lay_actions(rummy, seat, rights))
        case Finish(()):
            return finish_action(rummy, seat, rights)
        case ShowTunnelas(()):
            return show_tunnelas_action(rummy, seat)
        case _:
            return action


def lay_actions(rummy: RummyState, seat: Seat, rights: RummyRights) -> Iterator[Lay]:
    """Yield the actions that lay three primary sets or seven dublees (pairs of identical cards)."""
    hand = rummy.hands[seat]
    yield from map(Lay, primary_set_choices(hand, rights.max_set_size))
    if rights.allows_dublees and can_lay_dublees(hand):
        yield Lay(find_dublees(hand)[:DUBLEES_NEEDED])


def best_lay_action(rummy: RummyState, seat: Seat, rights: RummyRights) -> Lay:
    """Return the lay action that leaves the fewest dead cards (cards in no set) in the hand."""
    return ranked_lay_actions(rummy, seat, rights)[0]


def ranked_lay_actions(rummy: RummyState, seat: Seat, rights: RummyRights) -> list[Lay]:
    """Return a lay action for each hand that can remain, fewest dead cards first."""
    hand, ways = rummy.hands[seat], _lay_by_remaining_hand(rummy, seat, rights).values()
    return sorted(ways, key=lambda lay: _count_dead_cards(hand, lay, rights))


def _lay_by_remaining_hand(
    rummy: RummyState, seat: Seat, rights: RummyRights
) -> dict[tuple[Card, ...], Lay]:
    """Map each possible remaining hand to one lay action that leaves it."""
    return {
        _remaining_hand(rummy.hands[seat], lay): lay for lay in lay_actions(rummy, seat, rights)
    }


def _remaining_hand(hand: tuple[Card, ...], lay: Lay) -> tuple[Card, ...]:
    rest = Counter(hand)
    rest.subtract(card for meld in lay.sets for card in meld)
    return tuple(sorted(rest.elements()))


def _count_dead_cards(hand: tuple[Card, ...], lay: Lay, rights: RummyRights) -> int:
    """Return how many of the cards left after a lay fit into no set, ignoring wild cards."""
    rest = _remaining_hand(hand, lay)
    return len(rest) - sum(map(len, best_arrangement(rest, SetRules(max_size=rights.max_set_size))))


def finish_action(rummy: RummyState, seat: Seat, rights: RummyRights) -> Finish:
    """Return an action that finishes the deal. The caller has checked that the hand can finish."""
    hand = rummy.hands[seat]
    sets: Sets | None = find_dublees(hand)[:1]
    if not has_laid_dublees(rummy, seat):
        sets = find_arrangement(hand, rights.set_rules(rummy, seat), dead_count=1)
    assert sets is not None
    left = Counter(hand) - Counter(card for meld in sets for card in meld)
    return Finish((*rummy.laid_sets[seat], *(tuple(sorted(meld)) for meld in sets)), min(left))


def show_tunnelas_action(rummy: RummyState, seat: Seat) -> ShowTunnelas:
    """Return the action that shows every tunnela (three identical cards) in the hand."""
    held = Counter(rummy.hands[seat])
    return ShowTunnelas(
        tuple((kind,) * 3 for kind in sorted(held) for _ in range(held[kind] // MIN_SET_SIZE))
    )
