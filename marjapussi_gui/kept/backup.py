"""A copy of everything that is kept."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Backup:
    """Why a copy was made (daily, by-hand, before-restore ...), on which day, and where it lies."""

    path: Path
    kind: str
    day: str
