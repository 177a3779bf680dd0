"""Exact utilities of leaves of the search tree, in the leaf's world with open hands.

Where nothing but the points of one side decides, the fast double-dummy solver finds them;
everywhere else the endgame solver, which knows every rule, searches on.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import popcount
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
        BY_BERRIES,
        BY_TRICKS,
        NO_TRUMP,
        PAIR,
    )
    from cython.cimports.marjapussi_gui.bots.kernel.endgame import Endgame
    from cython.cimports.marjapussi_gui.bots.kernel.payoff import payoff
    from cython.cimports.marjapussi_gui.bots.kernel.solver import Solver
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
else:
    from .bits import popcount
    from .constants import BY_BERRIES, BY_TRICKS, NO_TRUMP, PAIR
    from .endgame import Endgame
    from .payoff import payoff
    from .solver import Solver
    from .table import TrickTable


ENTRIES = 15, 12  # log2 of the entries: small enough for the processor's cache


@cython.cclass
class Leaves:
    """Exact utilities of positions late in a hand, for two sides."""

    def __init__(self, scene: TrickTable, by_total: int, cards: int, nodes: int) -> None:
        """Set up to how many cards per hand to solve, where points alone decide and elsewhere."""
        is_solved = scene.sides == 2
        tricks = scene.kind == BY_TRICKS
        self.scene = scene
        self.most_by_total = by_total * scene.players if is_solved else 0
        self.most = cards * scene.players if is_solved else 0
        self.has_total = scene.kind != BY_BERRIES and scene.lone < 0 and not scene.aim
        self.endgame = Endgame(scene, 0, ENTRIES[0] if self.most else 0)
        self.solver = Solver(ENTRIES[1] if self.most_by_total else 0)
        self.endgame.limit = self.solver.limit = nodes
        self.solver.set_up(
            [0] * scene.players,
            sum(1 << seat for seat in range(scene.players) if not scene.side_of[seat]),
            NO_TRUMP,
            [0] * 16 if tricks else list(scene.values),
            int(tricks),
            scene.last_worth,
            scene.must_head,
            scene.must_trump,
        )

    def worth(self) -> float | None:
        """Return the utility for side 0; None if the position is too early or too hard."""
        return self.value if self.solve() else None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def solve(self) -> cython.int:
        """Set value to the utility for side 0 and return whether it was found."""
        left: cython.int = popcount(self.scene.now.live)
        if left <= self.most_by_total and self._is_total():
            return self._by_total()
        if left > self.most:
            return 0
        self.value = self.endgame.solve()
        return self.endgame.nodes <= self.endgame.limit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_total(self) -> cython.int:
        """Return whether only the points that side 0 takes are still open."""
        if not self.has_total or self.scene.now.question or self.scene.now.stock_left:
            return 0
        if self.scene.has_rows or (self.scene.marriage_lead and self.scene.now.pair >= 0):
            return 0
        both_took: cython.bint = self.scene.now.tricks[0] and self.scene.now.tricks[1]
        return (both_took or self.scene.kind == BY_TRICKS) and not self._may_marry()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_marry(self) -> cython.int:
        """Return whether a side still holds a marriage that it can declare."""
        first: cython.ulonglong = 0
        second: cython.ulonglong = 0
        seat: cython.int
        suit: cython.int
        if not self.scene.speech:
            return 0
        for seat in range(self.scene.players):
            if self.scene.side_of[seat]:
                second |= self.scene.now.hand[seat]
            else:
                first |= self.scene.now.hand[seat]
        for suit in range(4):
            if (self.scene.half_bluff or not self.scene.now.made >> suit & 1) and (
                first >> (suit << 4) & PAIR == PAIR or second >> (suit << 4) & PAIR == PAIR
            ):
                return 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _by_total(self) -> cython.int:
        """Solve for the points of side 0 and score the finished hand; return 0 if aborted."""
        seat: cython.int
        taken: cython.int
        points: cython.int = self.scene.now.points[0]
        others: cython.int = self.scene.now.points[1]
        tricks: cython.int = self.scene.now.tricks[0]
        last_side: cython.int = self.scene.now.last_side
        for seat in range(self.scene.players):
            self.solver.hand[seat] = self.scene.now.hand[seat]
        self.solver.trump = self.scene.now.trump
        self.solver.turn, self.solver.count = self.scene.now.turn, self.scene.now.count
        self.solver.led, self.solver.best = self.scene.now.led, self.scene.now.best
        self.solver.winner, self.solver.on_table = self.scene.now.winner, self.scene.now.on_table
        taken = self.solver.solve_from()
        if self.solver.gave_up:
            return 0
        if self.scene.kind == BY_TRICKS:
            self.scene.now.tricks[0] = tricks + taken
        else:
            self.scene.now.points[0] = points + taken
            self.scene.now.points[1] = others + self.solver.whole - taken
            self.scene.now.last_side = -1  # the solver has counted the last trick already
        self.value = payoff(self.scene, 0)
        self.scene.now.points[0], self.scene.now.points[1] = points, others
        self.scene.now.tricks[0], self.scene.now.last_side = tricks, last_side
        return 1
