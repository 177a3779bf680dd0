"""Creates the window's services from computer players, analysis and storage."""

import logging
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from threading import Event as Flag
from typing import TYPE_CHECKING

from .. import __version__
from ..engine.game import Game
from ..engine.games import find_variant
from ..learning.lessons import Lesson
from ..learning.lessons import load_lessons as load_lesson_files
from ..model.preferences import Preferences
from ..ports.program_info import ProgramInfo
from ..ports.services import (
    AnalysisServices,
    BotServices,
    LearningServices,
    NullSpeech,
    Services,
    SpeechOutput,
    StorageServices,
    SystemServices,
)
from ..session.task_runner import TaskRunner
from ..storage.backup_folder import BackupFolder
from ..storage.base_repository import ReportError, ignore_error
from ..storage.database import Database
from ..storage.exercise_table import ExerciseTable
from ..storage.match_table import MatchTable
from ..storage.open_database import OpenResult
from ..storage.people_table import PeopleTable
from ..storage.playing_habits_table import PlayingHabitsTable
from ..storage.settings import (
    PUZZLES_KEY,
    RULES_READ_KEY,
    KeyValueStore,
    PresetTable,
    ProgressTable,
)
from ..storage.sheet_table import SheetTable
from ..storage.statistics_queries import StatisticsQueries
from ..storage.verdict_table import VerdictTable
from ..system.assets import asset_path
from ..system.paths import AppPaths
from ..ui.sound.audio_output import RecordingSpeaker
from ..ui.sound.sound_player import SoundPlayer
from . import ai_services
from .crash_report import collect_diagnostics

if TYPE_CHECKING:
    from ..learning.puzzles.puzzle_files import AnyPuzzle

log = logging.getLogger("marjapussi")


def create_services(
    system: SystemServices, database: Database, paths: AppPaths, report: ReportError
) -> Services:
    """Create services that use the database. `report` gets the keys of storage errors."""
    return Services(
        system=system,
        bots=_create_bot_services(ai_services.prepare_game),
        analysis=_create_analysis_services(database),
        storage=create_storage_services(
            database, BackupFolder(database, paths.backup_folder, report_error=report), report
        ),
        learning=_create_learning_services(database, report),
    )


def create_memory_services(runner: TaskRunner, preferences: Preferences) -> Services:
    """Create services with a database in memory, which is lost when the program ends."""
    database = Database.in_memory()
    backups = BackupFolder(database, Path())
    return Services(
        system=SystemServices(
            task_runner=runner,
            sounds=SoundPlayer(RecordingSpeaker),
            speech=NullSpeech(),
            program_info=ProgramInfo(__version__),
            preferences=preferences,
            save_preferences=lambda _: None,
        ),
        bots=_create_bot_services(lambda *_: None),
        analysis=_create_analysis_services(database),
        storage=StorageServices(
            matches=MatchTable(database),
            presets=PresetTable(database),
            verdicts=VerdictTable(database),
            people=PeopleTable(database),
            sheets=SheetTable(database),
            statistics=StatisticsQueries(database, backups),
            backups=backups,
        ),
        learning=_create_learning_services(database, ignore_error),
    )


def create_system_services(
    runner: TaskRunner,
    sounds: SoundPlayer,
    speech: SpeechOutput | None,
    store: OpenResult,
    paths: AppPaths,
) -> SystemServices:
    settings = KeyValueStore(store.database, ignore_error)
    return SystemServices(
        task_runner=runner,
        sounds=sounds,
        speech=speech or NullSpeech(),
        program_info=ProgramInfo(
            __version__,
            paths.data_folder,
            paths.log_folder,
            partial(collect_diagnostics, store),
            ai_services.is_search_slow,
        ),
        preferences=settings.load_preferences(),
        save_preferences=settings.save_preferences,
    )


def create_storage_services(
    database: Database, backups: BackupFolder, report: ReportError
) -> StorageServices:
    return StorageServices(
        matches=MatchTable(database, report),
        presets=PresetTable(database, report),
        verdicts=VerdictTable(database, report),
        people=PeopleTable(database, report),
        sheets=SheetTable(database, report),
        statistics=StatisticsQueries(database, backups, report),
        backups=backups,
    )


def _create_learning_services(database: Database, report: ReportError) -> LearningServices:
    return LearningServices(
        lessons=load_lessons,
        lesson_progress=ProgressTable(database, report),
        puzzles=load_puzzles,
        puzzle_progress=ProgressTable(database, report, PUZZLES_KEY),
        rules_progress=ProgressTable(database, report, RULES_READ_KEY),
        exercises=ExerciseTable(database, report),
        playing_habits=PlayingHabitsTable(database, report),
        deal_requested_hand=ai_services.deal_requested_hand,
        continue_hand=ai_services.continue_hand,
    )


def _create_bot_services(prepare_search: Callable[[Game, Flag], None]) -> BotServices:
    return BotServices(
        create_player=ai_services.create_decider,
        prepare_search=prepare_search,
        proven_cards=ai_services.proven_cards,
        is_result_certain=ai_services.is_result_certain,
    )


def _create_analysis_services(database: Database) -> AnalysisServices:
    return AnalysisServices(
        advise=ai_services.advise,
        evaluate=ai_services.create_evaluator(PlayingHabitsTable(database, ignore_error).load),
        should_warn=ai_services.should_warn,
        is_hard_choice=ai_services.is_hard_choice,
        slip_risk=ai_services.slip_risk,
        error_rates=ai_services.level_error_rates,
        explain_card=ai_services.explain_card,
        partner_habits=ai_services.partner_habits,
        read_card=ai_services.read_card,
        find_double_dummy_line=ai_services.double_dummy_line,
        open_values=ai_services.open_values,
    )


@cache
def load_lessons(game_key: str = "") -> tuple[Lesson, ...]:
    """Load the lessons of a game, or of all games (""), and log errors in invalid files."""
    found, troubles = load_lesson_files(asset_path("lessons"), game_key)
    for trouble in troubles:
        log.warning("can't load a lesson: %s", trouble)
    return found


@cache
def load_puzzles(game_key: str) -> "tuple[AnyPuzzle, ...]":
    """Load the puzzles of a game from easy to hard, and log the errors in unreadable files."""
    from ..learning.puzzles.puzzle_files import PuzzleFileError
    from ..learning.puzzles.puzzle_files import load_puzzles as load_puzzle_files
    from ..learning.puzzles.puzzle_path import arrange_puzzle_path, load_difficulties

    folder = asset_path("puzzles")
    found, troubles = load_puzzle_files(folder, {game_key: find_variant(game_key)})
    for trouble in troubles:
        log.warning("can't load puzzles: %s", trouble)
    try:
        return arrange_puzzle_path(found, load_difficulties(folder))
    except PuzzleFileError as error:
        log.warning("can't order puzzles: %s", error)
        return found
