"""Thresholds of grades, from what players of level normal lose.

The numbers are measured by `python -m tests.bench.classes`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ...engine.frozen import frozen
from ...model.verdict import DecisionKind, Grade

THRESHOLDS_FILE = Path(__file__).with_name("grade_thresholds.json")
QUANTILES = (0.80, 0.95, 0.99)  # of the costs of unforced decisions
DEFAULT_THRESHOLDS = (0.003, 0.012, 0.03)  # parts of a match, for games that were not measured
PER_MILLE = 1000  # rates are in thousandths of a match, unless they are in points


@frozen
class GradeThresholds:
    """The costs from which a decision is an inaccuracy, a mistake or a blunder."""

    thresholds: tuple[float, ...]

    @property
    def inaccuracy(self) -> float:
        return self.thresholds[0]

    def grade_for(self, cost: float) -> Grade:
        """Return the grade of a decision that certainly costs this much."""
        slip, mistake, blunder = self.thresholds
        if cost >= blunder:
            return Grade.BLUNDER
        if cost >= mistake:
            return Grade.MISTAKE
        return Grade.INACCURACY if cost >= slip else Grade.FINE


def grade_thresholds(game_key: str) -> GradeThresholds:
    return GradeThresholds(tuple(_game_data().get(game_key, {}).get("bounds", DEFAULT_THRESHOLDS)))


def level_rates(game_key: str) -> dict[str, dict[DecisionKind, float]]:
    """Return what a decision of each kind costs players of each level, on average.

    In thousandths of a match, or in points if only points count. Levels and kinds that were
    measured too seldom are left out.
    """
    levels, unit = _game_data().get(game_key, {}).get("rates", {}), _rate_unit(game_key)
    return {
        level: {DecisionKind(kind): rate * unit for kind, rate in by_kind.items()}
        for level, by_kind in levels.items()
    }


def overall_level_rates(game_key: str) -> dict[str, float]:
    """Return what a decision of any kind costs each level, in the same units."""
    unit = _rate_unit(game_key)
    return {
        level: rate * unit
        for level, rate in _game_data().get(game_key, {}).get("overall", {}).items()
    }


def _rate_unit(game_key: str) -> int:
    return 1 if _game_data().get(game_key, {}).get("in_points") else PER_MILLE


def measured_evaluator_version() -> int:
    """Return the version of the evaluator with which the thresholds were measured."""
    return int(_load_data().get("judge", 0))


def _game_data() -> dict[str, Any]:
    return dict(_load_data().get("games", {}))


@cache
def _load_data() -> dict[str, Any]:
    return dict(json.loads(THRESHOLDS_FILE.read_text(encoding="utf-8")))
