"""Takes screenshots of any page, without a display and without the player's data."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from .app import application, services
from .store.backups import Backups
from .store.database import Database
from .stored.figures import StoredFigures, StoredVerdicts
from .stored.safe import StoredSafe
from .stored.shelf import StoredShelf
from .table.runner import ImmediateRunner
from .ui.basis.services import Services

if TYPE_CHECKING:
    from .ui.shell.shots import Shot


def take(shot: "Shot") -> bool:
    """Take a screenshot without a display; return whether it could be written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(shot.scale)
    from .ui.shell.shots import JUDGED, OF_THE_STORE, picture

    qInstallMessageHandler(_tell_but_for_hints)
    with application():
        needs = services(ImmediateRunner(), shot.preferences)
        if shot.page in OF_THE_STORE:
            from .sample_store import filled, judged

            is_judged = shot.page in JUDGED
            store = judged(filled(compared=0)) if is_judged else filled()
            needs = with_matches(needs, store)
        return picture(shot, needs).save(str(shot.file))


def with_matches(services: Services, database: Database) -> Services:
    """Return the services with repositories that use a database."""
    troubles: list[str] = []
    backups = Backups(database, Path())
    return replace(
        services,
        shelf=StoredShelf(database, troubles.append),
        figures=StoredFigures(database, backups, troubles.append),
        safe=StoredSafe(backups, troubles.append),
        verdicts=StoredVerdicts(database, troubles.append),
    )


def _tell_but_for_hints(_kind: QtMsgType, _where: object, message: str) -> None:
    """Print messages of Qt, except the size hint warnings of the offscreen platform."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")
