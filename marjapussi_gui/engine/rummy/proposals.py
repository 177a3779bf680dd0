"""Complete rummy actions for the placeholders among the legal actions."""

from collections import Counter
from collections.abc import Iterator

from ..actions import Action, Finish, Lay, ShowTunnelas
from ..cards import Card
from ..phases.rummy_rights import Rights, Sets, has_dublees
from ..state import Rummy, Seat
from .arrange import arranged, fewest_dead
from .melds import SMALLEST, SetRules
from .primary import DUBLEES_WANTED, dublees, may_lay_dublees, triples


def spelled_out(action: Action, rummy: Rummy, seat: Seat, rights: Rights) -> Action:
    """Return a complete action for a placeholder; other actions are returned unchanged."""
    match action:
        case Lay(()):
            return next(layings(rummy, seat, rights))
        case Finish(()):
            return finishing(rummy, seat, rights)
        case ShowTunnelas(()):
            return all_tunnelas(rummy, seat)
        case _:
            return action


def layings(rummy: Rummy, seat: Seat, rights: Rights) -> Iterator[Lay]:
    """Yield the actions that lay three primary sets or seven dublees."""
    hand = rummy.hands[seat]
    yield from map(Lay, triples(hand, rights.largest))
    if rights.dublees_serve and may_lay_dublees(hand):
        yield Lay(dublees(hand)[:DUBLEES_WANTED])


def best_laying(rummy: Rummy, seat: Seat, rights: Rights) -> Lay:
    """Return the lay action that leaves the fewest dead cards."""
    return ways_to_lay(rummy, seat, rights)[0]


def ways_to_lay(rummy: Rummy, seat: Seat, rights: Rights) -> list[Lay]:
    """Return a lay action for each possible remaining hand, fewest dead cards first."""
    hand, ways = rummy.hands[seat], _by_rest(rummy, seat, rights).values()
    return sorted(ways, key=lambda lay: _dead(hand, lay, rights))


def _by_rest(rummy: Rummy, seat: Seat, rights: Rights) -> dict[tuple[Card, ...], Lay]:
    """Return a lay action for each hand that can remain."""
    return {_rest(rummy.hands[seat], lay): lay for lay in layings(rummy, seat, rights)}


def _rest(hand: tuple[Card, ...], lay: Lay) -> tuple[Card, ...]:
    rest = Counter(hand)
    rest.subtract(card for meld in lay.sets for card in meld)
    return tuple(sorted(rest.elements()))


def _dead(hand: tuple[Card, ...], lay: Lay, rights: Rights) -> int:
    """Return the number of remaining cards in no set, without wild cards."""
    rest = _rest(hand, lay)
    return len(rest) - sum(map(len, fewest_dead(rest, SetRules(largest=rights.largest))))


def finishing(rummy: Rummy, seat: Seat, rights: Rights) -> Finish:
    """Return an action that finishes the deal, which must be possible."""
    hand = rummy.hands[seat]
    sets: Sets | None = dublees(hand)[:1]
    if not has_dublees(rummy, seat):
        sets = arranged(hand, rights.set_rules(rummy, seat), dead=1)
    assert sets is not None
    left = Counter(hand) - Counter(card for meld in sets for card in meld)
    return Finish((*rummy.laid[seat], *(tuple(sorted(meld)) for meld in sets)), min(left))


def all_tunnelas(rummy: Rummy, seat: Seat) -> ShowTunnelas:
    """Return the action that shows every tunnela in the hand."""
    held = Counter(rummy.hands[seat])
    return ShowTunnelas(
        tuple((kind,) * 3 for kind in sorted(held) for _ in range(held[kind] // SMALLEST))
    )
