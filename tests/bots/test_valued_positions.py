"""Stored positions replay, and agree with the values of their actions."""

from itertools import pairwise

import pytest

from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.view import create_view
from tests.bench.positions import KEYS
from tests.bench.valued_positions import (
    in_order,
    is_wanting,
    read,
    stored_rows,
    together,
    undecided_actions,
)

SOME = 12
ROUNDED = 2e-5


@pytest.mark.parametrize("key", KEYS)
def test_stored_positions_replay_and_their_actions_are_legal(key: str) -> None:
    positions = [found for found, _ in zip(read(key), range(SOME), strict=False)]

    assert len(positions) == SOME
    for moment, behind in positions:
        view = create_view(moment.game, moment.state, moment.seat)
        assert len(behind) > 1
        assert all(parse_action(text) in view.legal_actions for text in behind)


@pytest.mark.parametrize("key", KEYS)
def test_the_best_action_comes_first_and_nobody_is_ahead_of_it(key: str) -> None:
    for row in stored_rows(key):
        behind = [one + other for one, other, *_ in row.get("worths", {}).values()]
        assert all(far <= farther + ROUNDED for far, farther in pairwise(behind))
        assert not behind or behind[0] == 0


def test_two_runs_of_deals_count_by_their_numbers() -> None:
    one, other, error, deals = together((0.1, 0.3, 0.04, 10), (0.4, 0.0, 0.02, 30))

    assert [one, other] == pytest.approx([0.325, 0.075])
    assert deals == 40
    assert error == pytest.approx(((0.25 * 0.04) ** 2 + (0.75 * 0.02) ** 2) ** 0.5)


def test_values_are_relative_to_the_best_action() -> None:
    shown = in_order({"a": (0.0, 0.0, 0.0, 40), "b": (-0.02, 0.01, 0.03, 40)})

    assert shown == {"b": (0.0, 0.0, 0.0, 40), "a": (0.02, -0.01, 0.03, 40)}


def test_more_deals_are_for_what_is_neither_worse_for_certain_nor_equal() -> None:
    row = {
        "kind": "lead",
        "worths": {
            "best": [0.0, 0.0, 0.0, 32],
            "near": [0.01, 0.02, 0.01, 32],
            "equal": [0.0, 0.0, 0.0, 32],
            "far": [0.2, 0.3, 0.01, 32],
            "left early": [0.02, 0.02, 0.02, 8],
        },
    }

    assert undecided_actions(row) == ["best", "near"]
    assert is_wanting(row, 64)
    assert not is_wanting(row, 32)
    assert not is_wanting({**row, "worths": {"best": [0.0, 0.0, 0.0, 8]}}, 64)
    assert not is_wanting({"number": 3}, 64)
