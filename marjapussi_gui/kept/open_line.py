"""The best play of a hand with all cards open."""

from ..engine.frozen import frozen
from ..engine.lines import Entry


@frozen
class OpenLine:
    """The play from one ply on if all seats play their best and see all cards."""

    ply: int  # the number of actions before the line starts
    entries: tuple[Entry, ...]
    gained: tuple[int, ...]  # points of each side in the hand
    was_gained: tuple[int, ...]  # the same as the hand was really played
