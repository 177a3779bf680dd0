"""Backups of the database, as a protocol that the storage implements."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from ..engine.frozen import frozen


@frozen
class Backup:
    """A backup file, with its day and its kind: daily, by-hand, before-restore or before-reset."""

    path: Path
    kind: str
    day: str


class BackupService(Protocol):
    """Creates and restores backups.

    Errors are reported to a listener, not raised.
    """

    def list_backups(self) -> Sequence[Backup]:
        """Return all backups, newest first."""
        ...

    def create(self) -> Path | None:
        """Create a backup and return its path, or None if that failed."""
        ...

    def restore(self, path: Path) -> bool:
        """Replace all data with a backup, and return whether that worked."""
        ...
