"""Utilities by the points of one hand, in the form that the players use for whole matches."""

from ..bots.companion import Worth
from ..bots.standings import IsOver, Stopped
from ..engine.seating import margin
from ..engine.state import Seat, Standing
from ..engine.view import View

SCALE = 8000  # points between utility 0 and 1: no hand gains more than half of it


def points_of_hand(view: View) -> Worth:
    """Return the utility of a hand by what each side gains more than the best other side."""
    sides = range(len(view.match.scores))
    before = [margin(view.match.scores, side) for side in sides]

    def worth(match: Standing, _: Seat) -> tuple[float, ...]:
        gained = (margin(match.scores, side) - before[side] for side in sides)
        return tuple(min(max(0.5 + each / SCALE, 0.0), 1.0) for each in gained)

    return worth


def in_points(worth: float) -> float:
    """Return the points that correspond to a utility."""
    return (worth - 0.5) * SCALE


def until(is_over: IsOver, worth: Worth) -> Worth:
    """Return the same utility function, which raises CancelledError once is_over() holds."""

    def worth_while_wanted(match: Standing, dealer: Seat) -> tuple[float, ...]:
        if is_over():
            raise Stopped
        return worth(match, dealer)

    return worth_while_wanted
