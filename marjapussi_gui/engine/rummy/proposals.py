"""Ways to do what a list of legal actions only says to be possible: lay, finish, show."""

from collections import Counter
from collections.abc import Iterator

from ..actions import Action, Finish, Lay, ShowTunnelas
from ..cards import Card
from ..phases.rummy_rights import Rights, Sets, has_dublees
from ..state import Rummy, Seat
from .arrange import arranged, fewest_dead
from .melds import SMALLEST
from .primary import DUBLEES_WANTED, dublees, may_lay_dublees, triples


def spelled_out(action: Action, rummy: Rummy, seat: Seat, rights: Rights) -> Action:
    """Return a complete action for one that only says what is possible; others as they are."""
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
    """Yield the ways to lay primary sets: three of them, or seven dublees."""
    hand = rummy.hands[seat]
    yield from map(Lay, triples(hand, rights.largest))
    if rights.dublees_serve and may_lay_dublees(hand):
        yield Lay(dublees(hand)[:DUBLEES_WANTED])


def best_laying(rummy: Rummy, seat: Seat, rights: Rights) -> Lay:
    """Return the laying that leaves the fewest dead cards in the hand."""
    by_rest: dict[tuple[Card, ...], Lay] = {}
    for lay in layings(rummy, seat, rights):
        rest = Counter(rummy.hands[seat])
        rest.subtract(card for meld in lay.sets for card in meld)
        by_rest[tuple(sorted(rest.elements()))] = lay
    table = rights.table(rummy, seat)

    def dead(rest: tuple[Card, ...]) -> int:
        return len(rest) - sum(map(len, fewest_dead(rest, table)))

    return by_rest[min(by_rest, key=dead)]


def finishing(rummy: Rummy, seat: Seat, rights: Rights) -> Finish:
    """Return a way to finish, which must be possible."""
    hand = rummy.hands[seat]
    sets: Sets | None = dublees(hand)[:1]
    if not has_dublees(rummy, seat):
        sets = arranged(hand, rights.table(rummy, seat), dead=1)
    assert sets is not None
    left = Counter(hand) - Counter(card for meld in sets for card in meld)
    return Finish((*rummy.laid[seat], *(tuple(sorted(meld)) for meld in sets)), min(left))


def all_tunnelas(rummy: Rummy, seat: Seat) -> ShowTunnelas:
    """Return the showing of every tunnela in the hand."""
    held = Counter(rummy.hands[seat])
    return ShowTunnelas(
        tuple((kind,) * 3 for kind in sorted(held) for _ in range(held[kind] // SMALLEST))
    )
