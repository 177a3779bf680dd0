"""Decisions of stored matches are evaluated while nobody plays."""

from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.app.background_evaluation import BackgroundEvaluation
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.decisions import list_decisions
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.hand_table import HandSummary, summarize_hands
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.common.idle_queue import IdleQueue
from tests.app.test_expert_replay import DeferredRunner
from tests.storage.played_matches import ME, continued_journal, load_match, store_random_match


class CountingEvaluator:
    """Grade everything as fine, and record the evaluated decisions."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Action | None]] = []

    def __call__(self, view: View, done: Action | None, _stop: Flag) -> Verdict:
        self.asked.append((view.game.key, done))
        assert done is not None
        return Verdict(
            view.seat, DecisionKind.FOLLOW, done, (ActionValue(done, 0.0, 0.5),), Grade.FINE
        )


class FailingEvaluator(CountingEvaluator):
    """Fail for one game."""

    def __call__(self, view: View, done: Action | None, stop: Flag) -> Verdict:
        if view.game.key == "bag":
            raise ValueError("too hard")
        return super().__call__(view, done, stop)


def evaluate_all(database: Database, judge: CountingEvaluator) -> None:
    runner = DeferredRunner()
    IdleQueue(runner).add_tasks(BackgroundEvaluation(database, judge))
    while runner.waiting:
        runner.work()


def own_decision_plies(database: Database, match: int) -> list[int]:
    """Return the plies of the player's own decisions in finished hands."""
    return [each.ply for each in list_decisions(load_match(database, match).record, ME)]


def test_own_decisions_are_evaluated_once_starting_with_the_newest_match(
    database: Database,
) -> None:
    first, second, judge = (
        store_random_match(database, "bag"),
        store_random_match(database, "tuppi"),
        CountingEvaluator(),
    )

    evaluate_all(database, judge)
    asked = len(judge.asked)
    evaluate_all(database, judge)

    assert judge.asked[0][0] == "tuppi"
    assert judge.asked[-1][0] == "bag"
    assert asked == len(judge.asked)
    for match in (first, second):
        assert sorted(VerdictTable(database).for_match(match)) == own_decision_plies(
            database, match
        )


def test_verdicts_of_an_older_evaluator_are_replaced(database: Database) -> None:
    match, judge = store_random_match(database, "bag"), CountingEvaluator()
    evaluate_all(database, judge)
    with database.transaction() as connection:
        connection.execute("update verdicts set judge = judge - 1 where ply % 2")
        connection.execute("update judged set judge = judge - 1")
    asked = len(judge.asked)

    evaluate_all(database, judge)

    odd = sum(ply % 2 for ply in own_decision_plies(database, match))
    assert len(judge.asked) - asked == odd > 0
    assert {
        each.evaluator_version for each in VerdictTable(database).stored_verdicts(match).values()
    } == {EVALUATOR_VERSION}


def test_questions_in_vain_are_counted_anew_with_the_verdicts(database: Database) -> None:
    match = store_random_match(database, "marjapussi", hands=2)
    counts = [each.refused_marriage_count for each in hand_summaries(database, match)]
    with database.transaction() as connection:
        connection.execute("update hands set refused = refused + 7")

    evaluate_all(database, CountingEvaluator())

    rows = database.query("select refused from hands where match = ? order by number", match)
    assert [row["refused"] for row in rows] == counts


def hand_summaries(database: Database, match: int) -> tuple[HandSummary, ...]:
    return summarize_hands(load_match(database, match).record, ME)


def test_evaluation_pauses_during_play_and_resumes_where_it_stopped(
    database: Database,
) -> None:
    match = store_random_match(database, "bag")
    runner, judge = DeferredRunner(), CountingEvaluator()
    queue = IdleQueue(runner)
    queue.add_tasks(BackgroundEvaluation(database, judge))

    runner.work()
    queue.set_idle(False)
    runner.work()
    assert len(VerdictTable(database).for_match(match)) == 1
    assert not runner.waiting

    queue.set_idle(True)
    while runner.waiting:
        runner.work()
    assert sorted(VerdictTable(database).for_match(match)) == own_decision_plies(database, match)


def test_a_continued_match_is_evaluated_from_where_it_stopped(database: Database) -> None:
    match, judge = store_random_match(database, "bag", hands=1), CountingEvaluator()
    evaluate_all(database, judge)
    asked = len(judge.asked)
    actions = len(load_match(database, match).record.entries)
    continued_journal(MatchTable(database), match).truncate(actions - 1)

    evaluate_all(database, judge)

    assert len(judge.asked) == asked
    assert VerdictTable(database).unevaluated_matches(EVALUATOR_VERSION) == []


def test_decision_that_was_replaced_meanwhile_is_not_evaluated(database: Database) -> None:
    match, runner, judge = (
        store_random_match(database, "bag", hands=1),
        DeferredRunner(),
        CountingEvaluator(),
    )
    queue = IdleQueue(runner)
    queue.add_tasks(BackgroundEvaluation(database, judge))
    runner.work()

    queue.set_idle(False)
    MatchTable(database).delete(match)
    queue.set_idle(True)
    while runner.waiting:
        runner.work()

    assert len(judge.asked) == 1


def test_a_broken_match_holds_up_no_others(database: Database) -> None:
    whole, broken = store_random_match(database, "bag"), store_random_match(database, "bag")
    with database.transaction() as connection:
        connection.execute("update log set line = '{}' where match = ? and ply = 4", (broken,))

    evaluate_all(database, CountingEvaluator())

    assert VerdictTable(database).for_match(broken) == {}
    assert sorted(VerdictTable(database).for_match(whole)) == own_decision_plies(database, whole)


def test_a_match_that_cannot_be_evaluated_is_logged_and_skipped(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    whole = store_random_match(database, "tuppi")
    store_random_match(database, "bag")

    evaluate_all(database, FailingEvaluator())

    assert sorted(VerdictTable(database).for_match(whole)) == own_decision_plies(database, whole)
    assert [record.getMessage() for record in caplog.records] == ["can't judge a match"]
    caplog.clear()
