"""Decisions of the current match are evaluated in order, and their verdicts stored."""

from threading import Event as Flag

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.decisions import list_decisions
from marjapussi_gui.model.verdict import Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.pages.review.verdict_loader import VerdictLoader
from tests.app.test_expert_replay import DeferredRunner
from tests.ui.quick_evaluator import quick_evaluate

from .sample_review import ME, random_record

NUMBER = -4  # of a match that is in no database


class Counted:
    """A quick evaluator that counts its calls."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: View, done: Action | None, stop: Flag) -> Verdict:
        self.asked += 1
        return quick_evaluate(view, done, stop)


@pytest.fixture
def runner() -> DeferredRunner:
    return DeferredRunner()


def work(runner: DeferredRunner, times: int = 10_000) -> None:
    while runner.waiting and times:
        runner.work()
        times -= 1


def test_verdicts_arrive_in_order_until_complete(qtbot: QtBot, runner: DeferredRunner) -> None:
    verdicts = VerdictLoader(runner, quick_evaluate, VerdictTable(Database.in_memory()))
    whole = len(list_decisions(random_record("bag"), ME))

    verdicts.load(NUMBER, random_record("bag"), ME)
    work(runner, 4)
    in_between = verdicts.evaluated_count, verdicts.decision_count, verdicts.is_evaluating
    with qtbot.waitSignal(verdicts.finished):
        work(runner)

    assert in_between == (3, whole, True)
    assert (verdicts.evaluated_count, len(verdicts.verdicts_by_ply)) == (whole, whole)
    assert not verdicts.is_evaluating


def test_what_was_stopped_goes_on_where_it_was(runner: DeferredRunner) -> None:
    counted, kept = Counted(), VerdictTable(Database.in_memory())
    verdicts = VerdictLoader(runner, counted, kept)
    verdicts.load(NUMBER, random_record("bag"), ME)
    work(runner, 4)
    verdicts.stop()
    work(runner)
    stopped = len(verdicts.verdicts_by_ply)

    verdicts.load(NUMBER, random_record("bag"), ME)
    work(runner)

    whole = len(list_decisions(random_record("bag"), ME))
    assert stopped == 3
    assert len(kept.for_match(NUMBER)) == whole
    assert counted.asked == whole + 1  # the one whose answer nobody waited for


def test_stored_verdicts_on_other_actions_are_ignored(runner: DeferredRunner) -> None:
    kept = VerdictTable(Database.in_memory())
    decided = list_decisions(random_record("bag"), ME)
    mine = quick_evaluate(decided[0].view, decided[0].chosen, Flag())
    kept.save(NUMBER, decided[0].ply, mine)
    kept.save(NUMBER, decided[1].ply, mine)
    kept.save(NUMBER, 10**6, mine)
    verdicts = VerdictLoader(runner, quick_evaluate, kept)

    verdicts.load(NUMBER, random_record("bag"), ME)

    is_same = decided[0].chosen == decided[1].chosen
    assert list(verdicts.verdicts_by_ply) == [each.ply for each in decided[: 1 + is_same]]


def test_mistakes_of_a_seat_are_those_of_no_other(runner: DeferredRunner) -> None:
    verdicts = VerdictLoader(runner, quick_evaluate, VerdictTable(Database.in_memory()))
    for seat in (ME, Seat(1)):
        verdicts.load(NUMBER, random_record("marjapussi"), seat)
        work(runner)

    entries = random_record("marjapussi").entries
    for seat in (ME, Seat(1)):
        mistakes = verdicts.mistakes(seat)
        assert mistakes
        assert {entries[ply].seat for ply in mistakes} == {seat}
    assert verdicts.mistakes(Seat(2)) == []


def test_loader_is_busy_while_decisions_are_left(runner: DeferredRunner) -> None:
    verdicts = VerdictLoader(runner, quick_evaluate, VerdictTable(Database.in_memory()))
    told: list[bool] = []
    verdicts.changed.connect(lambda: told.append(verdicts.is_evaluating))

    verdicts.load(NUMBER, random_record("bag"), ME)
    work(runner)

    assert told[0]
    assert told == sorted(told, reverse=True)
    assert not told[-1]


def test_a_decision_that_cannot_be_evaluated_is_logged_and_skipped(
    runner: DeferredRunner, caplog: pytest.LogCaptureFixture
) -> None:
    first = list_decisions(random_record("bag"), ME)[0]

    def failing(view: View, done: Action | None, stop: Flag) -> Verdict:
        if view is first.view or view.hand == first.view.hand:
            raise ValueError("too hard")
        return quick_evaluate(view, done, stop)

    verdicts = VerdictLoader(runner, failing, VerdictTable(Database.in_memory()))
    verdicts.load(NUMBER, random_record("bag"), ME)
    work(runner)

    assert verdicts.verdicts_by_ply
    assert first.ply not in verdicts.verdicts_by_ply
    assert not verdicts.is_evaluating
    assert {each.getMessage() for each in caplog.records} == {"can't judge a decision"}
    caplog.clear()
