"""A double-dummy solver: how many points a side takes with open hands and best play.

It narrows down the points by null-window searches (double_dummy_search.py), which only tell whether
a number of points is reached. These use a transposition table (transposition_table.py), points that
are sure without search (trick_bounds.py), and the state of the hands (open_hands.py). All modules
also run uncompiled, but slowly.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import highest_bit, mix_hash
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import NO_CARD, ONE, SUIT_MASK
from cython.cimports.marjapussi_gui.bots.kernel.double_dummy_search import DoubleDummySearch


@cython.final
@cython.cclass
class DoubleDummySolver(DoubleDummySearch):
    """A double-dummy solver for one deal.

    Cards and tricks must count at least 0 points, and at most 16383 together. The node count starts
    at 0 for each problem. If it exceeds node_limit (0 for no limit), is_aborted is set, and the
    result is only a lower bound.
    """

    def __init__(self, size_bits: cython.int = 18) -> None:
        super().__init__(size_bits)
        self.node_limit = self.is_aborted = 0

    # Problems to solve

    def solve(self, leader: cython.int) -> int:
        """Return how many points the side takes if this seat leads to the first trick."""
        return self.solve_after(leader, ())

    def solve_after(self, leader: cython.int, cards: Sequence[int]) -> int:
        """Return how many points the side takes after these cards in the leader's trick."""
        answer: cython.int
        self._prepare(leader, cards)
        with cython.nogil:
            answer = self._narrow_bounds(NO_CARD, self._estimate_points(), self._remaining_points())
        return answer

    def is_goal_reached(self, leader: cython.int, goal: cython.int) -> bool:
        """Return whether the side takes at least `goal` points."""
        answer: cython.int
        self._prepare(leader, ())
        with cython.nogil:
            answer = self._search_trick(goal, self._remaining_points())
        return answer >= goal

    def move_values(self, leader: cython.int, cards: Sequence[int]) -> list[tuple[int, int]]:
        """Return each legal card, with the points that the side takes if it is played."""
        answer: cython.int
        card: cython.int
        answers: list[tuple[int, int]] = []
        self._prepare(leader, cards)
        legal: cython.ulonglong = self._legal_cards()
        distinct: cython.ulonglong = self._representatives(legal)
        answer = self._estimate_points()
        while legal:
            card = highest_bit(legal)
            legal ^= ONE << card
            if distinct >> card & 1:
                with cython.nogil:
                    answer = self._narrow_bounds(card, answer, self._remaining_points())
            answers.append((card, answer))
        return answers

    def play_random_hands(
        self, leader: cython.int, count: cython.int, seed: cython.ulonglong
    ) -> int:
        """Return the sum of the side's points over `count` hands played at random."""
        sum_: cython.longlong
        with cython.nogil:
            sum_ = self._play_random_hands(leader, count, mix_hash(seed, 1) | 1)
        return sum_

    def solve_current(self) -> cython.int:
        """Return how many points the side takes from the position in the solver's fields.

        The caller must have set hands, trump and the current trick.
        """
        self._reset_search()
        self._start_generation()
        self._compute_shapes()
        self.points_in_play = 0
        if self.trick_size:
            self.is_contested = 1
            self.live |= ONE << self.best_card
            self.points_in_play = self.trick_points - self.values[self.best_card & 15]
        self.points_in_play += self._remaining_points()
        return self._narrow_bounds(NO_CARD, self._estimate_points(), self.points_in_play)

    def _narrow_bounds(
        self, card: cython.int, estimate: cython.int, total: cython.int
    ) -> cython.int:
        """Return the side's exact points, found by null-window searches around an estimate.

        If card isn't NO_CARD, it is played first. The result lies between 0 and total.
        """
        low: cython.int = 0
        high: cython.int = total
        step: cython.int = self.points_per_trick if self.only_tricks_count else total // 12 + 1
        goal: cython.int = max(1, min(estimate, total))
        while low < high:
            if card != NO_CARD:
                answer = self._search_after(card, goal, total)
            else:
                answer = (
                    self._search_follow(goal, total)
                    if self.trick_size
                    else self._search_trick(goal, total)
                )
            if self.is_aborted:
                return low
            if answer >= goal:
                low = answer
                goal = low + (step if 2 * step < high - low else (high - low + 1) // 2)
            else:
                high = answer
                goal = high - (step if 2 * step < high - low else (high - low + 1) // 2) + 1
        return low

    def _estimate_points(self) -> cython.int:
        """Return an estimate of the side's points, by its share of each suit's four top cards.

        If only tricks count, the formula is fitted to deals without trump: the lead is worth a
        trick, and each point of weight more than the other side has is worth a quarter of one.
        """
        suit_cards: cython.ulonglong
        total: cython.int = self._remaining_points()
        share: cython.int = 0
        whole: cython.int = 0
        for suit in range(4):
            suit_cards = self.live & SUIT_MASK << (suit << 4)
            weight = 4
            while suit_cards and weight:
                card = highest_bit(suit_cards)
                suit_cards ^= ONE << card
                whole += weight
                for seat in range(self.players):
                    if self.side_seats >> seat & 1 and self.hand[seat] >> card & 1:
                        share += weight
                weight -= 1
        if self.only_tricks_count:
            lead = 4 if self.side_seats >> self.turn & 1 else 0
            return (2 * total + self.points_per_trick * (2 * share - whole + lead)) // 4
        return total * share // whole if whole else 0


def random_play_points(
    hands: Sequence[int],
    side_seats: int,
    leader: int,
    trump: int,
    values: Sequence[int],
    points_per_trick: int,
    last_trick_points: int,
    must_head: bool,
    must_trump: bool,
    count: int,
    seed: int,
) -> int:
    """Return the sum of a side's points over `count` hands played at random."""
    solver = DoubleDummySolver(0)
    solver.set_up(
        hands, side_seats, trump, values, points_per_trick, last_trick_points, must_head, must_trump
    )
    return solver.play_random_hands(leader, count, seed)
