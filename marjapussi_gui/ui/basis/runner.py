"""Background threads for long tasks, with results delivered on the GUI thread."""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Event as Flag
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from ...table.runner import Failed, Job
from .garbage import Collector

T = TypeVar("T")
Work = Callable[[], Callable[[], None]]  # returns a function that delivers its result

NICE = 10  # keeps the window responsive
LAST_WORD_S = 1.0


class ThreadRunner(QObject):
    """A pool of worker threads; one processor is always left to the window."""

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: SimpleQueue[tuple[Job, Work] | None] = SimpleQueue()
        self._jobs: list[Job] = []
        self._threads: list[threading.Thread] = []
        self._is_open = True
        self._collector = Collector(self)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Failed | None = None,
    ) -> Job:
        """Run work on a worker thread; deliver its result on this one unless it is cancelled."""
        job = Job()

        def run_work() -> Callable[[], None]:
            try:
                result = work(job.flag)
            except BaseException as error:  # noqa: BLE001 - reported on the GUI thread
                return partial(failed or _raised, error)
            return lambda: deliver(result)

        if self._is_open:
            self._jobs = [each for each in self._jobs if not each.flag.is_set()]
            self._jobs.append(job)
            self._waiting.put((job, run_work))
            self._start()
        return job

    def close(self) -> None:
        """Cancel all tasks and wait for the threads to end."""
        self._is_open = False
        for job in self._jobs:
            job.stop()
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join(LAST_WORD_S)
        self._threads = []
        self._collector.close()

    def _start(self) -> None:
        if len(self._threads) < max((os.cpu_count() or 2) - 1, 1):
            thread = threading.Thread(target=self._work, name="thinker", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        """Run queued tasks until a None arrives; the target of the worker threads."""
        _give_way()
        while (taken := self._waiting.get()) is not None:
            job, work = taken
            if job.flag.is_set():
                continue
            deliver = work()
            if self._is_open:
                self._done.emit((job, deliver))

    def _on_done(self, done: tuple[Job, Callable[[], None]]) -> None:
        job, deliver = done
        if not job.flag.is_set():
            job.stop()
            deliver()


def _give_way() -> None:
    """Lower the priority of the current thread, on Linux only."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def _raised(error: BaseException) -> None:
    raise error
