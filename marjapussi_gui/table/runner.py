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
