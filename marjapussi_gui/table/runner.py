"""Where long work is done: somewhere else, its result brought back to who asked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event as Flag
from typing import Protocol, TypeVar

T = TypeVar("T")
Failed = Callable[[BaseException], None]  # is told why work came to nothing


@dataclass(slots=True)
class Job:
    """Work under way; once stopped, its result is delivered to nobody."""

    flag: Flag = field(default_factory=Flag)

    def stop(self) -> None:
        self.flag.set()


class Runner(Protocol):
    """Does work without holding up whoever asks for it."""

    def run(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Failed | None = None,
    ) -> Job:
        """Do the work, and deliver its result where this was called, unless it is stopped.

        What the work raises is given to failed, there too; without that it is raised again.
        """
        ...


class ImmediateRunner:
    """Does everything at once."""

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
    """One thing at a time that is asked of a runner; what was asked before is wanted no more."""

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
        """Have this done; it is over before its result is delivered, which may be at once."""
        self.stop()
        before = self._job = Job()

        def delivered(result: T) -> None:
            self._job = None
            deliver(result)

        job = self._runner.run(work, delivered, failed=failed)
        if self._job is before:
            self._job = job

    def stop(self) -> None:
        """Want it no more."""
        if self._job is not None:
            self._job.stop()
            self._job = None
