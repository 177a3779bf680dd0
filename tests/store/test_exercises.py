"""Exercises are mistakes that hold: asked in turn, and gone with their verdict."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from marjapussi_gui.kept.exercise import Learned, Practised
from marjapussi_gui.kept.figures import Scope
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.verdicts import Verdicts
from tests.kept.verdicts import PRACTISED, VERDICT
from tests.store.tables import ME, played

NOW = datetime(2030, 1, 10, 12, tzinfo=UTC)
MINE = replace(VERDICT, seat=ME)


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


def plies(database: Database, kind: str = "", game: str = "") -> list[tuple[int, int]]:
    return [(each.match, each.ply) for each in Exercises(database).due(NOW, kind, game)]


def practised(due: datetime) -> Practised:
    return replace(PRACTISED, due=due, done_at=NOW - timedelta(days=2))


def noted(database: Database, match: int, ply: int, verdict: Verdict = MINE) -> None:
    Verdicts(database).note(match, ply, verdict, 1)


def test_mistakes_of_ones_own_are_asked_and_nothing_else(database: Database) -> None:
    match = played(database)
    for ply, verdict in enumerate(
        (MINE, replace(MINE, rank=Rank.SLIP), VERDICT, replace(MINE, rank=Rank.BLUNDER)), 5
    ):
        noted(database, match, ply, verdict)

    assert plies(database) == [(match, 8), (match, 5)]


def test_what_was_practised_is_asked_when_it_is_due_and_first(database: Database) -> None:
    first, second, exercises = played(database), played(database), Exercises(database)
    for match, ply in ((first, 5), (first, 6), (second, 5), (second, 6)):
        noted(database, match, ply)
    exercises.note(first, 5, practised(NOW - timedelta(days=1)))
    exercises.note(second, 5, practised(NOW + timedelta(days=1)))

    assert plies(database) == [(first, 5), (second, 6), (first, 6)]
    assert exercises.number_due(NOW) == 3


def test_exercises_of_a_kind_are_asked_before_they_are_due(database: Database) -> None:
    match, exercises = played(database), Exercises(database)
    noted(database, match, 5)
    noted(database, match, 6, replace(MINE, kind=Kind.LEAD))
    exercises.note(match, 5, practised(NOW + timedelta(days=9)))

    assert [each.ply for each in exercises.every(Kind.BID, "marjapussi")] == [5]
    assert list(exercises.every(Kind.BID, "tuppi")) == []


def test_verdict_that_is_withdrawn_takes_its_exercise_away(database: Database) -> None:
    match = played(database)
    noted(database, match, 5)
    Exercises(database).note(match, 5, practised(NOW))

    noted(database, match, 5, replace(MINE, rank=Rank.FINE))

    assert plies(database) == []


def test_what_is_taken_back_takes_its_exercises_away(database: Database) -> None:
    match, exercises = played(database), Exercises(database)
    for ply in (5, 30):
        noted(database, match, ply)
        exercises.note(match, ply, practised(NOW))

    Matches(database).journal(match).cut(20)

    assert plies(database) == [(match, 5)]
    assert list(exercises.of(match)) == [5]


def test_deleted_match_takes_its_exercises_away(database: Database) -> None:
    match, exercises = played(database), Exercises(database)
    noted(database, match, 5)
    exercises.note(match, 5, practised(NOW))

    Matches(database).delete(match)

    assert plies(database) == []
    assert exercises.done_since(NOW - timedelta(days=9)) == 0


def test_answers_of_today_are_counted(database: Database) -> None:
    match, exercises = played(database), Exercises(database)
    for ply, days in ((5, 0), (6, 1), (7, 2)):
        kept = replace(PRACTISED, done_at=NOW - timedelta(days=days))
        exercises.note(match, ply, kept)

    assert exercises.done_since(NOW - timedelta(hours=12)) == 1


def test_what_is_not_asked_for_weeks_is_known(database: Database) -> None:
    match, exercises = played(database), Exercises(database)
    for ply, days in ((5, 3), (6, 40)):
        noted(database, match, ply)
        exercises.note(match, ply, replace(practised(NOW + timedelta(days=days)), done_at=NOW))
    noted(database, match, 7)

    assert exercises.learned(Scope("marjapussi")) == {Kind.BID: Learned(3, 1, 6, 4)}
    assert exercises.learned(Scope("tuppi")) == {}
