"""Easing functions: they map the progress of time to the progress of a motion, both from 0 to 1."""

from collections.abc import Callable
from math import pi, sin

EasingFunction = Callable[[float], float]
OVERSHOOT = 1.4  # strength of the overshoot in ease_out_back; 7 % of the way for 1.4


def linear(progress: float) -> float:
    """Move at constant speed, like something that rolls."""
    return progress


def ease_out(progress: float) -> float:
    """Start fast and slow down, like a thrown card."""
    return 1 - (1 - progress) ** 3


def ease_in_out(progress: float) -> float:
    """Start and end slowly, like a hand that sweeps cards together."""
    return progress * progress * (3 - 2 * progress)


def ease_in(progress: float) -> float:
    """Start slowly and accelerate, like something that falls."""
    return progress * progress


def ease_out_back(progress: float) -> float:
    """Go a little too far and come back."""
    remaining = progress - 1
    return 1 + remaining * remaining * ((OVERSHOOT + 1) * remaining + OVERSHOOT)


def there_and_back(progress: float) -> float:
    """Go to the end and back again."""
    return sin(pi * progress)
