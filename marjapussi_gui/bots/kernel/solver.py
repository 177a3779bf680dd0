"""A double-dummy solver: the points a side takes with open hands and best play.

It narrows bounds by null-window searches (double_dummy_search.py), which use a transposition
table (transposition_table.py), sure points (trick_bounds.py) and the hands (open_hands.py). All
of it also runs uncompiled, slowly.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import highest, mixed
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import LANE, NO_CARD, ONE
    from cython.cimports.marjapussi_gui.bots.kernel.search import Search
else:
    from .bits import highest, mixed
    from .constants import LANE, NO_CARD, ONE
    from .search import Search


@cython.final
@cython.cclass
class Solver(Search):
    """A double-dummy solver for one deal.

    No card or trick may count less than 0, and all together at most 16383. Each problem resets
    the node count; beyond node_limit (0: none) it sets is_aborted, and the result is then only
    a lower bound.
    """

    def __init__(self, bits: cython.int = 18) -> None:
        super().__init__(bits)
        self.limit = self.gave_up = 0

    # Problems

    def solve(self, leader: cython.int) -> int:
        """Return the points of the side when leader plays first."""
        return self.solve_after(leader, ())

    def solve_after(self, leader: cython.int, cards: Sequence[int]) -> int:
        """Return the points of the side with cards already in the trick, led by leader."""
        answer: cython.int
        self._lay(leader, cards)
        with cython.nogil:
            answer = self._close_in(NO_CARD, self._guess(), self._total())
        return answer

    def is_reached(self, leader: cython.int, goal: cython.int) -> bool:
        """Return whether the side takes at least goal points."""
        answer: cython.int
        self._lay(leader, ())
        with cython.nogil:
            answer = self._lead(goal, self._total())
        return answer >= goal

    def moves(self, leader: cython.int, cards: Sequence[int]) -> list[tuple[int, int]]:
        """Return each legal card with the points that the side takes after it."""
        answer: cython.int
        card: cython.int
        answers: list[tuple[int, int]] = []
        self._lay(leader, cards)
        legal: cython.ulonglong = self._playable()
        distinct: cython.ulonglong = self._distinct(legal)
        answer = self._guess()
        while legal:
            card = highest(legal)
            legal ^= ONE << card
            if distinct >> card & 1:
                with cython.nogil:
                    answer = self._close_in(card, answer, self._total())
            answers.append((card, answer))
        return answers

    def play_out(self, leader: cython.int, number: cython.int, seed: cython.ulonglong) -> int:
        """Return the total points of the side in hands played at random."""
        sum_: cython.longlong
        with cython.nogil:
            sum_ = self._play_out(leader, number, mixed(seed, 1) | 1)
        return sum_

    def solve_from(self) -> cython.int:
        """Return the points of the side out of points_in_play, from the current fields.

        The caller has set hands, trump and the current trick.
        """
        self._begin()
        self._forget()
        self._find_shapes()
        self.whole = 0
        if self.count:
            self.ranked = 1
            self.live |= ONE << self.best
            self.whole = self.on_table - self.values[self.best & 15]
        self.whole += self._total()
        return self._close_in(NO_CARD, self._guess(), self.whole)

    def _close_in(self, card: cython.int, guess: cython.int, total: cython.int) -> cython.int:
        """Return the points of the side out of total, after card is played unless NO_CARD."""
        low: cython.int = 0
        high: cython.int = total
        step: cython.int = self.per_trick if self.by_rank else total // 12 + 1
        goal: cython.int = guess if guess > 0 else 1
        while low < high:
            if card != NO_CARD:
                answer = self._after(card, goal, total)
            else:
                answer = self._follow(goal, total) if self.count else self._lead(goal, total)
            if self.gave_up:
                return low
            if answer >= goal:
                low = answer
                goal = low + (step if 2 * step < high - low else (high - low + 1) // 2)
            else:
                high = answer
                goal = high - (step if 2 * step < high - low else (high - low + 1) // 2) + 1
        return low

    def _guess(self) -> cython.int:
        """Estimate the points of the side by its share of the four top cards of each suit."""
        suit_cards: cython.ulonglong
        total: cython.int = self._total()
        share: cython.int = 0
        whole: cython.int = 0
        for suit in range(4):
            suit_cards = self.live & LANE << (suit << 4)
            weight = 4
            while suit_cards and weight:
                card = highest(suit_cards)
                suit_cards ^= ONE << card
                whole += weight
                for seat in range(self.players):
                    if self.camp >> seat & 1 and self.hand[seat] >> card & 1:
                        share += weight
                weight -= 1
        return total * share // whole if whole else 0


def playouts(
    hands: Sequence[int],
    camp: int,
    leader: int,
    trump: int,
    values: Sequence[int],
    per_trick: int,
    last: int,
    must_head: bool,
    must_trump: bool,
    number: int,
    seed: int,
) -> int:
    """Return the total points of a side in hands played at random."""
    solver = Solver(0)
    solver.set_up(hands, camp, trump, values, per_trick, last, must_head, must_trump)
    return solver.play_out(leader, number, seed)
