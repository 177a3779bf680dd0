"""A journal that saves a match while it is being played."""

from dataclasses import dataclass, field
from typing import Protocol

from ..engine.record_lines import RecordEntry
from ..engine.state import Seat
from ..model.remark import Remark


class Journal(Protocol):
    """Saves every action of a match as it is played."""

    def append(self, entry: RecordEntry) -> None: ...

    def truncate(self, ply: int) -> None:
        """Remove all actions from position `ply` on, and the helper's remarks after them."""

    def mark_assisted(self, seat: Seat | None = None) -> None:
        """Record that the player used help, such as a hint or undo.

        If several people play, mark the person at this seat, or all of them if it is None.
        """

    def add_remark(self, remark: Remark) -> None:
        """Save a remark of the helper."""


@dataclass(slots=True)
class MemoryJournal:
    """A journal in memory, which is lost when the program ends."""

    entries: list[RecordEntry] = field(default_factory=list)
    is_assisted: bool = False
    remarks: list[Remark] = field(default_factory=list)

    def append(self, entry: RecordEntry) -> None:
        self.entries.append(entry)

    def truncate(self, ply: int) -> None:
        del self.entries[ply:]
        self.remarks = [each for each in self.remarks if each.ply <= ply]
        self.is_assisted = True

    def mark_assisted(self, seat: Seat | None = None) -> None:
        self.is_assisted = True

    def add_remark(self, remark: Remark) -> None:
        self.remarks.append(remark)
