"""An exercise comes again the later, the better it was known."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from marjapussi_gui.kept.exercise import Grade, Reply, grade
from marjapussi_gui.teacher.trainer.schedule import practised

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
WRONG, SLOW, HELPED = Reply(is_right=False, seconds=5), Reply(True, 40), Reply(True, 5, True)
RIGHT, QUICK = Reply(is_right=True, seconds=20), Reply(is_right=True, seconds=4)


@pytest.mark.parametrize(
    ("reply", "quick_before", "wanted"),
    [
        (WRONG, 3, Grade.AGAIN),
        (SLOW, 0, Grade.HARD),
        (HELPED, 2, Grade.HARD),
        (RIGHT, 2, Grade.GOOD),
        (QUICK, 0, Grade.GOOD),
        (QUICK, 1, Grade.EASY),
    ],
)
def test_how_well_it_is_known_follows_from_the_answer(
    reply: Reply, quick_before: int, wanted: Grade
) -> None:
    assert grade(reply, quick_before) == wanted


def test_what_is_known_better_comes_later() -> None:
    once = practised(None, QUICK, NOW)
    later = NOW + timedelta(days=3)
    due = [practised(once, each, later).due for each in (WRONG, SLOW, RIGHT, QUICK)]

    assert due == sorted(set(due))
    assert min(due) >= later + timedelta(days=1)


def test_right_answers_in_a_row_are_asked_ever_later() -> None:
    kept, gaps = practised(None, RIGHT, NOW), []
    for _ in range(4):
        gaps.append(kept.due - kept.done_at)
        kept = practised(kept, RIGHT, kept.due)

    assert gaps == sorted(gaps)
    assert gaps[-1] > 5 * gaps[0]


def test_answers_are_counted() -> None:
    kept = None
    for reply in (WRONG, QUICK, QUICK, RIGHT, QUICK):
        kept = practised(kept, reply, NOW)

    assert kept is not None
    assert (kept.tries, kept.rights, kept.quick) == (5, 4, 1)


@pytest.mark.parametrize("memory", ["", "{}", "[]", '{"card_id": "x"}'])
def test_what_cannot_be_read_is_learned_from_the_beginning(memory: str) -> None:
    broken = replace(practised(None, QUICK, NOW), memory=memory)

    assert practised(broken, RIGHT, NOW).due == practised(None, RIGHT, NOW).due
