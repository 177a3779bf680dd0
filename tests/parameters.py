"""Parametrize slow tests: a few values always run, the others are marked slow."""

from collections.abc import Iterable, Sequence

import pytest
from _pytest.mark import ParameterSet

from marjapussi_gui.engine.game import Variant


def mostly_slow(values: Iterable[object], *quick: object) -> list[ParameterSet]:
    """Return all values as parameters; mark all but the quick ones as slow."""
    return [
        pytest.param(
            *(each if isinstance(each, tuple) else (each,)),
            marks=() if each in quick else pytest.mark.slow,
        )
        for each in values
    ]


def mostly_slow_variants(variants: Sequence[Variant]) -> list[ParameterSet]:
    """Return all games as parameters; every third one is quick, the others are marked slow."""
    return [
        pytest.param(each, id=each.key, marks=() if place % 3 == 0 else pytest.mark.slow)
        for place, each in enumerate(variants)
    ]
