"""Screenshots of any page, taken without a display and without the player's data."""

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
from .main import qt_application
from .service_factory import create_memory_services, create_storage_services

if TYPE_CHECKING:
    from ..ui.window.page_screenshots import Screenshot


def take_screenshot(shot: "Screenshot") -> bool:
    """Take a screenshot without a display, and return whether the file was written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(shot.scale)
    from ..ui.window.page_screenshots import EVALUATED_PAGES, STORE_PAGES, take_screenshot

    qInstallMessageHandler(_print_qt_message)
    with qt_application():
        needs = create_memory_services(ImmediateTaskRunner(), shot.preferences)
        if shot.page in STORE_PAGES:
            from .demo_data import add_evaluations, create_demo_database

            is_judged = shot.page in EVALUATED_PAGES
            store = (
                add_evaluations(create_demo_database(compared_hands=0))
                if is_judged
                else create_demo_database()
            )
            needs = with_stored_matches(needs, store)
        return take_screenshot(shot, needs).save(str(shot.file))


def with_stored_matches(services: Services, database: Database) -> Services:
    backups = BackupFolder(database, Path())
    stored = create_storage_services(database, backups, lambda _: None)
    return replace(services, storage=replace(stored, presets=services.storage.presets))


def _print_qt_message(_kind: QtMsgType, _context: object, message: str) -> None:
    """Print Qt's messages, except those of the offscreen platform about size hints."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")
