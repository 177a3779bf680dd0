"""Which presses count, and which only hurry what is being shown. No Qt here."""

from collections.abc import Callable
from math import inf

APART_MS = 400.0  # a press that follows the last one sooner was not aimed at what it would hit
TURN_MS = 250.0  # a position is seen for this long before an answer to it counts
COUNT_MS = 1000.0  # the count of a hand is seen for this long before a press takes it away


class PressGate:
    """Turns away presses in a quick series, and those on what was only just shown.

    A press is one of a series if it comes soon after one that did something, hurried something,
    or was itself turned away. Choosing cards and moving the keyboard's ring start no series.
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
        """Whether a press would come too soon after the last one."""
        return self.now - self._last < APART_MS

    def close(self, milliseconds: float) -> None:
        """Let no press count for this long: something new has to be seen first."""
        self._opens_at = self.now + milliseconds

    def note(self) -> None:
        """Note a press that did or hurried something."""
        self._last = self.now

    def admit(self) -> bool:
        """Note a press that would do something, and return whether it may."""
        is_open = not self.is_in_series and self.now >= self._opens_at
        self.note()
        return is_open
