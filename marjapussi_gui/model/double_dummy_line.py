"""The best play of a hand in hindsight, if all players had seen all cards (double dummy)."""

from ..engine.frozen import frozen
from ..engine.record_lines import RecordEntry


@frozen
class DoubleDummyLine:
    """The rest of a hand as perfect players would play it if they saw all cards."""

    ply: int  # number of actions in the match before the line starts
    entries: tuple[RecordEntry, ...]
    gains: tuple[int, ...]  # points of each side in the hand if the line is played
    # points of each side in the hand as it was really played; empty if it wasn't finished
    actual_gains: tuple[int, ...]
