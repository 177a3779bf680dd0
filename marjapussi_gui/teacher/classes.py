"""Thresholds of grades, from what players of level normal lose.

The numbers are measured by `python -m tests.bench.classes`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.frozen import frozen
from ..kept.verdict import Kind, Rank

DATA = Path(__file__).with_name("classes.json")
SHARES = (0.80, 0.95, 0.99)  # of the costs of unforced decisions
UNKNOWN = (0.003, 0.012, 0.03)  # parts of a match, for games that were not measured
THOUSANDTHS = 1000  # rates are in thousandths of a match, unless they are in points


@frozen
class Classes:
    """The costs from which a decision is an inaccuracy, a mistake or a blunder."""

    bounds: tuple[float, ...]

    @property
    def slip(self) -> float:
        return self.bounds[0]

    def rank(self, cost: float) -> Rank:
        """Return the grade of a decision that certainly costs this much."""
        slip, mistake, blunder = self.bounds
        if cost >= blunder:
            return Rank.BLUNDER
        if cost >= mistake:
            return Rank.MISTAKE
        return Rank.SLIP if cost >= slip else Rank.FINE


def classes_of(key: str) -> Classes:
    return Classes(tuple(_games().get(key, {}).get("bounds", UNKNOWN)))


def rates(key: str) -> dict[str, dict[Kind, float]]:
    """Return what a decision of each kind costs players of each level, on average.

    In thousandths of a match, or in points if only points count. Levels and kinds that were
    measured too seldom are left out.
    """
    levels, unit = _games().get(key, {}).get("rates", {}), _unit(key)
    return {
        level: {Kind(kind): rate * unit for kind, rate in by_kind.items()}
        for level, by_kind in levels.items()
    }


def overall(key: str) -> dict[str, float]:
    """Return what a decision of any kind costs each level, in the same units."""
    unit = _unit(key)
    return {level: rate * unit for level, rate in _games().get(key, {}).get("overall", {}).items()}


def _unit(key: str) -> int:
    return 1 if _games().get(key, {}).get("in_points") else THOUSANDTHS


def measured_by() -> int:
    """Return the version of the evaluator with which the thresholds were measured."""
    return int(_data().get("judge", 0))


def _games() -> dict[str, Any]:
    return dict(_data().get("games", {}))


@cache
def _data() -> dict[str, Any]:
    return dict(json.loads(DATA.read_text(encoding="utf-8")))
