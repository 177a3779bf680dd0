"""Backups of the database."""

from collections.abc import Sequence
from pathlib import Path

from ..kept.backup import Backup
from ..store.backups import Backups
from ..store.trouble import DAMAGED, NEWER, StoreError
from .telling import Tell, TroubleTeller


class StoredSafe(TroubleTeller):
    """A backup service for the database."""

    def __init__(self, backups: Backups, tell: Tell) -> None:
        super().__init__(tell)
        self._backups = backups

    def copies(self) -> Sequence[Backup]:
        return self._asked(self._backups.listed, [])

    def copy_now(self) -> Path | None:
        return self._asked(self._backups.back_up_now, None)

    def restore(self, path: Path) -> bool:
        try:
            self._backups.restore(path)
        except StoreError as trouble:
            if trouble.key not in (DAMAGED, NEWER):
                self.tell(trouble.key)  # the problem is the database, not the backup
            return False
        return True
