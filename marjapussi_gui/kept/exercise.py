"""Exercises, as plain values: a mistake of one's own, how it is asked, and how it was answered."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from ..engine.frozen import frozen
from ..engine.record import MatchRecord
from .verdict import Kind, Verdict

MOST_A_DAY = 10
AT_ONCE = 5  # that are asked one after another
QUICK_S, SLOW_S = 10.0, 30.0  # seconds


class Grade(StrEnum):
    """How well something is known that was asked, as it follows from the answer."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"
    EASY = "easy"


@frozen
class Reply:
    """An answer to an exercise: whether it was right, how long it took, and whether with help."""

    is_right: bool
    seconds: float
    had_hint: bool = False

    @property
    def is_quick(self) -> bool:
        """Whether it was right at once and without help."""
        return self.is_right and not self.had_hint and self.seconds <= QUICK_S


@frozen
class Practised:
    """What came of an exercise so far."""

    due: datetime
    done_at: datetime
    tries: int
    rights: int
    quick: int  # answers in a row, the last ones, that were right at once
    memory: str  # what the scheduler knows of it, as text


@frozen
class Exercise:
    """A mistake that holds: where it was made, its verdict, and what came of practising it."""

    match: int
    ply: int
    game: str
    verdict: Verdict
    practised: Practised | None = None  # None: it was never asked


@frozen
class Posed:
    """An exercise as it is asked now: what was done before it, and what everything is worth."""

    record: MatchRecord
    verdict: Verdict


@frozen
class Learned:
    """How far exercises of one kind are learned."""

    exercises: int  # in all
    known: int  # that need not be asked again for weeks
    tries: int
    rights: int


LearnedKinds = Mapping[Kind, Learned]


def grade(reply: Reply, quick_before: int) -> Grade:
    """Return how well something is known; nobody is asked that."""
    if not reply.is_right:
        return Grade.AGAIN
    if reply.had_hint or reply.seconds > SLOW_S:
        return Grade.HARD
    return Grade.EASY if reply.is_quick and quick_before else Grade.GOOD


def is_of(record: MatchRecord, ply: int, verdict: Verdict) -> bool:
    """Return whether a verdict is on what was done in a record after so many actions."""
    if not 0 <= ply < len(record.entries):
        return False
    entry = record.entries[ply]
    return (entry.seat, entry.action) == (verdict.seat, verdict.done)
