"""An exercise comes again the later, the better it was known."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from marjapussi_gui.learning.trainer.schedule import update_schedule
from marjapussi_gui.model.exercise import ExerciseReply, RecallGrade, recall_grade

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
WRONG, SLOW, HELPED = (
    ExerciseReply(is_correct=False, seconds=5),
    ExerciseReply(True, 40),
    ExerciseReply(True, 5, True),
)
RIGHT, QUICK = ExerciseReply(is_correct=True, seconds=20), ExerciseReply(is_correct=True, seconds=4)


@pytest.mark.parametrize(
    ("reply", "quick_before", "wanted"),
    [
        (WRONG, 3, RecallGrade.AGAIN),
        (SLOW, 0, RecallGrade.HARD),
        (HELPED, 2, RecallGrade.HARD),
        (RIGHT, 2, RecallGrade.GOOD),
        (QUICK, 0, RecallGrade.GOOD),
        (QUICK, 1, RecallGrade.EASY),
    ],
)
def test_how_well_it_is_known_follows_from_the_answer(
    reply: ExerciseReply, quick_before: int, wanted: RecallGrade
) -> None:
    assert recall_grade(reply, quick_before) == wanted


def test_what_is_known_better_comes_later() -> None:
    once = update_schedule(None, QUICK, NOW)
    later = NOW + timedelta(days=3)
    due = [update_schedule(once, each, later).due_at for each in (WRONG, SLOW, RIGHT, QUICK)]

    assert due == sorted(set(due))
    assert min(due) >= later + timedelta(days=1)


def test_each_right_answer_in_a_row_lengthens_the_interval() -> None:
    kept, gaps = update_schedule(None, RIGHT, NOW), []
    for _ in range(4):
        gaps.append(kept.due_at - kept.last_practised_at)
        kept = update_schedule(kept, RIGHT, kept.due_at)

    assert gaps == sorted(gaps)
    assert gaps[-1] > 5 * gaps[0]


def test_answers_are_counted() -> None:
    kept = None
    for reply in (WRONG, QUICK, QUICK, RIGHT, QUICK):
        kept = update_schedule(kept, reply, NOW)

    assert kept is not None
    assert (kept.attempts, kept.correct_answers, kept.quick_streak) == (5, 4, 1)


@pytest.mark.parametrize("memory", ["", "{}", "[]", '{"card_id": "x"}'])
def test_what_cannot_be_read_is_learned_from_the_beginning(memory: str) -> None:
    broken = replace(update_schedule(None, QUICK, NOW), scheduler_state=memory)

    assert update_schedule(broken, RIGHT, NOW).due_at == update_schedule(None, RIGHT, NOW).due_at
