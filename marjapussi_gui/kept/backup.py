"""A copy of everything that is kept."""

from pathlib import Path

from ..engine.frozen import frozen


@frozen
class Backup:
    """Why a copy was made (daily, by-hand, before-restore ...), on which day, and where it lies."""

    path: Path
    kind: str
    day: str
