"""Easing functions, which map elapsed time to the progress of a motion, both from 0 to 1."""

from collections.abc import Callable
from math import pi, sin

EasingFunction = Callable[[float], float]
OVERSHOOT = 1.4  # for ease_out_back: 1.4 overshoots by 7 % of the distance


def linear(progress: float) -> float:
    """Return the progress unchanged, for a constant speed."""
    return progress


def ease_out(progress: float) -> float:
    """Return eased progress: fast at first, then slower."""
    return 1 - (1 - progress) ** 3


def ease_in_out(progress: float) -> float:
    """Start slowly and end slowly."""
    return progress * progress * (3 - 2 * progress)


def ease_in(progress: float) -> float:
    """Return eased progress: slow at first, then faster."""
    return progress * progress


def ease_out_back(progress: float) -> float:
    """Return eased progress that overshoots a little and comes back."""
    remaining = progress - 1
    return 1 + remaining * remaining * ((OVERSHOOT + 1) * remaining + OVERSHOOT)


def there_and_back(progress: float) -> float:
    """Return eased progress that goes to the end and back."""
    return sin(pi * progress)
