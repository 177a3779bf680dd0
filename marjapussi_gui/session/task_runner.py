"""Running long work in the background, with the result delivered to the caller's thread."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol, TypeVar

T = TypeVar("T")
OnError = Callable[[BaseException], None]  # called with the exception of the work


@dataclass(slots=True)
class Task:
    """Work in progress; once cancelled, its result is not delivered."""

    cancel_flag: Flag = field(default_factory=Flag)

    def cancel(self) -> None:
        self.cancel_flag.set()


class TaskRunner(Protocol):
    """Runs work without blocking its caller."""

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> Task:
        """Run the work, then call `on_done` on the caller's thread unless it is cancelled.

        An exception of the work is passed to `on_error`, also there; without it, it is raised.
        """
        ...


class ImmediateTaskRunner:
    """A runner that does the work at once, on the caller's thread."""

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
    """At most one task at a time: starting another one cancels the previous."""

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
        """Start a task; it counts as finished before `on_done` is called, maybe at once."""
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
