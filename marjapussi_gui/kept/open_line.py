"""How a hand could have gone with all cards open."""

from ..engine.frozen import frozen
from ..engine.lines import Entry


@frozen
class OpenLine:
    """From after so many actions on everybody plays his best, seeing all cards."""

    ply: int
    entries: tuple[Entry, ...]
    gained: tuple[int, ...]  # by each side in this hand
    was_gained: tuple[int, ...]  # by each side as it was played
