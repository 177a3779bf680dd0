"""The utilities of all possible outcomes of a hand, computed once and then cached."""

from collections.abc import Callable

from ...engine.state import MatchStanding, Seat
from ..belief.seat_position import SeatPosition
from ..kernel.inputs import ScoringInput
from .match_equity import never_stop
from .match_equity_table import CancelledError, ShouldStop
from .scoring import scoring_model
from .scoring_model import EquityFunction

CACHE_SIZE = 24  # combinations of a hand and a goal: more than one decision uses
_cache: dict[object, ScoringInput] = {}


def cached_hand_utilities(
    position: SeatPosition,
    goal: object,
    create_equity: Callable[[], EquityFunction],
    should_stop: ShouldStop = never_stop,
) -> ScoringInput:
    """Return the utilities of the hand's outcomes, cached by hand and goal.

    The goal stands for the equity function: for the same goal, create_equity() must return
    functions that agree in all hands of a match. Raise CancelledError once should_stop() is true.
    """
    view, game = position.view, position.view.game
    first = view.tricks[0] if view.tricks else view.trick
    rules = (game.key, game.seating.players, *game.option_values.items())
    dealt_by = (view.dealer, first.leader)  # the next dealer depends on one of the two
    key = (goal, rules, view.match, view.auction, view.showing, dealt_by)
    utilities = _cache.get(key)
    if utilities is None:
        equity = cancellable_equity(create_equity(), should_stop)
        utilities = scoring_model(game).utilities(position.state, equity)
        if len(_cache) >= CACHE_SIZE:
            _cache.clear()
        _cache[key] = utilities
    return utilities


def cancellable_equity(equity: EquityFunction, should_stop: ShouldStop) -> EquityFunction:
    """Wrap the equity function so that it raises CancelledError once should_stop() is true."""

    def equity_unless_stopped(match: MatchStanding, dealer: Seat) -> tuple[float, ...]:
        if should_stop():
            raise CancelledError("the search was cancelled")
        return equity(match, dealer)

    return equity_unless_stopped
