"""The transposition table of the double-dummy search.

It stores bounds on the points that the solver's side takes, for positions at the start of a trick.
Relevant ranks are those top cards of a suit on which the bounds depend.
"""

from __future__ import annotations

from array import array

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import (
    highest_bit,
    lowest_bit,
    mix_hash,
    popcount,
)
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    BOUND_MASK,
    CACHE_LINE_WORDS,
    HIGH_SHIFT,
    HINT_SHIFT,
    MAX_BUCKET_WORDS,
    MAX_GENERATIONS,
    NO_CARD,
    ONE,
    RANKS_SHIFT,
    SUIT_MASK,
    TURN_SHIFT,
)
from cython.cimports.marjapussi_gui.bots.kernel.trick_bounds import TrickBounds

# masks of the owners of the top cards of two suits, by how many top cards each suit has
OWNER_MASKS = cython.declare(cython.ulonglong[256])
if not cython.compiled:
    OWNER_MASKS = [0] * 256


def _fill_owner_masks() -> None:
    """Fill the table of owner masks.

    This is a function because Cython miscounts references to None in loops at module level.
    """
    for first in range(14):
        for second in range(14):
            masks = [(1 << 26) - (1 << 26 - 2 * number) for number in (first, second)]
            OWNER_MASKS[first + 16 * second] = masks[0] + (masks[1] << 26)


_fill_owner_masks()


@cython.cclass
class TranspositionTable(TrickBounds):
    """A table of bounds on the points that the solver's side takes, by position.

    In games in which only tricks count and nobody has to beat the best card, an entry stores the
    ranks that its bounds depend on. It matches every position with the same suit lengths and the
    same owners of these ranks.
    """

    def __init__(self, size_bits: cython.int) -> None:
        super().__init__()
        if not cython.compiled:
            self.suit_shapes, self.killers = [0] * 32768, [0] * 64
            self.lead_credits, self.seat_credits = [0] * 256, [0] * 4
        self.nodes = self.generation = self.first_owners = 0
        self.total_words = 4 << (max(7, size_bits))
        self.entries = array("Q", bytes(8 * (self.total_words + MAX_BUCKET_WORDS)))

    def _look_up(self, goal: cython.int) -> cython.bint:
        """Set low, high and hint (the move to try first) from the table.

        Return whether these bounds settle whether the goal is reached. Also set similar_hint to
        the move that settled it in a position that differs only in the owners of some cards.
        """
        at: cython.ulonglong
        bounds: cython.ulonglong
        self._compute_key()
        at = self.bucket
        end: cython.ulonglong = at + self.bucket_words
        at -= self.entry_words
        while at + self.entry_words != end:
            at += self.entry_words
            bounds = self.entries[at + 1]
            if bounds >> TURN_SHIFT != self.tag:
                if bounds >> (TURN_SHIFT + 2) != self.generation:
                    return False
                continue
            if self.entries[at] != self.shape:
                continue
            if self.only_tricks_count and not self._owners_match(at, bounds >> RANKS_SHIFT):
                if self.similar_hint == NO_CARD and self._favours_leader(bounds, goal):
                    self.similar_hint = bounds >> HINT_SHIFT & 63
                continue
            low = bounds & BOUND_MASK
            high = bounds >> HIGH_SHIFT & BOUND_MASK
            self.hint = bounds >> HINT_SHIFT & 63
            if low >= goal or high < goal or not self.only_tricks_count:
                self.low, self.high = low, high
                if self.only_tricks_count:
                    self.relevant_cards = self._lowest_relevant_cards(bounds >> RANKS_SHIFT)
                    self._swap_entries(at, self.bucket)
                return low >= goal or high < goal
        return False

    def _owners_match(self, slot: cython.ulonglong, ranks: cython.ulonglong) -> cython.bint:
        """Return whether the relevant top cards have the same owners as in an entry."""
        return (
            self.entries[slot + 2] == self.first_owners & OWNER_MASKS[ranks & 255]
            and self.entries[slot + 3] == self.second_owners & OWNER_MASKS[ranks >> 8 & 255]
        )

    def _favours_leader(self, bounds: cython.ulonglong, goal: cython.int) -> cython.bint:
        """Return whether the bounds of an entry settle the goal as the leader's side wants."""
        if self.side_seats >> self.turn & 1:
            return cython.cast(cython.int, bounds & BOUND_MASK) >= goal
        return cython.cast(cython.int, bounds >> HIGH_SHIFT & BOUND_MASK) < goal

    def _store(self, low: cython.int, high: cython.int, hint: cython.int) -> cython.void:
        """Store bounds, combined with those of an entry for the same position and ranks."""
        ranks: cython.ulonglong = 0
        place: cython.ulonglong
        bounds: cython.ulonglong
        self._compute_key()
        if self.only_tricks_count:
            ranks = self._relevant_ranks()
            self.first_owners &= OWNER_MASKS[ranks & 255]
            self.second_owners &= OWNER_MASKS[ranks >> 8]
        place = self._slot_to_write(ranks)
        bounds = self.entries[place + 1]
        if self.only_tricks_count and self._is_same_position(place, ranks):
            known_low = bounds & BOUND_MASK
            known_high = bounds >> HIGH_SHIFT & BOUND_MASK
            low = max(low, known_low)
            high = min(high, known_high)
        self.entries[place] = self.shape
        self.entries[place + 1] = (
            self.tag << TURN_SHIFT
            | ranks << RANKS_SHIFT
            | cython.cast(cython.ulonglong, hint) << HINT_SHIFT
            | cython.cast(cython.ulonglong, high) << HIGH_SHIFT
            | cython.cast(cython.ulonglong, low)
        )
        if self.only_tricks_count:
            self.entries[place + 2] = self.first_owners
            self.entries[place + 3] = self.second_owners

    def _relevant_ranks(self) -> cython.ulonglong:
        """Return how many top cards of each suit were relevant, packed in four bits per suit."""
        ranks: cython.ulonglong = 0
        suit_cards: cython.ulonglong
        for suit in range(4):
            suit_cards = self.relevant_cards & SUIT_MASK << (suit << 4)
            if suit_cards:
                suit_cards = (
                    self.live & SUIT_MASK << (suit << 4) & ~((ONE << lowest_bit(suit_cards)) - 1)
                )
                ranks |= cython.cast(cython.ulonglong, popcount(suit_cards)) << (suit << 2)
        return ranks

    def _slot_to_write(self, ranks: cython.ulonglong) -> cython.ulonglong:
        """Return the slot to write to: the position's own, else an outdated one, else any."""
        end: cython.ulonglong = self.bucket + self.bucket_words
        at: cython.ulonglong = self.bucket - self.entry_words
        while at + self.entry_words != end:
            at += self.entry_words
            if self.entries[at + 1] >> (
                TURN_SHIFT + 2
            ) != self.generation or self._is_same_position(at, ranks):
                return at
        return self.bucket + (
            self.nodes * self.entry_words & (self.bucket_words - self.entry_words)
        )

    def _is_same_position(self, slot: cython.ulonglong, ranks: cython.ulonglong) -> cython.bint:
        """Return whether an entry belongs to this position and depends on the same ranks."""
        bounds: cython.ulonglong = self.entries[slot + 1]
        if self.entries[slot] != self.shape or bounds >> TURN_SHIFT != self.tag:
            return False
        return not self.only_tricks_count or (
            (bounds >> RANKS_SHIFT & 0xFFFF) == ranks
            and self.entries[slot + 2] == self.first_owners
            and self.entries[slot + 3] == self.second_owners
        )

    def _compute_key(self) -> cython.void:
        """Compute the key of the position, and the owners of all cards from the top down."""
        clubs: cython.ulonglong = self.suit_shapes[self.live & SUIT_MASK]
        diamonds: cython.ulonglong = self.suit_shapes[1 << 13 | self.live >> 16 & SUIT_MASK]
        hearts: cython.ulonglong = self.suit_shapes[2 << 13 | self.live >> 32 & SUIT_MASK]
        spades: cython.ulonglong = self.suit_shapes[3 << 13 | self.live >> 48 & SUIT_MASK]
        if self.only_tricks_count:
            self.shape = self.suit_lengths
            self.first_owners, self.second_owners = clubs | diamonds << 26, hearts | spades << 26
        else:
            self.shape = clubs | diamonds << 16 | hearts << 32 | spades << 48
        self.tag = self.generation << 2 | self.turn
        self.bucket = (mix_hash(self.shape, self.turn) >> 32) * CACHE_LINE_WORDS & (
            self.used_words - CACHE_LINE_WORDS
        )

    def _lowest_relevant_cards(self, ranks: cython.ulonglong) -> cython.ulonglong:
        """Return the lowest relevant card of each suit, given how many ranks are relevant."""
        cards: cython.ulonglong = 0
        suit_cards: cython.ulonglong
        for suit in range(4):
            number = ranks >> (suit << 2) & 15
            if number:
                suit_cards = self.live & SUIT_MASK << (suit << 4)
                for _ in range(1, number):
                    suit_cards ^= ONE << highest_bit(suit_cards)
                cards |= ONE << highest_bit(suit_cards)
        return cards

    def _swap_entries(self, slot: cython.ulonglong, other_slot: cython.ulonglong) -> cython.void:
        """Swap two entries, so that entries that are used often are found sooner."""
        for place in range(4):
            word = self.entries[slot + place]
            self.entries[slot + place] = self.entries[other_slot + place]
            self.entries[other_slot + place] = word

    # Setup for each problem

    def _start_generation(self) -> cython.void:
        """Start a new generation, which makes all entries outdated."""
        at: cython.int
        self.entry_words = 4 if self.only_tricks_count else 2
        self.bucket_words = MAX_BUCKET_WORDS if self.only_tricks_count else CACHE_LINE_WORDS
        self.used_words = self.total_words if self.only_tricks_count else self.total_words // 8
        self.generation += 1
        for place in range(64):
            self.killers[place] = NO_CARD
        for place in range(256 if self.only_tricks_count else 0):
            self.lead_credits[place] = self.seat_credits[place >> 6] = 0
        if self.generation == MAX_GENERATIONS:
            self.generation = 1
            for at in range(self.total_words + MAX_BUCKET_WORDS):
                self.entries[at] = 0

    def _compute_shapes(self) -> cython.void:
        """Precompute the key of every subset of each suit's cards.

        The key is the owners of these cards. In games with card points it is the equivalent subset
        with the lowest cards.
        """
        owners: cython.int[13]
        if not cython.compiled:
            owners = [0] * 13
        self.suit_lengths = 0
        for suit in range(4):
            for place in range(13):
                for seat in range(self.players):
                    if self.hand[seat] >> ((suit << 4) + place) & 1:
                        owners[place] = seat
                        self.suit_lengths += ONE << ((suit << 4) + (seat << 2))
            self._compute_suit_shapes(suit, owners)

    def _compute_suit_shapes(self, suit: cython.int, owners: cython.p_int) -> cython.void:
        """Precompute the keys of a suit's subsets, each from the one lacking its highest card."""
        suit_cards: cython.ulonglong = self.live >> (suit << 4) & SUIT_MASK
        cards: cython.ulonglong = 0
        below: cython.ulonglong
        self.suit_shapes[suit << 13] = 0
        while cards != suit_cards:
            cards = (cards | ~suit_cards) + 1 & suit_cards
            top = highest_bit(cards)
            below = self.suit_shapes[suit << 13 | cards ^ ONE << top]
            if self.only_tricks_count:
                self.suit_shapes[suit << 13 | cards] = owners[top] << 24 | below >> 2
                continue
            place = highest_bit(below) + 1 if below else 0
            while not (
                suit_cards >> place & 1
                and owners[place] == owners[top]
                and self.values[place] == self.values[top]
            ):
                place += 1
            self.suit_shapes[suit << 13 | cards] = below | ONE << place
