"""The interface of computer players: search context, decision and bot."""

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

UNCOMPILED_MS = 500  # where the search runs as plain Python, 50 to 100 times slower
SAME_CHANCE = 0  # hints use a fixed seed, so that the same view always gets the same hint


@dataclass(slots=True)
class Think:
    """The random source, the limits and the stop signal for one decision."""

    rng: Random
    milliseconds: int | None = None
    nodes: int | None = None  # with neither limit, the level's own budget or UNCOMPILED_BUDGET_MS
    stop: Event = field(default_factory=Event)  # set when the answer is no longer needed
    _started: float = field(default_factory=time.perf_counter)
    # The limit counts processor time of this thread. By the wall clock, other load on the machine
    # would decide how far a search gets, and so what it answers.
    _worked: float = field(default_factory=time.thread_time)

    def __post_init__(self) -> None:
        if self.milliseconds is None and self.nodes is None and not is_compiled():
            self.milliseconds = UNCOMPILED_MS

    def begin(self) -> None:
        """Start the clock of another decision, on the current thread."""
        self._started, self._worked = time.perf_counter(), time.thread_time()

    def budget(self, usual: int, per_ms: float, most: int = 0) -> int:
        """Return how many units of work a decision may take.

        A time limit buys work at a fixed rate, well below the speed of an ordinary machine. So the
        answer is the same under load; the clock only stops a search that is still running by then.
        """
        if self.nodes:
            return self.nodes
        if self.milliseconds is None:
            return usual
        return max(1, min(round(per_ms * self.milliseconds), max(usual, most)))

    @property
    def is_over(self) -> bool:
        """Whether the decision was cancelled or its time is up."""
        if self.stop.is_set():
            return True
        if self.milliseconds is None:
            return False
        return 1000 * (time.thread_time() - self._worked) >= self.milliseconds

    @property
    def spent_ms(self) -> float:
        """Wall-clock time since the decision began, in milliseconds."""
        return (time.perf_counter() - self._started) * 1000


@frozen
class Choice:
    """The chosen action, the values of all alternatives (best first) and the facts behind them."""

    action: Action
    values: tuple[tuple[Action, float], ...] = ()
    facts: tuple[Fact, ...] = ()


class Bot(Protocol):
    """A computer player that decides from the view of its seat."""

    def consider(self, view: View, think: Think) -> Choice:
        """Return a decision for one of the legal actions of the view."""
        ...
