"""Runs long tasks in the background and delivers their results on the caller's thread."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol, TypeVar

T = TypeVar("T")
OnError = Callable[[BaseException], None]  # called with the exception that a task raised


@dataclass(slots=True)
class Task:
    """A running task. Once it is cancelled, its result is not delivered."""

    cancel_flag: Flag = field(default_factory=Flag)

    def cancel(self) -> None:
        self.cancel_flag.set()


class TaskRunner(Protocol):
    """Runs tasks without blocking the caller."""

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> Task:
        """Run the work, then call `on_done` on the caller's thread unless the task is cancelled.

        If the work raises an exception, `on_error` is called instead. Without `on_error` the
        exception is raised on the caller's thread.
        """


class ImmediateTaskRunner:
    """A runner for tests and scripts that runs each task at once, on the caller's thread."""

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> Task:
        job = Task()
        try:
            result = work(job.cancel_flag)
        except BaseException as error:
            if on_error is None:
                raise
            on_error(error)
        else:
            on_done(result)
        return job


class LatestTask:
    """Runs at most one task at a time. Starting a task cancels the one before."""

    def __init__(self, runner: TaskRunner) -> None:
        self._runner = runner
        self._task: Task | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def start(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> None:
        """Start a task. It has ended when `on_done` is called, which may happen at once."""
        self.cancel()
        before = self._task = Task()

        def finish(result: T) -> None:
            self._task = None
            on_done(result)

        job = self._runner.run(work, finish, on_error=on_error)
        if self._task is before:
            self._task = job

    def cancel(self) -> None:
        """Cancel the current task, if any."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
