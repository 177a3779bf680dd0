"""What the window is asked to ask: ten a day, five at once, and each dealt anew."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from marjapussi_gui.engine.state import Seat
from marjapussi_gui.kept.decisions import decisions
from marjapussi_gui.kept.exercise import Exercise, Reply
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.stored.learning import StoredExercises
from tests.store.tables import ME, loaded, played

NOON = datetime(2030, 1, 10, 12, tzinfo=UTC)
RIGHT, WRONG = Reply(is_right=True, seconds=15), Reply(is_right=False, seconds=15)


class Day:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


def with_mistakes(database: Database, number: int) -> int:
    """Play a match with so many mistakes of one's own; return its number."""
    match = played(database, "marjapussi", hands=3)
    decided = decisions(loaded(database, match).record, ME)
    assert len(decided) >= number
    for each in decided[:number]:
        others = [action for action in each.view.legal if action != each.done]
        worths = Worth(others[0], 2.0, 0.6), Worth(each.done, 0.0, 0.5)
        verdict = Verdict(ME, Kind.LEAD, each.done, worths, Rank.MISTAKE)
        Verdicts(database).note(match, each.ply, verdict, 1)
    return match


def kept(database: Database, day: Day | None = None) -> StoredExercises:
    return StoredExercises(database, pytest.fail, day or Day())


def test_five_are_asked_at_once_and_ten_a_day(database: Database) -> None:
    with_mistakes(database, 14)
    day = Day()
    exercises, asked = kept(database, day), list[Exercise]()

    for _ in range(4):
        for each in exercises.due():
            exercises.note(each, RIGHT)
            asked.append(each)

    assert len(asked) == len({each.ply for each in asked}) == 10
    assert exercises.number_due() == 0
    day.now += timedelta(days=1)
    assert exercises.number_due() == len(exercises.due()) > 0


def test_what_was_wrong_comes_before_what_was_right(database: Database) -> None:
    with_mistakes(database, 1)
    exercises = kept(database)
    exercise = exercises.due()[0]

    assert exercises.note(exercise, WRONG) < exercises.note(exercise, RIGHT)
    assert exercises.due() == []


def test_exercise_is_dealt_anew_each_time(database: Database) -> None:
    with_mistakes(database, 3)
    exercises = kept(database)
    exercise = exercises.due()[0]
    posed = [exercises.pose(exercise, luck) for luck in range(6)]

    assert len({each.record.text() for each in posed if each is not None}) > 3
    for each in posed:
        assert each is not None
        state = each.record.state()
        assert state.turn == ME
        assert {worth.action for worth in each.verdict.worths} <= set(
            each.record.header.game.legal(state)
        )


def test_exercise_of_a_match_that_is_gone_or_another_is_not_asked(database: Database) -> None:
    match = with_mistakes(database, 1)
    exercises = kept(database)
    exercise = exercises.due()[0]
    of_another_seat = replace(exercise.verdict, seat=Seat(1))

    assert exercises.pose(replace(exercise, match=match + 1), 1) is None
    assert exercises.pose(replace(exercise, ply=9999), 1) is None
    assert exercises.pose(replace(exercise, verdict=of_another_seat), 1) is None


def test_exercises_of_a_kind_are_asked_also_when_none_is_due(database: Database) -> None:
    with_mistakes(database, 7)
    exercises = kept(database)
    for each in (*exercises.due(), *exercises.due()):
        exercises.note(each, RIGHT)

    assert len(exercises.due(Kind.LEAD, "marjapussi")) == 5
    assert exercises.due(Kind.BID, "marjapussi") == []
