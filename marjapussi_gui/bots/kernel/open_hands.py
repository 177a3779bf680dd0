"""The state of the double-dummy search: open hands, rules of play and the current trick."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, popcount
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import ONE
else:
    from .bits import lowest, popcount
    from .constants import ONE


@cython.cclass
class OpenHands:
    """Open hands of equal size and how they are played; one side's points are counted."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand, self.values = [0] * 4, [0] * 16
        self.led = self.best = self.winner = self.ranked = self.on_table = 0

    def set_up(
        self,
        hands: Sequence[int],
        camp: cython.int,
        trump: cython.int,
        values: Sequence[int],
        per_trick: cython.int,
        last: cython.int,
        must_head: bool,
        must_trump: bool,
    ) -> None:
        """Set the hands in order of play; side_seats has a bit for each seat of the side."""
        place: cython.int
        self.players = len(hands)
        self.camp, self.trump, self.per_trick, self.last = camp, trump, per_trick, last
        self.must_head, self.must_trump = must_head, must_trump
        self.by_rank = not must_head and not any(values)
        self.counting = 0
        for place in range(16):
            self.values[place] = values[place] if place < len(values) else 0
            if self.values[place]:
                self.counting |= (ONE | ONE << 16 | ONE << 32 | ONE << 48) << place
        for place in range(4):
            self.hand[place] = hands[place] if place < self.players else 0
        self.is_ready = 0

    def _total(self) -> cython.int:
        """Return the points of all cards and tricks still to be taken."""
        tricks = (popcount(self.live) + self.players - 1) // self.players
        total = self.last + self.per_trick * tricks
        cards: cython.ulonglong = self.live & self.counting
        while cards:
            total += self.values[lowest(cards) & 15]
            cards &= cards - 1
        return total
