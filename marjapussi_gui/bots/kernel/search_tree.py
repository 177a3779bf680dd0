"""Information-set Monte Carlo tree search: one tree of visible actions for many worlds.

A world is a possible deal of the hidden cards. Each iteration plays in a sampled world, follows the
tree as far as its actions are legal there, adds one node, and plays on by heuristics or by the
policy.
"""

from __future__ import annotations

from array import array

import cython
from cython.cimports.marjapussi_gui.bots.kernel.action_selection import ActionSelection
from cython.cimports.marjapussi_gui.bots.kernel.cbits import next_random
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NONE, PATH_LENGTH, REVEAL_CARD
from cython.cimports.marjapussi_gui.bots.kernel.cnode import TreeNode
from cython.cimports.marjapussi_gui.bots.kernel.equivalence import representatives
from cython.cimports.marjapussi_gui.bots.kernel.heuristics import choose_action
from cython.cimports.marjapussi_gui.bots.kernel.leaf_evaluator import LeafEvaluator
from cython.cimports.marjapussi_gui.bots.kernel.policy import sample_action
from cython.cimports.marjapussi_gui.bots.kernel.trick_table import TrickTable
from cython.cimports.marjapussi_gui.bots.kernel.utility import final_utility, outcome_index
from cython.cimports.marjapussi_gui.bots.kernel.world_placement import place_world

from .inputs import PositionInput

MAX_DEPTH = cython.declare(cython.int, PATH_LENGTH - 6)  # a few actions may follow
MIN_VISITS = cython.declare(cython.int, 8)  # with fewer visits the numbers mean little


@cython.final
@cython.cclass
class SearchTree(ActionSelection):
    """A search tree for one player's view. It runs in slices, so that a search can be stopped."""

    def __init__(
        self,
        root: TrickTable,
        scratch_table: TrickTable,
        max_nodes: int,
        exploration: float,
        seed: int,
    ) -> None:
        super().__init__(scratch_table, max_nodes, exploration)
        if not cython.compiled:
            self.path, self.sides = [0] * PATH_LENGTH, [0] * PATH_LENGTH
            self.final_utilities = [0.0] * 4
        self.root = root
        self.random_state = seed | 1
        self.depth, self.pool, self.uses_solver = 0, 0, 0
        self.forced_code, self.outcome_capacity, self.outcomes = NONE, 0, array("i", [NONE])
        self.worlds = array("Q", [0])
        self.world_indices = array("i", [0])

    def set_worlds(self, worlds: cython.ulonglong[::1], indices: cython.int[::1]) -> None:
        """Set the worlds to sample from, by index. An index may be repeated to weight its world."""
        self.worlds, self.world_indices = worlds, indices
        self.pool = len(indices)

    def force_first(self, code: int, outcomes: cython.int[::1]) -> None:
        """Always start with this action, and record the index of each playout's outcome."""
        self.forced_code, self.outcomes, self.outcome_capacity = code, outcomes, len(outcomes)

    def use_solver(self, total_cards_per_hand: int, cards_per_hand: int, node_limit: int) -> None:
        """Evaluate leaves exactly, instead of by playouts, if LeafEvaluator can."""
        self.leaf_evaluator = LeafEvaluator(
            self.scratch_table, total_cards_per_hand, cards_per_hand, node_limit
        )
        self.uses_solver = 1

    def run(self, iterations: cython.int) -> None:
        number: cython.int
        with cython.nogil:
            for number in range(iterations):
                self._run_iteration()

    def root_statistics(self) -> list[tuple[int, int, float]]:
        """Return the code, the visits and the mean utility of each action at the root."""
        found = []
        node = self.nodes[0].child
        while node >= 0:
            visits = self.nodes[node].visits
            found.append((self.node_code[node], visits, self.nodes[node].total / max(visits, 1)))
            node = self.next_sibling[node]
        return found

    def place_world(self, world: int, seed: int) -> PositionInput:
        """Place the cards of a world on the scratch table, and return the position."""
        self.scratch_table.copy_from(self.root)
        place_world(self.scratch_table, self.worlds, world, seed)
        return self.scratch_table.position()

    def principal_line(self, world: int, seed: int) -> list[int]:
        """Return the line of most visited actions in a world, to the end of the hand."""
        node: cython.int = 0
        code: cython.int
        chance: cython.ulonglong = seed
        codes = []
        self.place_world(world, seed)
        while not self.scratch_table.is_over():
            if self.scratch_table.now.revealed_card >= 0:
                code = REVEAL_CARD + self.scratch_table.now.revealed_card
            else:
                self.scratch_table.find_legal()
                chance = next_random(chance)
                code = self._most_visited_code(node, chance)
                codes.append(code)
            node = self._find_child(node, code)
            self.scratch_table.apply(code)
        return codes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_child(self, node: cython.int, code: cython.int) -> cython.int:
        """Return the child of a node for a code, or NONE if there is no such child."""
        following: cython.int = NONE if node == NONE else self.nodes[node].child
        while following != NONE and self.node_code[following] != code:
            following = self.next_sibling[following]
        return following

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _most_visited_code(self, node: cython.int, random_state: cython.ulonglong) -> cython.int:
        """Return the most visited legal action or, after few visits, the heuristics' choice."""
        following: cython.int = NONE if node == NONE else self.nodes[node].child
        code: cython.int
        best: cython.int = NONE
        most: cython.int = MIN_VISITS
        if self.forced_code != NONE and not node:
            return self.forced_code
        while following != NONE:
            code = self.node_code[following]
            if self.nodes[following].visits > most and self._is_legal(code):
                most = self.nodes[following].visits
                best = code
            following = self.next_sibling[following]
        return (
            best
            if best != NONE
            else choose_action(self.scratch_table, cython.cast(cython.int, random_state >> 40))
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_legal(self, code: cython.int) -> cython.int:
        """Return whether a code is legal. Call find_legal() first."""
        if code < 64:
            return self.scratch_table.legal_cards >> code & 1
        return self.scratch_table.legal_calls >> (code - 64) & 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _run_iteration(self) -> cython.void:
        side: cython.int
        self.random_state = next_random(self.random_state)
        self.scratch_table.copy_from(self.root)
        place_world(
            self.scratch_table,
            self.worlds,
            self.world_indices[
                ((self.random_state >> 32) * cython.cast(cython.ulonglong, self.pool)) >> 32
            ],
            self.random_state,
        )
        self.depth = 0
        if self._descend_to_leaf() and self.uses_solver and self.leaf_evaluator.try_solve():
            self.final_utilities[0], self.final_utilities[1] = (
                self.leaf_evaluator.value,
                1.0 - self.leaf_evaluator.value,
            )
        else:
            self._play_to_end()
            if self.nodes[0].visits < self.outcome_capacity:
                self.outcomes[self.nodes[0].visits] = outcome_index(self.scratch_table)
            for side in range(self.scratch_table.sides):
                self.final_utilities[side] = final_utility(self.scratch_table, side)
        self._backpropagate()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _descend_to_leaf(self) -> cython.int:
        """Follow the tree and add one node. Return whether the hand isn't over yet."""
        node: cython.int = 0
        code: cython.int
        following: cython.int
        before: cython.int
        while not self.scratch_table.is_over():
            self.chosen_child = NONE
            if self.scratch_table.now.revealed_card >= 0:
                self.sides[self.depth] = 0
                code = REVEAL_CARD + self.scratch_table.now.revealed_card
            else:
                self.scratch_table.find_legal()
                self.sides[self.depth] = self.scratch_table.side_of[
                    self.scratch_table.deciding_seat()
                ]
                if self.forced_code != NONE and not self.depth:
                    code = self.forced_code
                else:
                    code = self._select_action(node, representatives(self.scratch_table))
            before = self.used_nodes
            following = (
                self.chosen_child
                if self.chosen_child != NONE
                else self._get_or_add_child(node, code)
            )
            self.scratch_table.apply(code)
            if following == NONE or self.depth >= MAX_DEPTH:
                return not self.scratch_table.is_over()
            self.path[self.depth] = following
            self.depth += 1
            node = following
            if self.used_nodes > before:
                return not self.scratch_table.is_over()
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _get_or_add_child(self, node: cython.int, code: cython.int) -> cython.int:
        """Return the child for a code, created if necessary, or NONE if the tree is full."""
        nodes: cython.pointer(TreeNode) = self.nodes
        following: cython.int = nodes[node].child
        while following >= 0:
            if self.node_code[following] == code:
                return following
            following = self.next_sibling[following]
        if self.used_nodes >= self.max_nodes:
            return NONE
        following = self.used_nodes
        self.used_nodes += 1
        self.node_code[following] = code
        nodes[following].child = NONE
        self.next_sibling[following] = nodes[node].child
        nodes[node].child = following
        return following

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_to_end(self) -> cython.void:
        luck: cython.ulonglong = self.random_state
        while not self.scratch_table.is_over():
            if self.scratch_table.now.revealed_card >= 0:
                self.scratch_table.apply(REVEAL_CARD + self.scratch_table.now.revealed_card)
                continue
            self.scratch_table.find_legal()
            luck = next_random(luck)
            if self.uses_policy:
                self.scratch_table.apply(sample_action(self.scratch_table, self.weights, luck))
            else:
                self.scratch_table.apply(
                    choose_action(self.scratch_table, cython.cast(cython.int, luck >> 40))
                )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _backpropagate(self) -> cython.void:
        """Update the statistics of all nodes on the path, each for the side that chose it."""
        nodes: cython.pointer(TreeNode) = self.nodes
        step: cython.int
        node: cython.int = 0
        value: cython.double
        nodes[0].visits += 1
        for step in range(self.depth):
            value = self.final_utilities[self.sides[step]]
            nodes[node].sum += value
            nodes[node].square += value * value
            node = self.path[step]
            nodes[node].visits += 1
            nodes[node].total += value
        self.root_variance = self._squared_deviations(0, nodes[0].visits) / nodes[0].visits
