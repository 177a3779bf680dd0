"""Policy weights, one file for each game, fitted by tests/bench/guesses.py."""

import json
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ..engine.state import Contest
from ..engine.view import View
from .kernel.guess import weights_of

FOLDER = Path(__file__).with_name("guesses")
AVOID = "-avoid"


def family(view: View) -> str:
    """Return the name of the weights for a hand; hands played to avoid tricks have their own."""
    avoids = view.showing.game in {Contest.NOLO, Contest.SOOLI}
    return view.game.key + AVOID * avoids


def guesses(view: View) -> "array[int] | None":
    """Return the policy weights for a hand, or None where none were fitted."""
    return _read(family(view))


@cache
def _read(name: str) -> "array[int] | None":
    file = FOLDER / f"{name}.json"
    if not file.exists():
        return None
    return weights_of(json.loads(file.read_text("utf-8"))["weights"])


def text_of(numbers: Sequence[int], fitted_to: str, by: str) -> str:
    """Return the text of a weights file, with digests of the training data and the program."""
    return json.dumps({"fitted_to": fitted_to, "by": by, "weights": list(numbers)}) + "\n"
