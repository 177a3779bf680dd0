"""How many cards a rummy hand lacks to be arranged in sets, if the wild cards are known.

The search is branch and bound: the lowest card is tried in every possible set, and a branch ends
when it can't beat the best distance so far. Sets of three to five cards are enough, because longer
ones split into those. Kinds of cards are numbered as in pure_sequence_distance.py.
"""

from __future__ import annotations

import cython

IS_COMPILED = bool(cython.compiled)


@cython.final
@cython.cclass
class MeldDistanceSearch:
    """A search for the smallest number of cards that a hand lacks to be arranged in sets."""

    def __init__(self, max_set_size: int = 13, max_wild: int = 3) -> None:
        if not cython.compiled:
            self.hand_counts, self.is_wild = [0] * 53, [0] * 53
            self.set_aside, self.leftover = [0] * 53, [0] * 53
        self.max_set_size, self.max_wild = max_set_size, max_wild

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def distance(self, cards_to_meld: cython.int, bound: cython.int) -> cython.int:
        """Return how many cards are missing until cards_to_meld cards are in sets.

        Numbers above `bound` are returned as `bound`.
        """
        kind: cython.int
        cards: cython.int = 0
        self.free_wilds, self.loose_naturals, self.best_distance = 0, 0, bound
        for kind in range(53):
            self.set_aside[kind] = 0
            if self.is_wild[kind]:
                self.free_wilds += self.hand_counts[kind]
            if not self.is_wild[kind] or self.max_wild < 3:
                cards += self.hand_counts[kind]
        self._search_sets(0, cards_to_meld, cards, 0, 0)
        return self.best_distance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search_sets(
        self,
        kind: cython.int,
        open_places: cython.int,
        cards_left: cython.int,
        wild_gaps: cython.int,
        natural_gaps: cython.int,
    ) -> cython.void:
        """Try the lowest card in every possible set, and in no set."""
        copies: cython.int
        least: cython.int = wild_gaps - self.free_wilds
        empty: cython.int = open_places - self.loose_naturals - cards_left
        if empty > 0:
            least += empty
        if natural_gaps + (max(0, least)) >= self.best_distance:
            return
        while kind < 53 and (
            not self.hand_counts[kind] or (self.is_wild[kind] and self.max_wild == 3)
        ):
            kind += 1
        if kind == 53 or open_places < 3:
            self._fill_remaining_sets(kind, open_places, wild_gaps, natural_gaps)
            return
        copies = self.hand_counts[kind]
        if copies > 1:
            self.take_cards(kind, min(copies, 3), 1)
            self._search_sets(
                kind,
                open_places - 3,
                cards_left - min(copies, 3),
                wild_gaps,
                natural_gaps + max(0, 3 - copies),
            )
            self.take_cards(kind, min(copies, 3), -1)
        if kind < 52:
            self._try_sequences(kind, open_places, cards_left, wild_gaps, natural_gaps)
            self._try_same_rank_sets(kind, open_places, cards_left, wild_gaps, natural_gaps)
        self.hand_counts[kind] = 0
        self.set_aside[kind] = copies
        if not self.is_wild[kind]:
            self.loose_naturals += copies
        self._search_sets(kind + 1, open_places, cards_left - copies, wild_gaps, natural_gaps)
        if not self.is_wild[kind]:
            self.loose_naturals -= copies
        self.set_aside[kind] = 0
        self.hand_counts[kind] = copies

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take_cards(self, kind: cython.int, count: cython.int, direction: cython.int) -> cython.void:
        """Take cards from the hand (with direction 1), or put them back (with direction -1)."""
        self.hand_counts[kind] -= direction * count
        if self.is_wild[kind]:
            self.free_wilds -= direction * count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fill_remaining_sets(
        self,
        kind: cython.int,
        open_places: cython.int,
        wild_gaps: cython.int,
        natural_gaps: cython.int,
    ) -> cython.void:
        """Fill the remaining sets with single and wild cards, and update the best distance."""
        groups: cython.int = open_places // 3
        more: cython.int = open_places - 3 * groups
        natural: cython.int = min(self.loose_naturals, groups)
        wild: cython.int
        single: cython.int
        fill: cython.int
        lack: cython.int
        if 0 < open_places < 3 or (more and self.max_set_size == 3):
            return
        if kind < 53:
            natural = 0
        for wild in range(1 + (min(groups - natural, self.free_wilds) if self.max_wild < 3 else 0)):
            single = natural + wild
            fill = wild_gaps + min(2, self.max_wild) * single + self.max_wild * (groups - single)
            if self.max_wild == 3:
                fill += min(more, single)
            lack = natural_gaps + wild_gaps + open_places - single - fill
            fill -= self.free_wilds - wild
            lack += max(0, fill)
            if lack < self.best_distance:
                self.best_distance = lack
                for single in range(53):
                    self.leftover[single] = self.set_aside[single] + (
                        self.hand_counts[single] if single >= kind else 0
                    )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_sequences(
        self,
        kind: cython.int,
        open_places: cython.int,
        cards_left: cython.int,
        wild_gaps: cython.int,
        natural_gaps: cython.int,
    ) -> cython.void:
        place: cython.int = kind % 13
        self._try_runs(
            kind, 1, min(4, 12 - place), open_places, cards_left, wild_gaps, natural_gaps
        )
        if place == 0:
            self._try_runs(kind, -1, 4, open_places, cards_left, wild_gaps, natural_gaps)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_runs(
        self,
        kind: cython.int,
        direction: cython.int,
        reach: cython.int,
        open_places: cython.int,
        cards_left: cython.int,
        wild_gaps: cython.int,
        natural_gaps: cython.int,
    ) -> cython.void:
        """Try sequences of a card with up to four others: upwards or, from an ace, downwards."""
        start: cython.int = kind if direction > 0 else kind + 13
        chosen: cython.int
        step: cython.int
        number: cython.int
        span: cython.int
        size: cython.int
        self.take_cards(kind, 1, 1)
        for chosen in range((1 << reach) - 1, 0, -1):
            number, span = 1, 1
            for step in range(1, reach + 1):
                if chosen >> (step - 1) & 1:
                    if not self.hand_counts[start + direction * step]:
                        number = 0
                        break
                    number, span = number + 1, step + 1
            if not number or span > self.max_set_size:
                continue
            for step in range(1, reach + 1):
                if chosen >> (step - 1) & 1:
                    self.take_cards(start + direction * step, 1, 1)
            for size in range(max(3, span), min(5, self.max_set_size, open_places) + 1):
                self._search_after_set(
                    kind, size, number, open_places, cards_left, wild_gaps, natural_gaps
                )
            for step in range(1, reach + 1):
                if chosen >> (step - 1) & 1:
                    self.take_cards(start + direction * step, 1, -1)
        self.take_cards(kind, 1, -1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search_after_set(
        self,
        kind: cython.int,
        size: cython.int,
        card_count: cython.int,
        open_places: cython.int,
        cards_left: cython.int,
        wild_gaps: cython.int,
        natural_gaps: cython.int,
    ) -> cython.void:
        """Continue the search after a set of `size` cards, card_count of them from the hand."""
        fill: cython.int = min(size - card_count, self.max_wild)
        self._search_sets(
            kind,
            open_places - size,
            cards_left - card_count,
            wild_gaps + fill,
            natural_gaps + size - card_count - fill,
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _try_same_rank_sets(
        self,
        kind: cython.int,
        open_places: cython.int,
        cards_left: cython.int,
        wild_gaps: cython.int,
        natural_gaps: cython.int,
    ) -> cython.void:
        others: cython.int = 3 - kind // 13
        chosen: cython.int
        step: cython.int
        number: cython.int
        size: cython.int
        self.take_cards(kind, 1, 1)
        for chosen in range((1 << others) - 1, 0, -1):
            number = 1
            for step in range(1, others + 1):
                if chosen >> (step - 1) & 1:
                    if not self.hand_counts[kind + 13 * step]:
                        number = 0
                        break
                    number += 1
            if not number:
                continue
            for step in range(1, others + 1):
                if chosen >> (step - 1) & 1:
                    self.take_cards(kind + 13 * step, 1, 1)
            for size in range(max(3, number), min(4, self.max_set_size, open_places) + 1):
                self._search_after_set(
                    kind, size, number, open_places, cards_left, wild_gaps, natural_gaps
                )
            for step in range(1, others + 1):
                if chosen >> (step - 1) & 1:
                    self.take_cards(kind + 13 * step, 1, -1)
        self.take_cards(kind, 1, -1)

    def finish_distance(
        self, hand_counts: list[int], wild_kinds: list[int], cards_to_meld: int
    ) -> int:
        """Return how many cards the hand lacks to finish."""
        kind: cython.int
        for kind in range(53):
            self.hand_counts[kind], self.is_wild[kind] = hand_counts[kind], wild_kinds[kind]
        return self.distance(cards_to_meld, 99)

    def finish_outs(
        self,
        hand_counts: list[int],
        wild_kinds: list[int],
        cards_to_meld: int,
        live_counts: list[int],
    ) -> tuple[list[int], list[int]]:
        """Return the distance to finishing after each discard, and how many outs reduce it.

        Outs are unseen cards that help. They are counted only for discards with the lowest
        distance.
        """
        kind: cython.int
        other: cython.int
        room: cython.int = cards_to_meld
        least: cython.int
        count: cython.int[53]
        free: cython.int[53]
        reach: cython.int[53]
        if not cython.compiled:
            count, free, reach = [0] * 53, [0] * 53, [0] * 53
        for kind in range(53):
            self.hand_counts[kind], self.is_wild[kind], free[kind] = (
                hand_counts[kind],
                wild_kinds[kind],
                live_counts[kind],
            )
        least = self.distance(room, 99)
        for kind in range(53):
            reach[kind], count[kind] = 99, 0
        with cython.nogil:
            for kind in range(53):
                if self.hand_counts[kind]:
                    self.hand_counts[kind] -= 1
                    reach[kind] = self.distance(room, least + 2)
                    if reach[kind] == least:
                        for other in range(53):
                            if free[other]:
                                self.hand_counts[other] += 1
                                if self.distance(room, least) < least:
                                    count[kind] += free[other]
                                self.hand_counts[other] -= 1
                    self.hand_counts[kind] += 1
        return [reach[kind] for kind in range(53)], [count[kind] for kind in range(53)]
