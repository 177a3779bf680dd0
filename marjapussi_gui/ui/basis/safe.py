"""Backups of the database, as a protocol that the storage implements."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from ...kept.backup import Backup


class Safe(Protocol):
    """Creates and restores backups; errors are reported separately."""

    def copies(self) -> Sequence[Backup]:
        """Return all backups, newest first."""
        ...

    def copy_now(self) -> Path | None:
        """Create a backup; return its path, or None if that failed."""
        ...

    def restore(self, path: Path) -> bool:
        """Replace all data by a backup; return whether it worked."""
        ...
