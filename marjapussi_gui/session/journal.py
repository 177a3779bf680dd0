"""A journal that saves a match while it is being played."""

from dataclasses import dataclass, field
from typing import Protocol

from ..engine.record_lines import RecordEntry


class Journal(Protocol):
    """Saves every action of a match as it is played."""

    def append(self, entry: RecordEntry) -> None:
        """Append an action to the saved ones."""
        ...

    def truncate(self, ply: int) -> None:
        """Remove all actions from position `ply` on, because they were undone."""
        ...

    def mark_assisted(self) -> None:
        """Record that the player used help, such as a hint or undo."""
        ...


@dataclass(slots=True)
class MemoryJournal:
    """A journal in memory, which is lost when the program ends."""

    entries: list[RecordEntry] = field(default_factory=list)
    is_assisted: bool = False

    def append(self, entry: RecordEntry) -> None:
        self.entries.append(entry)

    def truncate(self, ply: int) -> None:
        del self.entries[ply:]
        self.is_assisted = True

    def mark_assisted(self) -> None:
        self.is_assisted = True
