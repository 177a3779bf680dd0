"""From where a hand is looked at: by whom, and whether tricks are wanted there."""

from ..engine.cards import NO_SUIT, Suit
from ..engine.frozen import frozen
from ..engine.seating import Seating
from ..engine.state import NOBODY, Contest, Seat
from ..engine.view import View

UNDECIDED = ("show", "sooli")  # phases in which it is open whether tricks are wanted


@frozen
class Sight:
    """From where a hand is looked at."""

    seat: Seat
    seating: Seating
    wants_tricks: int = 1  # -1: wants none; 0: neither, as another does not
    soloist: Seat = NOBODY  # who plays alone, to take no trick
    trump: Suit = NO_SUIT  # when the hand was looked at
    counts_cards: bool = True  # aces and tens are worth catching

    def is_ours(self, seat: Seat) -> bool:
        return self.seating.side(seat) == self.seating.side(self.seat)


def sight(view: View) -> Sight:
    """Return how the seat of a view looks at the hand."""
    showing, lone = view.showing, view.showing.soloist
    wants = 1
    if showing.game == Contest.NOLO or view.seat == showing.soloist:
        wants = -1
    elif showing.game == Contest.SOOLI or view.phase in UNDECIDED:
        wants = 0
    if view.phase == "sooli" and lone == NOBODY:
        lone = view.seat  # who asks what comes of playing alone
    counts_cards = not showing.game and view.phase not in UNDECIDED
    trump = view.marriages.trump
    return Sight(view.seat, view.game.seating, wants, lone, trump, counts_cards)
