"""Cost calibration: how the costs that a search finds compare with hands played to the end.

`python -m tests.bench.costs` measures these numbers.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from ...engine.frozen import frozen
from ...engine.view import View
from ...model.verdict import ActionValue, DecisionKind
from .decision_kinds import decision_kind

CALIBRATION_FILE = Path(__file__).with_name("cost_calibration.json")


@frozen
class CostCalibration:
    """How well the costs that a search finds match the real costs in a game."""

    factor: float = 1.0  # expected true cost, divided by the cost that the search finds
    factor_by_kind: Mapping[DecisionKind, float] = field(default_factory=dict)  # if it differs
    # variance of the true costs, divided by the expected cost: the search neglects many small
    # things, and more of them where more is at stake
    model_variance: float = 0.0

    def factor_for(self, kind: DecisionKind) -> float:
        return self.factor_by_kind.get(kind, self.factor)

    def calibrate(
        self, action_values: Sequence[ActionValue], kind: DecisionKind
    ) -> tuple[ActionValue, ...]:
        """Return the values with corrected distances from the best one, which is unchanged."""
        return tuple(
            self._calibrate_value(each, action_values[0], self.factor_for(kind))
            for each in action_values
        )

    def _calibrate_value(self, value: ActionValue, best: ActionValue, factor: float) -> ActionValue:
        cost = factor * (best.value - value.value)
        return replace(
            value,
            points=best.points - factor * (best.points - value.points),
            win_chance=None if best.win_chance is None else best.win_chance - cost,
            standard_error=factor * value.standard_error,
            model_error=sqrt(self.model_variance * max(cost, 0.0)),
        )


def cost_calibration(game_key: str) -> CostCalibration:
    """Return the calibration of a game. Costs in games that weren't measured stay as they are."""
    data = load_calibrations().get(game_key, {})
    return CostCalibration(
        data.get("factor", 1.0),
        {DecisionKind(kind): factor for kind, factor in data.get("kinds", {}).items()},
        data.get("model_variance", 0.0),
    )


def kind_for_calibration(view: View) -> DecisionKind:
    """Return the decision's kind, whichever action is chosen: a question if one is legal."""
    kinds = [decision_kind(view, each) for each in view.legal_actions]
    return DecisionKind.ASK if DecisionKind.ASK in kinds else kinds[0]


@cache
def load_calibrations() -> dict[str, Any]:
    return dict(json.loads(CALIBRATION_FILE.read_text(encoding="utf-8"))["games"])
