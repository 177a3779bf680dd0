"""The state of a double-dummy search: open hands, rules of play, and the current trick."""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, popcount
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import ONE


@cython.cclass
class OpenHands:
    """Open hands of equal size, the rules of play, and the side whose points are counted."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand, self.values = [0] * 4, [0] * 16
        self.led_suit = self.best_card = self.winner = self.is_contested = self.trick_points = 0

    def set_up(
        self,
        hands: Sequence[int],
        side_seats: cython.int,
        trump: cython.int,
        values: Sequence[int],
        points_per_trick: cython.int,
        last_trick_points: cython.int,
        must_head: bool,
        must_trump: bool,
    ) -> None:
        """Set the hands in the order of play; side_seats is a bit mask of the side's seats."""
        place: cython.int
        self.players = len(hands)
        self.side_seats, self.trump, self.points_per_trick, self.last_trick_points = (
            side_seats,
            trump,
            points_per_trick,
            last_trick_points,
        )
        self.must_head, self.must_trump = must_head, must_trump
        self.only_tricks_count = not must_head and not any(values)
        self.cards_with_points = 0
        for place in range(16):
            self.values[place] = values[place] if place < len(values) else 0
            if self.values[place]:
                self.cards_with_points |= (ONE | ONE << 16 | ONE << 32 | ONE << 48) << place
        for place in range(4):
            self.hand[place] = hands[place] if place < self.players else 0
        self.is_ready = 0

    def _remaining_points(self) -> cython.int:
        """Return the points of all cards and tricks that are still to be taken."""
        tricks = (popcount(self.live) + self.players - 1) // self.players
        total = self.last_trick_points + self.points_per_trick * tricks
        cards: cython.ulonglong = self.live & self.cards_with_points
        while cards:
            total += self.values[lowest_bit(cards) & 15]
            cards &= cards - 1
        return total
