"""Verdicts round-trip through JSON, and invalid ones are refused."""

import json
from dataclasses import replace

import pytest

from marjapussi_gui.engine.actions import Draw
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.verdict import (
    ActionValue,
    DecisionKind,
    Grade,
    Verdict,
    verdict_from_json,
    verdict_to_json,
)

from .sample_verdict import VERDICT


def test_verdict_survives_json() -> None:
    assert verdict_from_json(json.loads(json.dumps(verdict_to_json(VERDICT)))) == VERDICT


def test_the_error_of_the_model_survives_json_and_is_missing_in_older_verdicts() -> None:
    best, other = VERDICT.action_values[:2]
    values = (best, replace(other, standard_error=0.03, model_error=0.04))
    found = replace(VERDICT, action_values=values)
    stored = json.loads(json.dumps(verdict_to_json(found)))

    assert verdict_from_json(stored) == found
    assert values[1].total_error == pytest.approx(0.05)
    stored["worths"] = [worth[:4] for worth in stored["worths"]]
    older = verdict_from_json(stored).action_values[1]
    assert (older.standard_error, older.model_error) == (0.03, 0.0)


def test_cost_is_the_difference_to_the_best_action() -> None:
    assert VERDICT.cost == pytest.approx(0.05)
    assert VERDICT.cost_in_points == pytest.approx(15.5)
    points_only = Verdict(
        Seat(0), DecisionKind.DRAW, Draw("stock"), (ActionValue(Draw("stock"), 4.0),), Grade.FINE
    )
    assert points_only.best.value == 4.0
    assert points_only.cost == 0.0


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rank", "brilliant"),
        ("worths", []),
        ("worths", None),
        ("done", 7),
        ("done", "no action"),
        ("reasons", [{"fact": "Rumour"}]),
        ("reasons", [{"fact": "Searched"}]),
        ("seat", "x"),
        ("seat", 1e400),
        ("worths", [["pass", "much", None, 0]]),
        ("worths", [["pass", 1, float("nan"), 0]]),
        ("worths", [["pass", 1, 0.5, 0, "some"]]),
        ("worths", [["pass", 1, 0.5, 0, 0.1, 0.1]]),
    ],
)
def test_invalid_verdict_is_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        verdict_from_json({**verdict_to_json(VERDICT), key: value})
