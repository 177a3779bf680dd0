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
from .turn_rules import RummyTurnRules, Sets, has_laid_dublees


def fill_in_sets(
    action: Action, rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules
) -> Action:
    """Return the action with its sets filled in, or unchanged if none are missing."""
    match action:
        case Lay(()):
            return next(lay_actions(rummy, seat, turn_rules))
        case Finish(()):
            return finish_action(rummy, seat, turn_rules)
        case ShowTunnelas(()):
            return show_tunnelas_action(rummy, seat)
        case _:
            return action


def lay_actions(rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules) -> Iterator[Lay]:
    """Yield the actions that lay three primary sets or seven dublees (pairs of identical cards)."""
    hand = rummy.hands[seat]
    yield from map(Lay, primary_set_choices(hand, turn_rules.max_set_size))
    if turn_rules.allows_dublees and can_lay_dublees(hand):
        yield Lay(find_dublees(hand)[:DUBLEES_NEEDED])


def best_lay_action(rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules) -> Lay:
    """Return the lay action that leaves the fewest dead cards (cards in no set) in the hand."""
    return ranked_lay_actions(rummy, seat, turn_rules)[0]


def ranked_lay_actions(rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules) -> list[Lay]:
    """Return a lay action for each hand that can remain, fewest dead cards first."""
    hand, ways = rummy.hands[seat], _lay_by_remaining_hand(rummy, seat, turn_rules).values()
    return sorted(ways, key=lambda lay: _count_dead_cards(hand, lay, turn_rules))


def _lay_by_remaining_hand(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules
) -> dict[tuple[Card, ...], Lay]:
    """Map each possible remaining hand to one lay action that leaves it."""
    return {
        _remaining_hand(rummy.hands[seat], lay): lay for lay in lay_actions(rummy, seat, turn_rules)
    }


def _remaining_hand(hand: tuple[Card, ...], lay: Lay) -> tuple[Card, ...]:
    rest = Counter(hand)
    rest.subtract(card for meld in lay.sets for card in meld)
    return tuple(sorted(rest.elements()))


def _count_dead_cards(hand: tuple[Card, ...], lay: Lay, turn_rules: RummyTurnRules) -> int:
    """Return how many of the cards left after a lay fit into no set, ignoring wild cards."""
    rest = _remaining_hand(hand, lay)
    return len(rest) - sum(
        map(len, best_arrangement(rest, SetRules(max_size=turn_rules.max_set_size)))
    )


def finish_action(rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules) -> Finish:
    """Return an action that finishes the deal. The caller has checked that the hand can finish."""
    hand = rummy.hands[seat]
    sets: Sets | None = find_dublees(hand)[:1]
    if not has_laid_dublees(rummy, seat):
        sets = find_arrangement(hand, turn_rules.set_rules(rummy, seat), dead_count=1)
    assert sets is not None
    left = Counter(hand) - Counter(card for meld in sets for card in meld)
    return Finish((*rummy.laid_sets[seat], *(tuple(sorted(meld)) for meld in sets)), min(left))


def show_tunnelas_action(rummy: RummyState, seat: Seat) -> ShowTunnelas:
    """Return the action that shows every tunnela (three identical cards) in the hand."""
    held = Counter(rummy.hands[seat])
    return ShowTunnelas(
        tuple((kind,) * 3 for kind in sorted(held) for _ in range(held[kind] // MIN_SET_SIZE))
    )
