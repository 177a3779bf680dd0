"""Experts earn praise; choices at random don't. `tests.bench.praise` measures it in more hands."""

import pytest

from marjapussi_gui.analysis.evaluation import evaluator
from tests.bench.praise import is_praised

FIRST_SEED = 40


@pytest.fixture(autouse=True)
def _quick_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "EFFORT", 0.05)


def test_choices_at_random_are_not_praised() -> None:
    games = "bag", "tuppi", "bondtolva", "marjapussi", "pfadfinder"
    hands = [("random", key, FIRST_SEED) for key in games]

    assert not any(map(is_praised, hands))


def test_an_expert_is_praised_where_much_can_go_wrong() -> None:
    hands = [("expert", "huutopussi-three", FIRST_SEED + place) for place in range(5, 8)]

    assert any(map(is_praised, hands))
