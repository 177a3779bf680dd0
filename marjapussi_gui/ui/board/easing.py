"""How a motion spends its time: part of the time in, part of the way out."""

from collections.abc import Callable
from math import pi, sin

Ease = Callable[[float], float]
OVER = 1.4  # how far what springs goes beyond its end before it comes back


def even(part: float) -> float:
    """Keep one speed, as what rolls."""
    return part


def slowing(part: float) -> float:
    """Begin fast and come to rest, as a card that is thrown."""
    return 1 - (1 - part) ** 3


def gathering(part: float) -> float:
    """Begin slowly and end slowly, as a hand that sweeps cards together."""
    return part * part * (3 - 2 * part)


def falling(part: float) -> float:
    """Begin at rest and end fast."""
    return part * part


def springing(part: float) -> float:
    """Go a little too far, and come back."""
    left = part - 1
    return 1 + left * left * ((OVER + 1) * left + OVER)


def once(part: float) -> float:
    """Go there and back again."""
    return sin(pi * part)
