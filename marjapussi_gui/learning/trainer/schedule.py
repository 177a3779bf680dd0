"""The schedule of exercises: each one is due about when it would be forgotten.

The algorithm is FSRS, a scheduler for spaced repetition.
"""

from datetime import UTC, datetime
from functools import cache

from fsrs import Card, Rating, Scheduler

from ...model.exercise import ExerciseReply, PracticeResult, RecallGrade, recall_grade

RATINGS = {
    RecallGrade.AGAIN: Rating.Again,
    RecallGrade.HARD: Rating.Hard,
    RecallGrade.GOOD: Rating.Good,
    RecallGrade.EASY: Rating.Easy,
}
CARD_ID = 1  # FSRS requires an id, but the database identifies exercises


def update_schedule(
    previous: PracticeResult | None, reply: ExerciseReply, now: datetime
) -> PracticeResult:
    """Return how well the player knows an exercise after a reply to it, and when it is due."""
    quick = 0 if previous is None else previous.quick_streak
    card = _scheduler().review_card(
        _scheduler_card(previous), RATINGS[recall_grade(reply, quick)], now
    )[0]
    return PracticeResult(
        card.due,
        now,
        (previous.attempts if previous else 0) + 1,
        (previous.correct_answers if previous else 0) + reply.is_correct,
        quick + 1 if reply.is_quick else 0,
        card.to_json(),
    )


def _scheduler_card(previous: PracticeResult | None) -> Card:
    """Return the FSRS card of an exercise, or a new one if it has none or an unreadable one."""
    if previous is not None:
        try:
            return Card.from_json(previous.scheduler_state)
        except (ValueError, KeyError, TypeError):
            pass
    return Card(card_id=CARD_ID, due=datetime.now(UTC))


@cache
def _scheduler() -> Scheduler:
    """Return a scheduler that counts whole days and doesn't vary intervals at random."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
