"""Who sits at a table: everybody is asked in one way, and answers when he likes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol

from ..engine.actions import Action
from ..engine.view import View
from .runner import Job, Runner

Answer = Callable[[int, Action], None]
Decide = Callable[[View, Flag], Action]  # looks at the flag, and hurries once it is set


class Player(Protocol):
    """Someone at the table, a person or a computer player."""

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        """Ask for a decision; answer is called with the ticket, now or later."""
        ...

    def stop(self) -> None:
        """Say that the decision asked for is no longer wanted."""
        ...


@dataclass(slots=True)
class Person:
    """Whoever sits before the screen: the question waits until he answers it."""

    asked: Callable[[], None] = lambda: None
    waiting: tuple[int, View] | None = None

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        self.waiting = ticket, view
        self.asked()

    def stop(self) -> None:
        self.waiting = None


@dataclass(slots=True)
class Thinker:
    """A computer player: decides somewhere else, and answers when it is done."""

    decide: Decide
    runner: Runner
    _job: Job | None = field(default=None)

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        self._job = self.runner.run(
            lambda stop: self.decide(view, stop),
            lambda action: answer(ticket, action),
        )

    def stop(self) -> None:
        if self._job is not None:
            self._job.stop()
