"""Exact utilities of leaves of the search tree, computed with open hands.

If only the points of one side are undecided, the fast double-dummy solver finds them. In all other
positions the endgame solver is used, which knows every rule.
"""

from __future__ import annotations

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import popcount
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    MARRIAGE_MASK,
    NO_TRUMP,
    SCORE_BY_GAME_POINTS,
    SCORE_BY_TRICKS,
)
from cython.cimports.marjapussi_gui.bots.kernel.double_dummy_solver import DoubleDummySolver
from cython.cimports.marjapussi_gui.bots.kernel.endgame_solver import EndgameSolver
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable
from cython.cimports.marjapussi_gui.bots.kernel.utility import final_utility

# log2 of the sizes of the endgame and the double-dummy table, which fit into the processor's cache
TABLE_SIZE_BITS = 15, 12


@cython.cclass
class LeafEvaluator:
    """Computes exact utilities of positions late in a hand with two sides."""

    def __init__(
        self,
        scratch_table: TrickTable,
        total_cards_per_hand: int,
        cards_per_hand: int,
        node_limit: int,
    ) -> None:
        """Set the hand sizes up to which to solve positions.

        The first limit applies if only the points of one side are undecided, the second one
        otherwise.
        """
        is_solved = scratch_table.sides == 2
        tricks = scratch_table.kind == SCORE_BY_TRICKS
        self.scratch_table = scratch_table
        self.max_total_cards = total_cards_per_hand * scratch_table.players if is_solved else 0
        self.max_cards = cards_per_hand * scratch_table.players if is_solved else 0
        self.is_total_enough = (
            scratch_table.kind != SCORE_BY_GAME_POINTS
            and scratch_table.lone_side < 0
            and not scratch_table.aim
        )
        self.endgame = EndgameSolver(scratch_table, 0, TABLE_SIZE_BITS[0] if self.max_cards else 0)
        self.solver = DoubleDummySolver(TABLE_SIZE_BITS[1] if self.max_total_cards else 0)
        self.endgame.node_limit = self.solver.node_limit = node_limit
        self.solver.set_up(
            [0] * scratch_table.players,
            sum(
                1 << seat
                for seat in range(scratch_table.players)
                if not scratch_table.side_of[seat]
            ),
            NO_TRUMP,
            [0] * 16 if tricks else list(scratch_table.values),
            int(tricks),
            scratch_table.last_trick_points,
            scratch_table.must_head,
            scratch_table.must_trump,
        )

    def evaluate(self) -> float | None:
        """Return side 0's utility, or None if the position is too early or too hard to solve."""
        return self.value if self.try_solve() else None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def try_solve(self) -> cython.int:
        """Set value to side 0's utility, and return whether that was possible."""
        left: cython.int = popcount(self.scratch_table.now.live)
        if left <= self.max_total_cards and self._depends_only_on_total():
            return self._solve_total()
        if left > self.max_cards:
            return 0
        self.value = self.endgame.solve()
        return self.endgame.nodes <= self.endgame.node_limit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _depends_only_on_total(self) -> cython.int:
        """Return whether the utility depends only on how many points side 0 still takes."""
        if (
            not self.is_total_enough
            or self.scratch_table.now.question
            or self.scratch_table.now.stock_left
        ):
            return 0
        if self.scratch_table.has_rows or (
            self.scratch_table.marriage_lead and self.scratch_table.now.marriage_suit >= 0
        ):
            return 0
        both_took: cython.bint = (
            self.scratch_table.now.tricks[0] and self.scratch_table.now.tricks[1]
        )
        return (
            both_took or self.scratch_table.kind == SCORE_BY_TRICKS
        ) and not self._can_declare_marriage()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _can_declare_marriage(self) -> cython.int:
        """Return whether a side still holds a marriage that it may declare."""
        first: cython.ulonglong = 0
        second: cython.ulonglong = 0
        seat: cython.int
        suit: cython.int
        if not self.scratch_table.marriage_timing:
            return 0
        for seat in range(self.scratch_table.players):
            if self.scratch_table.side_of[seat]:
                second |= self.scratch_table.now.hand[seat]
            else:
                first |= self.scratch_table.now.hand[seat]
        for suit in range(4):
            if (
                self.scratch_table.half_bluff
                or not self.scratch_table.now.declared_suits >> suit & 1
            ) and (
                first >> (suit << 4) & MARRIAGE_MASK == MARRIAGE_MASK
                or second >> (suit << 4) & MARRIAGE_MASK == MARRIAGE_MASK
            ):
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _solve_total(self) -> cython.int:
        """Solve for side 0's points, and set value to the hand's utility. Return 0 if aborted."""
        seat: cython.int
        taken: cython.int
        points: cython.int = self.scratch_table.now.points[0]
        others: cython.int = self.scratch_table.now.points[1]
        tricks: cython.int = self.scratch_table.now.tricks[0]
        last_side: cython.int = self.scratch_table.now.last_trick_side
        for seat in range(self.scratch_table.players):
            self.solver.hand[seat] = self.scratch_table.now.hand[seat]
        self.solver.trump = self.scratch_table.now.trump
        self.solver.turn, self.solver.trick_size = (
            self.scratch_table.now.turn,
            self.scratch_table.now.trick_size,
        )
        self.solver.led_suit, self.solver.best_card = (
            self.scratch_table.now.led_suit,
            self.scratch_table.now.best_card,
        )
        self.solver.winner, self.solver.trick_points = (
            self.scratch_table.now.winner,
            self.scratch_table.now.trick_points,
        )
        taken = self.solver.solve_current()
        if self.solver.is_aborted:
            return 0
        if self.scratch_table.kind == SCORE_BY_TRICKS:
            self.scratch_table.now.tricks[0] = tricks + taken
        else:
            self.scratch_table.now.points[0] = points + taken
            self.scratch_table.now.points[1] = others + self.solver.points_in_play - taken
            self.scratch_table.now.last_trick_side = (
                -1
            )  # the points of the last trick are already in the solver's result
        self.value = final_utility(self.scratch_table, 0)
        self.scratch_table.now.points[0], self.scratch_table.now.points[1] = points, others
        self.scratch_table.now.tricks[0], self.scratch_table.now.last_trick_side = tricks, last_side
        return 1
