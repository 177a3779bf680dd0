"""Evaluation of bids, gifts, discards and bid cards, by playing many hands to the end."""

from collections.abc import Callable, Collection, Sequence
from itertools import chain, count
from statistics import fmean

from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.hand_outcome_utilities import cancellable_equity
from ...bots.equity.match_equity import points_equity
from ...bots.equity.scoring import scoring_model
from ...bots.equity.scoring_model import (
    BiddingEfforts,
    BiddingSearch,
    EquityFunction,
    SamplingEffort,
    ValuedOutcome,
)
from ...bots.players.bot import SearchContext
from ...engine.actions import Action, Stand
from ...engine.events import HandScored, MatchWon
from ...engine.seating import margin
from ...engine.view import View
from ..explanation.outcome_features import Playout
from .evaluation import NO_EVALUATION, DealValue, Evaluation, expand_equivalents
from .successive_elimination import RoundEvaluator, SampledComparison

ROUND_EFFORTS = BiddingEfforts(
    SamplingEffort(world_count=32, playouts_per_world=4, extra_candidates=3),
    SamplingEffort(world_count=100, playouts_per_world=4),
)
PLAYOUTS_PER_DEAL = 2
MAX_ROUNDS = 32


def evaluate_bidding(
    position: SeatPosition,
    equity: EquityFunction,
    requested: Collection[Action],
    context: SearchContext,
    thresholds: Sequence[float],
    effort: float,
) -> Evaluation:
    """Return the values of the requested actions, and of all others worth considering."""
    view = position.view
    equity = cancellable_equity(equity, lambda: context.should_stop)
    scoring = scoring_model(view.game)
    first = scoring.create_search(position, ROUND_EFFORTS, equity, context)
    others = (scoring.create_search(position, ROUND_EFFORTS, equity, context) for _ in count())
    facts, alike = first.facts(), _representatives(first, view, requested)
    laps = SampledComparison(
        set(map(alike.__getitem__, requested)), thresholds, max(int(effort * MAX_ROUNDS), 1)
    )
    tries = (_round_evaluator(trial, view) for trial in chain([first], others))
    laps.run(dict.fromkeys(alike.values()), tries, context)
    if not laps.values:
        return NO_EVALUATION
    worths = expand_equivalents(laps.action_values(), alike)
    is_forced = len({first.representative(action) for action in view.legal_actions}) == 1
    return Evaluation(worths, laps.deal_count, facts, is_forced)


def bidding_playout_source(
    position: SeatPosition, context: SearchContext
) -> Callable[[Action, int], list[Playout]]:
    """Return a function that plays hands on after an action, in the same deals for all actions."""
    view = position.view
    scoring, utility = scoring_model(view.game), points_equity(view.game)
    searches: dict[int, BiddingSearch] = {}

    def playouts_after(action: Action, deal_count: int) -> list[Playout]:
        if deal_count not in searches:
            effort = SamplingEffort(deal_count, PLAYOUTS_PER_DEAL)
            searches[deal_count] = scoring.create_search(
                position, BiddingEfforts(effort, effort), utility, context
            )
        search = searches[deal_count]
        return [
            _playout_of_outcome(view, each)
            for each in search.outcomes(search.representative(action))
        ]

    return playouts_after


def _playout_of_outcome(view: View, outcome: ValuedOutcome) -> Playout:
    """Return the events that end a played-out hand, or nothing if the hand has no tricks."""
    before, after = view.match.scores, outcome.match
    if not outcome.tricks:
        return ()
    gained = tuple(b - a for a, b in zip(before, after.scores, strict=True))
    points = outcome.points or (0,) * len(before)
    scored = HandScored(
        view.dealer, outcome.tricks, points, gained, after.scores, (), outcome.items
    )
    return (scored, MatchWon(after.winner)) if after.is_over else (scored,)


def _representatives(
    search: BiddingSearch, view: View, requested: Collection[Action]
) -> dict[Action, Action]:
    """Map each action to the equivalent action that is evaluated in its place.

    All requested actions are included.
    """
    alike = {action: search.representative(action) for action in requested}
    is_last_word = isinstance(view.legal_actions[0], Stand)  # final bids are quick to evaluate
    for action in view.legal_actions if is_last_word else search.candidates():
        same = search.representative(action)
        if same != action or same not in alike.values():  # skip the same cards in another order
            alike[action] = same
    return alike


def _round_evaluator(search: BiddingSearch, view: View) -> RoundEvaluator:
    side, each = view.game.seating.side_of(view.seat), search.effort.playouts_per_world
    before = margin(view.match.scores, side)

    def evaluate(action: Action) -> list[DealValue]:
        outcomes = search.outcomes(action)
        parts = [outcomes[at : at + each] for at in range(0, len(outcomes), each)]
        return [
            (
                fmean(outcome.equities[side] for outcome in part),
                fmean(margin(outcome.match.scores, side) - before for outcome in part),
            )
            for part in parts
        ]

    return evaluate
