"""The perspective of a seat on a hand: its side, and whether that side wants tricks."""

from ...engine.cards import NO_SUIT, Suit
from ...engine.frozen import frozen
from ...engine.seating import Seating
from ...engine.state import NOBODY, ContestKind, Seat
from ...engine.view import View

UNDECIDED_PHASES = ("show", "sooli")  # phases in which it is still open whether tricks are wanted


@frozen
class Perspective:
    """What a seat wants in a hand (many tricks, few or none), and with whom."""

    seat: Seat
    seating: Seating
    trick_preference: int = 1  # 1 for many, -1 for few, 0 if a soloist wants none
    soloist: Seat = NOBODY  # plays alone and must take no trick
    trump: Suit = NO_SUIT
    has_card_points: bool = True  # whether aces and tens score points

    def is_on_own_side(self, seat: Seat) -> bool:
        return self.seating.side_of(seat) == self.seating.side_of(self.seat)


def perspective_of(view: View) -> Perspective:
    showing, lone = view.showing, view.showing.soloist
    wants = 1
    if showing.contest == ContestKind.NOLO or view.seat == showing.soloist:
        wants = -1
    elif showing.contest == ContestKind.SOOLI or view.phase in UNDECIDED_PHASES:
        wants = 0
    if view.phase == "sooli" and lone == NOBODY:
        lone = view.seat  # as a seat that considers playing alone
    counts_cards = not showing.contest and view.phase not in UNDECIDED_PHASES
    trump = view.marriages.trump
    return Perspective(view.seat, view.game.seating, wants, lone, trump, counts_cards)
