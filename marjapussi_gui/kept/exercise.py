"""Exercises: a player's mistakes that are asked again, and how he answered them."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from .verdict import Kind, Verdict

MOST_A_DAY = 10
AT_ONCE = 5  # exercises asked one after another
QUICK_S, SLOW_S = 10.0, 30.0


class Grade(StrEnum):
    """How well an exercise is remembered, as the scheduler wants to know it."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@frozen
class Reply:
    """An answer to an exercise."""

    is_right: bool
    seconds: float
    had_hint: bool = False

    @property
    def is_quick(self) -> bool:
        """Return whether the answer was correct, fast and given without a hint."""
        return self.is_right and not self.had_hint and self.seconds <= QUICK_S


@frozen
class Practised:
    """The learning state of an exercise after its last answer."""

    due: datetime
    done_at: datetime
    tries: int
    rights: int
    quick: int  # how many of the last answers in a row were quick
    memory: str  # the FSRS card as JSON


@frozen
class Exercise:
    """A mistake to be practised: where it was made, its verdict, and its learning state."""

    match: int
    ply: int
    game: str
    verdict: Verdict
    practised: Practised | None = None  # None: never asked


@frozen
class Posed:
    """An exercise with other cards: the record up to the question, and the verdict on it."""

    record: MatchRecord
    verdict: Verdict


@frozen
class Learned:
    """How far the exercises of one kind of decision are learned."""

    exercises: int
    known: int  # not due again for weeks
    tries: int
    rights: int


LearnedKinds = Mapping[Kind, Learned]


def grade(reply: Reply, quick_before: int) -> Grade:
    """Return how well an exercise is remembered, judged by the answer and its speed."""
    if not reply.is_right:
        return Grade.AGAIN
    if reply.had_hint or reply.seconds > SLOW_S:
        return Grade.HARD
    return Grade.EASY if reply.is_quick and quick_before else Grade.GOOD


def is_of(record: MatchRecord, ply: int, verdict: Verdict) -> bool:
    """Return whether a verdict is about the action at this place of the record."""
    if not 0 <= ply < len(record.entries):
        return False
    entry = record.entries[ply]
    return (entry.seat, entry.action) == (verdict.seat, verdict.done)
