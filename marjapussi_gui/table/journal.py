"""The journal that saves a match while it is played."""

from dataclasses import dataclass, field
from typing import Protocol

from ..engine.lines import Entry


class Journal(Protocol):
    """Saves every action as it is played."""

    def wrote(self, entry: Entry) -> None:
        """Append an action."""
        ...

    def cut(self, ply: int) -> None:
        """Remove all actions from this ply on, which were undone."""
        ...

    def assisted(self) -> None:
        """Record that the player used help, such as a hint or undo."""
        ...


@dataclass(slots=True)
class MemoryJournal:
    """A journal that is lost when the program ends."""

    entries: list[Entry] = field(default_factory=list)
    cuts: int = 0
    is_assisted: bool = False

    def wrote(self, entry: Entry) -> None:
        self.entries.append(entry)

    def cut(self, ply: int) -> None:
        del self.entries[ply:]
        self.cuts += 1
        self.is_assisted = True

    def assisted(self) -> None:
        self.is_assisted = True
