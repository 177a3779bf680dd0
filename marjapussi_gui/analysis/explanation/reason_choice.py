"""Chooses one or two reasons that together recommend only the best actions."""

import json
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import cast

from ...engine.actions import Action
from ...engine.frozen import frozen
from ...model.facts import Fact
from ...model.principle import Principle

WORTH_FILE = Path(__file__).with_name("principle_worth.json")
UNMEASURED = 0.01  # hundredths; for principles of rummy, in which nothing was measured


def principle_gain(game_key: str, principle: Principle) -> float:
    """Return what following a principle gains in a game, in hundredths of a match.

    It is the mean value of the actions that the principle recommends, minus that of the others in
    the same positions.
    """
    return _load_principle_gains().get(game_key, {}).get(principle, UNMEASURED)


@cache
def _load_principle_gains() -> dict[str, dict[str, float]]:
    return cast("dict[str, dict[str, float]]", json.loads(WORTH_FILE.read_text("utf-8")))


@frozen
class Reason:
    """A fact that speaks for some actions, and thereby against all others."""

    fact: Fact
    actions: frozenset[Action]
    also_against: frozenset[Action] = frozenset()  # it would be odd advice for one of these


def fitting_reasons(
    reasons: Iterable[Reason], best: Collection[Action], wrong: Action | None
) -> list[Reason]:
    best = frozenset(best)
    return [
        each
        for each in reasons
        if best <= each.actions - each.also_against and wrong not in each.actions
    ]


def leading_reasons(reasons: Sequence[Reason], best: Collection[Action]) -> tuple[Fact, ...]:
    """Return the first one or two reasons that together recommend only the best actions.

    Return nothing if there are no such reasons.
    """
    best = frozenset(best)
    for each in reasons:
        if each.actions <= best:
            return (each.fact,)
    for first, second in combinations(reasons, 2):
        if first.actions & second.actions <= best:
            return first.fact, second.fact
    return ()
