"""The evaluator: computes the value of each action of a decision, and grades the chosen one."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, replace
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from threading import Event as Flag
from typing import Any

from ...bots.belief.kernel_adapter import is_trick_game
from ...bots.belief.pointless_marriage_questions import pointless_questions
from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.match_equity import match_equity
from ...bots.equity.match_equity_table import CancelledError
from ...bots.equity.score_clamping import clamp_scores
from ...bots.equity.scoring import scoring_model
from ...bots.kernel import is_compiled
from ...bots.players.bot import BotDecision, SearchContext
from ...bots.players.likely_choices import EVERYBODY
from ...engine.actions import Action, Pass
from ...engine.frozen import frozen
from ...engine.rummy.action_proposals import fill_in_sets
from ...engine.rummy.turn_rules import RummyTurnRules
from ...engine.view import View
from ...model.facts import Fact, NoSearchTimeLeft
from ...model.playing_habits import PlayingHabits
from ...model.verdict import TIE_STANDARD_ERRORS, ActionValue, DecisionKind, Grade, Verdict
from ..explanation.explanation import explain
from ..explanation.playouts import playout_source_of_search
from .bidding_evaluation import evaluate_bidding
from .decision_kinds import decision_kind, is_answer_known
from .evaluation import BENEFIT_OF_DOUBT, CERTAIN_ERRORS, NO_EVALUATION, Evaluation
from .grade_thresholds import grade_thresholds
from .rummy_evaluation import evaluate_rummy
from .tie_break import most_careful_action
from .trick_evaluation import evaluate_trick_play

CALIBRATION_FILE = Path(__file__).with_name("cost_calibration.json")


@frozen
class CostCalibration:
    """How well the costs that a search finds match the real costs in a game."""

    factor: float = 1.0  # expected true cost, divided by the cost that the search finds
    factor_by_kind: Mapping[DecisionKind, float] = field(default_factory=dict)  # if it differs
    # variance of the true costs, divided by the expected cost: the search neglects many small
    # things, and more of them where more is at stake
    model_variance: float = 0.0

    def factor_for(self, kind: DecisionKind) -> float:
        return self.factor_by_kind.get(kind, self.factor)

    def calibrate(
        self, action_values: Sequence[ActionValue], kind: DecisionKind
    ) -> tuple[ActionValue, ...]:
        """Return the values after correcting how far each is below the best, which is kept."""
        return tuple(
            self._calibrate_value(each, action_values[0], self.factor_for(kind))
            for each in action_values
        )

    def _calibrate_value(self, value: ActionValue, best: ActionValue, factor: float) -> ActionValue:
        cost = factor * (best.value - value.value)
        return replace(
            value,
            points=best.points - factor * (best.points - value.points),
            win_chance=None if best.win_chance is None else best.win_chance - cost,
            standard_error=factor * value.standard_error,
            model_error=sqrt(self.model_variance * max(cost, 0.0)),
        )


def cost_calibration(game_key: str) -> CostCalibration:
    """Return the calibration of a game, or one that changes nothing if the game wasn't measured."""
    data = load_calibrations().get(game_key, {})
    return CostCalibration(
        data.get("factor", 1.0),
        {DecisionKind(kind): factor for kind, factor in data.get("kinds", {}).items()},
        data.get("model_variance", 0.0),
    )


def kind_for_calibration(view: View) -> DecisionKind:
    """Return the decision's kind, whichever action is chosen: a question if one is legal."""
    kinds = [decision_kind(view, each) for each in view.legal_actions]
    return DecisionKind.ASK if DecisionKind.ASK in kinds else kinds[0]


@cache
def load_calibrations() -> dict[str, Any]:
    return dict(json.loads(CALIBRATION_FILE.read_text(encoding="utf-8"))["games"])


EVALUATION_SEED = 0  # a fixed seed, so that the same view always gets the same verdict
# A bid is worth what the others bid and how they play, which the model knows least about. So it
# costs something only if that is 95 % certain.
BID_ERRORS = 1.645
NO_LOSS = 1e-6  # smaller costs are rounding errors in exact values
EFFORT = 1.0 if is_compiled() else 0.02  # share of the full search, which takes 0.3 to 1.5 s
MAX_MS = 30_000  # only for emergencies: usually the number of rounds ends a search


def evaluate(
    view: View,
    chosen: Action | None,
    cancel: Flag | None = None,
    max_ms: int | None = MAX_MS,
    player: PlayingHabits = EVERYBODY,
) -> Verdict:
    """Return the verdict on the chosen action, or on the best one if chosen is None.

    If cancelled, return a verdict from the values found so far, of which there may be none. The
    player's habits only decide which action the reasons compare a good action with.
    """
    position = SeatPosition(clamp_scores(view))
    return _evaluate(position, chosen, cancel or Flag(), max_ms, player)[1]


def advise(view: View, cancel: Flag | None = None) -> tuple[BotDecision, tuple[Fact, ...]]:
    """Return the best action as a bot's decision, and the reasons for it."""
    position = SeatPosition(clamp_scores(view))
    weighed, found = _evaluate(position, None, cancel or Flag(), MAX_MS)
    if not weighed.action_values:
        return BotDecision(found.advised_action, (), (NoSearchTimeLeft(),)), found.reasons
    values = tuple((each.action, each.value) for each in found.action_values)
    return BotDecision(found.advised_action, values, weighed.facts), found.reasons


def advised_action(view: View, cancel: Flag) -> Action:
    """Return the action that evaluate() advises, without spending time on an explanation."""
    position = SeatPosition(clamp_scores(view))
    think = SearchContext(Random(EVALUATION_SEED), MAX_MS, stop=cancel)
    return create_verdict(
        position, None, compare_actions(position, (), think, EFFORT)
    ).advised_action


def _evaluate(
    position: SeatPosition,
    chosen: Action | None,
    cancel: Flag,
    max_ms: int | None,
    player: PlayingHabits = EVERYBODY,
) -> tuple[Evaluation, Verdict]:
    think = SearchContext(Random(EVALUATION_SEED), max_ms, stop=cancel)
    weighed = compare_actions(position, () if chosen is None else (chosen,), think, EFFORT)
    found = create_verdict(position, chosen, weighed)
    return weighed, explain(
        position, found, cancel, playout_source_of_search(weighed.search), weighed.samples, player
    )


def compare_actions(
    position: SeatPosition,
    requested: Collection[Action],
    context: SearchContext,
    effort: float = 1.0,
    thresholds: Sequence[float] | None = None,
) -> Evaluation:
    """Return the values of the requested actions, and of all others worth considering.

    The values are as the search finds them, before calibrate_values() corrects the costs. Each
    requested action is measured until it is clear between which thresholds its deficit lies. The
    default thresholds are those of the grades.
    """
    game = position.view.game
    if thresholds is None:
        factor = cost_calibration(game.key).factor_for(kind_for_calibration(position.view))
        thresholds = [each / factor for each in grade_thresholds(game.key).thresholds]
    try:
        if not is_trick_game(game):
            return evaluate_rummy(position.view, requested, context, thresholds, effort)
        equity = match_equity(game, context.stop.is_set)  # takes a second when it is called first
        context.restart_clock()
        if position.view.phase == "play":
            return evaluate_trick_play(position, equity, requested, context, thresholds, effort)
        return evaluate_bidding(position, equity, requested, context, thresholds, effort)
    except CancelledError:
        return NO_EVALUATION


def create_verdict(
    position: SeatPosition, chosen: Action | None, evaluation: Evaluation
) -> Verdict:
    view = position.view
    worths = calibrate_values(view, evaluation) or (
        ActionValue(_first_legal_action(view) if chosen is None else chosen, 0.0),
    )
    worths = _tie_usual_call_with_best(position, worths)
    advised = _most_careful_tied_action(position, worths)
    action = (advised or worths[0].action) if chosen is None else chosen
    found = Verdict(
        view.seat,
        decision_kind(view, action),
        action,
        worths,
        Grade.CLOSE,
        evaluation.deal_count,
        evaluation.facts,
        advised,
    )
    return replace(found, grade=_grade(view, found, evaluation))


def calibrate_values(view: View, evaluation: Evaluation) -> tuple[ActionValue, ...]:
    """Return the values, with costs corrected to those measured by playing hands to the end."""
    if evaluation.is_exact:
        return evaluation.action_values
    calibration = cost_calibration(view.game.key)
    return calibration.calibrate(evaluation.action_values, kind_for_calibration(view))


def _tie_usual_call_with_best(
    position: SeatPosition, values: tuple[ActionValue, ...]
) -> tuple[ActionValue, ...]:
    """Make the usual first bid, or a usual pass, tie with the best unless it is certainly worse."""
    usual = scoring_model(position.view.game).usual_call(position)
    if position.view.auction.bid and usual != Pass():
        return values
    return tuple(
        replace(each, standard_error=BID_ERRORS / TIE_STANDARD_ERRORS * each.total_error)
        if type(each.action) is type(usual)
        and values[0].value - each.value <= BID_ERRORS * each.total_error
        else each
        for each in values
    )


def _most_careful_tied_action(
    position: SeatPosition, action_values: Sequence[ActionValue]
) -> Action | None:
    """Return the most careful of several tied best actions, or None if there is a single best.

    A question that somebody asked although the answer could only be no is never careful.
    """
    best = action_values[0]
    tied = [each for each in action_values if each.is_tied_with(best)]
    if len(tied) < 2:
        return None
    worse = {each.action for each in tied if each.is_certainly_worse_than(best)}
    actions, pointless = [each.action for each in tied], pointless_questions(position)
    sensible = [each for each in actions if each not in pointless]
    return most_careful_action(position, sensible or actions, worse)


def _first_legal_action(view: View) -> Action:
    turn_rules = RummyTurnRules(view.game.rules, view.game.seating)
    return fill_in_sets(view.legal_actions[0], view.rummy, view.seat, turn_rules)


def _grade(view: View, verdict: Verdict, evaluation: Evaluation) -> Grade:
    thresholds = grade_thresholds(view.game.key)
    if evaluation.is_forced or is_answer_known(view, verdict.chosen):
        return Grade.FORCED
    if not evaluation.action_values:
        return Grade.CLOSE
    unsure = CERTAIN_ERRORS * verdict.chosen_value.standard_error
    if verdict.cost <= NO_LOSS or verdict.cost + unsure < thresholds.inaccuracy:
        return Grade.FINE
    if verdict.kind is DecisionKind.BID:
        unsure = max(unsure, BID_ERRORS * verdict.chosen_value.total_error)
    if verdict.cost <= unsure or verdict.chosen_value.is_tied_with(verdict.best):
        return Grade.CLOSE
    return thresholds.grade_for(verdict.cost - BENEFIT_OF_DOUBT * verdict.chosen_value.total_error)
