"""Costs are stated as hands played out confirm them on average, with the error of the model."""

import json
from math import hypot
from random import Random

import pytest

from marjapussi_gui.analysis.evaluation.evaluation import Evaluation
from marjapussi_gui.analysis.evaluation.evaluator import (
    CALIBRATION_FILE,
    CostCalibration,
    compare_actions,
    cost_calibration,
    create_verdict,
    kind_for_calibration,
)
from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.analysis.evaluation.mistake_warning import should_warn
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from tests.analysis.test_evaluator import SHORT_IN_HEARTS
from tests.analysis.trick_decisions import replay_record
from tests.analysis.view_notation import trick_view
from tests.bots.test_known_positions import KEEPS_THE_LEAD
from tests.scripted_match import ScriptedMatch

BY_HAND = CostCalibration(0.5, {DecisionKind.LEAD: 0.8}, 0.04)
ACE, TEN, NINE = (Play(parse_card(each)) for each in ("AS", "TS", "9S"))
FOUND = (
    ActionValue(ACE, 30.0, 0.5),
    ActionValue(TEN, 22.0, 0.45, 0.01),
    ActionValue(NINE, -10.0, 0.18, 0.02),
)
UNSEEN = trick_view("marjapussi", "AS TS 9S KC QC 6C", led="QS", trump="D")


def verdict_on(action: Play, *values: ActionValue) -> Verdict:
    return create_verdict(SeatPosition(UNSEEN), action, Evaluation(values, 100))


def test_costs_are_multiplied_by_the_factor_of_their_game() -> None:
    best, ten, nine = BY_HAND.calibrate(FOUND, DecisionKind.FOLLOW)

    assert best == FOUND[0]
    assert (ten.win_chance, ten.points) == pytest.approx((0.475, 26.0))
    assert (nine.win_chance, nine.points) == pytest.approx((0.34, 10.0))
    assert (ten.standard_error, nine.standard_error) == pytest.approx((0.005, 0.01))


def test_a_kind_of_decision_may_have_a_factor_of_its_own() -> None:
    _, ten, nine = BY_HAND.calibrate(FOUND, DecisionKind.LEAD)

    assert (ten.win_chance, nine.win_chance) == pytest.approx((0.46, 0.244))


def test_the_total_error_contains_that_of_the_model() -> None:
    best, ten, nine = BY_HAND.calibrate(FOUND, DecisionKind.FOLLOW)

    assert (best.model_error, best.total_error) == (0.0, 0.0)
    assert nine.model_error == pytest.approx((0.04 * 0.16) ** 0.5)
    assert nine.total_error == pytest.approx(hypot(0.01, 0.08))
    assert ten.total_error > ten.standard_error


def test_a_verdict_states_the_calibrated_cost() -> None:
    known = cost_calibration("marjapussi")

    found = verdict_on(NINE, *FOUND)

    assert known.factor < 1
    assert found.cost == pytest.approx(known.factor_for(DecisionKind.FOLLOW) * 0.32)
    assert found.chosen_value.total_error > found.chosen_value.standard_error > 0
    assert [each.action for each in found.action_values] == [ACE, TEN, NINE]
    assert found.best == FOUND[0]


def test_what_may_be_the_error_of_the_model_is_called_by_the_lesser_name() -> None:
    _, mistake, _ = grade_thresholds("marjapussi").thresholds
    known = cost_calibration("marjapussi")
    cost = 1.02 * mistake / known.factor_for(DecisionKind.FOLLOW)
    values = (FOUND[0], ActionValue(NINE, 0.0, 0.5 - cost))

    assert verdict_on(NINE, *values).cost > mistake
    assert verdict_on(NINE, *values).grade == Grade.INACCURACY
    assert not should_warn("marjapussi", verdict_on(NINE, *values), NINE)


def test_points_at_rummy_stay_as_they_are() -> None:
    points = [ActionValue(ACE, 4.0), ActionValue(TEN, 1.0, None, 0.5)]

    assert cost_calibration("marriage").calibrate(points, DecisionKind.DISCARD) == (*points,)


def test_costs_of_a_search_are_calibrated_and_its_best_action_stays() -> None:
    game, state = replay_record(KEEPS_THE_LEAD)
    view = create_view(game, state, state.turn)
    found = compare_actions(SeatPosition(view), (), SearchContext(Random(1)), 0.3)

    verdict = create_verdict(SeatPosition(view), parse_action("play KC"), found)

    stated = found.action_values[0].value - found.action_values[-1].value
    factor = cost_calibration("huutopussi").factor_for(kind_for_calibration(view))
    assert verdict.best.value - verdict.action_values[-1].value == pytest.approx(factor * stated)
    assert verdict.best == found.action_values[0]
    assert [each.action for each in verdict.action_values] == [
        each.action for each in found.action_values
    ]


@pytest.mark.parametrize(
    ("moves", "kind"),
    [((), DecisionKind.LEAD), (("play AH",), DecisionKind.FOLLOW)],
)
def test_the_kind_of_a_decision_does_not_depend_on_the_choice(
    moves: tuple[str, ...], kind: DecisionKind
) -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(*SHORT_IN_HEARTS)
    table.do(*moves)

    assert kind_for_calibration(table.view(table.state.turn)) == kind


def test_costs_were_measured_in_every_game_of_tricks_with_this_version() -> None:
    measured = json.loads(CALIBRATION_FILE.read_text("utf-8"))

    assert measured["judge"] == EVALUATOR_VERSION
    assert set(measured["games"]) == {
        each.key for each in VARIANTS if not each.create_game().is_rummy
    }
    for each in measured["games"].values():
        assert all(0 < factor < 2 for factor in (each["factor"], *each["kinds"].values()))
        assert 0 < each["model_variance"] < 1
