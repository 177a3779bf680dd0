from collections.abc import Callable
from threading import Event as Flag
from typing import TypeVar

from marjapussi_gui.session.task_runner import ImmediateTaskRunner, LatestTask, OnError, Task

T = TypeVar("T")


class LaterRunner:
    """Run tasks only on request."""

    def __init__(self) -> None:
        self.left: list[Callable[[], None]] = []

    def run(
        self,
        work: Callable[[Flag], T],
        on_done: Callable[[T], None],
        *,
        on_error: OnError | None = None,
    ) -> Task:
        job = Task()

        def finish() -> None:
            result = work(job.cancel_flag)
            if not job.cancel_flag.is_set():
                on_done(result)

        self.left.append(finish)
        return job

    def go_on(self) -> None:
        for finish in self.left:
            finish()
        self.left.clear()


def return_number(number: int) -> Callable[[Flag], int]:
    return lambda _: number


def test_errand_is_under_way_until_its_result_is_there() -> None:
    runner = LaterRunner()
    errand, results = LatestTask(runner), list[tuple[int, bool]]()

    errand.start(lambda _: 7, lambda result: results.append((result, errand.is_running)))
    was_under_way = errand.is_running
    runner.go_on()

    assert was_under_way
    assert results == [(7, False)]


def test_a_newer_task_replaces_the_older_one() -> None:
    runner = LaterRunner()
    errand, results = LatestTask(runner), list[int]()

    for number in (1, 2):
        errand.start(return_number(number), results.append)
    runner.go_on()

    assert results == [2]


def test_errand_that_is_stopped_delivers_nothing() -> None:
    runner = LaterRunner()
    errand, results = LatestTask(runner), list[int]()

    errand.start(return_number(1), results.append)
    errand.cancel()
    runner.go_on()

    assert results == []
    assert not errand.is_running


def test_errand_that_is_done_at_once_is_over() -> None:
    errand, results = LatestTask(ImmediateTaskRunner()), list[int]()

    errand.start(return_number(1), results.append)

    assert results == [1]
    assert not errand.is_running


def test_a_result_callback_may_start_the_next_task() -> None:
    errand, results = LatestTask(ImmediateTaskRunner()), list[int]()

    def on_result(result: int) -> None:
        results.append(result)
        if result < 3:
            errand.start(return_number(result + 1), on_result)

    errand.start(return_number(1), on_result)

    assert results == [1, 2, 3]
    assert not errand.is_running
