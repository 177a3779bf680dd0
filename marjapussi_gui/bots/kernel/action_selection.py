"""Selects which action the tree search tries next at a node.

With heuristics, each action is tried once and later chosen by UCB1, scaled by how much outcomes
vary. With a policy (PUCT), likely actions are tried first and more often, so that replies that
hardly anybody would choose don't hide the value of a good plan.
"""

from __future__ import annotations

from array import array

import cython
from cython.cimports.libc.math import log, sqrt
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import CODE_COUNT, NONE, ONE
from cython.cimports.marjapussi_gui.bots.kernel.cnode import TreeNode
from cython.cimports.marjapussi_gui.bots.kernel.heuristics import heuristic_value
from cython.cimports.marjapussi_gui.bots.kernel.policy import fill_priors, log_prior
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable

# The three numbers below are set by hand; tests.bench.regret shows the effect of other values
# weight, in visits, of the whole tree's variance at each node
PRIOR_VISITS = cython.declare(cython.double, 8.0)
# bonus of an action with prior 1, in standard deviations
POLICY_EXPLORATION = cython.declare(cython.double, 2.0)
# penalty of untried actions, in standard deviations
UNTRIED_PENALTY = cython.declare(cython.double, 0.2)
LOG_TABLE_SIZE = cython.declare(cython.int, 1024)
# log(1 + n) by n, because computing log() took a tenth of the search time
LOG_TABLE = cython.declare(cython.double[1024])
if not cython.compiled:
    LOG_TABLE = [0.0] * LOG_TABLE_SIZE


def _fill_log_table() -> None:
    number: cython.int
    for number in range(LOG_TABLE_SIZE):
        LOG_TABLE[number] = log(1.0 + number)


_fill_log_table()


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def is_available(code: cython.int, cards: cython.ulonglong, calls: cython.int) -> cython.bint:
    """Return whether a code is among these cards or calls."""
    if code < 64:
        return cards >> code & 1 != 0
    return calls >> (code - 64) & 1 != 0


@cython.cclass
class ActionSelection:
    """The nodes of a search tree, and the rule by which the next action at a node is selected."""

    def __init__(self, scratch_table: TrickTable, max_nodes: int, exploration: float) -> None:
        if not cython.compiled:
            self.priors = [0.0] * CODE_COUNT
        self.scratch_table, self.max_nodes, self.exploration = scratch_table, max_nodes, exploration
        self.used_nodes, self.chosen_child = 1, NONE
        self.root_variance = 0.0
        self.uses_policy = 0
        self.next_sibling = array("i", [NONE]) * max_nodes
        self.node_code = (
            array("h", [0]) * max_nodes
        )  # codes and links have arrays of their own, because searches scan them
        if cython.compiled:
            self.node_buffer = array("d", [0.0]) * (
                max_nodes * cython.sizeof(TreeNode) // cython.sizeof(cython.double)
            )
            self.nodes = cython.cast(cython.pointer(TreeNode), cython.address(self.node_buffer[0]))
        else:
            self.nodes = [TreeNode() for _ in range(max_nodes)]
        self.nodes[0].child = NONE

    def use_policy(self, weights: cython.short[::1]) -> None:
        """Select by fitted policy weights instead of heuristics."""
        self.weights = weights
        self.uses_policy = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _select_action(self, node: cython.int, cards: cython.ulonglong) -> cython.int:
        """Return the most promising action. Set chosen_child to its node, or to NONE.

        At the root untried actions come first, because each of them needs a value. The exploration
        bonus grows with how often an action was available, as not every world (sampled deal) allows
        it.
        """
        nodes: cython.pointer(TreeNode) = self.nodes
        words: cython.int = self.scratch_table.legal_calls
        following: cython.int = nodes[node].child
        code: cython.int
        best: cython.int = NONE
        most: cython.double = -1e30
        value: cython.double
        spread: cython.double
        share: cython.double
        number: cython.int
        offered: cython.int
        if not words and not cards & (cards - 1):
            return lowest_bit(cards)
        if not cards and not words & (words - 1):
            return 64 + lowest_bit(words)
        if self.uses_policy and node:
            return self._select_by_policy(node, cards, words)
        spread = self.exploration * self._standard_deviation(node)
        while following >= 0:
            code = self.node_code[following]
            if is_available(code, cards, words):
                if code < 64:
                    cards ^= ONE << code
                else:
                    words ^= 1 << (code - 64)
                number = nodes[following].visits
                share = 1.0 / number
                offered = number + nodes[following].passed
                value = LOG_TABLE[offered] if offered < LOG_TABLE_SIZE else log(1.0 + offered)
                value = nodes[following].total * share + spread * sqrt(value * share)
                nodes[following].passed += 1
                if value > most:
                    most = value
                    best = following
            following = self.next_sibling[following]
        if cards or words:
            return self._first_untried(cards, words)
        nodes[best].passed -= 1
        self.chosen_child = best
        return self.node_code[best]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _select_by_policy(
        self, node: cython.int, cards: cython.ulonglong, calls: cython.int
    ) -> cython.int:
        """Return the most promising action, by its value and its prior from the policy."""
        nodes: cython.pointer(TreeNode) = self.nodes
        following: cython.int = nodes[node].child
        tries: cython.int = nodes[node].visits - 1  # the first visit created the node
        number: cython.int
        spread: cython.double = self._standard_deviation(node)
        unknown: cython.double = nodes[node].sum / tries if tries > 0 else 0.5
        code: cython.int
        best: cython.int = NONE
        chosen: cython.int = NONE
        most: cython.double = -1e30
        value: cython.double
        share: cython.double
        fill_priors(self.scratch_table, self.weights, cards, self.priors)
        unknown -= UNTRIED_PENALTY * spread
        spread *= POLICY_EXPLORATION
        while following >= 0:
            code = self.node_code[following]
            if is_available(code, cards, calls):
                if code < 64:
                    cards ^= ONE << code
                else:
                    calls ^= 1 << (code - 64)
                number = nodes[following].visits
                share = spread * sqrt(cython.cast(cython.double, number + nodes[following].passed))
                value = nodes[following].total / number + share * self.priors[code] / (1 + number)
                nodes[following].passed += 1
                if value > most:
                    most = value
                    best = following
                    chosen = code
            following = self.next_sibling[following]
        share = spread * sqrt(cython.cast(cython.double, tries + 1))
        while cards:
            code = lowest_bit(cards)
            cards &= cards - 1
            value = unknown + share * self.priors[code]
            if value > most:
                most = value
                best = NONE
                chosen = code
        while calls:
            code = 64 + lowest_bit(calls)
            calls &= calls - 1
            value = unknown + share * self.priors[code]
            if value > most:
                most = value
                best = NONE
                chosen = code
        if best != NONE:
            nodes[best].passed -= 1
        self.chosen_child = best
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _standard_deviation(self, node: cython.int) -> cython.double:
        """Return the standard deviation of the outcomes at a node, mixed with the whole tree's."""
        number: cython.int = self.nodes[node].visits - (1 if node else 0)  # the first ended here
        known: cython.double = self._squared_deviations(node, number)
        return sqrt((known + PRIOR_VISITS * self.root_variance) / (number + PRIOR_VISITS))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _squared_deviations(self, node: cython.int, count: cython.int) -> cython.double:
        """Return the sum of the squared deviations of a node's outcomes from their mean."""
        sum_: cython.double = self.nodes[node].sum
        if count < 2:
            return 0.0
        return max(self.nodes[node].square - sum_ * sum_ / count, 0.0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _first_untried(self, cards: cython.ulonglong, calls: cython.int) -> cython.int:
        """Return an untried call or, if there is none, the untried card with the highest rating."""
        card: cython.int
        best: cython.int = NONE
        most: cython.int = -1000000
        value: cython.int
        if calls:
            return 64 + lowest_bit(calls)
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            if self.uses_policy:
                value = log_prior(self.scratch_table, self.weights, card)
            else:
                value = heuristic_value(self.scratch_table, card)
            if value > most:
                most = value
                best = card
        return best
