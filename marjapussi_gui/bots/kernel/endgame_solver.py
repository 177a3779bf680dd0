"""An exact search with open hands, for all rules of a hand and for any utilities."""

from __future__ import annotations

from array import array

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, mix_hash
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    ASK_HALF,
    MARRIAGE_MASK,
    REVEAL_CARD,
)
from cython.cimports.marjapussi_gui.bots.kernel.cposition import Position, copy_position
from cython.cimports.marjapussi_gui.bots.kernel.equivalence import representatives
from cython.cimports.marjapussi_gui.bots.kernel.heuristics import heuristic_value
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable
from cython.cimports.marjapussi_gui.bots.kernel.utility import final_utility
from cython.cimports.marjapussi_gui.bots.kernel.world_placement import place_world

# Bit of the question for a whole marriage; the bits above it are questions for halves
QUESTION_CALLS = cython.declare(cython.int, 16)
# more actions than a hand can have; it guards the C stack
MAX_DEPTH = cython.declare(cython.int, 390)
INFINITE_UTILITY = cython.declare(cython.double, 1e9)  # beyond every utility


@cython.cclass
class EndgameSolver:
    """An alpha-beta search in which one side plays against all other sides together."""

    def __init__(self, scratch_table: TrickTable, side: int, size_bits: int = 16) -> None:
        self.scratch_table, self.side = scratch_table, side
        self.nodes, self.node_limit = 0, 0
        self.index_mask = (1 << size_bits) - 1
        self.keys = array("Q", [0]) * (1 << size_bits)
        self.lower_bounds = array("f", [0.0]) * (1 << size_bits)
        self.upper_bounds = array("f", [0.0]) * (1 << size_bits)
        self.min_utility, self.max_utility = (
            min(scratch_table.utilities),
            max(scratch_table.utilities),
        )
        if side == 1:
            self.min_utility, self.max_utility = 1.0 - self.max_utility, 1.0 - self.min_utility
        if scratch_table.sides > 2:
            self.min_utility, self.max_utility = 0.0, 1.0

    def action_values(
        self,
        root: TrickTable,
        worlds: cython.ulonglong[::1],
        world: cython.int,
        seed: int,
        codes: list[int],
    ) -> list[float] | None:
        """Return the side's utility after each action in a world, or None past the node limit."""
        values = []
        value: cython.double
        code: cython.int
        for code in codes:
            self.scratch_table.copy_from(root)
            place_world(self.scratch_table, worlds, world, seed)
            with cython.nogil:
                value = self._value_after(code)
            if self.node_limit and self.nodes > self.node_limit:
                return None
            values.append(value)
        return values

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def solve(self) -> cython.double:
        """Return the utility of the position. It is invalid if nodes exceeds node_limit."""
        self.nodes = 0
        return self._search(0, -INFINITE_UTILITY, INFINITE_UTILITY)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value_after(self, code: cython.int) -> cython.double:
        return self._search_after(0, code, -INFINITE_UTILITY, INFINITE_UTILITY)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self, depth: cython.int, alpha: cython.double, beta: cython.double
    ) -> cython.double:
        value: cython.double
        key: cython.ulonglong
        at: cython.int
        self.nodes += 1
        if self.scratch_table.is_over():
            return final_utility(self.scratch_table, self.side)
        if self.scratch_table.now.revealed_card >= 0:
            return self._search_after(
                depth, REVEAL_CARD + self.scratch_table.now.revealed_card, alpha, beta
            )
        if depth >= MAX_DEPTH or (self.node_limit and self.nodes > self.node_limit):
            return final_utility(self.scratch_table, self.side)
        if self.scratch_table.now.trick_size or self.scratch_table.now.question:
            return self._search_actions(depth, alpha, beta)
        key = self._position_key()
        at = cython.cast(cython.int, key >> 40) & self.index_mask
        if self.keys[at] == key:
            if self.lower_bounds[at] >= beta or self.lower_bounds[at] == self.upper_bounds[at]:
                return self.lower_bounds[at]
            if self.upper_bounds[at] <= alpha:
                return self.upper_bounds[at]
        value = self._search_actions(depth, alpha, beta)
        at = cython.cast(cython.int, key >> 40) & self.index_mask
        if self.node_limit and self.nodes > self.node_limit:
            return value
        if self.keys[at] != key:
            self.keys[at] = key
            self.lower_bounds[at] = -INFINITE_UTILITY
            self.upper_bounds[at] = INFINITE_UTILITY
        if value > alpha:
            self.lower_bounds[at] = value
        if value < beta:
            self.upper_bounds[at] = value
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search_actions(
        self, depth: cython.int, alpha: cython.double, beta: cython.double
    ) -> cython.double:
        """Return the best utility over all actions of the side to move."""
        codes: cython.int[32]
        merits: cython.int[32]
        if not cython.compiled:
            codes, merits = [0] * 32, [0] * 32
        number: cython.int = 0
        at: cython.int
        place: cython.int
        code: cython.int
        good: cython.int
        words: cython.int
        cards: cython.ulonglong
        value: cython.double
        best: cython.double
        ours: cython.int = (
            self.scratch_table.side_of[self.scratch_table.deciding_seat()] == self.side
        )
        self.scratch_table.find_legal()
        cards = representatives(self.scratch_table)
        words = self._useful_calls()
        while words:
            codes[number] = 64 + lowest_bit(words)
            merits[number] = 1000
            words &= words - 1
            number += 1
        while cards:
            code = lowest_bit(cards)
            cards &= cards - 1
            good = heuristic_value(self.scratch_table, code)
            at = number
            while at > 0 and merits[at - 1] < good:
                codes[at], merits[at] = codes[at - 1], merits[at - 1]
                at -= 1
            codes[at], merits[at] = code, good
            number += 1
        best = -INFINITE_UTILITY if ours else INFINITE_UTILITY
        for place in range(number):
            value = self._search_after(depth, codes[place], alpha, beta)
            if ours:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if (
                alpha >= beta
                or (ours and best >= self.max_utility)
                or (not ours and best <= self.min_utility)
            ):
                break
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _useful_calls(self) -> cython.int:
        """Return the legal calls, without questions that would be answered with no."""
        words: cython.int = self.scratch_table.legal_calls
        side: cython.int = self.scratch_table.side_of[self.scratch_table.now.turn]
        own: cython.ulonglong = self.scratch_table.now.hand[self.scratch_table.now.turn]
        friend: cython.ulonglong = self.scratch_table.now.hand[self.scratch_table.now.turn ^ 2]
        has_whole: cython.int = 0
        suit: cython.int
        if self.scratch_table.now.question or not self.scratch_table.partners:
            return words
        for suit in range(4):
            if (own | friend) >> (suit << 4) & MARRIAGE_MASK != MARRIAGE_MASK or not (
                own >> (suit << 4) & MARRIAGE_MASK and friend >> (suit << 4) & MARRIAGE_MASK
            ):
                words &= ~(1 << (ASK_HALF - 64 + suit))
            if suit == self.scratch_table.now.trump:  # this suit is already trumps
                words &= ~(1 << (ASK_HALF - 64 + suit))
            if (
                not self.scratch_table.now.declared_suits >> suit & 1
                and friend >> (suit << 4) & MARRIAGE_MASK == MARRIAGE_MASK
            ):
                has_whole = 1
        if (
            self.scratch_table.half_after_whole
            and not self.scratch_table.now.whole_asking_sides >> side & 1
        ):
            has_whole = 1  # a half may be asked for only after a whole
        return words if has_whole else words & ~QUESTION_CALLS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search_after(
        self, depth: cython.int, code: cython.int, alpha: cython.double, beta: cython.double
    ) -> cython.double:
        """Apply an action, search the position after it, and undo the action."""
        value: cython.double
        before: Position = copy_position(self.scratch_table.now)
        self.scratch_table.apply(code)
        value = self._search(depth + 1, alpha, beta)
        self.scratch_table.now = before
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _position_key(self) -> cython.ulonglong:
        """Return a hash, which is never 0, of all that matters for the rest of the hand."""
        table_key: cython.ulonglong = 0
        place: cython.int
        for place in range(4):
            table_key = mix_hash(table_key, self.scratch_table.now.hand[place])
        table_key = mix_hash(
            table_key,
            cython.cast(cython.ulonglong, self.scratch_table.now.turn)
            | cython.cast(cython.ulonglong, self.scratch_table.now.trump) << 2
            | cython.cast(cython.ulonglong, self.scratch_table.now.declared_suits) << 5
            | cython.cast(cython.ulonglong, self.scratch_table.now.has_spoken) << 9
            | cython.cast(cython.ulonglong, self.scratch_table.now.marriage_suit + 1) << 10
            | cython.cast(cython.ulonglong, self.scratch_table.now.asking_seats) << 13
            | cython.cast(cython.ulonglong, self.scratch_table.now.half_asking_seats) << 17
            | cython.cast(cython.ulonglong, self.scratch_table.now.whole_asking_sides) << 21
            | cython.cast(cython.ulonglong, self.scratch_table.now.first_marriage_side + 1) << 24
            | cython.cast(cython.ulonglong, self.scratch_table.now.last_trick_side + 1) << 27
            | cython.cast(cython.ulonglong, self.scratch_table.now.previous_leader) << 30
            | cython.cast(cython.ulonglong, self.scratch_table.now.stock_left) << 32,
        )
        for place in range(self.scratch_table.sides):
            table_key = mix_hash(
                table_key,
                cython.cast(cython.ulonglong, self.scratch_table.now.points[place])
                | cython.cast(cython.ulonglong, self.scratch_table.now.marriage_points[place]) << 16
                | cython.cast(cython.ulonglong, self.scratch_table.now.tie_points[place]) << 32
                | cython.cast(cython.ulonglong, self.scratch_table.now.tricks[place]) << 48,
            )
        for place in range(self.scratch_table.now.stock_left):
            table_key = mix_hash(table_key, self.scratch_table.now.stock[place])
        if self.scratch_table.has_rows:
            for place in range(64):
                if self.scratch_table.now.covered_cards[place] >= 0:
                    table_key = mix_hash(
                        table_key, self.scratch_table.now.covered_cards[place] << 6 | place
                    )
        return table_key | 1
