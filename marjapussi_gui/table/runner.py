"""Running long work in the background, with the result delivered to the caller's thread."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol, TypeVar

T = TypeVar("T")
Failed = Callable[[BaseException], None]  # called with the exception of the work


@dataclass(slots=True)
class Job:
    """Work in progress; once cancelled, its result is not delivered."""

    flag: Flag = field(default_factory=Flag)

    def stop(self) -> None:
        self.flag.set()


class Runner(Protocol):
    """Runs work without blocking its caller."""

    def run(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Failed | None = None,
    ) -> Job:
        """Run the work, then call `on_done` on the caller's thread unless it is cancelled.

        An exception of the work is passed to `on_error`, also there; without it, it is raised.
        """
        ...


class ImmediateRunner:
    """A runner that does the work at once, on the caller's thread."""

    def run(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Failed | None = None,
    ) -> Job:
        job = Job()
        try:
            result = work(job.flag)
        except BaseException as error:
            if failed is None:
                raise
            failed(error)
        else:
            deliver(result)
        return job


class Errand:
    """At most one task at a time: starting another one cancels the previous."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._job: Job | None = None

    @property
    def is_under_way(self) -> bool:
        return self._job is not None

    def ask(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Failed | None = None,
    ) -> None:
        """Start a task; it counts as finished before `on_done` is called, maybe at once."""
        self.stop()
        before = self._job = Job()

        def finish(result: T) -> None:
            self._job = None
            deliver(result)

        job = self._runner.run(work, finish, failed=failed)
        if self._job is before:
            self._job = job

    def stop(self) -> None:
        """Cancel the current task, if any."""
        if self._job is not None:
            self._job.stop()
            self._job = None
