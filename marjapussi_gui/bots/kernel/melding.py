"""How many cards a rummy hand lacks to be arranged in sets, once wild cards are known.

Branch and bound: the lowest card is tried in every possible set, and a branch is cut when it
cannot beat the best distance. Sets of three to five cards are enough, as longer ones split into
those. Kinds of cards are numbered as in pure_sequence_distance.py.
"""

from __future__ import annotations

import cython

COMPILED = bool(cython.compiled)


@cython.final
@cython.cclass
class Melder:
    """A search for the fewest cards that a hand lacks to lie in sets."""

    def __init__(self, largest: int = 13, max_wild: int = 3) -> None:
        if not cython.compiled:
            self.have, self.wild = [0] * 53, [0] * 53
            self.aside, self.left = [0] * 53, [0] * 53
        self.largest, self.max_wild = largest, max_wild

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def missing(self, places: cython.int, bound: cython.int) -> cython.int:
        """Return how many cards are missing to meld cards_to_meld cards, at most bound."""
        kind: cython.int
        cards: cython.int = 0
        self.wilds, self.loose, self.best = 0, 0, bound
        for kind in range(53):
            self.aside[kind] = 0
            if self.wild[kind]:
                self.wilds += self.have[kind]
            if not self.wild[kind] or self.max_wild < 3:
                cards += self.have[kind]
        self._seek(0, places, cards, 0, 0)
        return self.best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _seek(
        self,
        kind: cython.int,
        room: cython.int,
        ahead: cython.int,
        soft: cython.int,
        hard: cython.int,
    ) -> cython.void:
        """Try the lowest card in every possible set, and outside of sets."""
        copies: cython.int
        least: cython.int = soft - self.wilds
        empty: cython.int = room - self.loose - ahead
        if empty > 0:
            least += empty
        if hard + (max(0, least)) >= self.best:
            return
        while kind < 53 and (not self.have[kind] or (self.wild[kind] and self.max_wild == 3)):
            kind += 1
        if kind == 53 or room < 3:
            self._settle(kind, room, soft, hard)
            return
        copies = self.have[kind]
        if copies > 1:
            self.take(kind, min(copies, 3), 1)
            self._seek(kind, room - 3, ahead - min(copies, 3), soft, hard + max(0, 3 - copies))
            self.take(kind, min(copies, 3), -1)
        if kind < 52:
            self._sequences(kind, room, ahead, soft, hard)
            self._trials(kind, room, ahead, soft, hard)
        self.have[kind] = 0
        self.aside[kind] = copies
        if not self.wild[kind]:
            self.loose += copies
        self._seek(kind + 1, room, ahead - copies, soft, hard)
        if not self.wild[kind]:
            self.loose -= copies
        self.aside[kind] = 0
        self.have[kind] = copies

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take(self, kind: cython.int, number: cython.int, way: cython.int) -> cython.void:
        """Take cards from the hand (direction 1) or put them back (-1)."""
        self.have[kind] -= way * number
        if self.wild[kind]:
            self.wilds -= way * number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(
        self, kind: cython.int, room: cython.int, soft: cython.int, hard: cython.int
    ) -> cython.void:
        """Fill the remaining sets with single cards and wild cards, and note the best distance."""
        groups: cython.int = room // 3
        more: cython.int = room - 3 * groups
        natural: cython.int = min(self.loose, groups)
        wild: cython.int
        single: cython.int
        fill: cython.int
        lack: cython.int
        if 0 < room < 3 or (more and self.largest == 3):
            return
        if kind < 53:
            natural = 0
        for wild in range(1 + (min(groups - natural, self.wilds) if self.max_wild < 3 else 0)):
            single = natural + wild
            fill = soft + min(2, self.max_wild) * single + self.max_wild * (groups - single)
            if self.max_wild == 3:
                fill += min(more, single)
            lack = hard + soft + room - single - fill
            fill -= self.wilds - wild
            lack += max(0, fill)
            if lack < self.best:
                self.best = lack
                for single in range(53):
                    self.left[single] = self.aside[single] + (
                        self.have[single] if single >= kind else 0
                    )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sequences(
        self,
        kind: cython.int,
        room: cython.int,
        ahead: cython.int,
        soft: cython.int,
        hard: cython.int,
    ) -> cython.void:
        place: cython.int = kind % 13
        self._runs(kind, 1, min(4, 12 - place), room, ahead, soft, hard)
        if place == 0:
            self._runs(kind, -1, 4, room, ahead, soft, hard)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _runs(
        self,
        kind: cython.int,
        way: cython.int,
        reach: cython.int,
        room: cython.int,
        ahead: cython.int,
        soft: cython.int,
        hard: cython.int,
    ) -> cython.void:
        """Try sequences of a card with up to four others, upwards or down from an ace."""
        start: cython.int = kind if way > 0 else kind + 13
        chosen: cython.int
        step: cython.int
        number: cython.int
        span: cython.int
        size: cython.int
        self.take(kind, 1, 1)
        for chosen in range((1 << reach) - 1, 0, -1):
            number, span = 1, 1
            for step in range(1, reach + 1):
                if chosen >> (step - 1) & 1:
                    if not self.have[start + way * step]:
                        number = 0
                        break
                    number, span = number + 1, step + 1
            if not number or span > self.largest:
                continue
            for step in range(1, reach + 1):
                if chosen >> (step - 1) & 1:
                    self.take(start + way * step, 1, 1)
            for size in range(max(3, span), min(5, self.largest, room) + 1):
                self._go_on(kind, size, number, room, ahead, soft, hard)
            for step in range(1, reach + 1):
                if chosen >> (step - 1) & 1:
                    self.take(start + way * step, 1, -1)
        self.take(kind, 1, -1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _go_on(
        self,
        kind: cython.int,
        size: cython.int,
        number: cython.int,
        room: cython.int,
        ahead: cython.int,
        soft: cython.int,
        hard: cython.int,
    ) -> cython.void:
        """Continue the search after a set of this size that holds card_count of its cards."""
        fill: cython.int = min(size - number, self.max_wild)
        self._seek(kind, room - size, ahead - number, soft + fill, hard + size - number - fill)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _trials(
        self,
        kind: cython.int,
        room: cython.int,
        ahead: cython.int,
        soft: cython.int,
        hard: cython.int,
    ) -> cython.void:
        others: cython.int = 3 - kind // 13
        chosen: cython.int
        step: cython.int
        number: cython.int
        size: cython.int
        self.take(kind, 1, 1)
        for chosen in range((1 << others) - 1, 0, -1):
            number = 1
            for step in range(1, others + 1):
                if chosen >> (step - 1) & 1:
                    if not self.have[kind + 13 * step]:
                        number = 0
                        break
                    number += 1
            if not number:
                continue
            for step in range(1, others + 1):
                if chosen >> (step - 1) & 1:
                    self.take(kind + 13 * step, 1, 1)
            for size in range(max(3, number), min(4, self.largest, room) + 1):
                self._go_on(kind, size, number, room, ahead, soft, hard)
            for step in range(1, others + 1):
                if chosen >> (step - 1) & 1:
                    self.take(kind + 13 * step, 1, -1)
        self.take(kind, 1, -1)

    def finish_distance(self, have: list[int], wild: list[int], places: int) -> int:
        """Return how many cards the hand lacks to be finished."""
        kind: cython.int
        for kind in range(53):
            self.have[kind], self.wild[kind] = have[kind], wild[kind]
        return self.missing(places, 99)

    def finish_outs(
        self, have: list[int], wild: list[int], places: int, live: list[int]
    ) -> tuple[list[int], list[int]]:
        """Return the distance after discarding each kind, and the outs that reduce it.

        Outs are unseen cards, counted only for kinds that keep the distance lowest.
        """
        kind: cython.int
        other: cython.int
        room: cython.int = places
        least: cython.int
        count: cython.int[53]
        free: cython.int[53]
        reach: cython.int[53]
        if not cython.compiled:
            count, free, reach = [0] * 53, [0] * 53, [0] * 53
        for kind in range(53):
            self.have[kind], self.wild[kind], free[kind] = have[kind], wild[kind], live[kind]
        least = self.missing(room, 99)
        for kind in range(53):
            reach[kind], count[kind] = 99, 0
        with cython.nogil:
            for kind in range(53):
                if self.have[kind]:
                    self.have[kind] -= 1
                    reach[kind] = self.missing(room, least + 2)
                    if reach[kind] == least:
                        for other in range(53):
                            if free[other]:
                                self.have[other] += 1
                                if self.missing(room, least) < least:
                                    count[kind] += free[other]
                                self.have[other] -= 1
                    self.have[kind] += 1
        return [reach[kind] for kind in range(53)], [count[kind] for kind in range(53)]
