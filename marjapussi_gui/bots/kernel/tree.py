"""The search of a player who sees his own cards: one tree of what all see, over many worlds.

Each iteration plays in another world that the player holds possible, follows the tree by what is
legal there, adds one position, and plays on by rules of thumb.
"""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
    from cython.cimports.marjapussi_gui.bots.kernel.alike import distinct
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, scrambled
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NONE, ONE, SEEN
    from cython.cimports.marjapussi_gui.bots.kernel.laying_out import lay_out
    from cython.cimports.marjapussi_gui.bots.kernel.leaves import Leaves
    from cython.cimports.marjapussi_gui.bots.kernel.payoff import payoff
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import choose, merit
else:
    from math import log, sqrt

    from .alike import distinct
    from .bits import lowest, scrambled
    from .constants import NONE, ONE, SEEN
    from .laying_out import lay_out
    from .leaves import Leaves
    from .payoff import payoff
    from .table import TrickTable
    from .thumb import choose, merit

DEEPEST = cython.declare(cython.int, 250)


@cython.cclass
class Tree:
    """Grows from a position that one player sees; asked in slices, so that it can be stopped."""

    def __init__(
        self, root: TrickTable, scene: TrickTable, most: int, explore: float, luck: int
    ) -> None:
        """Take the position, a second table to play on, and how many positions to keep."""
        if not cython.compiled:
            self.path, self.sides, self.worth = [0] * 256, [0] * 256, [0.0] * 4
        self.root, self.scene = root, scene
        self.most, self.explore = most, explore
        self.luck = luck | 1
        self.used, self.depth, self.pool = 1, 0, 0
        self.low, self.high = 1e30, -1e30
        self.child = array("i", [-1]) * most
        self.sibling = array("i", [-1]) * most
        self.visits = array("i", [0]) * most
        self.total = array("d", [0.0]) * most
        self.code = array("h", [0]) * most
        self.is_solving = 0
        self.worlds = array("Q", [0])
        self.drawn = array("i", [0])

    def use(self, worlds: cython.ulonglong[::1], drawn: cython.int[::1]) -> None:
        """Play in these worlds, drawn from by their numbers, each as often as it is named."""
        self.worlds, self.drawn = worlds, drawn
        self.pool = len(drawn)

    def solve(self, by_total: int, cards: int, nodes: int) -> None:
        """Take exact values at the edge, as Leaves has them, instead of playing on from there."""
        self.leaves = Leaves(self.scene, by_total, cards, nodes)
        self.is_solving = 1

    def grow(self, iterations: cython.int) -> None:
        number: cython.int
        with cython.nogil:
            for number in range(iterations):
                self._iterate()

    def findings(self) -> list[tuple[int, int, float]]:
        """Return what was tried at the root: a code, how often, and what it is worth."""
        found = []
        node = self.child[0]
        while node >= 0:
            visits = self.visits[node]
            found.append((self.code[node], visits, self.total[node] / max(visits, 1)))
            node = self.sibling[node]
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _iterate(self) -> cython.void:
        side: cython.int
        self.luck = scrambled(self.luck)
        self.scene.copy(self.root)
        lay_out(
            self.scene,
            self.worlds,
            self.drawn[((self.luck >> 32) * cython.cast(cython.ulonglong, self.pool)) >> 32],
            self.luck,
        )
        self.depth = 0
        if self._descend() and self.is_solving and self.leaves.solve():
            self.worth[0], self.worth[1] = self.leaves.value, 1.0 - self.leaves.value
        else:
            self._roll_out()
            for side in range(self.scene.sides):
                self.worth[side] = payoff(self.scene, side)
        self._learn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _descend(self) -> cython.int:
        """Follow the tree to its edge and add one position; return whether the hand goes on."""
        node: cython.int = 0
        code: cython.int
        following: cython.int
        before: cython.int
        while not self.scene.is_over():
            if self.scene.now.shown >= 0:
                self.sides[self.depth] = 0
                code = SEEN + self.scene.now.shown
            else:
                self.scene.find_legal()
                self.sides[self.depth] = self.scene.side_of[self.scene.mover()]
                code = self._select(node, distinct(self.scene))
            before = self.used
            following = self._child(node, code)
            self.scene.act(code)
            if following == NONE or self.depth >= DEEPEST:
                return not self.scene.is_over()
            self.path[self.depth] = following
            self.depth += 1
            node = following
            if self.used > before:
                return not self.scene.is_over()
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _child(self, node: cython.int, code: cython.int) -> cython.int:
        """Return the position after code, a new one if need be, NONE when the tree is full."""
        following: cython.int = self.child[node]
        while following >= 0:
            if self.code[following] == code:
                return following
            following = self.sibling[following]
        if self.used >= self.most:
            return NONE
        following = self.used
        self.used += 1
        self.code[following] = code
        self.sibling[following] = self.child[node]
        self.child[node] = following
        return following

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _select(self, node: cython.int, plays: cython.ulonglong) -> cython.int:
        """Return what promises most; what was never tried comes first."""
        words: cython.int = self.scene.says
        following: cython.int = self.child[node]
        code: cython.int
        best: cython.int = NONE
        most: cython.double = -1e30
        value: cython.double
        spread: cython.double
        number: cython.int
        if not words and not plays & (plays - 1):
            return lowest(plays)
        if not plays and not words & (words - 1):
            return 64 + lowest(words)
        spread = self.high - self.low
        spread = self.explore * (spread if spread > 0 else 1.0)
        spread *= sqrt(log(1.0 + self.visits[node]))
        while following >= 0:
            code = self.code[following]
            if code < 64:
                if plays >> code & 1:
                    plays ^= ONE << code
                else:
                    code = NONE
            elif words >> (code - 64) & 1:
                words ^= 1 << (code - 64)
            else:
                code = NONE
            if code != NONE:
                number = self.visits[following]
                value = self.total[following] / number + spread / sqrt(number)
                if value > most:
                    most = value
                    best = code
            following = self.sibling[following]
        if plays or words:
            return self._untried(plays, words)
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _untried(self, plays: cython.ulonglong, words: cython.int) -> cython.int:
        """Return a word, or else the card that a rule of thumb likes best."""
        card: cython.int
        best: cython.int = NONE
        most: cython.int = -1000000
        value: cython.int
        if words:
            return 64 + lowest(words)
        while plays:
            card = lowest(plays)
            plays &= plays - 1
            value = merit(self.scene, card)
            if value > most:
                most = value
                best = card
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _roll_out(self) -> cython.void:
        luck: cython.ulonglong = self.luck
        while not self.scene.is_over():
            if self.scene.now.shown >= 0:
                self.scene.act(SEEN + self.scene.now.shown)
                continue
            self.scene.find_legal()
            luck = scrambled(luck)
            self.scene.act(choose(self.scene, cython.cast(cython.int, luck >> 40)))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _learn(self) -> cython.void:
        """Tell all positions of the path what came of it, each for the side that chose it."""
        step: cython.int
        self.low = min(self.low, self.worth[0])
        self.high = max(self.high, self.worth[0])
        self.visits[0] += 1
        for step in range(self.depth):
            self.visits[self.path[step]] += 1
            self.total[self.path[step]] += self.worth[self.sides[step]]
