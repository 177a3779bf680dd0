"""What the window asks of the place where copies of everything lie."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from ...kept.backup import Backup


class Safe(Protocol):
    """Where copies are made, and taken back from; what cannot be done is told elsewhere."""

    def copies(self) -> Sequence[Backup]:
        """Return all copies, the newest first."""
        ...

    def copy_now(self) -> Path | None:
        """Make a copy of everything; return where it lies, or None where that cannot be."""
        ...

    def restore(self, path: Path) -> bool:
        """Take everything from a copy; return whether that was possible."""
        ...
