"""The weights by which a search guesses cards: fitted by tests/bench/guesses.py, a file each."""

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
    """Return the name of the weights that go with a hand: some hands are played for no tricks."""
    avoids = view.showing.game in {Contest.NOLO, Contest.SOOLI}
    return view.game.key + AVOID * avoids


def guesses(view: View) -> "array[int] | None":
    """Return the weights for a hand; None where there are none."""
    return _read(family(view))


@cache
def _read(name: str) -> "array[int] | None":
    file = FOLDER / f"{name}.json"
    if not file.exists():
        return None
    return weights_of(json.loads(file.read_text("utf-8"))["weights"])


def text_of(numbers: Sequence[int], fitted_to: str, by: str) -> str:
    """Return weights as they stand in their file, with digests of the data and the program."""
    return json.dumps({"fitted_to": fitted_to, "by": by, "weights": list(numbers)}) + "\n"
