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
    volume: float  # from 0 to 1

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound at a relative pitch."""
        ...


class SpeechOutput(Protocol):
    """Speaks sentences, if it is switched on and the system has a speech program."""

    is_on: bool
    language: str

    @property
    def is_available(self) -> bool:
        """Whether the system has a speech program."""
        ...

    def speak(self, sentence: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Speak a sentence after the previous ones, or interrupt them."""
        ...

    def add_failure_listener(self, listener: Callable[[], object]) -> None:
        """Call a function once if the speech program fails."""
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
        """Do nothing, because silence can't fail."""


@frozen
class Advice:
    """The best action, the value of every alternative (best first), and the reasons."""

    action: Action
    values: tuple[tuple[Action, float], ...]
    reasons: tuple[Fact, ...]


@frozen
class ProvenCards:
    """The cards not yet played, and the cards that each seat provably holds and lacks."""

    still_out: CardSet
    holdings: tuple[CardSet, ...]
    excluded: tuple[CardSet, ...]


# Functions that evaluate an action (or only the position), and that find the best open-card line
EvaluateDecision: TypeAlias = "Callable[[View, Action | None, Flag], Verdict]"
FindDoubleDummyLine: TypeAlias = "Callable[[MatchRecord, Seat, int, Flag], DoubleDummyLine | None]"


def no_double_dummy_line(
    _record: MatchRecord, _seat: Seat, _ply: int, _cancel_flag: Flag
) -> DoubleDummyLine | None:
    """Return None, because no double dummy search is available."""
    return None


def _never_warn(_game: str, _verdict: Verdict, _action: Action) -> bool:
    """Return False: without an evaluation, no action needs a warning."""
    return False


def _no_error_rates(_game: str) -> LevelRates:
    """Return no error rates."""
    return {}


def _skip_preparation(_game: Game, _cancel_flag: Flag) -> None:
    """Do nothing. The first search will prepare itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemServices:
    """The program's surroundings: threads, sound, speech and preferences."""

    task_runner: TaskRunner
    sounds: SoundOutput
    speech: SpeechOutput = field(default_factory=NullSpeech)
    program_info: ProgramInfo
    preferences: Preferences  # as they are at start-up
    save_preferences: Callable[[Preferences], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class BotServices:
    """Computer players, and what a seat can prove about hidden cards."""

    # Creates a player from a level and a random seed
    create_player: Callable[[str, int], DecideAction]
    # Called while the cards are dealt
    prepare_search: Callable[[Game, Flag], None] = _skip_preparation
    proven_cards: Callable[[View], ProvenCards | None]
    is_result_certain: Callable[[View], bool]  # whether only one result of the hand is possible


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisServices:
    """What a decision was worth, and why."""

    advise: Callable[[View, Flag], Advice]  # fast enough for a hint
    evaluate: EvaluateDecision
    # Whether to warn the player before a certain mistake
    should_warn: Callable[[str, Verdict, Action], bool] = _never_warn
    # Error rates by level, for the key of a game
    error_rates: Callable[[str], LevelRates] = _no_error_rates
    # Shows whether a hand could have been won
    find_double_dummy_line: FindDoubleDummyLine = no_double_dummy_line


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageServices:
    """Repositories for matches and their verdicts, statistics and backups."""

    matches: MatchRepository
    presets: PresetRepository
    verdicts: VerdictRepository
    statistics: StatisticsService | None = None  # None without a database
    backups: BackupService | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LearningServices:
    """Lessons, puzzles and exercises, with the player's progress in them."""

    lessons: Callable[[], tuple[Lesson, ...]] = tuple  # loaded on first use
    lesson_progress: ProgressRepository  # by lesson: number of stops reached
    puzzles: Callable[[str], tuple[AnyPuzzle, ...]]  # of a game, loaded on first use
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
