"""Exercises are confirmed mistakes: listed in turn, and removed with their verdict."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from marjapussi_gui.model.exercise import LearningProgress, PracticeResult
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.model.verdict import DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import PRACTICE_RESULT, VERDICT
from tests.storage.played_matches import ME, continued_journal, practice_results, store_random_match

NOW = datetime(2030, 1, 10, 12, tzinfo=UTC)
MINE = replace(VERDICT, seat=ME)


def plies(database: Database) -> list[tuple[int, int]]:
    return [(each.match_id, each.ply) for each in ExerciseTable(database).due_exercises(NOW)]


def practice_result(due: datetime) -> PracticeResult:
    return replace(PRACTICE_RESULT, due_at=due, last_practised_at=NOW - timedelta(days=2))


def save_verdict(database: Database, match: int, ply: int, verdict: Verdict = MINE) -> None:
    VerdictTable(database).save(match, ply, verdict, 1)


def test_only_own_mistakes_become_exercises(database: Database) -> None:
    match = store_random_match(database)
    for ply, verdict in enumerate(
        (MINE, replace(MINE, grade=Grade.INACCURACY), VERDICT, replace(MINE, grade=Grade.BLUNDER)),
        5,
    ):
        save_verdict(database, match, ply, verdict)

    assert plies(database) == [(match, 8), (match, 5)]


def test_due_exercises_come_first(database: Database) -> None:
    first, second, exercises = (
        store_random_match(database),
        store_random_match(database),
        ExerciseTable(database),
    )
    for match, ply in ((first, 5), (first, 6), (second, 5), (second, 6)):
        save_verdict(database, match, ply)
    exercises.save_result(first, 5, practice_result(NOW - timedelta(days=1)))
    exercises.save_result(second, 5, practice_result(NOW + timedelta(days=1)))

    assert plies(database) == [(first, 5), (second, 6), (first, 6)]
    assert ExerciseTable(database, clock=lambda: NOW).count_due() == 3


def test_exercises_of_a_kind_are_listed_before_they_are_due(database: Database) -> None:
    match, exercises = store_random_match(database), ExerciseTable(database)
    save_verdict(database, match, 5)
    save_verdict(database, match, 6, replace(MINE, kind=DecisionKind.LEAD))
    exercises.save_result(match, 5, practice_result(NOW + timedelta(days=9)))

    assert [each.ply for each in exercises.exercises_of_kind(DecisionKind.BID, "marjapussi")] == [5]
    assert list(exercises.exercises_of_kind(DecisionKind.BID, "tuppi")) == []


def test_verdict_that_is_withdrawn_takes_its_exercise_away(database: Database) -> None:
    match = store_random_match(database)
    save_verdict(database, match, 5)
    ExerciseTable(database).save_result(match, 5, practice_result(NOW))

    save_verdict(database, match, 5, replace(MINE, grade=Grade.FINE))

    assert plies(database) == []


def test_what_is_taken_back_takes_its_exercises_away(database: Database) -> None:
    match, exercises = store_random_match(database), ExerciseTable(database)
    for ply in (5, 30):
        save_verdict(database, match, ply)
        exercises.save_result(match, ply, practice_result(NOW))

    continued_journal(MatchTable(database), match).truncate(20)

    assert plies(database) == [(match, 5)]
    assert list(practice_results(database, match)) == [5]


def test_deleted_match_takes_its_exercises_away(database: Database) -> None:
    match, exercises = store_random_match(database), ExerciseTable(database)
    save_verdict(database, match, 5)
    exercises.save_result(match, 5, practice_result(NOW))

    MatchTable(database).delete(match)

    assert plies(database) == []
    assert exercises.count_answered_since(NOW - timedelta(days=9)) == 0


def test_answers_of_today_are_counted(database: Database) -> None:
    match, exercises = store_random_match(database), ExerciseTable(database)
    for ply, days in ((5, 0), (6, 1), (7, 2)):
        kept = replace(PRACTICE_RESULT, last_practised_at=NOW - timedelta(days=days))
        exercises.save_result(match, ply, kept)

    assert exercises.count_answered_since(NOW - timedelta(hours=12)) == 1


def test_exercise_due_in_weeks_counts_as_learned(database: Database) -> None:
    match, exercises = store_random_match(database), ExerciseTable(database)
    for ply, days in ((5, 3), (6, 40)):
        save_verdict(database, match, ply)
        exercises.save_result(
            match, ply, replace(practice_result(NOW + timedelta(days=days)), last_practised_at=NOW)
        )
    save_verdict(database, match, 7)

    assert exercises.learning_progress(StatisticsScope("marjapussi")) == {
        DecisionKind.BID: LearningProgress(3, 1, 6, 4)
    }
    assert exercises.learning_progress(StatisticsScope("tuppi")) == {}
