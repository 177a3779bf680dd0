"""The program's version and folders, and the backups of its data."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from ..engine.frozen import frozen


@frozen
class ProgramInfo:
    """The program's version, folders and diagnostics. None of it identifies the player."""

    version: str
    data_folder: Path | None = None  # None if the program stores nothing
    log_folder: Path | None = None
    diagnostics: Callable[[], Mapping[str, str]] = dict  # facts about the system for bug reports
    # whether the compiled search is missing, which makes bots slow
    is_search_slow: Callable[[], bool] = bool


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

    def create(self) -> Path | None:
        """Create a backup and return its path, or None if that failed."""

    def restore(self, path: Path) -> bool:
        """Replace all data with a backup, and return whether that worked."""
