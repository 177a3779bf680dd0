"""The participants of a match, asked for actions in the same asynchronous way."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol

from ..engine.actions import Action
from ..engine.game import IllegalAction
from ..engine.view import View
from .runner import Job, Runner

log = logging.getLogger("marjapussi")

Answer = Callable[[int, Action], None]
Decide = Callable[[View, Flag], Action]  # should return early once the flag is set


class Player(Protocol):
    """A participant of a match, human or computer player."""

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        """Request an action; `on_action` is called with the ticket, now or later."""
        ...

    def stop(self) -> None:
        """Cancel the request for an action."""
        ...


@dataclass(slots=True)
class Person:
    """The human player, whose request stays pending until the UI answers it."""

    asked: Callable[[], None] = lambda: None
    waiting: tuple[int, View] | None = None

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        self.waiting = ticket, view
        self.asked()

    def stop(self) -> None:
        self.waiting = None


@dataclass(slots=True)
class Thinker:
    """A computer player that decides in the background.

    If deciding fails or returns an illegal action, the next fallback decides instead.
    """

    decide: Decide
    runner: Runner
    in_place: tuple[Decide, ...] = ()
    _job: Job | None = field(default=None)

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        self._ask((self.decide, *self.in_place), view, lambda action: answer(ticket, action))

    def stop(self) -> None:
        if self._job is not None:
            self._job.stop()

    def _ask(
        self, deciders: tuple[Decide, ...], view: View, answer: Callable[[Action], None]
    ) -> None:
        decide, *others = deciders

        def on_failed(error: BaseException) -> None:
            if not others:
                raise error
            log.error("a computer player failed, another decides", exc_info=error)
            self._ask(tuple(others), view, answer)

        def on_decided(action: Action) -> None:
            try:
                answer(action)
            except IllegalAction as error:
                on_failed(error)

        self._job = self.runner.run(lambda stop: decide(view, stop), on_decided, failed=on_failed)
