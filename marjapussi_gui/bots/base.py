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

    def __post_init__(self) -> None:
        if self.milliseconds is None and self.nodes is None and not is_compiled():
            self.milliseconds = UNCOMPILED_MS

    def begin(self) -> None:
        """Begin another decision: its time runs from now on."""
        self._started = time.perf_counter()

    @property
    def is_over(self) -> bool:
        """Whether the bot was told to stop, or its time is up."""
        if self.stop.is_set():
            return True
        return self.milliseconds is not None and self.spent_ms >= self.milliseconds

    @property
    def spent_ms(self) -> float:
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
