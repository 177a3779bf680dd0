"""What a decision that cost so much is called, by what players lose who follow rules of thumb.

What is read here is found by `python -m tests.bench.classes`.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ..engine.frozen import frozen
from ..kept.verdict import Kind, Rank

DATA = Path(__file__).with_name("classes.json")
SHARES = (0.80, 0.95, 0.99)  # of the real decisions of such players, that cost no more
UNKNOWN = (0.003, 0.012, 0.03)  # of a match, in a game that was not measured
THOUSANDTHS = 1000  # of a match: what rates are told in, where they are not in points


@frozen
class Classes:
    """From which costs on a decision is a slip, a mistake, a blunder."""

    bounds: tuple[float, ...]

    @property
    def slip(self) -> float:
        return self.bounds[0]

    def rank(self, cost: float) -> Rank:
        """Return what a decision is called that costs so much for certain."""
        slip, mistake, blunder = self.bounds
        if cost >= blunder:
            return Rank.BLUNDER
        if cost >= mistake:
            return Rank.MISTAKE
        return Rank.SLIP if cost >= slip else Rank.FINE


def classes_of(key: str) -> Classes:
    """Return the classes of a game."""
    return Classes(tuple(_games().get(key, {}).get("bounds", UNKNOWN)))


def rates(key: str) -> dict[str, dict[Kind, float]]:
    """Return what levels lose a real decision of each kind: in thousandths of a match, or points.

    Levels and kinds of which too little is known are left out.
    """
    levels, unit = _games().get(key, {}).get("rates", {}), _unit(key)
    return {
        level: {Kind(kind): rate * unit for kind, rate in by_kind.items()}
        for level, by_kind in levels.items()
    }


def overall(key: str) -> dict[str, float]:
    """Return what levels lose a real decision of any kind, in the same units."""
    unit = _unit(key)
    return {level: rate * unit for level, rate in _games().get(key, {}).get("overall", {}).items()}


def _unit(key: str) -> int:
    return 1 if _games().get(key, {}).get("in_points") else THOUSANDTHS


def measured_by() -> int:
    """Return which judge measured, so that another one knows that it did not."""
    return int(_data().get("judge", 0))


def _games() -> dict[str, Any]:
    return dict(_data().get("games", {}))


@cache
def _data() -> dict[str, Any]:
    return dict(json.loads(DATA.read_text(encoding="utf-8")))
