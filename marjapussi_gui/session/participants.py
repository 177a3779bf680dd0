"""The human and computer players of a match, who are asked for actions without waiting."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol

from ..engine.actions import Action
from ..engine.game import IllegalActionError
from ..engine.view import View
from .task_runner import Task, TaskRunner

log = logging.getLogger("marjapussi")

OnAction = Callable[[int, Action], None]
# a function that should return soon after the flag is set
DecideAction = Callable[[View, Flag], Action]


class Participant(Protocol):
    """A human or computer player of a match."""

    def request_action(self, request_id: int, view: View, on_action: OnAction) -> None: ...

    def cancel_request(self) -> None: ...


@dataclass(slots=True)
class HumanPlayer:
    """The human player. A request stays pending until the UI submits an action."""

    on_request: Callable[[], None] = lambda: None
    pending_request: tuple[int, View] | None = None

    def request_action(self, request_id: int, view: View, on_action: OnAction) -> None:
        self.pending_request = request_id, view
        self.on_request()

    def cancel_request(self) -> None:
        self.pending_request = None


@dataclass(slots=True)
class BotPlayer:
    """A computer player that decides in the background.

    If its decision function fails or returns an illegal action, the next one in `fallbacks` is
    used.
    """

    decide: DecideAction
    runner: TaskRunner
    fallbacks: tuple[DecideAction, ...] = ()
    _task: Task | None = field(default=None)

    def request_action(self, request_id: int, view: View, on_action: OnAction) -> None:
        self._decide_with(
            (self.decide, *self.fallbacks), view, lambda action: on_action(request_id, action)
        )

    def cancel_request(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _decide_with(
        self, deciders: tuple[DecideAction, ...], view: View, on_action: Callable[[Action], None]
    ) -> None:
        decide, *others = deciders

        def on_failed(error: BaseException) -> None:
            if not others:
                raise error
            log.error("a computer player failed, another decides", exc_info=error)
            self._decide_with(tuple(others), view, on_action)

        def on_decided(action: Action) -> None:
            try:
                on_action(action)
            except IllegalActionError as error:
                on_failed(error)

        self._task = self.runner.run(
            lambda stop: decide(view, stop), on_decided, on_error=on_failed
        )
