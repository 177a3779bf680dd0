"""Backups of the database."""

from pathlib import Path

from ..engine.frozen import frozen


@frozen
class Backup:
    """A backup file with its kind (daily, by-hand, before-restore, before-reset) and its day."""

    path: Path
    kind: str
    day: str
