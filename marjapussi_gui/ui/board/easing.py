"""Easing functions, which map elapsed time to the progress of a motion, both from 0 to 1."""

from collections.abc import Callable
from math import pi, sin

EasingFunction = Callable[[float], float]
OVERSHOOT = 1.4  # for ease_out_back: 1.4 overshoots by 7 % of the distance


def linear(progress: float) -> float:
    """Move at a constant speed."""
    return progress


def ease_out(progress: float) -> float:
    """Start fast and slow down."""
    return 1 - (1 - progress) ** 3


def ease_in_out(progress: float) -> float:
    """Start slowly and end slowly."""
    return progress * progress * (3 - 2 * progress)


def ease_in(progress: float) -> float:
    """Start slowly and accelerate."""
    return progress * progress


def ease_out_back(progress: float) -> float:
    """Overshoot the end a little and come back."""
    remaining = progress - 1
    return 1 + remaining * remaining * ((OVERSHOOT + 1) * remaining + OVERSHOOT)


def there_and_back(progress: float) -> float:
    """Go to the end and back again."""
    return sin(pi * progress)
