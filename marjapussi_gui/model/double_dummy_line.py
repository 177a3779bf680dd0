"""The best play of a hand if all players saw all cards."""

from ..engine.frozen import frozen
from ..engine.record_lines import RecordEntry


@frozen
class DoubleDummyLine:
    """The rest of a hand as it goes if all players see all cards and play their best."""

    ply: int  # number of actions in the match before the line starts
    entries: tuple[RecordEntry, ...]
    gains: tuple[int, ...]  # points of each side in the hand, if the line is played
    actual_gains: tuple[int, ...]  # points of each side in the hand, as it was really played
