"""Exercises: the player's own mistakes, which are asked again later, and the answers to them."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from .verdict import DecisionKind, Verdict

MAX_PER_DAY = 10
ROUND_SIZE = 5  # number of exercises in one round of practice
QUICK_SECONDS, SLOW_SECONDS = 10.0, 30.0


class RecallGrade(StrEnum):
    """How well the player remembered an exercise, as a grade of the FSRS scheduler.

    FSRS is an algorithm for spaced repetition.
    """

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@frozen
class ExerciseReply:
    """The player's answer to an exercise."""

    is_correct: bool
    seconds: float
    had_hint: bool = False

    @property
    def is_quick(self) -> bool:
        """Whether the answer was right, fast and given without a hint."""
        return self.is_correct and not self.had_hint and self.seconds <= QUICK_SECONDS


@frozen
class PracticeResult:
    """How well the player knows an exercise, as of the last answer."""

    due_at: datetime
    last_practised_at: datetime
    attempts: int
    correct_answers: int
    quick_streak: int  # number of quick answers in a row up to the last one
    scheduler_state: str  # the card of the FSRS scheduler, as JSON


@frozen
class Exercise:
    """A mistake to practise: where the player made it, its verdict, and its practice result."""

    match_id: int
    ply: int
    game: str
    verdict: Verdict
    result: PracticeResult | None = None  # None if the exercise was never asked


@frozen
class DealtExercise:
    """An exercise with newly dealt cards: the record up to the question, and the verdict on it."""

    record: MatchRecord
    verdict: Verdict


@frozen
class LearningProgress:
    """How many exercises of one kind of decision there are, and how many the player has learned."""

    exercise_count: int
    learned_count: int  # number of exercises that are not due again for weeks
    attempts: int
    correct_answers: int


ProgressByKind = Mapping[DecisionKind, LearningProgress]


def recall_grade(reply: ExerciseReply, quick_streak: int) -> RecallGrade:
    """Return how well the player remembered an exercise, judging by the reply and its speed."""
    if not reply.is_correct:
        return RecallGrade.AGAIN
    if reply.had_hint or reply.seconds > SLOW_SECONDS:
        return RecallGrade.HARD
    return RecallGrade.EASY if reply.is_quick and quick_streak else RecallGrade.GOOD


def matches_verdict(record: MatchRecord, ply: int, verdict: Verdict) -> bool:
    """Return whether a verdict fits the action that follows the first `ply` actions of a record."""
    if not 0 <= ply < len(record.entries):
        return False
    entry = record.entries[ply]
    return (entry.seat, entry.action) == (verdict.seat, verdict.chosen)
