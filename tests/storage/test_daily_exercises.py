"""Daily exercises: ten a day, five at once, each with a new deal."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.decisions import list_decisions
from marjapussi_gui.model.exercise import Exercise, ExerciseReply
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.storage.played_matches import ME, load_match, store_random_match

NOON = datetime(2030, 1, 10, 12, tzinfo=UTC)
RIGHT, WRONG = (
    ExerciseReply(is_correct=True, seconds=15),
    ExerciseReply(is_correct=False, seconds=15),
)


class Day:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


def with_mistakes(database: Database, number: int) -> int:
    """Store a match with a number of own mistakes; return its id."""
    match = store_random_match(database, "marjapussi", hands=3)
    decided = list_decisions(load_match(database, match).record, ME)
    assert len(decided) >= number
    for each in decided[:number]:
        others = [action for action in each.view.legal_actions if action != each.chosen]
        worths = ActionValue(others[0], 2.0, 0.6), ActionValue(each.chosen, 0.0, 0.5)
        verdict = Verdict(ME, DecisionKind.LEAD, each.chosen, worths, Grade.MISTAKE)
        VerdictTable(database).save(match, each.ply, verdict, 1)
    return match


def exercise_table(database: Database, day: Day | None = None) -> ExerciseTable:
    return ExerciseTable(database, pytest.fail, day or Day())


def test_a_session_has_five_exercises_and_a_day_has_ten(database: Database) -> None:
    with_mistakes(database, 14)
    day = Day()
    exercises, asked = exercise_table(database, day), list[Exercise]()

    for _ in range(4):
        for each in exercises.next_exercises():
            exercises.save_reply(each, RIGHT)
            asked.append(each)

    assert len(asked) == len({each.ply for each in asked}) == 10
    assert exercises.count_due() == 0
    day.now += timedelta(days=1)
    assert exercises.count_due() == len(exercises.next_exercises()) > 0


def test_answers_of_a_day_count_from_midnight_on(database: Database) -> None:
    with_mistakes(database, 17)
    day = Day()
    exercises, midnight = exercise_table(database, day), NOON.astimezone().replace(hour=0)

    for moment in (midnight - timedelta(seconds=1), midnight, midnight):
        day.now = moment
        for each in exercises.next_exercises():
            exercises.save_reply(each, RIGHT)

    assert exercises.count_answered_since(midnight) == 10
    assert exercises.next_exercises() == []


def test_what_was_wrong_comes_before_what_was_right(database: Database) -> None:
    with_mistakes(database, 1)
    exercises = exercise_table(database)
    exercise = exercises.next_exercises()[0]

    assert exercises.save_reply(exercise, WRONG) < exercises.save_reply(exercise, RIGHT)
    assert exercises.next_exercises() == []


def test_exercise_is_dealt_anew_each_time(database: Database) -> None:
    with_mistakes(database, 3)
    exercises = exercise_table(database)
    exercise = exercises.next_exercises()[0]
    posed = [exercises.pose_exercise(exercise, luck) for luck in range(6)]

    assert len({each.record.text() for each in posed if each is not None}) > 3
    for each in posed:
        assert each is not None
        state = each.record.state_after()
        assert state.turn == ME
        assert {worth.action for worth in each.verdict.action_values} <= set(
            each.record.header.game.legal_actions(state)
        )


def test_exercise_without_its_decision_is_not_posed(database: Database) -> None:
    match = with_mistakes(database, 1)
    exercises = exercise_table(database)
    exercise = exercises.next_exercises()[0]
    of_another_seat = replace(exercise.verdict, seat=Seat(1))

    assert exercises.pose_exercise(replace(exercise, match_id=match + 1), 1) is None
    assert exercises.pose_exercise(replace(exercise, ply=9999), 1) is None
    assert exercises.pose_exercise(replace(exercise, verdict=of_another_seat), 1) is None


def test_exercises_of_a_kind_are_available_before_they_are_due(database: Database) -> None:
    with_mistakes(database, 7)
    exercises = exercise_table(database)
    for each in (*exercises.next_exercises(), *exercises.next_exercises()):
        exercises.save_reply(each, RIGHT)

    assert len(exercises.next_exercises(DecisionKind.LEAD, "marjapussi")) == 5
    assert exercises.next_exercises(DecisionKind.BID, "marjapussi") == []
