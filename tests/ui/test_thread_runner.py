"""Long work: its result or failure reaches the caller, and no failure stops a thread."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from threading import Event as Flag

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from marjapussi_gui.session.task_runner import ImmediateTaskRunner, TaskRunner
from marjapussi_gui.ui.common.thread_runner import WORKER_NICENESS, ThreadRunner


class TaskError(Exception):
    """Went wrong."""


@pytest.fixture
def threads(qtbot: QtBot) -> Iterator[ThreadRunner]:
    runner = ThreadRunner()
    yield runner
    runner.close()


@pytest.fixture(params=["thread", "immediate"])
def runner(request: pytest.FixtureRequest, threads: ThreadRunner) -> TaskRunner:
    return threads if request.param == "thread" else ImmediateTaskRunner()


def failing_work(error: BaseException) -> Callable[[Flag], int]:
    def work(_: Flag) -> int:
        raise error

    return work


@pytest.mark.parametrize("error", [TaskError(), SystemExit(1), KeyboardInterrupt(), MemoryError()])
def test_failure_is_reported_to_its_handler(
    error: BaseException, runner: TaskRunner, qtbot: QtBot
) -> None:
    failures, delivered = list[tuple[BaseException, int]](), list[int]()

    def on_failure(failure: BaseException) -> None:
        failures.append((failure, threading.get_ident()))

    runner.run(failing_work(error), delivered.append, on_error=on_failure)
    qtbot.waitUntil(lambda: bool(failures))

    assert [(error, threading.get_ident())] == failures
    assert delivered == []


def test_a_failure_that_nobody_wants_is_raised_where_it_is_seen(
    threads: ThreadRunner, qtbot: QtBot
) -> None:
    delivered = list[int]()

    with capture_exceptions() as seen:
        threads.run(failing_work(TaskError()), delivered.append)
        qtbot.waitUntil(lambda: bool(seen))

    assert [kind for kind, _, _ in seen] == [TaskError]


def test_a_failure_at_once_is_raised_at_once() -> None:
    with pytest.raises(TaskError):
        ImmediateTaskRunner().run(failing_work(TaskError()), list[int]().append)


def test_the_same_thread_works_on_after_failures(
    threads: ThreadRunner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)  # of which one is the window's
    by, failures = list[int](), list[BaseException]()

    for error in (TaskError(), SystemExit(1), KeyboardInterrupt()):
        threads.run(failing_work(error), by.append, on_error=failures.append)
    for _ in range(2):
        threads.run(lambda _: threading.get_ident(), by.append)
    qtbot.waitUntil(lambda: len(by) == 2)

    assert len(failures) == 3
    assert by[0] == by[1] != threading.get_ident()


def test_failure_of_a_cancelled_task_is_not_reported(threads: ThreadRunner, qtbot: QtBot) -> None:
    begun, failures = Flag(), list[BaseException]()

    def work(stop: Flag) -> None:
        begun.set()
        stop.wait()
        raise TaskError

    job = threads.run(work, print, on_error=failures.append)
    begun.wait()
    job.cancel()
    done = list[int]()
    threads.run(lambda _: 1, done.append)
    qtbot.waitUntil(lambda: done == [1])

    assert failures == []


def no_such_process(*_: object) -> None:
    raise ProcessLookupError(3, "No such process")


@pytest.mark.parametrize(
    ("place", "name", "replaced"),
    [
        (os, "setpriority", no_such_process),  # which other systems say of a thread
        (threading, "get_native_id", lambda: 2**22 + 1),  # no process has that number
        (sys, "platform", "darwin"),
    ],
    ids=["a failure", "a false number", "another system"],
)
def test_work_is_done_where_no_thread_can_give_way(
    place: object,
    name: str,
    replaced: object,
    threads: ThreadRunner,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(place, name, replaced)
    done = list[int]()

    threads.run(lambda _: 7, done.append)
    qtbot.waitUntil(lambda: bool(done))

    assert done == [7]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priorities of their own")
def test_a_thread_gives_way_to_the_window(threads: ThreadRunner, qtbot: QtBot) -> None:
    priorities = list[int]()

    threads.run(
        lambda _: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()), priorities.append
    )
    qtbot.waitUntil(lambda: bool(priorities))

    least = 19  # no priority is lower
    assert priorities[0] == min(os.getpriority(os.PRIO_PROCESS, 0) + WORKER_NICENESS, least)
