"""What the window needs and does not make itself: players, advice, proofs, a memory."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Protocol, TypeAlias

from ...engine.frozen import frozen
from .exercises import Exercises, NoExercises
from .progress import MemoryProgress, Progress
from .verdicts import KeptVerdicts, MemoryVerdicts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from threading import Event as Flag

    from ...engine.actions import Action
    from ...engine.cards import CardSet
    from ...engine.game import Game
    from ...engine.record import MatchRecord
    from ...engine.state import Seat
    from ...engine.view import View
    from ...facts import Fact
    from ...kept.open_line import OpenLine
    from ...kept.skill import Levels
    from ...kept.verdict import Verdict
    from ...table.runner import Runner
    from ...table.seats import Decide
    from ...teacher.lessons import Lesson
    from ...teacher.puzzles.shipped import AnyPuzzle
    from .figures import Figures
    from .own_presets import OwnPresets
    from .preferences import Preferences
    from .program import Program
    from .safe import Safe
    from .shelf import Shelf


class Sounds(Protocol):
    """Where something is heard, if it is on."""

    is_on: bool
    volume: float  # from 0 to 1

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Let a sound be heard, higher or lower."""
        ...


class Voice(Protocol):
    """What speaks, where there is such a program and it is wanted."""

    is_on: bool
    language: str
    on_failed: Callable[[], object]  # told once

    @property
    def is_there(self) -> bool:
        """Whether this system has a program that speaks."""
        ...

    def say(self, sentence: str, at_once: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Speak a sentence after others, or at once."""
        ...


class NoVoice:
    """Speaks to nobody."""

    def __init__(self) -> None:
        self.is_on, self.language = False, ""
        self.on_failed: Callable[[], object] = tuple

    @property
    def is_there(self) -> bool:
        return False

    def say(self, sentence: str, at_once: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Be silent."""


@frozen
class Advice:
    """What is best, what each alternative is worth, the best first, and why."""

    action: Action
    values: tuple[tuple[Action, float], ...]
    reasons: tuple[Fact, ...]


@frozen
class Known:
    """What a seat can prove: the cards still out, and of each seat what it holds and lacks."""

    out: CardSet
    held: tuple[CardSet, ...]
    barred: tuple[CardSet, ...]


# The worth of what was done, or of nothing, and why; and how a hand could go, all cards open
Judge: TypeAlias = "Callable[[View, Action | None, Flag], Verdict]"
FindLine: TypeAlias = "Callable[[MatchRecord, Seat, int, Flag], OpenLine | None]"


def without_line(_record: MatchRecord, _seat: Seat, _ply: int, _stop: Flag) -> OpenLine | None:
    """Know of no line with all cards open."""
    return None


def _never(_game: str, _verdict: Verdict, _done: Action) -> bool:
    """Hold nothing for a mistake."""
    return False


def _not_measured(_game: str) -> Levels:
    """Return that nothing is known of how levels play."""
    return {}


def _prepare_nothing(_game: Game, _stop: Flag) -> None:
    """Leave all to the first who needs it."""


@frozen
class Services:
    """Everything that comes from outside the window."""

    runner: Runner
    player: Callable[[str, int], Decide]  # of a level, with a seed for its chances
    advise: Callable[[View, Flag], Advice]  # quickly: what to do
    judge: Judge
    known: Callable[[View], Known | None]
    is_decided: Callable[[View], bool]  # the rest of the hand can only end in one way
    presets: OwnPresets
    shelf: Shelf
    sounds: Sounds
    preferences: Preferences
    keep: Callable[[Preferences], None]
    program: Program
    safe: Safe | None = None  # None where nothing is kept
    figures: Figures | None = None
    verdicts: KeptVerdicts = field(default_factory=MemoryVerdicts)
    open_line: FindLine = without_line  # could it be won?
    is_clear_mistake: Callable[[str, Verdict, Action], bool] = _never  # and that is certain
    rates: Callable[[str], Levels] = _not_measured  # what levels lose a decision in a game
    lessons: Callable[[], tuple[Lesson, ...]] = tuple  # read when they are first asked for
    progress: Progress = field(default_factory=MemoryProgress)  # of the lessons
    exercises: Exercises = field(default_factory=NoExercises)
    puzzles: Callable[[], tuple[AnyPuzzle, ...]] = tuple  # read when they are first asked for
    read: Progress = field(default_factory=MemoryProgress)  # rules, by game: a bit a chapter
    solved: Progress = field(default_factory=MemoryProgress)  # puzzles: 1, or 0 where only tried
    voice: Voice = field(default_factory=NoVoice)
    prepare: Callable[[Game, Flag], None] = _prepare_nothing  # while the cards are dealt
    levels: Iterable[str] = ("easy", "normal", "strong", "expert")
