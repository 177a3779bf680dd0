"""The perspective of one seat on a hand: its side, and whether it wants tricks."""

from ..engine.cards import NO_SUIT, Suit
from ..engine.frozen import frozen
from ..engine.seating import Seating
from ..engine.state import NOBODY, Contest, Seat
from ..engine.view import View

UNDECIDED = ("show", "sooli")  # phases before it is decided whether tricks are wanted


@frozen
class Sight:
    """The perspective of one seat on a hand."""

    seat: Seat
    seating: Seating
    wants_tricks: int = 1  # 1: wants many; -1: wants few; 0: neither, because a soloist wants none
    soloist: Seat = NOBODY  # plays alone and must take no trick
    trump: Suit = NO_SUIT  # at the time of the view
    counts_cards: bool = True  # aces and tens are worth points

    def is_ours(self, seat: Seat) -> bool:
        return self.seating.side(seat) == self.seating.side(self.seat)


def sight(view: View) -> Sight:
    """Return the perspective of the seat of a view."""
    showing, lone = view.showing, view.showing.soloist
    wants = 1
    if showing.game == Contest.NOLO or view.seat == showing.soloist:
        wants = -1
    elif showing.game == Contest.SOOLI or view.phase in UNDECIDED:
        wants = 0
    if view.phase == "sooli" and lone == NOBODY:
        lone = view.seat  # the perspective of a seat that considers playing alone
    counts_cards = not showing.game and view.phase not in UNDECIDED
    trump = view.marriages.trump
    return Sight(view.seat, view.game.seating, wants, lone, trump, counts_cards)
