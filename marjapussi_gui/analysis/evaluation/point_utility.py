"""Utilities by the points of one hand, in the form that the players use for whole matches."""

from ...bots.equity.match_equity_table import CancelledError, ShouldStop
from ...bots.equity.scoring_model import EquityFunction
from ...engine.seating import margin
from ...engine.state import MatchStanding, Seat
from ...engine.view import View

POINTS_PER_UTILITY = 8000  # points between utility 0 and 1: no hand gains more than half of it


def hand_points_utility(view: View) -> EquityFunction:
    """Return the utility of a hand by what each side gains more than the best other side."""
    sides = range(len(view.match.scores))
    before = [margin(view.match.scores, side) for side in sides]

    def utility(match: MatchStanding, _: Seat) -> tuple[float, ...]:
        gained = (margin(match.scores, side) - before[side] for side in sides)
        return tuple(min(max(0.5 + each / POINTS_PER_UTILITY, 0.0), 1.0) for each in gained)

    return utility


def utility_to_points(utility: float) -> float:
    """Return the points that correspond to a utility."""
    return (utility - 0.5) * POINTS_PER_UTILITY


def cancellable_utility(is_over: ShouldStop, utility: EquityFunction) -> EquityFunction:
    """Return the same utility function, which raises CancelledError once is_over() holds."""

    def checked_utility(match: MatchStanding, dealer: Seat) -> tuple[float, ...]:
        if is_over():
            raise CancelledError("the search was cancelled")
        return utility(match, dealer)

    return checked_utility
