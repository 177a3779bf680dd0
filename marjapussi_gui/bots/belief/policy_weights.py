"""Weights of the policy, the model of human card play; one file for each game.

tests/bench/guesses.py fits them to expert play.
"""

import json
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ...engine.state import ContestKind
from ...engine.view import View
from ..kernel.policy import pack_weights

WEIGHTS_FOLDER = Path(__file__).with_name("policies")
AVOID_SUFFIX = "-avoid"


def weights_name(view: View) -> str:
    """Return the name of a hand's weights file; trick-avoiding hands have their own."""
    avoids = view.showing.contest in {ContestKind.NOLO, ContestKind.SOOLI}
    return view.game.key + AVOID_SUFFIX * avoids


def load_policy_weights(view: View) -> "array[int] | None":
    """Return the policy weights for a hand, or None if there are none for its game."""
    return _load_weights(weights_name(view))


@cache
def _load_weights(name: str) -> "array[int] | None":
    file = WEIGHTS_FOLDER / f"{name}.json"
    if not file.exists():
        return None
    return pack_weights(json.loads(file.read_text("utf-8"))["weights"])


def weights_json(weights: Sequence[int], data_digest: str, program_digest: str) -> str:
    """Return the content of a weights file, with digests of its training data and the program."""
    return (
        json.dumps({"fitted_to": data_digest, "by": program_digest, "weights": list(weights)})
        + "\n"
    )
