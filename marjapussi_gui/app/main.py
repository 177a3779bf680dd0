"""The start of the program: opens the database and runs the window."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ..bots.players.thread_switch_interval import short_switch_interval
from ..session.task_runner import TaskRunner
from ..storage.base_repository import ignore_error
from ..storage.errors import LOCKED
from ..storage.open_database import OpenResult, open_database
from ..storage.settings import KeyValueStore
from ..system.paths import AppPaths, default_paths, paths_in_folder
from ..system.process import free_large_blocks_immediately
from ..ui.common import theme
from ..ui.common.thread_runner import ThreadRunner
from ..ui.sound.sound_player import SoundPlayer
from ..ui.sound.system_voice import SystemVoice
from ..ui.widgets.focus_ring import FocusRing
from ..ui.window.appearance import (
    AfterFirstPaint,
    Application,
    ForwardedOpenRequests,
    forward_to_window,
)
from ..ui.window.emergency_records import close_windows_on_signals
from ..ui.window.main_window import MainWindow
from ..ui.window.startup_dialog import run_with_progress
from .crash_report import log_faults, make_excepthook
from .service_factory import (
    create_services,
    create_system_services,
    load_lessons,
)

PROGRAM_NAME, DESKTOP_ID = "marjapussi", "fi.marjapussi.Marjapussi"
STYLE_ARGUMENTS = ("-style", "Fusion")  # faster as command-line arguments than by setStyle() later


def run_window(
    data_dir: Path | None = None, record_path: Path | None = None, new_game: str = ""
) -> int:
    """Run the window until it closes, and return the exit status.

    Open the file or code in record_path, or start a match of the game new_game, if given. If a
    window is already running, it opens the file or code instead.
    """
    logs, requests = app_paths(data_dir).log_folder, app_paths(data_dir).request_folder
    with (
        log_faults(logs),
        qt_application() as app,
        short_switch_interval(),
        open_store_with_progress(data_dir) as store,
    ):
        if (
            record_path is not None
            and store.status == LOCKED
            and forward_to_window(record_path, requests)
        ):
            return 0
        runner, sounds, voice = ThreadRunner(), SoundPlayer(), SystemVoice()
        window = create_main_window(runner, sounds, store, data_dir, voice)
        if not window.has_saved_placement:
            window.fit_into(window.screen().availableGeometry())
        sys.excepthook = make_excepthook(
            logs, window.match_controller.record_text, window.show_crash
        )
        if isinstance(app, Application):
            app.file_open_requested.connect(window.shared_codes.open_file)
        window.navigator.show_placeholder()
        if record_path is not None:
            window.shared_codes.open_argument(record_path)
        if new_game:
            window.match_controller.start_default_match(new_game)
        window.pages.start_page.defer_card_drawing()
        AfterFirstPaint(
            window, partial(_start_deferred, window, runner, store, app_paths(data_dir))
        )
        window.show()
        with close_windows_on_signals(window.save_guard.keep_for_next_start):
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
    window.pages.start_page.draw_cards()
    from .startup_tasks import start_tasks

    if store.status != LOCKED:
        ForwardedOpenRequests(window, paths.request_folder, window.shared_codes.open_argument)
    runner.run(lambda _: load_lessons(), window.navigator.update_progress)
    start_tasks(window, runner, store, paths)


def app_paths(data_dir: Path | None) -> AppPaths:
    """Return the paths in a data folder, or the default paths for None."""
    return default_paths() if data_dir is None else paths_in_folder(data_dir)


@contextmanager
def open_store(data_dir: Path | None) -> Iterator[OpenResult]:
    """Open the database in a data folder for the with block, and close it afterwards."""
    with closing_store(open_database(app_paths(data_dir).database)) as opened:
        yield opened


@contextmanager
def open_store_with_progress(data_dir: Path | None) -> Iterator[OpenResult]:
    """Open the database like open_store(), showing progress if it takes a while."""
    file = app_paths(data_dir).database
    opened = run_with_progress(lambda on_repair: open_database(file, on_repair_progress=on_repair))
    with closing_store(opened):
        yield opened


@contextmanager
def closing_store(store: OpenResult) -> Iterator[OpenResult]:
    try:
        yield store
    finally:
        store.database.close()


class StorageErrorReporter(QObject):
    """Passes storage errors to the GUI thread as a signal, whichever thread reports them."""

    reported = Signal(str)  # the key of the error, or an empty string when it is over

    def report(self, error_key: str) -> None:
        self.reported.emit(error_key)


def create_main_window(
    runner: TaskRunner,
    sounds: SoundPlayer,
    store: OpenResult,
    data_dir: Path | None = None,
    voice: SystemVoice | None = None,
) -> MainWindow:
    database, troubles = store.database, StorageErrorReporter()
    system = create_system_services(runner, sounds, voice, store, app_paths(data_dir))
    window = MainWindow(create_services(system, database, app_paths(data_dir), troubles.report))
    troubles.setParent(window)
    troubles.reported.connect(window.show_storage_error)
    database.add_listener(troubles.report)
    window.destroyed.connect(lambda: database.remove_listener(troubles.report))
    settings = KeyValueStore(database, ignore_error)
    window.restore_placement(settings.load_window_state())
    window.closing.connect(lambda: settings.save_window_state(window.save_placement()))
    window.show_storage_error(store.status)
    return window


@contextmanager
def qt_application() -> Iterator[QApplication]:
    free_large_blocks_immediately()
    app = QApplication.instance() or Application([PROGRAM_NAME, *STYLE_ARGUMENTS])
    assert isinstance(app, QApplication)
    app.setApplicationName(PROGRAM_NAME)
    app.setDesktopFileName(DESKTOP_ID)
    theme.load_fonts()
    ring = FocusRing(app)
    yield app
    ring.deleteLater()
