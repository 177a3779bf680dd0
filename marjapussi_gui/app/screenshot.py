"""Takes screenshots of any page, without a display and without the player's data."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from ..ports.services import Services
from ..session.task_runner import ImmediateTaskRunner
from ..storage.backup_folder import BackupFolder
from ..storage.database import Database
from ..storage.match_table import MatchTable
from ..storage.statistics_queries import StatisticsQueries
from ..storage.verdict_table import VerdictTable
from .main import create_memory_services, qt_application

if TYPE_CHECKING:
    from ..ui.window.page_screenshots import Screenshot


def take_screenshot(shot: "Screenshot") -> bool:
    """Take a screenshot without a display; return whether it could be written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(shot.scale)
    from ..ui.window.page_screenshots import EVALUATED_PAGES, STORE_PAGES, take_screenshot

    qInstallMessageHandler(_print_qt_message)
    with qt_application():
        needs = create_memory_services(ImmediateTaskRunner(), shot.preferences)
        if shot.page in STORE_PAGES:
            from .demo_data import add_evaluations, create_store

            is_judged = shot.page in EVALUATED_PAGES
            store = add_evaluations(create_store(compared_hands=0)) if is_judged else create_store()
            needs = with_stored_matches(needs, store)
        return take_screenshot(shot, needs).save(str(shot.file))


def with_stored_matches(services: Services, database: Database) -> Services:
    """Return the services with repositories that use a database."""
    backups = BackupFolder(database, Path())
    return replace(
        services,
        matches=MatchTable(database),
        statistics=StatisticsQueries(database, backups),
        backups=backups,
        verdicts=VerdictTable(database),
    )


def _print_qt_message(_kind: QtMsgType, _context: object, message: str) -> None:
    """Print messages of Qt, except the size hint warnings of the offscreen platform."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")
