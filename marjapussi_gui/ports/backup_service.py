"""Backups of the database, as a protocol that the storage implements."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from ..model.backup import Backup


class BackupService(Protocol):
    """Creates and restores backups; errors are reported separately."""

    def list_backups(self) -> Sequence[Backup]:
        """Return all backups, newest first."""
        ...

    def create(self) -> Path | None:
        """Create a backup; return its path, or None if that failed."""
        ...

    def restore(self, path: Path) -> bool:
        """Replace all data by a backup; return whether it worked."""
        ...
