"""What hands are worth in points, in the form in which players are told what matches are worth."""

from ..bots.companion import Worth
from ..bots.standings import IsOver, Stopped
from ..engine.seating import margin
from ..engine.state import Seat, Standing
from ..engine.view import View

SCALE = 8000  # points: no hand is worth more than half of it


def points_of_hand(view: View) -> Worth:
    """Return a worth by what each side has gained more than the best other one."""
    sides = range(len(view.match.scores))
    before = [margin(view.match.scores, side) for side in sides]

    def worth(match: Standing, _: Seat) -> tuple[float, ...]:
        gained = (margin(match.scores, side) - before[side] for side in sides)
        return tuple(min(max(0.5 + each / SCALE, 0.0), 1.0) for each in gained)

    return worth


def in_points(worth: float) -> float:
    """Return the points of which this is the worth."""
    return (worth - 0.5) * SCALE


def until(is_over: IsOver, worth: Worth) -> Worth:
    """Return the same worth, which is given up with Stopped as soon as it is over."""

    def worth_while_wanted(match: Standing, dealer: Seat) -> tuple[float, ...]:
        if is_over():
            raise Stopped
        return worth(match, dealer)

    return worth_while_wanted
