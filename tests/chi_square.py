"""A test of whether counts fit the weights that they should be proportional to."""

from collections.abc import Mapping
from math import sqrt
from typing import TypeVar

Key = TypeVar("Key")
CRITICAL_DEVIATION = 3.3  # standard deviations that chance exceeds once in 2,000 times


def fits_weights(counts: Mapping[Key, int], weights: Mapping[Key, int]) -> bool:
    """Return whether counts are as close to the weights as chance allows.

    The distribution of chi-square is approximated as by Wilson and Hilferty.
    """
    assert counts.keys() <= weights.keys()
    total, whole = sum(counts.values()), sum(weights.values())
    expected = {key: total * weight / whole for key, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few draws for a chi-square test"
    chi_square = sum(
        (counts.get(key, 0) - wanted) ** 2 / wanted for key, wanted in expected.items()
    )
    freedom = len(weights) - 1
    spread = 2 / (9 * freedom)
    deviation: float = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return deviation < CRITICAL_DEVIATION
