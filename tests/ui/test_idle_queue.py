"""Background work runs step by step while nobody plays, and wakes nothing up otherwise."""

import gc
import weakref
from threading import Event as Flag

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.common.idle_queue import IdleQueue, SaveResult
from marjapussi_gui.ui.common.thread_runner import (
    COLLECTION_THRESHOLDS,
    ThreadRunner,
    TimedGarbageCollector,
)
from tests.app.test_expert_replay import DeferredRunner


class Steps:
    """Work of a number of steps; notes what happens to it."""

    def __init__(
        self, name: str, step_count: int, log: list[str], *, can_save: bool = True
    ) -> None:
        self.name, self.steps_left, self.log, self.can_save = name, step_count, log, can_save

    def run_step(self, stop: Flag) -> SaveResult | None:
        self.log.append(f"{self.name} {self.steps_left}")
        return self.save if self.steps_left else None

    def save(self) -> bool:
        self.steps_left -= self.can_save
        return self.can_save

    def forget(self) -> None:
        self.log.append(f"{self.name} forgets")


@pytest.fixture
def log() -> list[str]:
    return []


def run_all(runner: DeferredRunner) -> None:
    while runner.waiting:
        runner.work()


def test_first_work_is_finished_before_the_second_begins(log: list[str]) -> None:
    runner = DeferredRunner()
    IdleQueue(runner).add_tasks(Steps("a", 2, log), Steps("b", 1, log))
    run_all(runner)

    assert log == ["a 2", "a 1", "a 0", "b 1", "a 0", "b 0"]


def test_nothing_runs_again_until_the_program_is_idle_again(log: list[str]) -> None:
    runner = DeferredRunner()
    queue, work = IdleQueue(runner), Steps("a", 0, log)
    queue.add_tasks(work)
    run_all(runner)
    assert log == ["a 0"]

    work.steps_left = 1
    queue.set_idle(True)
    run_all(runner)
    assert log == ["a 0", "a 1", "a 0"]


def test_every_saved_step_is_announced(log: list[str]) -> None:
    runner, announced = DeferredRunner(), list[str]()
    queue = IdleQueue(runner)
    queue.step_saved.connect(lambda: announced.append("saved"))
    queue.add_tasks(Steps("a", 2, log))
    run_all(runner)

    assert announced == ["saved", "saved"]


def test_queue_rests_when_a_result_cannot_be_saved(log: list[str]) -> None:
    runner, announced = DeferredRunner(), list[str]()
    queue = IdleQueue(runner)
    queue.step_saved.connect(lambda: announced.append("saved"))
    queue.add_tasks(Steps("a", 2, log, can_save=False))
    run_all(runner)

    assert (log, announced) == (["a 2"], [])


def test_step_in_progress_is_dropped_when_a_match_goes_on(log: list[str]) -> None:
    runner, work = DeferredRunner(), Steps("a", 1, log)
    queue = IdleQueue(runner)
    queue.add_tasks(work)
    queue.set_idle(False)
    run_all(runner)

    assert work.steps_left == 1
    assert log == ["a forgets", "a 1"]


class Node:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_garbage_is_collected_after_events_without_a_timer(qapp: QApplication) -> None:
    time = [0.0]
    collector = TimedGarbageCollector(qapp, lambda: time[0])
    gc.collect()
    watched = weakref.ref(Node())
    nodes = [Node() for _ in range(2 * COLLECTION_THRESHOLDS[0])]
    del nodes

    QTest.qWait(1)
    assert watched() is not None  # the last collection was less than half a second ago

    time[0] = 1.0
    QTest.qWait(1)
    assert watched() is None
    collector.close()


def test_threads_that_wait_for_work_have_no_timer() -> None:
    runner = ThreadRunner()

    assert runner.findChildren(QTimer) == []
    runner.close()
