"""Verdicts round-trip through JSON, and invalid ones are refused."""

import json

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
    ],
)
def test_invalid_verdict_is_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        verdict_from_json({**verdict_to_json(VERDICT), key: value})
