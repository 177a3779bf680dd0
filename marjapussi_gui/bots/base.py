"""What a computer player is, what it may use, and what it tells of a decision."""

import time
from dataclasses import dataclass, field
from random import Random
from threading import Event
from typing import Protocol

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.view import View
from ..facts import Fact
from .kernel import is_compiled

UNCOMPILED_MS = 500  # for a decision where the search runs as Python, 50 to 100 times slower
SAME_CHANCE = 0  # the seed of an advice: it follows from the view alone


@dataclass(slots=True)
class Think:
    """What a bot may use for one decision: chance, and so much time or so many positions."""

    rng: Random
    milliseconds: int | None = None
    nodes: int | None = None  # without either, the level's own budget, or UNCOMPILED_MS
    stop: Event = field(default_factory=Event)  # set by whoever no longer wants the answer
    _started: float = field(default_factory=time.perf_counter)
    # A limit counts processor time of this thread: by the wall clock, whatever else runs on the
    # machine would decide how far a search comes, and so what it answers.
    _worked: float = field(default_factory=time.thread_time)

    def __post_init__(self) -> None:
        if self.milliseconds is None and self.nodes is None and not is_compiled():
            self.milliseconds = UNCOMPILED_MS

    def begin(self) -> None:
        """Begin another decision: its time runs from now on, on this thread."""
        self._started, self._worked = time.perf_counter(), time.thread_time()

    def budget(self, usual: int, per_ms: float, most: int = 0) -> int:
        """Return how many units of work a decision may take: it follows from the settings alone.

        A time limit buys work at a fixed rate, well below what this takes on a usual machine, so
        the answer is the same under load; the clock only ends what is still open by then.
        """
        if self.nodes:
            return self.nodes
        if self.milliseconds is None:
            return usual
        return max(1, min(round(per_ms * self.milliseconds), max(usual, most)))

    @property
    def is_over(self) -> bool:
        """Whether the bot was told to stop, or its time is up."""
        if self.stop.is_set():
            return True
        if self.milliseconds is None:
            return False
        return 1000 * (time.thread_time() - self._worked) >= self.milliseconds

    @property
    def spent_ms(self) -> float:
        """How long the decision has taken so far, by the wall clock."""
        return (time.perf_counter() - self._started) * 1000


@frozen
class Choice:
    """A decision, what each alternative is worth to the player, the best first, and why."""

    action: Action
    values: tuple[tuple[Action, float], ...] = ()
    facts: tuple[Fact, ...] = ()


class Bot(Protocol):
    """Someone who decides from what his seat may know."""

    def consider(self, view: View, think: Think) -> Choice:
        """Return one of the actions that are legal for the seat of view, and why."""
        ...
