"""A filter for clicks and key presses that come too soon to be intentional. No Qt."""

from collections.abc import Callable
from math import inf

MIN_INTERVAL_MS = 400.0  # a press sooner than this after another is hardly intended
NEW_TURN_MS = 250.0  # how long a new turn is shown before presses count
HAND_COUNT_MS = 1000.0  # how long the score of a hand is shown at least


class PressFilter:
    """Rejects presses that follow each other quickly, and presses on content that is brand-new.

    A press is too quick if it follows soon after one that acted, skipped an animation or was
    rejected. Selecting a card and moving the card cursor don't count.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last_press = self._blocked_until = -inf

    @property
    def now(self) -> float:
        """The current time in milliseconds."""
        return self._clock()

    @property
    def is_press_too_soon(self) -> bool:
        """Whether a press now would follow the last one too quickly."""
        return self.now - self._last_press < MIN_INTERVAL_MS

    def block_for(self, milliseconds: float) -> None:
        """Reject all presses for this time, so that new content is seen first."""
        self._blocked_until = self.now + milliseconds

    def record_press(self) -> None:
        """Record a press that acted or skipped an animation."""
        self._last_press = self.now

    def accept_press(self) -> bool:
        """Record a press, and return whether it may take effect."""
        is_open = not self.is_press_too_soon and self.now >= self._blocked_until
        self.record_press()
        return is_open
