"""Deals of the hidden cards: counted, sampled uniformly or listed completely.

A world is five card sets: the cards of four seats, and the cards out of play.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, popcount, scrambled
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import ONE, WORDS
else:
    from .bits import lowest, popcount, scrambled
    from .constants import ONE, WORDS

SIDE = cython.declare(cython.int, 14)  # every capacity is less
MOST_CARDS = cython.declare(cython.int, 53)
BINOMIAL = cython.declare(cython.double[2809])
if not cython.compiled:
    SIDE, MOST_CARDS, BINOMIAL = 14, 53, [0.0] * 2809


def _fill_binomials() -> None:
    n: cython.int
    k: cython.int
    for n in range(53):
        BINOMIAL[n * 53] = 1.0
        for k in range(1, n + 1):
            upper = BINOMIAL[(n - 1) * 53 + k] if k < n else 0.0
            BINOMIAL[n * 53 + k] = BINOMIAL[(n - 1) * 53 + k - 1] + upper


_fill_binomials()


@cython.cclass
class Dealer:
    """A sampler of deals: groups of cards, each with its allowed places, fill all places.

    The number of ways to deal the remaining groups is counted once, so that every world is
    sampled with the same probability. Constraints are then met by sampling again.
    """

    def __init__(
        self,
        kinds: Sequence[tuple[int, int]],
        places: Sequence[tuple[int, int]],
        fixed: Sequence[int],
        limits: Sequence[tuple[int, int, int, int]],
    ) -> None:
        """Set the groups (cards, bits of places), places (slot, capacity) and constraints.

        A constraint is (slot, cards, least, most): how many of the cards are in the slot.
        """
        if not cython.compiled:
            self.capacity, self.slot, self.wanted = [0] * 4, [0] * 4, [0] * 4
            self.owners, self.cards = [0] * 16, [0] * 16
            self.sizes, self.left = [0] * 17, [0] * 17
            self.limit_slot, self.limit_cards = [0] * 64, [0] * 64
            self.limit_least, self.limit_most = [0] * 64, [0] * 64
            self.fixed, self.made, self.order = [0] * 5, [0] * 5, [0] * 64
        place: cython.int
        kind: cython.int
        for place in range(4):
            self.capacity[place], self.slot[place] = 0, 4
        for place, (slot, capacity) in enumerate(places):
            self.slot[place], self.capacity[place] = slot, capacity
        self.kinds = len(kinds)
        for kind, (cards, owners) in enumerate(kinds):
            self.cards[kind], self.owners[kind] = cards, owners
            self.sizes[kind] = int(cards).bit_count()
        self.left[self.kinds] = 0
        for kind in range(self.kinds - 1, -1, -1):
            self.left[kind] = self.left[kind + 1] + self.sizes[kind]
        for place in range(5):
            self.fixed[place] = fixed[place]
        self.number_of_limits = len(limits)
        for place, (slot, cards, least, most) in enumerate(limits):
            self.limit_slot[place], self.limit_cards[place] = slot, cards
            self.limit_least[place], self.limit_most[place] = least, most
        self.ways = array("d", [-1.0]) * ((self.kinds + 1) * 14 * 14 * 14)

    def total(self) -> float:
        """Return the number of worlds, ignoring the constraints."""
        ways: cython.double
        with cython.nogil:
            ways = self._count(0, self.capacity[0], self.capacity[1], self.capacity[2])
        return ways

    def deal(self, number: cython.int, luck: int, tries: cython.int = 300) -> array[int]:
        """Return uniformly sampled worlds; after so many attempts constraints are ignored."""
        words = array("Q", bytes(8 * 5 * number))
        worlds: cython.ulonglong[::1] = words
        self.luck = luck | 1
        with cython.nogil:
            self._deal_many(worlds, number, tries)
        return words

    def all(self, most: cython.int) -> array[int] | None:
        """Return all worlds; None if there are more than the limit."""
        if self.total() > 40.0 * most:
            return None
        words = array("Q", bytes(8 * 5 * most))
        worlds: cython.ulonglong[::1] = words
        listed: cython.int
        place: cython.int
        for place in range(5):
            self.made[place] = self.fixed[place]
        for place in range(4):
            self.wanted[place] = self.capacity[place]
        with cython.nogil:
            listed = self._list(worlds, most, 0, self.cards[0] if self.kinds else 0, 0)
        return None if listed > most else words[: 5 * listed]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count(
        self, kind: cython.int, first: cython.int, second: cython.int, third: cython.int
    ) -> cython.double:
        """Return the number of ways to deal this group and the later ones into the free places."""
        fourth: cython.int = self.left[kind] - first - second - third
        size: cython.int = self.sizes[kind]
        owners: cython.int = self.owners[kind]
        at: cython.int
        a: cython.int
        b: cython.int
        c: cython.int
        ways: cython.double = 0
        if fourth < 0 or fourth > self.capacity[3]:
            return 0
        if kind == self.kinds:
            return 1
        at = ((kind * SIDE + first) * SIDE + second) * SIDE + third
        if self.ways[at] >= 0:
            return self.ways[at]
        for a in range((min(size, first) if owners & 1 else 0) + 1):
            for b in range((min(size - a, second) if owners & 2 else 0) + 1):
                for c in range((min(size - a - b, third) if owners & 4 else 0) + 1):
                    if a + b + c < size and not owners & 8:
                        continue
                    if size - a - b - c > fourth:
                        continue
                    ways += (
                        BINOMIAL[size * MOST_CARDS + a]
                        * BINOMIAL[(size - a) * MOST_CARDS + b]
                        * BINOMIAL[(size - a - b) * MOST_CARDS + c]
                        * self._count(kind + 1, first - a, second - b, third - c)
                    )
        self.ways[at] = ways
        return ways

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance(self) -> cython.double:
        self.luck = scrambled(self.luck)
        return (self.luck >> 11) * (1.0 / 9007199254740992.0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_many(
        self, worlds: cython.ulonglong[::1], number: cython.int, tries: cython.int
    ) -> cython.void:
        world: cython.int
        slot: cython.int
        attempt: cython.int
        for world in range(number):
            for attempt in range(tries):
                self._deal()
                if self._keeps_limits():
                    break
            for slot in range(WORDS):
                worlds[world * WORDS + slot] = self.made[slot]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal(self) -> cython.void:
        """Sample one world: for each group first the numbers per place, then the cards."""
        kind: cython.int
        place: cython.int
        first: cython.int = self.capacity[0]
        second: cython.int = self.capacity[1]
        third: cython.int = self.capacity[2]
        size: cython.int
        owners: cython.int
        a: cython.int = 0
        b: cython.int = 0
        c: cython.int = 0
        fourth: cython.int
        point: cython.double
        is_chosen: cython.int
        for place in range(WORDS):
            self.made[place] = self.fixed[place]
        for kind in range(self.kinds):
            point = self._chance() * self._count(kind, first, second, third)
            size = self.sizes[kind]
            owners = self.owners[kind]
            fourth = self.left[kind] - first - second - third
            is_chosen = 0
            for a in range((min(size, first) if owners & 1 else 0) + 1):
                for b in range((min(size - a, second) if owners & 2 else 0) + 1):
                    for c in range((min(size - a - b, third) if owners & 4 else 0) + 1):
                        if a + b + c < size and not owners & 8:
                            continue
                        if size - a - b - c > fourth:
                            continue
                        point -= (
                            BINOMIAL[size * MOST_CARDS + a]
                            * BINOMIAL[(size - a) * MOST_CARDS + b]
                            * BINOMIAL[(size - a - b) * MOST_CARDS + c]
                            * self._count(kind + 1, first - a, second - b, third - c)
                        )
                        if point < 0:
                            is_chosen = 1
                            break
                    if is_chosen:
                        break
                if is_chosen:
                    break
            self.wanted[0], self.wanted[1], self.wanted[2] = a, b, c
            self.wanted[3] = size - a - b - c
            first -= a
            second -= b
            third -= c
            self._hand_out(kind)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _hand_out(self, kind: cython.int) -> cython.void:
        """Deal random cards of a group to the places, by their quotas."""
        cards: cython.ulonglong = self.cards[kind]
        left: cython.int = 0
        place: cython.int
        number: cython.int
        pick: cython.int
        while cards:
            self.order[left] = lowest(cards)
            cards &= cards - 1
            left += 1
        for place in range(4):
            for number in range(self.wanted[place]):
                self.luck = scrambled(self.luck)
                pick = ((self.luck >> 32) * cython.cast(cython.ulonglong, left)) >> 32
                self.made[self.slot[place]] |= ONE << self.order[pick]
                left -= 1
                self.order[pick] = self.order[left]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _keeps_limits(self) -> cython.int:
        at: cython.int
        number: cython.int
        for at in range(self.number_of_limits):
            number = popcount(self.made[self.limit_slot[at]] & self.limit_cards[at])
            if number < self.limit_least[at] or number > self.limit_most[at]:
                return 0
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list(
        self,
        worlds: cython.ulonglong[::1],
        most: cython.int,
        kind: cython.int,
        cards: cython.ulonglong,
        listed: cython.int,
    ) -> cython.int:
        """List all deals of the remaining cards and return the number found so far."""
        slot: cython.int
        place: cython.int
        card: cython.ulonglong
        while not cards:
            kind += 1
            if kind >= self.kinds:
                if not self._keeps_limits():
                    return listed
                if listed < most:
                    for slot in range(WORDS):
                        worlds[listed * WORDS + slot] = self.made[slot]
                return listed + 1
            cards = self.cards[kind]
        card = cards & (~cards + 1)
        for place in range(4):
            if self.owners[kind] >> place & 1 and self.wanted[place] and listed <= most:
                self.wanted[place] -= 1
                self.made[self.slot[place]] |= card
                listed = self._list(worlds, most, kind, cards ^ card, listed)
                self.made[self.slot[place]] ^= card
                self.wanted[place] += 1
        return listed
