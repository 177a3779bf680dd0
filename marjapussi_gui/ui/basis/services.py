"""The services that the window receives from outside: bots, analysis, storage, sound and speech."""

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
    """Plays sound effects, if they are switched on."""

    is_on: bool
    volume: float  # 0 to 1

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound at a relative pitch."""
        ...


class Voice(Protocol):
    """Speaks sentences, if the system has a speech program and it is switched on."""

    is_on: bool
    language: str
    on_failed: Callable[[], object]  # called once

    @property
    def is_there(self) -> bool:
        """Whether this system has a speech program."""
        ...

    def say(self, sentence: str, at_once: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Speak a sentence after the others, or interrupt them."""
        ...


class NoVoice:
    """A speech output that stays silent."""

    def __init__(self) -> None:
        self.is_on, self.language = False, ""
        self.on_failed: Callable[[], object] = tuple

    @property
    def is_there(self) -> bool:
        return False

    def say(self, sentence: str, at_once: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Do nothing."""


@frozen
class Advice:
    """The best action, the value of each alternative (best first), and the reasons."""

    action: Action
    values: tuple[tuple[Action, float], ...]
    reasons: tuple[Fact, ...]


@frozen
class Known:
    """The cards still out, and for each seat those it provably holds and lacks."""

    out: CardSet
    held: tuple[CardSet, ...]
    barred: tuple[CardSet, ...]


# Evaluates an action, or only the position; finds the best line with all cards open
Judge: TypeAlias = "Callable[[View, Action | None, Flag], Verdict]"
FindLine: TypeAlias = "Callable[[MatchRecord, Seat, int, Flag], OpenLine | None]"


def without_line(_record: MatchRecord, _seat: Seat, _ply: int, _stop: Flag) -> OpenLine | None:
    """Return None: no double dummy search is available."""
    return None


def _never(_game: str, _verdict: Verdict, _done: Action) -> bool:
    """Never warn about a mistake."""
    return False


def _not_measured(_game: str) -> Levels:
    """Return no error rates."""
    return {}


def _prepare_nothing(_game: Game, _stop: Flag) -> None:
    """Do nothing: the first search prepares itself."""


@frozen
class Services:
    """Everything that the window receives from outside."""

    runner: Runner
    player: Callable[[str, int], Decide]  # for a level and a random seed
    advise: Callable[[View, Flag], Advice]  # fast enough for a hint
    judge: Judge
    known: Callable[[View], Known | None]
    is_decided: Callable[[View], bool]  # only one result of the hand is possible
    presets: OwnPresets
    shelf: Shelf
    sounds: Sounds
    preferences: Preferences
    keep: Callable[[Preferences], None]
    program: Program
    safe: Safe | None = None  # None without a database
    figures: Figures | None = None
    verdicts: KeptVerdicts = field(default_factory=MemoryVerdicts)
    open_line: FindLine = without_line  # for the question whether a hand could be won
    is_clear_mistake: Callable[[str, Verdict, Action], bool] = _never  # before a certain mistake
    rates: Callable[[str], Levels] = _not_measured  # by level, for a game
    lessons: Callable[[], tuple[Lesson, ...]] = tuple  # loaded on first use
    progress: Progress = field(default_factory=MemoryProgress)  # stops reached, by lesson
    exercises: Exercises = field(default_factory=NoExercises)
    puzzles: Callable[[], tuple[AnyPuzzle, ...]] = tuple  # loaded on first use
    read: Progress = field(default_factory=MemoryProgress)  # by game: one bit per chapter
    solved: Progress = field(default_factory=MemoryProgress)  # by puzzle: 1 if solved, 0 if tried
    voice: Voice = field(default_factory=NoVoice)
    prepare: Callable[[Game, Flag], None] = _prepare_nothing  # runs while the cards are dealt
    levels: Iterable[str] = ("easy", "normal", "strong", "expert")
