"""Verdicts are kept and read back; what is no verdict is refused."""

import json

import pytest

from marjapussi_gui.engine.actions import Bid, Draw, Pass
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.facts import Outs, Searched
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth, as_json, from_json

VERDICT = Verdict(
    Seat(2),
    Kind.BID,
    Pass(),
    (Worth(Bid(60), 12.5, 0.55, 0.01), Worth(Pass(), -3.0, 0.5, 0.02)),
    Rank.MISTAKE,
    400,
    (Searched(400), Outs((Card(3), Card(4)), 2)),
)


def test_a_verdict_is_read_as_it_was_kept() -> None:
    assert from_json(json.loads(json.dumps(as_json(VERDICT)))) == VERDICT


def test_a_cost_is_what_the_best_is_worth_more() -> None:
    assert VERDICT.cost == pytest.approx(0.05)
    assert VERDICT.cost_points == pytest.approx(15.5)
    points_only = Verdict(
        Seat(0), Kind.DRAW, Draw("stock"), (Worth(Draw("stock"), 4.0),), Rank.FINE
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
    ],
)
def test_what_is_no_verdict_is_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        from_json({**as_json(VERDICT), key: value})
