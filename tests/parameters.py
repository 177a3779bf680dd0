"""Parametrize slow tests: a few values always run, the others are marked slow."""

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet


def mostly_slow(values: Iterable[object], *quick: object) -> list[ParameterSet]:
    """Return all values as parameters; mark all but the quick ones as slow."""
    return [
        pytest.param(
            *(each if isinstance(each, tuple) else (each,)),
            marks=() if each in quick else pytest.mark.slow,
        )
        for each in values
    ]
