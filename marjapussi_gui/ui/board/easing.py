"""Easing functions: they map the progress of time to the progress of a motion, both from 0 to 1."""

from collections.abc import Callable
from math import pi, sin

Ease = Callable[[float], float]
OVER = 1.4  # strength of the overshoot in ease_out_back; 7 % of the way for 1.4


def even(part: float) -> float:
    """Move at constant speed, like something that rolls."""
    return part


def slowing(part: float) -> float:
    """Start fast and slow down, like a thrown card."""
    return 1 - (1 - part) ** 3


def gathering(part: float) -> float:
    """Start and end slowly, like a hand that sweeps cards together."""
    return part * part * (3 - 2 * part)


def falling(part: float) -> float:
    """Start slowly and accelerate, like something that falls."""
    return part * part


def springing(part: float) -> float:
    """Go a little too far and come back."""
    remaining = part - 1
    return 1 + remaining * remaining * ((OVER + 1) * remaining + OVER)


def once(part: float) -> float:
    """Go to the end and back again."""
    return sin(pi * part)
