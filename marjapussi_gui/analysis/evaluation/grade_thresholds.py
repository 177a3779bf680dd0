"""The thresholds of grades, based on how much the normal reference player loses per decision.

`python -m tests.bench.classes` measures these numbers. If the file says that they are converted
from an older version, they were measured by that one, and multiplied by the factors of the costs.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ...bots.players.levels import mix_rates, reference_player_mix
from ...engine.frozen import frozen
from ...model.new_game import RATED_LEVELS
from ...model.verdict import DecisionKind, Grade

THRESHOLDS_FILE = Path(__file__).with_name("grade_thresholds.json")
DEFAULT_THRESHOLDS = (0.003, 0.012, 0.03)  # as shares of a match, for games that were not measured
PER_MILLE = 1000  # rates in the file are in thousandths of a match, or in points


@frozen
class GradeThresholds:
    """The lowest costs that make a decision an inaccuracy, a mistake and a blunder."""

    thresholds: tuple[float, ...]

    @property
    def inaccuracy(self) -> float:
        return self.thresholds[0]

    def grade_for(self, cost: float) -> Grade:
        slip, mistake, blunder = self.thresholds
        if cost >= blunder:
            return Grade.BLUNDER
        if cost >= mistake:
            return Grade.MISTAKE
        return Grade.INACCURACY if cost >= slip else Grade.FINE


def grade_thresholds(game_key: str) -> GradeThresholds:
    return GradeThresholds(tuple(_game_data().get(game_key, {}).get("bounds", DEFAULT_THRESHOLDS)))


def level_rates(game_key: str) -> dict[str, dict[DecisionKind, float]]:
    """Return the average cost per decision, by playing level and kind of decision.

    The unit is thousandths of a match, or points in games where only points count. Levels and kinds
    with too few measured decisions are left out.
    """
    measured, unit = _game_data().get(game_key, {}).get("rates", {}), _rate_unit(game_key)
    if not measured:
        return {}
    measured = {"clumsy": measured[RATED_LEVELS[0]], **measured}  # the clumsy one isn't measured
    return {
        level: {
            DecisionKind(kind): rate * unit
            for kind, rate in mix_rates(reference_player_mix(level, game_key), measured).items()
        }
        for level in RATED_LEVELS
    }


def overall_level_rates(game_key: str) -> dict[str, float]:
    """Return the average cost per decision of any kind, by reference player.

    The unit is that of level_rates().
    """
    unit = _rate_unit(game_key)
    return {
        level: rate * unit
        for level, rate in _game_data().get(game_key, {}).get("overall", {}).items()
    }


def _rate_unit(game_key: str) -> int:
    return 1 if _game_data().get(game_key, {}).get("in_points") else PER_MILLE


def _game_data() -> dict[str, Any]:
    return dict(_load_data().get("games", {}))


@cache
def _load_data() -> dict[str, Any]:
    return dict(json.loads(THRESHOLDS_FILE.read_text(encoding="utf-8")))
