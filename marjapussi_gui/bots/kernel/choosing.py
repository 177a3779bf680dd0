"""Which action the tree search tries next at a node.

With heuristics every action is tried once, and then chosen by UCB1, scaled by how much outcomes
differ. With a policy (PUCT) the likely actions are tried first and more often, so that the value
of a good plan isn't blurred by replies that hardly anybody would choose.
"""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NONE, ONE
    from cython.cimports.marjapussi_gui.bots.kernel.cnode import Node
    from cython.cimports.marjapussi_gui.bots.kernel.guess import expect, liking
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import merit
else:
    from math import log, sqrt

    from .bits import lowest
    from .constants import NONE, ONE
    from .guess import expect, liking
    from .node import Node
    from .table import TrickTable
    from .thumb import merit

# Visits that the variance of the whole tree counts for
PRIOR = cython.declare(cython.double, 8.0)
# Standard deviations that a certain action gains
CURIOUS = cython.declare(cython.double, 2.0)
# Standard deviations taken off untried actions
SHY = cython.declare(cython.double, 0.2)
CODES = 80  # codes of cards and calls
LISTED = cython.declare(cython.int, 1024)
# Log(1 + n), as log took a tenth of the search time
LOGS = cython.declare(cython.double[1024])
if not cython.compiled:
    LOGS = [0.0] * 1024


def _fill_logs() -> None:
    number: cython.int
    for number in range(LISTED):
        LOGS[number] = log(1.0 + number)


_fill_logs()


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def is_offered(code: cython.int, plays: cython.ulonglong, words: cython.int) -> cython.bint:
    """Return whether a code is among these cards and calls."""
    if code < 64:
        return plays >> code & 1 != 0
    return words >> (code - 64) & 1 != 0


@cython.cclass
class Choosing:
    """The nodes of a search tree and the rule that picks the next action at each."""

    def __init__(self, scene: TrickTable, most: int, explore: float) -> None:
        if not cython.compiled:
            self.chances = [0.0] * CODES
        self.scene, self.most, self.explore = scene, most, explore
        self.used, self.tried = 1, NONE
        self.whole = 0.0
        self.is_guided = 0
        self.sibling = array("i", [NONE]) * most
        self.code = array("h", [0]) * most  # the action; separate arrays, as both are scanned
        if cython.compiled:
            self.room = array("d", [0.0]) * (
                most * cython.sizeof(Node) // cython.sizeof(cython.double)
            )
            self.nodes = cython.cast(cython.pointer(Node), cython.address(self.room[0]))
        else:
            self.nodes = [Node() for _ in range(most)]
        self.nodes[0].child = NONE

    def guide(self, weights: cython.short[::1]) -> None:
        """Use fitted policy weights instead of heuristics."""
        self.weights = weights
        self.is_guided = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _select(self, node: cython.int, plays: cython.ulonglong) -> cython.int:
        """Return the most promising action, and set chosen_child to its node or NONE.

        At the root untried actions always come first, as each needs a value. The exploration
        bonus grows with how often an action was available, since not every world allows it.
        """
        nodes: cython.pointer(Node) = self.nodes
        words: cython.int = self.scene.says
        following: cython.int = nodes[node].child
        code: cython.int
        best: cython.int = NONE
        most: cython.double = -1e30
        value: cython.double
        spread: cython.double
        share: cython.double
        number: cython.int
        offered: cython.int
        if not words and not plays & (plays - 1):
            return lowest(plays)
        if not plays and not words & (words - 1):
            return 64 + lowest(words)
        if self.is_guided and node:
            return self._expected(node, plays, words)
        spread = self.explore * self._spread(node)
        while following >= 0:
            code = self.code[following]
            if is_offered(code, plays, words):
                if code < 64:
                    plays ^= ONE << code
                else:
                    words ^= 1 << (code - 64)
                number = nodes[following].visits
                share = 1.0 / number
                offered = number + nodes[following].passed
                value = LOGS[offered] if offered < LISTED else log(1.0 + offered)
                value = nodes[following].total * share + spread * sqrt(value * share)
                nodes[following].passed += 1
                if value > most:
                    most = value
                    best = following
            following = self.sibling[following]
        if plays or words:
            return self._untried(plays, words)
        nodes[best].passed -= 1
        self.tried = best
        return self.code[best]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _expected(self, node: cython.int, plays: cython.ulonglong, words: cython.int) -> cython.int:
        """Return the most promising action by value and policy prior."""
        nodes: cython.pointer(Node) = self.nodes
        following: cython.int = nodes[node].child
        tries: cython.int = nodes[node].visits - 1  # the first ended here
        number: cython.int
        spread: cython.double = self._spread(node)
        unknown: cython.double = nodes[node].sum / tries if tries > 0 else 0.5
        code: cython.int
        best: cython.int = NONE
        chosen: cython.int = NONE
        most: cython.double = -1e30
        value: cython.double
        share: cython.double
        expect(self.scene, self.weights, plays, self.chances)
        unknown -= SHY * spread
        spread *= CURIOUS
        while following >= 0:
            code = self.code[following]
            if is_offered(code, plays, words):
                if code < 64:
                    plays ^= ONE << code
                else:
                    words ^= 1 << (code - 64)
                number = nodes[following].visits
                share = spread * sqrt(cython.cast(cython.double, number + nodes[following].passed))
                value = nodes[following].total / number + share * self.chances[code] / (1 + number)
                nodes[following].passed += 1
                if value > most:
                    most = value
                    best = following
                    chosen = code
            following = self.sibling[following]
        share = spread * sqrt(cython.cast(cython.double, tries + 1))
        while plays:
            code = lowest(plays)
            plays &= plays - 1
            value = unknown + share * self.chances[code]
            if value > most:
                most = value
                best = NONE
                chosen = code
        while words:
            code = 64 + lowest(words)
            words &= words - 1
            value = unknown + share * self.chances[code]
            if value > most:
                most = value
                best = NONE
                chosen = code
        if best != NONE:
            nodes[best].passed -= 1
        self.tried = best
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _spread(self, node: cython.int) -> cython.double:
        """Return the standard deviation of outcomes at a node, mixed with that of the tree."""
        number: cython.int = self.nodes[node].visits - (1 if node else 0)  # the first ended here
        known: cython.double = self._scatter(node, number)
        return sqrt((known + PRIOR * self.whole) / (number + PRIOR))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _scatter(self, node: cython.int, number: cython.int) -> cython.double:
        """Return the sum of squared deviations of the outcomes after a node."""
        sum_: cython.double = self.nodes[node].sum
        if number < 2:
            return 0.0
        return max(self.nodes[node].square - sum_ * sum_ / number, 0.0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _untried(self, plays: cython.ulonglong, words: cython.int) -> cython.int:
        """Return an untried call or else the untried card with the best heuristic value."""
        card: cython.int
        best: cython.int = NONE
        most: cython.int = -1000000
        value: cython.int
        if words:
            return 64 + lowest(words)
        while plays:
            card = lowest(plays)
            plays &= plays - 1
            if self.is_guided:
                value = liking(self.scene, self.weights, card)
            else:
                value = merit(self.scene, card)
            if value > most:
                most = value
                best = card
        return best
