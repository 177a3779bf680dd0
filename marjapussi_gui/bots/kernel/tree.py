"""Information-set Monte Carlo tree search: one tree of visible actions over many worlds.

Each iteration plays in a sampled world, follows the tree by what is legal there, adds one node
and plays on by heuristics or by the policy.
"""

from __future__ import annotations

from array import array

import cython

from .given import Position

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.alike import distinct
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import scrambled
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NONE, SEEN
    from cython.cimports.marjapussi_gui.bots.kernel.choosing import Choosing
    from cython.cimports.marjapussi_gui.bots.kernel.cnode import Node
    from cython.cimports.marjapussi_gui.bots.kernel.guess import guess
    from cython.cimports.marjapussi_gui.bots.kernel.laying_out import lay_out
    from cython.cimports.marjapussi_gui.bots.kernel.leaves import Leaves
    from cython.cimports.marjapussi_gui.bots.kernel.payoff import outcome, payoff
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import choose
else:
    from .alike import distinct
    from .bits import scrambled
    from .choosing import Choosing
    from .constants import NONE, SEEN
    from .guess import guess
    from .laying_out import lay_out
    from .leaves import Leaves
    from .payoff import outcome, payoff
    from .table import TrickTable
    from .thumb import choose

DEEPEST = cython.declare(cython.int, 250)
SELDOM = cython.declare(cython.int, 8)  # below this, visit counts say little


@cython.final
@cython.cclass
class Tree(Choosing):
    """A search tree from one player's view; runs in slices, so that it can be stopped."""

    def __init__(
        self, root: TrickTable, scene: TrickTable, most: int, explore: float, luck: int
    ) -> None:
        super().__init__(scene, most, explore)
        if not cython.compiled:
            self.path, self.sides, self.worth = [0] * 256, [0] * 256, [0.0] * 4
        self.root = root
        self.luck = luck | 1
        self.depth, self.pool, self.is_solving = 0, 0, 0
        self.first, self.noted, self.ends = NONE, 0, array("i", [NONE])
        self.worlds = array("Q", [0])
        self.drawn = array("i", [0])

    def use(self, worlds: cython.ulonglong[::1], drawn: cython.int[::1]) -> None:
        """Set the worlds to sample from, by indices; repeat an index to weight a world."""
        self.worlds, self.drawn = worlds, drawn
        self.pool = len(drawn)

    def begin_with(self, code: int, ends: cython.int[::1]) -> None:
        """Always start with this action, and record the outcome index of each playout."""
        self.first, self.ends, self.noted = code, ends, len(ends)

    def solve(self, by_total: int, cards: int, nodes: int) -> None:
        """Evaluate leaves exactly where LeafEvaluator can, instead of by playouts."""
        self.leaves = Leaves(self.scene, by_total, cards, nodes)
        self.is_solving = 1

    def grow(self, iterations: cython.int) -> None:
        number: cython.int
        with cython.nogil:
            for number in range(iterations):
                self._iterate()

    def findings(self) -> list[tuple[int, int, float]]:
        """Return code, visits and mean utility of each action at the root."""
        found = []
        node = self.nodes[0].child
        while node >= 0:
            visits = self.nodes[node].visits
            found.append((self.code[node], visits, self.nodes[node].total / max(visits, 1)))
            node = self.sibling[node]
        return found

    def lay_out(self, world: int, luck: int) -> Position:
        """Place the cards of a world on the scratch table and return the position."""
        self.scene.copy(self.root)
        lay_out(self.scene, self.worlds, world, luck)
        return self.scene.position()

    def line(self, world: int, luck: int) -> list[int]:
        """Return the most visited actions in a world, to the end of the hand."""
        node: cython.int = 0
        code: cython.int
        chance: cython.ulonglong = luck
        codes = []
        self.lay_out(world, luck)
        while not self.scene.is_over():
            if self.scene.now.shown >= 0:
                code = SEEN + self.scene.now.shown
            else:
                self.scene.find_legal()
                chance = scrambled(chance)
                code = self._preferred(node, chance)
                codes.append(code)
            node = self._after(node, code)
            self.scene.act(code)
        return codes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(self, node: cython.int, code: cython.int) -> cython.int:
        """Return the child node after a code; NONE if the tree has none."""
        following: cython.int = NONE if node == NONE else self.nodes[node].child
        while following != NONE and self.code[following] != code:
            following = self.sibling[following]
        return following

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _preferred(self, node: cython.int, luck: cython.ulonglong) -> cython.int:
        """Return the most visited legal action, by heuristics if there are few visits."""
        following: cython.int = NONE if node == NONE else self.nodes[node].child
        code: cython.int
        best: cython.int = NONE
        most: cython.int = SELDOM
        if self.first != NONE and not node:
            return self.first
        while following != NONE:
            code = self.code[following]
            if self.nodes[following].visits > most and self._is_legal(code):
                most = self.nodes[following].visits
                best = code
            following = self.sibling[following]
        return best if best != NONE else choose(self.scene, cython.cast(cython.int, luck >> 40))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_legal(self, code: cython.int) -> cython.int:
        """Return whether a code is legal, after find_legal."""
        if code < 64:
            return self.scene.plays >> code & 1
        return self.scene.says >> (code - 64) & 1

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
            if self.nodes[0].visits < self.noted:
                self.ends[self.nodes[0].visits] = outcome(self.scene)
            for side in range(self.scene.sides):
                self.worth[side] = payoff(self.scene, side)
        self._learn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _descend(self) -> cython.int:
        """Follow the tree and add one node; return whether the hand is not yet over."""
        node: cython.int = 0
        code: cython.int
        following: cython.int
        before: cython.int
        while not self.scene.is_over():
            self.tried = NONE
            if self.scene.now.shown >= 0:
                self.sides[self.depth] = 0
                code = SEEN + self.scene.now.shown
            else:
                self.scene.find_legal()
                self.sides[self.depth] = self.scene.side_of[self.scene.mover()]
                if self.first != NONE and not self.depth:
                    code = self.first
                else:
                    code = self._select(node, distinct(self.scene))
            before = self.used
            following = self.tried if self.tried != NONE else self._child(node, code)
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
        """Return the child after a code, creating it if needed; NONE if the tree is full."""
        nodes: cython.pointer(Node) = self.nodes
        following: cython.int = nodes[node].child
        while following >= 0:
            if self.code[following] == code:
                return following
            following = self.sibling[following]
        if self.used >= self.most:
            return NONE
        following = self.used
        self.used += 1
        self.code[following] = code
        nodes[following].child = NONE
        self.sibling[following] = nodes[node].child
        nodes[node].child = following
        return following

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
            if self.is_guided:
                self.scene.act(guess(self.scene, self.weights, luck))
            else:
                self.scene.act(choose(self.scene, cython.cast(cython.int, luck >> 40)))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _learn(self) -> cython.void:
        """Update the statistics along the path, each node for the side that chose it."""
        nodes: cython.pointer(Node) = self.nodes
        step: cython.int
        node: cython.int = 0
        value: cython.double
        nodes[0].visits += 1
        for step in range(self.depth):
            value = self.worth[self.sides[step]]
            nodes[node].sum += value
            nodes[node].square += value * value
            node = self.path[step]
            nodes[node].visits += 1
            nodes[node].total += value
        self.whole = self._scatter(0, nodes[0].visits) / nodes[0].visits
