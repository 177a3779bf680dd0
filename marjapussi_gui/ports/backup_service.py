"""Backups of the database, and a protocol that the storage implements."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from ..engine.frozen import frozen


@frozen
class Backup:
    """A backup file with its kind (daily, by-hand, before-restore, before-reset) and its day."""

    path: Path
    kind: str
    day: str


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
