"""The best play of a hand with all cards open."""

from ..engine.frozen import frozen
from ..engine.record_lines import RecordEntry


@frozen
class DoubleDummyLine:
    """The play from one ply on if all seats play their best and see all cards."""

    ply: int  # the number of actions before the line starts
    entries: tuple[RecordEntry, ...]
    gains: tuple[int, ...]  # points of each side in the hand
    actual_gains: tuple[int, ...]  # the same as the hand was really played
