"""The interface of computer players: the bot, its decision, and the limits of a decision."""

import time
from dataclasses import dataclass, field
from random import Random
from threading import Event
from typing import Protocol

from ...engine.actions import Action
from ...engine.frozen import frozen
from ...engine.view import View
from ...model.facts import Fact
from ..kernel import is_compiled

UNCOMPILED_BUDGET_MS = 500  # for searches in plain Python, which is 50 to 100 times slower
HINT_SEED = 0  # a fixed seed, so that the same view always gets the same hint


@dataclass(slots=True)
class SearchContext:
    """The random source, the limits and the stop signal for one decision."""

    rng: Random
    milliseconds: int | None = None
    nodes: int | None = None  # if neither limit is set, the level's own limits apply
    stop: Event = field(default_factory=Event)  # set when the decision is no longer needed
    keeps_agreements: bool = False  # whether a searching player bids and reads as partners agreed
    _wall_start: float = field(default_factory=time.perf_counter)
    # Only the processor time of this thread counts. With wall-clock time, other load on the
    # machine would change how far a search gets and what it decides.
    _cpu_start: float = field(default_factory=time.thread_time)

    def __post_init__(self) -> None:
        if self.milliseconds is None and self.nodes is None and not is_compiled():
            self.milliseconds = UNCOMPILED_BUDGET_MS

    def restart_clock(self) -> None:
        """Restart the clock, for another decision on the current thread."""
        self._wall_start, self._cpu_start = time.perf_counter(), time.thread_time()

    def work_budget(self, default: int, per_ms: float, maximum: int = 0) -> int:
        """Return how many units of work a decision may take.

        A time limit is converted to work at a fixed rate, well below the speed of an ordinary
        machine, so that decisions don't depend on load. The clock stops only a search that still
        runs after that.
        """
        if self.nodes:
            return self.nodes
        if self.milliseconds is None:
            return default
        return max(1, min(round(per_ms * self.milliseconds), max(default, maximum)))

    @property
    def should_stop(self) -> bool:
        """Whether the decision was cancelled or its time is up."""
        if self.stop.is_set():
            return True
        if self.milliseconds is None:
            return False
        return 1000 * (time.thread_time() - self._cpu_start) >= self.milliseconds

    @property
    def elapsed_ms(self) -> float:
        """Milliseconds of wall-clock time since the decision began."""
        return (time.perf_counter() - self._wall_start) * 1000


@frozen
class BotDecision:
    """The chosen action, the values of the alternatives (best first), and facts that explain it."""

    action: Action
    values: tuple[tuple[Action, float], ...] = ()
    facts: tuple[Fact, ...] = ()
    tied: tuple[Action, ...] = ()  # what the player might as well have chosen, and the action
    has_forgotten: bool = False  # whether the player doesn't know which cards were played


class Bot(Protocol):
    """A computer player, which decides from what its seat sees."""

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        """Choose one of the legal actions of the view."""
