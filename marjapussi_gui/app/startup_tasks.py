"""Start-up tasks that run after the first frame, and notices that are shown only once."""

import logging
from contextlib import suppress
from pathlib import Path

from .. import __version__
from ..engine.options import OptionValue
from ..session.task_runner import TaskRunner
from ..storage.backup_folder import BackupFolder
from ..storage.base_repository import ignore_error
from ..storage.errors import NO_BACKUPS, StoreError
from ..storage.match_table import MatchTable
from ..storage.open_database import OpenResult, OpenStatus
from ..storage.playing_habits_table import PlayingHabitsTable
from ..storage.program_log import start_file_log
from ..storage.settings import KeyValueStore
from ..system.paths import AppPaths
from ..ui.art.app_icon import app_icon
from ..ui.common.idle_queue import import_gradually
from ..ui.window.emergency_records import find_emergency_records
from ..ui.window.main_window import MainWindow
from .ai_services import create_evaluator, is_search_slow, set_table_folder
from .background_evaluation import BackgroundEvaluation
from .expert_replay import ExpertReplay
from .playing_habits_task import PlayingHabitsTask

TABLE_PAGE_MODULES = tuple(  # slow to import, and not needed for the first frame
    f"marjapussi_gui.ui.{name}"
    for name in (
        *("text.scoring", "text.score_text", "board.animator"),
        *("board.card_layer", "board.board_view", "board.effects_layer"),
        *("board.table_decorations", "board.event_choreographer", "board.event_player"),
        *("board.table_board", "board.accessible_board", "board.prompt_bar"),
        *("panels.hand_log_panel", "panels.hand_score_panel", "panels.hint_panel"),
        *("panels.panel_manager", "pages.table.table_page"),
    )
)
NOTICES_KEY, SLOW_SEARCH, LAST_VERSION = (
    "told",
    "slow",
    "version",
)  # keys in the database, which must never change

log = logging.getLogger("marjapussi")


def start_tasks(window: MainWindow, runner: TaskRunner, store: OpenResult, paths: AppPaths) -> None:
    """Start all tasks that can wait until the first frame is painted."""
    runner.run(lambda _: set_table_folder(paths.table_folder), _ignore_result)
    import_gradually(TABLE_PAGE_MODULES, window.navigator.prepare_table, window)
    runner.run(lambda _: start_log(paths.log_folder), _ignore_result)
    runner.run(lambda _: create_daily_backup(store, paths), window.show_storage_error_if_any)
    runner.run(lambda _: should_report_slow_search(store), window.show_slow_players_notice)
    runner.run(lambda _: should_report_update(store), window.show_update_notice)
    runner.run(lambda _: find_emergency_records(paths.log_folder), window.offer_emergency_records)
    evaluate = create_evaluator(PlayingHabitsTable(store.database, ignore_error).load)
    window.idle_queue.add_tasks(
        PlayingHabitsTask(store.database),
        BackgroundEvaluation(store.database, evaluate),
        ExpertReplay(store.database),
    )
    window.setWindowIcon(app_icon())


def start_log(folder: Path) -> None:
    """Start writing the log file. If it cannot be written, warn on standard error."""
    if start_file_log(folder) is None:
        log.warning("marjapussi: no log is written, because %s can't be used", folder)
        log.addHandler(logging.NullHandler())  # otherwise all messages would be printed


def create_daily_backup(store: OpenResult, paths: AppPaths) -> str:
    """Create today's backup if there is none.

    Return an error key, or an empty string if all went well.
    """
    try:
        BackupFolder(store.database, paths.backup_folder).create_daily()
    except StoreError as error:
        log.info("no backup was made: %s", error.key)
        return store.database.error_key or NO_BACKUPS
    return ""


def should_report_slow_search(store: OpenResult) -> bool:
    """Return whether to tell the player, once only, that the search is not compiled."""
    return is_search_slow() and _mark_notice_shown(store, SLOW_SEARCH, value=True)


def should_report_update(store: OpenResult) -> bool:
    is_new_here = store.status not in (OpenStatus.OPENED, OpenStatus.MIGRATED, OpenStatus.RECOVERED)
    with suppress(StoreError):
        is_news = _mark_notice_shown(store, LAST_VERSION, __version__)
        return is_news and not is_new_here and MatchTable(store.database).count() > 0
    return False


def _mark_notice_shown(store: OpenResult, notice: str, value: OptionValue) -> bool:
    choices = KeyValueStore(store.database)
    told = choices.read(NOTICES_KEY)
    if told.get(notice) == value:
        return False
    with suppress(StoreError):
        choices.update(NOTICES_KEY, {notice: value})
    return True


def _ignore_result(_: object) -> None:
    """Do nothing with the result of a task."""
