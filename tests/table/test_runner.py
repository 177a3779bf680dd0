from collections.abc import Callable
from threading import Event as Flag
from typing import TypeVar

from marjapussi_gui.table.runner import Errand, Failed, ImmediateRunner, Job

T = TypeVar("T")


class LaterRunner:
    """Does what it is asked when it is told to."""

    def __init__(self) -> None:
        self.left: list[Callable[[], None]] = []

    def run(
        self,
        work: Callable[[Flag], T],
        deliver: Callable[[T], None],
        *,
        failed: Failed | None = None,
    ) -> Job:
        job = Job()

        def done() -> None:
            result = work(job.flag)
            if not job.flag.is_set():
                deliver(result)

        self.left.append(done)
        return job

    def go_on(self) -> None:
        for done in self.left:
            done()
        self.left.clear()


def gives(number: int) -> Callable[[Flag], int]:
    return lambda _: number


def test_errand_is_under_way_until_its_result_is_there() -> None:
    runner = LaterRunner()
    errand, results = Errand(runner), list[tuple[int, bool]]()

    errand.ask(lambda _: 7, lambda result: results.append((result, errand.is_under_way)))
    was_under_way = errand.is_under_way
    runner.go_on()

    assert was_under_way
    assert results == [(7, False)]


def test_what_was_asked_before_is_wanted_no_more() -> None:
    runner = LaterRunner()
    errand, results = Errand(runner), list[int]()

    for number in (1, 2):
        errand.ask(gives(number), results.append)
    runner.go_on()

    assert results == [2]


def test_errand_that_is_stopped_delivers_nothing() -> None:
    runner = LaterRunner()
    errand, results = Errand(runner), list[int]()

    errand.ask(gives(1), results.append)
    errand.stop()
    runner.go_on()

    assert results == []
    assert not errand.is_under_way


def test_errand_that_is_done_at_once_is_over() -> None:
    errand, results = Errand(ImmediateRunner()), list[int]()

    errand.ask(gives(1), results.append)

    assert results == [1]
    assert not errand.is_under_way


def test_answer_may_ask_the_next_thing() -> None:
    errand, results = Errand(ImmediateRunner()), list[int]()

    def on_result(result: int) -> None:
        results.append(result)
        if result < 3:
            errand.ask(gives(result + 1), on_result)

    errand.ask(gives(1), on_result)

    assert results == [1, 2, 3]
    assert not errand.is_under_way
