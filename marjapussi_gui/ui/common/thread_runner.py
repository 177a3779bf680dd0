"""Background threads for long tasks, whose results are delivered on the GUI thread."""

import gc
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Event as Flag
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEventLoop,
    QObject,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)

from ...session.task_runner import OnError, Task

T = TypeVar("T")
RunTask = Callable[[], Callable[[], None]]  # returns a function that delivers the result

WORKER_NICENESS = 10  # added to that of the program; keeps the window responsive
JOIN_TIMEOUT_S = 1.0
COLLECTION_INTERVAL_S = 0.5  # so that an animation is held up once at most
COLLECTION_THRESHOLDS = (2000, 10, 20)  # by generation, as for gc.set_threshold


class ThreadRunner(QObject):
    """A pool of worker threads that leaves one processor to the GUI thread."""

    _finished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._queue: SimpleQueue[tuple[Task, RunTask] | None] = SimpleQueue()
        self._tasks: list[Task] = []
        self._threads: list[threading.Thread] = []
        self._is_open = True
        self._garbage_collector = TimedGarbageCollector(self)
        self._finished.connect(self._on_finished, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> Task:
        """Run work on a worker thread, and on_done with its result on the GUI thread.

        on_done isn't called if the returned task is cancelled.
        """
        job = Task()

        def run_work() -> Callable[[], None]:
            try:
                result = work(job.cancel_flag)
            except BaseException as error:  # noqa: BLE001 - reported on the GUI thread
                return partial(on_error or _raise, error)
            return lambda: on_done(result)

        if self._is_open:
            self._tasks = [each for each in self._tasks if not each.cancel_flag.is_set()]
            self._tasks.append(job)
            self._queue.put((job, run_work))
            self._start_thread()
        return job

    def close(self) -> None:
        self._is_open = False
        for job in self._tasks:
            job.cancel()
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join(JOIN_TIMEOUT_S)
        self._threads = []
        self._garbage_collector.close()

    def _start_thread(self) -> None:
        if len(self._threads) < max((os.cpu_count() or 2) - 1, 1):
            thread = threading.Thread(target=self._run_worker, name="thinker", daemon=True)
            self._threads.append(thread)
            thread.start()

    def _run_worker(self) -> None:
        """Run queued tasks on a worker thread until a None arrives."""
        _lower_thread_priority()
        while (taken := self._queue.get()) is not None:
            job, work = taken
            if job.cancel_flag.is_set():
                continue
            deliver = work()
            if self._is_open:
                self._finished.emit((job, deliver))

    def _on_finished(self, finished: tuple[Task, Callable[[], None]]) -> None:
        job, deliver = finished
        if not job.cancel_flag.is_set():
            job.cancel()
            deliver()


def _lower_thread_priority() -> None:
    """Lower the priority of the current thread. This works on Linux only."""
    if sys.platform == "linux":
        with suppress(OSError):
            thread = threading.get_native_id()
            niceness = os.getpriority(os.PRIO_PROCESS, thread) + WORKER_NICENESS
            os.setpriority(os.PRIO_PROCESS, thread, niceness)


def _raise(error: BaseException) -> None:
    raise error


class TimedGarbageCollector(QObject):
    """Takes over Python's automatic garbage collection until it is closed.

    Python collects on whichever thread is running, but destroying a widget on another thread than
    its own crashes the program. This class collects on the GUI thread after events have been
    handled. It uses no timer, which would wake up an idle program.
    """

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._clock, self._last_time = clock, clock()
        # After handling events, a dispatcher emits one or the other, depending on the system.
        dispatcher = QAbstractEventDispatcher.instance()
        self._signals = [dispatcher.awake, dispatcher.aboutToBlock]
        for signal in self._signals:
            signal.connect(self.collect_if_due)
        gc.disable()

    def collect_if_due(self) -> None:
        """Collect the oldest generation that exceeds its threshold, but at most twice a second."""
        now = self._clock()
        if now - self._last_time < COLLECTION_INTERVAL_S:
            return
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > COLLECTION_THRESHOLDS[generation]:
                gc.collect(generation)
                self._last_time = now
                return

    def close(self) -> None:
        for signal in self._signals:
            signal.disconnect(self.collect_if_due)
        self._signals.clear()
        gc.enable()


def wait_for_signal(signal: SignalInstance, *, timeout_ms: int) -> bool:
    """Wait for a signal, and return whether it was emitted before the timeout."""
    loop, timer = QEventLoop(), QTimer()
    signal.connect(loop.quit)
    timer.timeout.connect(lambda: loop.exit(1))
    timer.start(timeout_ms)
    return not loop.exec()
