"""Parameters of tests that take seconds each: a few are always tried, the others in slow runs."""

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet


def mostly_slow(values: Iterable[object], *quick: object) -> list[ParameterSet]:
    """Return all values as parameters; those that are not quick are marked slow."""
    return [
        pytest.param(
            *(each if isinstance(each, tuple) else (each,)),
            marks=() if each in quick else pytest.mark.slow,
        )
        for each in values
    ]
