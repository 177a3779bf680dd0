"""The last cards are judged by what their player could know."""

from random import Random

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import compare_actions, create_verdict
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT
from marjapussi_gui.bots.players.trick_search import (
    PositionBuilder,
    mean_exact_values,
    possible_worlds,
)
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.model.facts import AllDealsSolved
from tests.bench.valued_positions import Row, standing, stored_rows

SOLVED = 65  # the number of a position in which the seat knows all cards
NINE, QUESTION = parse_action("play 9S"), parse_action("whole?")


def stored_row(key: str, number: int) -> Row:
    return next(row for row in stored_rows(key) if row["number"] == number)


def view_of(key: str, row: Row) -> View:
    moment = standing(find_variant(key).create_game(), row)
    return create_view(moment.game, moment.state, moment.seat)


def values_with_open_cards(view: View) -> dict[Action, float]:
    """Return what actions are worth on average, if all cards were seen in every world."""
    position = PositionBuilder(match_equity).build(SeatPosition(view))
    context = SearchContext(Random(1))
    worlds = possible_worlds(position, EXPERT_EFFORT, context)
    codes = [position.codes.encode_action(each) for each in (NINE, QUESTION)]
    values = mean_exact_values(position, worlds, codes, context)
    assert values is not None
    return {position.codes.decode_action(code): value for code, value in values.items()}


def test_an_ending_is_judged_by_what_its_player_could_know() -> None:
    row = stored_row("marjapussi", 1)
    view, played_out = view_of("marjapussi", row), row["worths"]
    by_sight = values_with_open_cards(view)

    weighed = compare_actions(SeatPosition(view), (NINE,), SearchContext(Random(1)))
    found = create_verdict(SeatPosition(view), NINE, weighed)

    assert len(view.hand) == 2
    assert played_out["play 9S"][:2] == played_out["whole?"][:2]
    assert by_sight[QUESTION] - by_sight[NINE] > 0.1
    assert found.cost < 0.02
    assert not found.is_mistake


def test_the_cost_in_the_only_possible_deal_is_exact() -> None:
    row = stored_row("bondtolva-two", SOLVED)
    view, worst = view_of("bondtolva-two", row), parse_action("play QH")

    weighed = compare_actions(SeatPosition(view), (worst,), SearchContext(Random(1)))
    found = create_verdict(SeatPosition(view), worst, weighed)

    assert len(view.hand) == 3
    assert weighed.facts == (AllDealsSolved(1),)
    assert found.cost == pytest.approx(row["worths"]["play QH"][0], abs=1e-4)
    assert found.chosen_value.total_error == 0.0
