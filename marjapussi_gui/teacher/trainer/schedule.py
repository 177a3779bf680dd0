"""The schedule of exercises: each is due about when it would be forgotten (FSRS)."""

from datetime import UTC, datetime
from functools import cache

from fsrs import Card, Rating, Scheduler

from ...kept.exercise import Grade, Practised, Reply, grade

RATINGS = {
    Grade.AGAIN: Rating.Again,
    Grade.HARD: Rating.Hard,
    Grade.GOOD: Rating.Good,
    Grade.EASY: Rating.Easy,
}
ANY = 1  # the same for all: exercises are identified in the database


def practised(before: Practised | None, reply: Reply, now: datetime) -> Practised:
    """Return the learning state of an exercise after an answer."""
    quick = 0 if before is None else before.quick
    card = _scheduler().review_card(_card(before), RATINGS[grade(reply, quick)], now)[0]
    return Practised(
        card.due,
        now,
        (before.tries if before else 0) + 1,
        (before.rights if before else 0) + reply.is_right,
        quick + 1 if reply.is_quick else 0,
        card.to_json(),
    )


def _card(before: Practised | None) -> Card:
    """Return the FSRS card of an exercise, or a new one if it was never asked or is unreadable."""
    if before is not None:
        try:
            return Card.from_json(before.memory)
        except (ValueError, KeyError, TypeError):
            pass
    return Card(card_id=ANY, due=datetime.now(UTC))


@cache
def _scheduler() -> Scheduler:
    """Return a scheduler that counts in whole days and adds no random spread."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
