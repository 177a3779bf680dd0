"""The transposition table of the double-dummy search: bounds at the starts of tricks."""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.bounds import Bounds
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import highest, lowest, mixed, popcount
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
        BOUND,
        FARTHEST,
        GENERATIONS,
        HIGH_AT,
        HINT_AT,
        LANE,
        LINE,
        NO_CARD,
        ONE,
        RANKS_AT,
        TURN_AT,
    )
else:
    from .bits import highest, lowest, mixed, popcount
    from .bounds import Bounds
    from .constants import (
        BOUND,
        FARTHEST,
        GENERATIONS,
        HIGH_AT,
        HINT_AT,
        LANE,
        LINE,
        NO_CARD,
        ONE,
        RANKS_AT,
        TURN_AT,
    )


# Masks of the owners of the top cards of two suits, by how many cards of each
OWNERS_OF_TOP = cython.declare(cython.ulonglong[256])
if not cython.compiled:
    OWNERS_OF_TOP = [0] * 256


def _owners_of_top() -> None:
    """Fill the table of masks.

    In a function, because Cython's loops at module level miscount references to None.
    """
    for first in range(14):
        for second in range(14):
            masks = [(1 << 26) - (1 << 26 - 2 * number) for number in (first, second)]
            OWNERS_OF_TOP[first + 16 * second] = masks[0] + (masks[1] << 26)


_owners_of_top()


@cython.cclass
class Answers(Bounds):
    """A table of bounds on the points that the side takes, by position.

    Where only tricks count and no one has to head, an entry stores the ranks that its bounds
    depend on, and matches every position with the same suit lengths and owners of those ranks.
    """

    def __init__(self, bits: cython.int) -> None:
        super().__init__()
        if not cython.compiled:
            self.shapes, self.killers = [0] * 32768, [0] * 64
        self.nodes = self.generation = self.first = 0
        self.words = 4 << (max(7, bits))
        self.table = array("Q", bytes(8 * (self.words + FARTHEST)))

    def _look_up(self, goal: cython.int) -> cython.bint:
        """Set low, high and hint from the table and return whether they decide the goal."""
        at: cython.ulonglong
        bounds: cython.ulonglong
        self._describe()
        at = self.at
        end: cython.ulonglong = at + self.room
        at -= self.stride
        while at + self.stride != end:
            at += self.stride
            bounds = self.table[at + 1]
            if bounds >> TURN_AT != self.tag:
                if bounds >> (TURN_AT + 2) != self.generation:
                    return False
                continue
            if self.table[at] != self.shape:
                continue
            if self.by_rank and not self._has_owners(at, bounds >> RANKS_AT):
                continue
            low = bounds & BOUND
            high = bounds >> HIGH_AT & BOUND
            self.hint = bounds >> HINT_AT & 63
            if low >= goal or high < goal or not self.by_rank:
                self.low, self.high = low, high
                if self.by_rank:
                    self.mattered = self._from_top(bounds >> RANKS_AT)
                    self._swap(at, self.at)
                return low >= goal or high < goal
        return False

    def _has_owners(self, at: cython.ulonglong, ranks: cython.ulonglong) -> cython.bint:
        """Return whether the relevant top cards have the same owners as in an entry."""
        return (
            self.table[at + 2] == self.first & OWNERS_OF_TOP[ranks & 255]
            and self.table[at + 3] == self.second & OWNERS_OF_TOP[ranks >> 8 & 255]
        )

    def _keep(self, low: cython.int, high: cython.int, hint: cython.int) -> cython.void:
        """Store bounds, combined with those of an entry for the same ranks if there is one."""
        ranks: cython.ulonglong = 0
        place: cython.ulonglong
        bounds: cython.ulonglong
        self._describe()
        if self.by_rank:
            ranks = self._ranks()
            self.first &= OWNERS_OF_TOP[ranks & 255]
            self.second &= OWNERS_OF_TOP[ranks >> 8]
        place = self._place(ranks)
        bounds = self.table[place + 1]
        if self.by_rank and self._is_same(place, ranks):
            known_low = bounds & BOUND
            known_high = bounds >> HIGH_AT & BOUND
            low = max(low, known_low)
            high = min(high, known_high)
        self.table[place] = self.shape
        self.table[place + 1] = (
            self.tag << TURN_AT
            | ranks << RANKS_AT
            | cython.cast(cython.ulonglong, hint) << HINT_AT
            | cython.cast(cython.ulonglong, high) << HIGH_AT
            | cython.cast(cython.ulonglong, low)
        )
        if self.by_rank:
            self.table[place + 2] = self.first
            self.table[place + 3] = self.second

    def _ranks(self) -> cython.ulonglong:
        """Return how many top cards were relevant, in four bits per suit."""
        ranks: cython.ulonglong = 0
        suit_cards: cython.ulonglong
        for suit in range(4):
            suit_cards = self.mattered & LANE << (suit << 4)
            if suit_cards:
                suit_cards = self.live & LANE << (suit << 4) & ~((ONE << lowest(suit_cards)) - 1)
                ranks |= cython.cast(cython.ulonglong, popcount(suit_cards)) << (suit << 2)
        return ranks

    def _place(self, ranks: cython.ulonglong) -> cython.ulonglong:
        """Return the slot to write to: the same position's, an outdated one or any other."""
        end: cython.ulonglong = self.at + self.room
        at: cython.ulonglong = self.at - self.stride
        while at + self.stride != end:
            at += self.stride
            if self.table[at + 1] >> (TURN_AT + 2) != self.generation or self._is_same(at, ranks):
                return at
        return self.at + (self.nodes * self.stride & (self.room - self.stride))

    def _is_same(self, at: cython.ulonglong, ranks: cython.ulonglong) -> cython.bint:
        """Return whether an entry belongs to this position and depends on the same ranks."""
        bounds: cython.ulonglong = self.table[at + 1]
        if self.table[at] != self.shape or bounds >> TURN_AT != self.tag:
            return False
        return not self.by_rank or (
            (bounds >> RANKS_AT & 0xFFFF) == ranks
            and self.table[at + 2] == self.first
            and self.table[at + 3] == self.second
        )

    def _describe(self) -> cython.void:
        """Compute the key of the position, and the owners of all cards from the top."""
        clubs: cython.ulonglong = self.shapes[self.live & LANE]
        diamonds: cython.ulonglong = self.shapes[1 << 13 | self.live >> 16 & LANE]
        hearts: cython.ulonglong = self.shapes[2 << 13 | self.live >> 32 & LANE]
        spades: cython.ulonglong = self.shapes[3 << 13 | self.live >> 48 & LANE]
        if self.by_rank:
            self.shape = self.lengths
            self.first, self.second = clubs | diamonds << 26, hearts | spades << 26
        else:
            self.shape = clubs | diamonds << 16 | hearts << 32 | spades << 48
        self.tag = self.generation << 2 | self.turn
        self.at = (mixed(self.shape, self.turn) >> 32) * LINE & (self.reach - LINE)

    def _from_top(self, ranks: cython.ulonglong) -> cython.ulonglong:
        """Return the lowest relevant card of each suit, from the numbers of relevant ranks."""
        cards: cython.ulonglong = 0
        suit_cards: cython.ulonglong
        for suit in range(4):
            number = ranks >> (suit << 2) & 15
            if number:
                suit_cards = self.live & LANE << (suit << 4)
                for _ in range(1, number):
                    suit_cards ^= ONE << highest(suit_cards)
                cards |= ONE << highest(suit_cards)
        return cards

    def _swap(self, at: cython.ulonglong, other: cython.ulonglong) -> cython.void:
        """Swap two entries, so that entries that are hit often are found sooner."""
        for place in range(4):
            word = self.table[at + place]
            self.table[at + place] = self.table[other + place]
            self.table[other + place] = word

    # Setup for each problem

    def _forget(self) -> cython.void:
        """Invalidate all entries by starting a new generation."""
        at: cython.int
        self.stride = 4 if self.by_rank else 2
        self.room = FARTHEST if self.by_rank else LINE
        self.reach = self.words if self.by_rank else self.words // 8
        self.generation += 1
        for place in range(64):
            self.killers[place] = NO_CARD
        if self.generation == GENERATIONS:
            self.generation = 1
            for at in range(self.words + FARTHEST):
                self.table[at] = 0

    def _find_shapes(self) -> cython.void:
        """Precompute the key of every subset of each suit.

        That is the owners of its cards or, where points count, the equivalent subset with the
        lowest cards.
        """
        owners: cython.int[13]
        if not cython.compiled:
            owners = [0] * 13
        self.lengths = 0
        for suit in range(4):
            for place in range(13):
                for seat in range(self.players):
                    if self.hand[seat] >> ((suit << 4) + place) & 1:
                        owners[place] = seat
                        self.lengths += ONE << ((suit << 4) + (seat << 2))
            self._find_shapes_of(suit, owners)

    def _find_shapes_of(self, suit: cython.int, owners: cython.p_int) -> cython.void:
        """Precompute the keys for one suit, each from the subset without its highest card."""
        suit_cards: cython.ulonglong = self.live >> (suit << 4) & LANE
        cards: cython.ulonglong = 0
        below: cython.ulonglong
        self.shapes[suit << 13] = 0
        while cards != suit_cards:
            cards = (cards | ~suit_cards) + 1 & suit_cards
            top = highest(cards)
            below = self.shapes[suit << 13 | cards ^ ONE << top]
            if self.by_rank:
                self.shapes[suit << 13 | cards] = owners[top] << 24 | below >> 2
                continue
            place = highest(below) + 1 if below else 0
            while not (
                suit_cards >> place & 1
                and owners[place] == owners[top]
                and self.values[place] == self.values[top]
            ):
                place += 1
            self.shapes[suit << 13 | cards] = below | ONE << place
