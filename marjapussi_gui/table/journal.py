"""What is written down while a match is played, so that it is never lost."""

from dataclasses import dataclass, field
from typing import Protocol

from ..engine.lines import Entry


class Journal(Protocol):
    """Keeps every action as it is played."""

    def wrote(self, entry: Entry) -> None:
        """Keep one more action."""
        ...

    def cut(self, ply: int) -> None:
        """Drop everything from this action on: it was taken back."""
        ...

    def assisted(self) -> None:
        """Note that the match is no longer played unaided."""
        ...


@dataclass(slots=True)
class MemoryJournal:
    """A journal that lasts as long as the program."""

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
