"""Every decision is evaluated from the seat's view, reproducibly, and includes the action taken."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Event

import pytest

from marjapussi_gui.analysis.evaluation import evaluator
from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.analysis.evaluation.evaluation import CERTAIN_ERRORS, Evaluation
from marjapussi_gui.analysis.evaluation.evaluator import (
    CostCalibration,
    compare_actions,
    create_verdict,
    evaluate,
)
from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.analysis.evaluation.grade_thresholds import (
    THRESHOLDS_FILE,
    grade_thresholds,
    level_rates,
    overall_level_rates,
)
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.verdict import (
    ActionValue,
    DecisionKind,
    Grade,
    Verdict,
    verdict_from_json,
    verdict_to_json,
)
from tests.analysis.test_rummy_race import Patience
from tests.analysis.trick_decisions import replay_record
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.bots.test_known_positions import FOR_CERTAIN, KEEPS_THE_LEAD
from tests.preset_games import few_games, few_standard_trick_games
from tests.scripted_match import ScriptedMatch

every_variant = pytest.mark.parametrize("key", [each.key for each in VARIANTS])
BRIEFLY = 0.05  # of the usual budget
SHORT_IN_HEARTS = (
    "AS TS 9S 8S 7S 6S AH TH 9H",
    "8H 7H 6H AC TC 9C 8C 7C 6C",
    "KS QS JS KD QD JH AD TD 9D",
    "KH QH JD KC QC JC 8D 7D 6D",
)


def decisions_of_hand(
    game: Game, seed: int, level: str = "random"
) -> Iterator[tuple[GameState, Action]]:
    state, rng, player = game.initial_state(MatchStart(Seat(0))), Random(seed), LEVELS[level]()
    while not state.match.hands_played and not state.match.is_over:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, seed))
            continue
        view = create_view(game, state, state.turn)
        action = player.decide(view, SearchContext(rng)).action
        if len(view.legal_actions) > 1:
            yield state, action
        state = game.step(state, action)


def evaluate_fully(view: View, done: Action) -> Verdict:
    """Return the verdict of an evaluation without a time limit."""
    return create_verdict(
        SeatPosition(view),
        done,
        compare_actions(SeatPosition(view), (done,), SearchContext(Random(0))),
    )


def evaluate_briefly(view: View, done: Action) -> Verdict:
    weighed = compare_actions(SeatPosition(view), (done,), SearchContext(Random(1)), BRIEFLY)
    return create_verdict(SeatPosition(view), done, weighed)


def test_the_lead_that_gives_up_a_sure_contract_costs_it_for_certain() -> None:
    game, state = replay_record(KEEPS_THE_LEAD)
    view = create_view(game, state, state.turn)

    worse, better = (evaluate_fully(view, parse_action(text)) for text in ("play KC", "play AS"))

    assert action_text(worse.best.action) == "play AS"
    assert worse.cost > FOR_CERTAIN
    assert better.grade == Grade.FINE
    assert worse.cost > CERTAIN_ERRORS * worse.chosen_value.standard_error
    assert worse.cost_in_points > 20


def test_a_verdict_is_reproducible_and_equals_the_stored_one() -> None:
    game, state = replay_record(KEEPS_THE_LEAD)
    view = create_view(game, state, state.turn)

    first, again = (evaluate_fully(view, parse_action("play KC")) for _ in range(2))

    assert first == again
    assert verdict_from_json(verdict_to_json(first)) == first


@few_games
def test_what_was_done_is_always_weighed(key: str) -> None:
    game, seen = next(each for each in VARIANTS if each.key == key).create_game(), set()
    for state, done in decisions_of_hand(game, 4, "easy" if game.is_rummy else "random"):
        view = create_view(game, state, state.turn)
        kind = decision_kind(view, done)
        if kind in seen:
            continue
        seen.add(kind)
        found = evaluate_briefly(view, done)
        assert (found.seat, found.kind, found.chosen) == (view.seat, kind, done)
        assert done in [each.action for each in found.action_values]
        values = [each.value for each in found.action_values]
        assert values == sorted(values, reverse=True)
        assert all(each.standard_error >= 0 for each in found.action_values)
        assert (found.best.win_chance is None) is game.is_rummy
        assert found.deal_count > 0
        assert (
            not found.is_mistake or found.cost > CERTAIN_ERRORS * found.chosen_value.standard_error
        )

    assert len(seen) > 1


@few_standard_trick_games
def test_verdicts_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(5), set()
    for state, done in decisions_of_hand(game, 12):
        view = create_view(game, state, state.turn)
        if decision_kind(view, done) in compared:
            continue
        other = swap_hidden_cards(game, state, rng)
        if other != state:
            assert evaluate_briefly(view, done) == evaluate_briefly(
                create_view(game, other, state.turn), done
            )
            compared.add(decision_kind(view, done))

    assert compared


def test_verdicts_at_rummy_do_not_depend_on_the_order_of_the_stock() -> None:
    game, compared = (
        next(each for each in VARIANTS if each.create_game().is_rummy).create_game(),
        set(),
    )
    for state, done in decisions_of_hand(game, 3, "easy"):
        view, rummy = create_view(game, state, state.turn), state.rummy
        if decision_kind(view, done) not in compared:
            other = state.replace(rummy=replace(rummy, stock=rummy.stock[::-1]))
            assert other != state
            assert evaluate_briefly(view, done) == evaluate_briefly(
                create_view(game, other, state.turn), done
            )
            compared.add(decision_kind(view, done))

    assert compared == {DecisionKind.DRAW, DecisionKind.DISCARD, DecisionKind.LAY} & compared
    assert len(compared) > 1


def test_a_single_legal_action_is_forced() -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(*SHORT_IN_HEARTS)
    table.do("play AH", "play 8H")
    view = table.view(2)

    found = evaluate_fully(view, view.legal_actions[0])

    assert len(view.legal_actions) == 1
    assert (found.grade, found.cost) == (Grade.FORCED, 0.0)


def test_where_all_comes_to_the_same_it_is_forced() -> None:
    table = ScriptedMatch("marjapussi", dealer=3).deal(*SHORT_IN_HEARTS)
    table.do("play AH")
    view = table.view(1)

    found = evaluate_fully(view, view.legal_actions[-1])

    assert sorted(map(action_text, view.legal_actions)) == ["play 6H", "play 7H", "play 8H"]
    assert (found.grade, found.cost) == (Grade.FORCED, 0.0)
    assert len(found.action_values) == 3


@pytest.mark.parametrize("times", [0, 1, 5, 60])
def test_a_stopped_evaluation_returns_its_results_so_far(times: int) -> None:
    game, state = replay_record(KEEPS_THE_LEAD)
    view, done = create_view(game, state, state.turn), parse_action("play KC")

    found = evaluate(view, done, Patience(times))

    assert found.chosen == done
    assert found.chosen_value.action == done
    assert not found.is_mistake


def test_evaluator_cancelled_at_once_returns_nothing() -> None:
    game, state = replay_record(KEEPS_THE_LEAD)
    stop = Event()
    stop.set()

    found = evaluate(create_view(game, state, state.turn), None, stop)

    assert (found.deal_count, found.grade) == (0, Grade.CLOSE)


@pytest.mark.parametrize(("error", "name"), [(0.05, Grade.MISTAKE), (0.3, Grade.INACCURACY)])
def test_what_may_as_well_cost_less_is_called_by_the_lesser_name(
    error: float, name: Grade, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluator, "cost_calibration", lambda _: CostCalibration())
    game, state = replay_record(KEEPS_THE_LEAD)
    view = create_view(game, state, state.turn)
    best, other = view.legal_actions[:2]
    mistake = grade_thresholds(view.game.key).thresholds[1]
    cost = 1.05 * mistake

    worths = (ActionValue(best, 0.0, 0.5), ActionValue(other, 0.0, 0.5 - cost, error * mistake))

    assert create_verdict(SeatPosition(view), other, Evaluation(worths, 100)).grade == name


@every_variant
def test_what_costs_more_is_never_called_better(key: str) -> None:
    classes = grade_thresholds(key)
    ranks = [Grade.FINE, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER]

    called = [classes.grade_for(part * classes.thresholds[-1] / 50) for part in range(60)]

    assert list(classes.thresholds) == sorted(classes.thresholds)
    assert [ranks.index(each) for each in called] == sorted(map(ranks.index, called))
    assert called[-1] == Grade.BLUNDER


@every_variant
def test_losses_of_levels_exist_for_every_game(key: str) -> None:
    assert (
        list(overall_level_rates(key))
        == list(level_rates(key))
        == ["easy", "normal", "strong", "expert"]
    )
    assert overall_level_rates(key)["easy"] > overall_level_rates(key)["expert"] >= 0
    assert all(rate >= 0 for by_kind in level_rates(key).values() for rate in by_kind.values())


def test_grades_were_measured_with_this_evaluator_version() -> None:
    assert json.loads(THRESHOLDS_FILE.read_text("utf-8"))["judge"] == EVALUATOR_VERSION
