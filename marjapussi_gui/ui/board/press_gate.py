"""A filter for clicks and key presses that come too early to be meant. No Qt."""

from collections.abc import Callable
from math import inf

APART_MS = 400.0  # a press sooner after the last one was not aimed
TURN_MS = 250.0  # how long a new turn is shown before presses count
COUNT_MS = 1000.0  # how long a hand count is shown at least


class PressGate:
    """Rejects presses in quick series, and presses on content that has only just appeared.

    A press belongs to a series if it follows soon after one that acted, skipped an animation or was
    rejected. Selecting cards and moving the card cursor start no series.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last = self._opens_at = -inf

    @property
    def now(self) -> float:
        """The time in milliseconds."""
        return self._clock()

    @property
    def is_in_series(self) -> bool:
        """Whether a press now would come too soon after the last one."""
        return self.now - self._last < APART_MS

    def close(self, milliseconds: float) -> None:
        """Reject all presses for this time, so that new content is seen first."""
        self._opens_at = self.now + milliseconds

    def note(self) -> None:
        """Record a press that acted or skipped an animation."""
        self._last = self.now

    def admit(self) -> bool:
        """Record a press that would act; return whether it may."""
        is_open = not self.is_in_series and self.now >= self._opens_at
        self.note()
        return is_open
