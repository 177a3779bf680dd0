"""Backups of the database."""

from collections.abc import Sequence
from pathlib import Path

from ...model.backup import Backup
from ..backup_folder import BackupFolder
from ..errors import DAMAGED, NEWER_VERSION, StoreError
from .fallback import ReportTrouble, WithFallback


class DatabaseBackups(WithFallback):
    """A backup service for the database."""

    def __init__(self, backups: BackupFolder, report_trouble: ReportTrouble) -> None:
        super().__init__(report_trouble)
        self._backups = backups

    def list_backups(self) -> Sequence[Backup]:
        return self._query(self._backups.list_backups, [])

    def create(self) -> Path | None:
        return self._query(self._backups.create, None)

    def restore(self, path: Path) -> bool:
        try:
            self._backups.restore(path)
        except StoreError as trouble:
            if trouble.key not in (DAMAGED, NEWER_VERSION):
                self.report_trouble(trouble.key)  # the problem is the database, not the backup
            return False
        return True
