"""A queue of background tasks that run step by step while nobody plays."""

from collections.abc import Callable, Sequence
from importlib import import_module
from threading import Event as Flag
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ...session.task_runner import LatestTask, TaskRunner

SaveResult = Callable[[], bool]  # returns whether the result could be saved


class IdleTask(Protocol):
    """A task that can stop after each step, such as the evaluation of one decision."""

    def run_step(self, stop: Flag) -> SaveResult | None:
        """Do one step on a worker thread.

        Return a function that saves the result, to be called on the GUI thread, or None if nothing
        is left to do.
        """

    def forget(self) -> None:
        """Drop cached state that may become outdated while a match is being played."""


class IdleQueue(QObject):
    """Runs one step at a time, always of the first task that has anything left to do.

    It stops while a match is played. It looks for new work when the program becomes idle or shows
    another page; a timer would keep an idle computer awake.
    """

    step_saved = Signal()  # the result of a step was saved

    def __init__(self, runner: TaskRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current_step = LatestTask(runner)
        self._tasks: tuple[IdleTask, ...] = ()
        self._is_idle, self._is_paused = True, False

    @property
    def can_run(self) -> bool:
        """Whether no match is being played and the player hasn't paused background tasks."""
        return self._is_idle and not self._is_paused

    def add_tasks(self, *tasks: IdleTask) -> None:
        self._tasks += tasks
        self._update()

    def set_idle(self, is_idle: bool) -> None:  # noqa: FBT001 - a slot
        """Run steps while the program is idle; cancel the current step when it no longer is."""
        self._is_idle = is_idle
        self._update()

    def set_paused(self, is_paused: bool) -> None:  # noqa: FBT001 - a slot
        self._is_paused = is_paused
        self._update()

    def _update(self) -> None:
        if not self.can_run:
            self._current_step.cancel()
            for task in self._tasks:
                task.forget()
        elif self._tasks and not self._current_step.is_running:
            self._current_step.start(self._run_step, self._on_step_done)

    def _run_step(self, stop: Flag) -> SaveResult | None:
        results = (task.run_step(stop) for task in self._tasks)
        return next((save for save in results if save is not None), None)

    def _on_step_done(self, save: SaveResult | None) -> None:
        if save is not None and save():
            self.step_saved.emit()
            self._update()


def import_gradually(
    modules: Sequence[str], on_done: Callable[[], object], parent: QObject
) -> None:
    """Import modules on the GUI thread, one per turn of the event loop, and then call on_done.

    Subclasses of Qt classes must be created on the GUI thread: importing them on a worker thread
    while the window was painted crashed about one start in 200. Importing stops when the parent
    is destroyed.
    """
    if not modules:
        on_done()
        return
    first, *rest = modules

    def import_first() -> None:
        import_module(first)
        import_gradually(rest, on_done, parent)

    QTimer.singleShot(0, parent, import_first)
