"""The services that the window receives from outside: bots, analysis, storage, sound and speech."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeAlias

from ..engine.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable
    from threading import Event as Flag

    from ..engine.actions import Action
    from ..engine.cards import CardSet
    from ..engine.game import Game
    from ..engine.record import MatchRecord
    from ..engine.state import Seat
    from ..engine.view import View
    from ..learning.lessons import Lesson
    from ..learning.puzzles.puzzle_files import AnyPuzzle
    from ..model.double_dummy_line import DoubleDummyLine
    from ..model.facts import Fact
    from ..model.preferences import Preferences
    from ..model.skill import LevelRates
    from ..model.verdict import Verdict
    from ..session.participants import DecideAction
    from ..session.task_runner import TaskRunner
    from .backup_service import BackupService
    from .exercise_repository import ExerciseRepository
    from .match_repository import MatchRepository
    from .preset_repository import PresetRepository
    from .program_info import ProgramInfo
    from .progress_repository import ProgressRepository
    from .statistics_service import StatisticsService
    from .verdict_repository import VerdictRepository


class SoundOutput(Protocol):
    """Plays sound effects, if they are switched on."""

    is_on: bool
    volume: float  # 0 to 1

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound at a relative pitch."""
        ...


class SpeechOutput(Protocol):
    """Speaks sentences, if the system has a speech program and it is switched on."""

    is_on: bool
    language: str

    @property
    def is_available(self) -> bool:
        """Whether this system has a speech program."""
        ...

    def speak(self, sentence: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Speak a sentence after the others, or interrupt them."""
        ...

    def add_failure_listener(self, listener: Callable[[], object]) -> None:
        """Call a function once when the speech program fails."""
        ...


class NullSpeech:
    """A speech output that stays silent."""

    def __init__(self) -> None:
        self.is_on, self.language = False, ""

    @property
    def is_available(self) -> bool:
        return False

    def speak(self, sentence: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Do nothing."""

    def add_failure_listener(self, listener: Callable[[], object]) -> None:
        """Do nothing: silence does not fail."""


@frozen
class Advice:
    """The best action, the value of each alternative (best first), and the reasons."""

    action: Action
    values: tuple[tuple[Action, float], ...]
    reasons: tuple[Fact, ...]


@frozen
class ProvenCards:
    """The cards still out, and for each seat those it provably holds and lacks."""

    still_out: CardSet
    holdings: tuple[CardSet, ...]
    excluded: tuple[CardSet, ...]


# Evaluates an action, or only the position; finds the best line with all cards open
EvaluateDecision: TypeAlias = "Callable[[View, Action | None, Flag], Verdict]"
FindDoubleDummyLine: TypeAlias = "Callable[[MatchRecord, Seat, int, Flag], DoubleDummyLine | None]"


def no_double_dummy_line(
    _record: MatchRecord, _seat: Seat, _ply: int, _cancel_flag: Flag
) -> DoubleDummyLine | None:
    """Return None: no double dummy search is available."""
    return None


def _never_warn(_game: str, _verdict: Verdict, _action: Action) -> bool:
    """Never warn about a mistake."""
    return False


def _no_error_rates(_game: str) -> LevelRates:
    """Return no error rates."""
    return {}


def _skip_preparation(_game: Game, _cancel_flag: Flag) -> None:
    """Do nothing: the first search prepares itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemServices:
    """What the program is and how it runs: threads, sound, speech and preferences."""

    task_runner: TaskRunner
    sounds: SoundOutput
    speech: SpeechOutput = field(default_factory=NullSpeech)
    program_info: ProgramInfo
    preferences: Preferences  # at start-up
    save_preferences: Callable[[Preferences], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class BotServices:
    """Computer players, and what a seat can prove."""

    create_player: Callable[[str, int], DecideAction]  # for a level and a random seed
    prepare_search: Callable[[Game, Flag], None] = (
        _skip_preparation  # runs while the cards are dealt
    )
    proven_cards: Callable[[View], ProvenCards | None]
    is_result_certain: Callable[[View], bool]  # only one result of the hand is possible


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisServices:
    """What a decision was worth, and why."""

    advise: Callable[[View, Flag], Advice]  # fast enough for a hint
    evaluate: EvaluateDecision
    should_warn: Callable[[str, Verdict, Action], bool] = _never_warn  # before a certain mistake
    error_rates: Callable[[str], LevelRates] = _no_error_rates  # by level, for a game
    find_double_dummy_line: FindDoubleDummyLine = (
        no_double_dummy_line  # for the question whether a hand could be won
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageServices:
    """Matches and what was found out about them."""

    matches: MatchRepository
    presets: PresetRepository
    verdicts: VerdictRepository
    statistics: StatisticsService | None = None  # None without a database
    backups: BackupService | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LearningServices:
    """Lessons, puzzles and exercises, with the player's progress in them."""

    lessons: Callable[[], tuple[Lesson, ...]] = tuple  # loaded on first use
    lesson_progress: ProgressRepository  # by lesson: stops reached
    puzzles: Callable[[], tuple[AnyPuzzle, ...]] = tuple  # loaded on first use
    puzzle_progress: ProgressRepository  # by puzzle: 1 if solved, 0 if tried
    rules_progress: ProgressRepository  # by game: one bit per chapter
    exercises: ExerciseRepository


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Everything that the window receives from outside."""

    system: SystemServices
    bots: BotServices
    analysis: AnalysisServices
    storage: StorageServices
    learning: LearningServices
