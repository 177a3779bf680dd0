"""A filter for clicks and key presses that come too early to be intentional. No Qt."""

from collections.abc import Callable
from math import inf

MIN_INTERVAL_MS = 400.0  # an earlier press was probably not intended
NEW_TURN_MS = 250.0  # how long a new turn is shown before presses count
HAND_COUNT_MS = 1000.0  # how long a hand count is shown at least


class PressFilter:
    """Rejects presses in quick series, and presses on content that has only just appeared.

    A press belongs to a series if it follows soon after one that acted, skipped an animation or was
    rejected. Selecting cards and moving the card cursor start no series.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last_press = self._blocked_until = -inf

    @property
    def now(self) -> float:
        """The time in milliseconds."""
        return self._clock()

    @property
    def is_repeat(self) -> bool:
        """Whether a press now would come too soon after the last one."""
        return self.now - self._last_press < MIN_INTERVAL_MS

    def block_for(self, milliseconds: float) -> None:
        """Reject all presses for this time, so that new content is seen first."""
        self._blocked_until = self.now + milliseconds

    def record_press(self) -> None:
        """Record a press that acted or skipped an animation."""
        self._last_press = self.now

    def accept_press(self) -> bool:
        """Record a press that would act, and return whether it may act."""
        is_open = not self.is_repeat and self.now >= self._blocked_until
        self.record_press()
        return is_open
