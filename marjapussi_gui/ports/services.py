"""The services that the window receives from outside: bots, analysis, storage, sound and speech."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol, TypeAlias

from ..engine.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from threading import Event as Flag

    from ..engine.actions import Action
    from ..engine.cards import Card, CardSet
    from ..engine.game import Game
    from ..engine.record import MatchRecord
    from ..engine.state import GameState, Seat
    from ..engine.view import View
    from ..learning.lessons import Lesson
    from ..learning.puzzles.puzzle_files import AnyPuzzle
    from ..model.card_reason import CardInference, CardReason
    from ..model.hand_request import HandRequest, PracticePart
    from ..model.new_game import ComputerPlayer
    from ..model.playing_habits import HabitRate
    from ..model.preferences import Preferences
    from ..model.skill import LevelRates
    from ..model.verdict import DoubleDummyLine, Verdict
    from ..session.participants import DecideAction
    from ..session.task_runner import TaskRunner
    from .match_repository import MatchRepository
    from .program_info import BackupService, ProgramInfo
    from .repositories import (
        ExerciseRepository,
        PersonRepository,
        PlayingHabitsRepository,
        PresetRepository,
        ProgressRepository,
        SheetRepository,
        VerdictRepository,
    )
    from .statistics_service import StatisticsService


class PlayerFactory(Protocol):
    """Creates a computer player."""

    def __call__(self, level: str, seed: int, *, keeps_agreements: bool = False) -> DecideAction:
        """Return a function that decides for the player, who may follow bidding agreements."""


class SoundOutput(Protocol):
    """Plays sound effects, unless they are switched off."""

    is_on: bool
    volume: float  # from 0 to 1

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound at a relative pitch."""


class SpeechOutput(Protocol):
    """Speaks sentences, if it is switched on and the system has a speech program."""

    is_on: bool
    language: str

    @property
    def is_available(self) -> bool:
        """Whether the system has a speech program."""

    def speak(self, sentence: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Speak a sentence after those already waiting, or at once if interrupt is True."""

    def add_failure_listener(self, listener: Callable[[], object]) -> None:
        """Add a function that is called once if the speech program fails."""


class NullSpeech:
    """A speech output that does nothing."""

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
class ProvenHoldings:
    """What a seat can prove: unplayed cards, and the cards that each seat must have or lack."""

    still_out: CardSet
    holdings: tuple[CardSet, ...]
    excluded: tuple[CardSet, ...]


# functions that evaluate an action (or only the position), and find the best open-card line
EvaluateDecision: TypeAlias = "Callable[[View, Action | None, Flag], Verdict]"
SlipRisk: TypeAlias = "Callable[[str, Verdict], float]"
OpenValues: TypeAlias = "Callable[[Game, GameState, Flag], Mapping[Action, float]]"
FindDoubleDummyLine: TypeAlias = "Callable[[MatchRecord, Seat, int, Flag], DoubleDummyLine | None]"


DealOrderedHand: TypeAlias = (
    "Callable[[Game, HandRequest, tuple[str, ...], int], MatchRecord | None]"
)
ContinueHand: TypeAlias = "Callable[[MatchRecord, Action, PracticePart, int], MatchRecord | None]"


class CardExplainer(Protocol):
    """Explains to the seat that asks why the seat of a view plays a card."""

    def __call__(
        self,
        view: View,
        card: Card,
        listener: Seat,
        stop: Flag,
        *,
        is_over: bool,
        player: ComputerPlayer | None,
    ) -> CardReason | None:
        """Return the reason, or None. Until the hand is over, it reveals no hidden cards.

        After that, a computer player makes its decision again, to tell what it was about.
        """


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemServices:
    """The system around the program: threads, sound, speech and preferences."""

    task_runner: TaskRunner
    sounds: SoundOutput
    speech: SpeechOutput
    program_info: ProgramInfo
    preferences: Preferences  # their values when the program starts
    save_preferences: Callable[[Preferences], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class BotServices:
    """Computer players, and what a seat can prove about hidden cards."""

    create_player: PlayerFactory
    # called while cards are dealt, to prepare the search
    prepare_search: Callable[[Game, Flag], None]
    proven_cards: Callable[[View], ProvenHoldings | None]
    is_result_certain: Callable[[View], bool]  # whether the result of the hand can no longer change


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisServices:
    """Services that evaluate decisions and explain them."""

    advise: Callable[[View, Flag], Action]  # what the hint would advise
    evaluate: EvaluateDecision
    # whether to warn the player of a certain mistake
    should_warn: Callable[[str, Verdict, Action], bool]
    # whether a choice was right, although most players would have made a mistake
    is_hard_choice: Callable[[str, Verdict, Action], bool]
    # how often others would have made a slip or worse, for the key of a game, from 0 to 1
    slip_risk: SlipRisk
    # error rates by level, for the key of a game
    error_rates: Callable[[str], LevelRates]
    explain_card: CardExplainer
    # what the views before and after a card prove about the player of the card
    read_card: Callable[[View, View, Seat], CardInference | None]
    # the habits of a level in a game with partners, if they were measured
    partner_habits: Callable[[str, str], tuple[HabitRate, ...]]
    # the best play of a hand with open cards
    find_double_dummy_line: FindDoubleDummyLine
    # the value of each action with open cards, or nothing if too many cards are left
    open_values: OpenValues


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageServices:
    """Repositories for matches and their verdicts, statistics and backups."""

    matches: MatchRepository
    presets: PresetRepository
    verdicts: VerdictRepository
    people: PersonRepository
    sheets: SheetRepository
    statistics: StatisticsService
    backups: BackupService


@dataclass(frozen=True, slots=True, kw_only=True)
class LearningServices:
    """Lessons, puzzles and exercises, with the player's progress in them."""

    lessons: Callable[..., tuple[Lesson, ...]]  # of a game, or of all games; loaded on first use
    lesson_progress: ProgressRepository  # by lesson: number of steps reached
    puzzles: Callable[[str], tuple[AnyPuzzle, ...]]  # of a game, loaded on first use
    puzzle_progress: ProgressRepository  # by puzzle: 1 if solved, 0 if tried
    rules_progress: ProgressRepository  # by game: one bit per chapter
    exercises: ExerciseRepository
    playing_habits: PlayingHabitsRepository
    # deals a requested hand: the game, the request, the names by seat and a random seed
    deal_requested_hand: DealOrderedHand
    # plays a hand on after an action, to the player's next decision in the same part
    continue_hand: ContinueHand


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """All services that the window gets from outside."""

    system: SystemServices
    bots: BotServices
    analysis: AnalysisServices
    storage: StorageServices
    learning: LearningServices


def services_for_person(services: Services, person_id: int) -> Services:
    """Return services that treat one of the people at this screen as the player."""
    storage, learning = services.storage, services.learning
    return replace(
        services,
        storage=replace(
            storage,
            matches=storage.matches.for_person(person_id),
            statistics=storage.statistics.for_person(person_id),
        ),
        learning=replace(learning, exercises=learning.exercises.for_person(person_id)),
    )
