"""When an exercise is asked again: about when it would be forgotten, as FSRS reckons."""

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
ANY = 1  # the number of every card: they are told apart elsewhere


def practised(before: Practised | None, reply: Reply, now: datetime) -> Practised:
    """Return what is kept of an exercise after an answer."""
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
    """Return what is remembered of an exercise; nothing where that cannot be read."""
    if before is not None:
        try:
            return Card.from_json(before.memory)
        except (ValueError, KeyError, TypeError):
            pass
    return Card(card_id=ANY, due=datetime.now(UTC))


@cache
def _scheduler() -> Scheduler:
    """Return a scheduler that counts in days, and leaves nothing to chance."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
