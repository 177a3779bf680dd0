"""The composition root: creates the services and the window, and connects them."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from .. import __version__
from ..bots.players.switch_interval import short_switch_interval
from ..engine.games import VARIANTS
from ..learning.lessons import Lesson
from ..learning.lessons import load_lessons as load_lesson_files
from ..model.preferences import Preferences
from ..ports.program_info import ProgramInfo
from ..ports.services import NullSpeech, Services
from ..session.task_runner import TaskRunner
from ..storage.backup_folder import BackupFolder
from ..storage.database import Database
from ..storage.exercise_table import ExerciseTable
from ..storage.match_table import MatchTable
from ..storage.open_database import OpenResult, open_database
from ..storage.repository import ReportTrouble, ignore_trouble
from ..storage.settings import (
    PUZZLES_KEY,
    RULES_READ_KEY,
    KeyValueStore,
    PresetTable,
    ProgressTable,
)
from ..storage.statistics_queries import StatisticsQueries
from ..storage.verdict_table import VerdictTable
from ..system.assets import asset_path
from ..system.paths import AppPaths, default_paths, paths_in_folder
from ..ui.common import theme
from ..ui.common.thread_runner import ThreadRunner
from ..ui.sound.sound_player import SoundPlayer
from ..ui.sound.speaker import MemorySpeaker
from ..ui.sound.system_voice import SystemVoice
from ..ui.widgets.focus_ring import FocusRing
from ..ui.window.after_first_paint import AfterFirstPaint
from ..ui.window.application import Application
from ..ui.window.main_window import MainWindow
from ..ui.window.shutdown_signals import close_windows_on_signals
from ..ui.window.startup_dialog import run_with_progress
from .ai_services import (
    advise,
    create_decider,
    double_dummy_line,
    evaluate,
    is_result_certain,
    is_search_slow,
    level_error_rates,
    prepare_game,
    proven_cards,
    should_warn,
)
from .crash_report import log_faults, make_excepthook
from .diagnostics import collect_diagnostics

if TYPE_CHECKING:
    from ..learning.puzzles.puzzle_files import AnyPuzzle

PROGRAM_NAME, DESKTOP_ID = "marjapussi", "fi.marjapussi.Marjapussi"
STYLE_ARGUMENTS = ("-style", "Fusion")  # as an argument it is faster than setStyle later

log = logging.getLogger(PROGRAM_NAME)


def run_window(
    data_dir: Path | None = None, record_path: Path | None = None, new_game: str = ""
) -> int:
    """Run the window, with a record or a new match if given, and return its exit status."""
    logs = app_paths(data_dir).log_folder
    with (
        log_faults(logs),
        qt_application() as app,
        short_switch_interval(),
        open_store_visibly(data_dir) as store,
    ):
        runner, sounds, voice = ThreadRunner(), SoundPlayer(), SystemVoice()
        window = create_main_window(runner, sounds, store, data_dir, voice)
        if not window.has_saved_placement:
            window.fit_into(window.screen().availableGeometry())
        sys.excepthook = make_excepthook(
            logs, window.match_controller.record_text, window.show_crash
        )
        if isinstance(app, Application):
            app.file_open_requested.connect(window.record_files.open_file)
        window.navigator.show_placeholder()
        if record_path is not None:
            window.record_files.open_file(record_path)
        if new_game:
            window.match_controller.start_default_match(new_game)
        window.navigator.start_page.defer_cards()
        AfterFirstPaint(
            window, partial(_start_deferred, window, runner, store, app_paths(data_dir))
        )
        window.show()
        with close_windows_on_signals():
            status = app.exec()
        window.close()
        runner.close()
        sounds.close()
        voice.close()
        del window
    return status


def _start_deferred(
    window: MainWindow, runner: TaskRunner, store: OpenResult, paths: AppPaths
) -> None:
    """Run start-up work that can wait until the first frame is painted."""
    window.navigator.start_page.draw_cards()
    from .startup_tasks import start_tasks

    runner.run(lambda _: load_lessons(), window.navigator.update_lessons)
    start_tasks(window, runner, store, paths)


def app_paths(data_dir: Path | None) -> AppPaths:
    """Return the paths in a data folder, or the default ones for None."""
    return default_paths() if data_dir is None else paths_in_folder(data_dir)


@contextmanager
def open_store(data_dir: Path | None) -> Iterator[OpenResult]:
    """Open the database in its folder, and close it at the end."""
    with closing_store(open_database(app_paths(data_dir).database)) as opened:
        yield opened


@contextmanager
def open_store_visibly(data_dir: Path | None) -> Iterator[OpenResult]:
    """Open the database in its folder, showing a window if that takes long, and close it."""
    file = app_paths(data_dir).database
    opened = run_with_progress(lambda on_repair: open_database(file, on_repair_progress=on_repair))
    with closing_store(opened):
        yield opened


@contextmanager
def closing_store(store: OpenResult) -> Iterator[OpenResult]:
    """Close the database at the end of the block."""
    try:
        yield store
    finally:
        store.database.close()


def create_main_window(
    runner: TaskRunner,
    sounds: SoundPlayer,
    store: OpenResult,
    data_dir: Path | None = None,
    voice: SystemVoice | None = None,
) -> MainWindow:
    """Create the main window with services that use the database."""
    database, paths = store.database, app_paths(data_dir)
    listeners: list[ReportTrouble] = []  # the window, as soon as there is one

    def report(error_key: str) -> None:
        for listener in listeners:
            listener(error_key)

    settings = KeyValueStore(database, ignore_trouble)
    backups = BackupFolder(database, paths.backup_folder, report_trouble=report)
    services = Services(
        task_runner=runner,
        create_player=create_decider,
        advise=advise,
        evaluate=evaluate,
        proven_cards=proven_cards,
        is_result_certain=is_result_certain,
        presets=PresetTable(database, report),
        matches=MatchTable(database, report),
        verdicts=VerdictTable(database, report),
        exercises=ExerciseTable(database, report),
        lesson_progress=ProgressTable(database, report),
        rules_progress=ProgressTable(database, report, RULES_READ_KEY),
        puzzle_progress=ProgressTable(database, report, PUZZLES_KEY),
        sounds=sounds,
        preferences=settings.load_preferences(),
        save_preferences=settings.save_preferences,
        program_info=ProgramInfo(
            __version__,
            paths.data_folder,
            paths.log_folder,
            partial(collect_diagnostics, store),
            is_search_slow,
        ),
        backups=backups,
        statistics=StatisticsQueries(database, backups, report),
        find_double_dummy_line=double_dummy_line,
        should_warn=should_warn,
        error_rates=level_error_rates,
        lessons=load_lessons,
        puzzles=load_puzzles,
        speech=voice or NullSpeech(),
        prepare_search=prepare_game,
    )
    window = MainWindow(services)
    listeners.append(window.show_trouble)
    tell = window.trouble_reported.emit
    store.database.add_listener(tell)
    window.destroyed.connect(lambda: store.database.remove_listener(tell))
    window.restore_placement(settings.load_window_state())
    window.closing.connect(lambda: settings.save_window_state(window.save_placement()))
    window.show_trouble(store.status)
    return window


@contextmanager
def qt_application() -> Iterator[QApplication]:
    """Set up the QApplication with our fonts and style."""
    app = QApplication.instance() or Application([PROGRAM_NAME, *STYLE_ARGUMENTS])
    assert isinstance(app, QApplication)
    app.setApplicationName(PROGRAM_NAME)
    app.setDesktopFileName(DESKTOP_ID)
    theme.load_fonts()
    ring = FocusRing(app)
    yield app
    ring.deleteLater()


def create_memory_services(runner: TaskRunner, preferences: Preferences) -> Services:
    """Create services for the window with a database that is lost when the program ends."""
    database = Database.in_memory()
    return Services(
        task_runner=runner,
        create_player=create_decider,
        advise=advise,
        evaluate=evaluate,
        proven_cards=proven_cards,
        is_result_certain=is_result_certain,
        presets=PresetTable(database),
        matches=MatchTable(database),
        verdicts=VerdictTable(database),
        exercises=ExerciseTable(database),
        lesson_progress=ProgressTable(database),
        rules_progress=ProgressTable(database, key=RULES_READ_KEY),
        puzzle_progress=ProgressTable(database, key=PUZZLES_KEY),
        sounds=SoundPlayer(MemorySpeaker),
        preferences=preferences,
        save_preferences=_discard_preferences,
        program_info=ProgramInfo(__version__),
        find_double_dummy_line=double_dummy_line,
        should_warn=should_warn,
        error_rates=level_error_rates,
        lessons=load_lessons,
        puzzles=load_puzzles,
    )


@cache
def load_lessons() -> tuple[Lesson, ...]:
    """Load the lessons; log what is wrong with unreadable ones."""
    found, troubles = load_lesson_files(asset_path("lessons"))
    for trouble in troubles:
        log.warning("a lesson is not offered: %s", trouble)
    return found


@cache
def load_puzzles() -> "tuple[AnyPuzzle, ...]":
    """Load the puzzles; log what is wrong with unreadable files."""
    from ..learning.puzzles.puzzle_files import load_puzzles as load_puzzle_files

    found, troubles = load_puzzle_files(
        asset_path("puzzles"), {each.key: each for each in VARIANTS}
    )
    for trouble in troubles:
        log.warning("puzzles are not offered: %s", trouble)
    return found


def _discard_preferences(_preferences: Preferences) -> None:
    """Ignore changed preferences, as there is no database."""
