"""What following each principle gains in a game, as `tests.bench.principles` measured it."""

import json
from functools import cache
from pathlib import Path
from typing import cast

from ...model.principle import Principle

WORTH_FILE = Path(__file__).with_name("principle_worth.json")
UNMEASURED = 0.01  # hundredths; for principles of rummy, in which nothing was measured


def gain_of(game_key: str, principle: Principle) -> float:
    """Return what following a principle gains in a game, in hundredths of a match.

    It is the mean value of the actions that the principle recommends, minus that of the others in
    the same positions.
    """
    return _measured_gains().get(game_key, {}).get(principle, UNMEASURED)


@cache
def _measured_gains() -> dict[str, dict[str, float]]:
    return cast("dict[str, dict[str, float]]", json.loads(WORTH_FILE.read_text("utf-8")))
