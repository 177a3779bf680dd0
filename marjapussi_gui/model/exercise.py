"""Exercises: a player's mistakes that are asked again, and how he answered them."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from .verdict import DecisionKind, Verdict

MAX_PER_DAY = 10
ROUND_SIZE = 5  # exercises asked one after another
QUICK_SECONDS, SLOW_SECONDS = 10.0, 30.0


class RecallGrade(StrEnum):
    """How well an exercise is remembered, as the scheduler wants to know it."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@frozen
class ExerciseReply:
    """An answer to an exercise."""

    is_correct: bool
    seconds: float
    had_hint: bool = False

    @property
    def is_quick(self) -> bool:
        """Return whether the answer was correct, fast and given without a hint."""
        return self.is_correct and not self.had_hint and self.seconds <= QUICK_SECONDS


@frozen
class PracticeResult:
    """The learning state of an exercise after its last answer."""

    due_at: datetime
    last_practised_at: datetime
    attempts: int
    correct_answers: int
    quick_streak: int  # how many of the last answers in a row were quick
    scheduler_state: str  # the FSRS card as JSON


@frozen
class Exercise:
    """A mistake to be practised: where it was made, its verdict, and its learning state."""

    match_id: int
    ply: int
    game: str
    verdict: Verdict
    result: PracticeResult | None = None  # None: never asked


@frozen
class PosedExercise:
    """An exercise with other cards: the record up to the question, and the verdict on it."""

    record: MatchRecord
    verdict: Verdict


@frozen
class LearningProgress:
    """How far the exercises of one kind of decision are learned."""

    exercise_count: int
    learned_count: int  # not due again for weeks
    attempts: int
    correct_answers: int


ProgressByKind = Mapping[DecisionKind, LearningProgress]


def recall_grade(reply: ExerciseReply, quick_streak: int) -> RecallGrade:
    """Return how well an exercise is remembered, judged by the answer and its speed."""
    if not reply.is_correct:
        return RecallGrade.AGAIN
    if reply.had_hint or reply.seconds > SLOW_SECONDS:
        return RecallGrade.HARD
    return RecallGrade.EASY if reply.is_quick and quick_streak else RecallGrade.GOOD


def matches_verdict(record: MatchRecord, ply: int, verdict: Verdict) -> bool:
    """Return whether a verdict is about the action at this place of the record."""
    if not 0 <= ply < len(record.entries):
        return False
    entry = record.entries[ply]
    return (entry.seat, entry.action) == (verdict.seat, verdict.chosen)
