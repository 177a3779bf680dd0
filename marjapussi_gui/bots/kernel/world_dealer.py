"""Deals of the hidden cards: counted, sampled uniformly, or listed completely.

A world is such a deal, as five card sets: the cards of four seats, and the cards out of play.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest_bit, next_random, popcount
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import (
    ONE,
    OUT_OF_PLAY_SLOT,
    WORLD_WORDS,
)

CAPACITY_LIMIT = cython.declare(cython.int, 14)  # higher than the capacity of any place
BINOMIAL_SIZE = cython.declare(cython.int, 53)  # for up to 52 hidden cards
BINOMIALS = cython.declare(cython.double[2809])  # BINOMIAL_SIZE ** 2
if not cython.compiled:
    BINOMIALS = [0.0] * BINOMIAL_SIZE**2


def _fill_binomials() -> None:
    n: cython.int
    k: cython.int
    for n in range(BINOMIAL_SIZE):
        BINOMIALS[n * BINOMIAL_SIZE] = 1.0
        for k in range(1, n + 1):
            upper = BINOMIALS[(n - 1) * BINOMIAL_SIZE + k] if k < n else 0.0
            lower = BINOMIALS[(n - 1) * BINOMIAL_SIZE + k - 1]
            BINOMIALS[n * BINOMIAL_SIZE + k] = lower + upper


_fill_binomials()


@cython.cclass
class WorldDealer:
    """Deals worlds: it deals groups of cards to the places where they are allowed.

    It counts once the ways to deal the remaining groups, so that it can sample every
    world with the same probability. Worlds that violate a constraint are sampled again.
    """

    def __init__(
        self,
        groups: Sequence[tuple[int, int]],
        places: Sequence[tuple[int, int]],
        fixed_cards: Sequence[int],
        constraints: Sequence[tuple[int, int, int, int]],
    ) -> None:
        """Set the groups (cards, mask of places), places (slot, capacity) and constraints.

        A constraint is (slot, cards, least, most): how many of the cards the slot must have. A slot
        is a seat's hand, or the cards out of play.
        """
        if not cython.compiled:
            self.capacity, self.slot, self.quotas = [0] * 4, [0] * 4, [0] * 4
            self.owners, self.group_cards = [0] * 16, [0] * 16
            self.group_sizes, self.cards_left = [0] * 17, [0] * 17
            self.constraint_slot, self.constraint_cards = [0] * 64, [0] * 64
            self.constraint_min, self.constraint_max = [0] * 64, [0] * 64
            self.fixed_cards, self.world = [0] * WORLD_WORDS, [0] * WORLD_WORDS
            self.card_buffer = [0] * 64
        place: cython.int
        kind: cython.int
        for place in range(4):
            self.capacity[place], self.slot[place] = 0, OUT_OF_PLAY_SLOT
        for place, (slot, capacity) in enumerate(places):
            self.slot[place], self.capacity[place] = slot, capacity
        self.group_count = len(groups)
        for kind, (cards, owners) in enumerate(groups):
            self.group_cards[kind], self.owners[kind] = cards, owners
            self.group_sizes[kind] = int(cards).bit_count()
        self.cards_left[self.group_count] = 0
        for kind in range(self.group_count - 1, -1, -1):
            self.cards_left[kind] = self.cards_left[kind + 1] + self.group_sizes[kind]
        for place in range(WORLD_WORDS):
            self.fixed_cards[place] = fixed_cards[place]
        self.constraint_count = len(constraints)
        for place, (slot, cards, least, most) in enumerate(constraints):
            self.constraint_slot[place], self.constraint_cards[place] = slot, cards
            self.constraint_min[place], self.constraint_max[place] = least, most
        self.ways = array("d", [-1.0]) * ((self.group_count + 1) * 14 * 14 * 14)

    def count_worlds(self) -> float:
        """Return the number of worlds, ignoring constraints."""
        ways: cython.double
        with cython.nogil:
            ways = self._count_ways(0, self.capacity[0], self.capacity[1], self.capacity[2])
        return ways

    def deal(self, count: cython.int, seed: int, attempts: cython.int = 300) -> array[int]:
        """Return uniformly sampled worlds. If too many attempts fail, ignore the constraints."""
        words = array("Q", bytes(8 * 5 * count))
        worlds: cython.ulonglong[::1] = words
        self.random_state = seed | 1
        with cython.nogil:
            self._deal_worlds(worlds, count, attempts)
        return words

    def all_worlds(self, limit: cython.int) -> array[int] | None:
        """Return all worlds, or None if there are more than the limit."""
        if self.count_worlds() > 40.0 * limit:
            return None
        words = array("Q", bytes(8 * 5 * limit))
        worlds: cython.ulonglong[::1] = words
        listed: cython.int
        place: cython.int
        for place in range(WORLD_WORDS):
            self.world[place] = self.fixed_cards[place]
        for place in range(4):
            self.quotas[place] = self.capacity[place]
        with cython.nogil:
            listed = self._list_worlds(
                worlds, limit, 0, self.group_cards[0] if self.group_count else 0, 0
            )
        return None if listed > limit else words[: 5 * listed]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _count_ways(
        self, group: cython.int, first: cython.int, second: cython.int, third: cython.int
    ) -> cython.double:
        """Return the number of ways to deal this group and all later ones."""
        fourth: cython.int = self.cards_left[group] - first - second - third
        size: cython.int = self.group_sizes[group]
        owners: cython.int = self.owners[group]
        at: cython.int
        a: cython.int
        b: cython.int
        c: cython.int
        ways: cython.double = 0
        if fourth < 0 or fourth > self.capacity[3]:
            return 0
        if group == self.group_count:
            return 1
        at = ((group * CAPACITY_LIMIT + first) * CAPACITY_LIMIT + second) * CAPACITY_LIMIT + third
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
                        BINOMIALS[size * BINOMIAL_SIZE + a]
                        * BINOMIALS[(size - a) * BINOMIAL_SIZE + b]
                        * BINOMIALS[(size - a - b) * BINOMIAL_SIZE + c]
                        * self._count_ways(group + 1, first - a, second - b, third - c)
                    )
        self.ways[at] = ways
        return ways

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _random_fraction(self) -> cython.double:
        self.random_state = next_random(self.random_state)
        return (self.random_state >> 11) * (1.0 / 9007199254740992.0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_worlds(
        self, worlds: cython.ulonglong[::1], count: cython.int, attempts: cython.int
    ) -> cython.void:
        world: cython.int
        slot: cython.int
        attempt: cython.int
        for world in range(count):
            for attempt in range(attempts):
                self._deal_world()
                if self._satisfies_constraints():
                    break
            for slot in range(WORLD_WORDS):
                worlds[world * WORLD_WORDS + slot] = self.world[slot]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_world(self) -> cython.void:
        """Sample a world: for each group, first how many cards each place gets, then which ones."""
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
        for place in range(WORLD_WORDS):
            self.world[place] = self.fixed_cards[place]
        for kind in range(self.group_count):
            point = self._random_fraction() * self._count_ways(kind, first, second, third)
            size = self.group_sizes[kind]
            owners = self.owners[kind]
            fourth = self.cards_left[kind] - first - second - third
            is_chosen = 0
            for a in range((min(size, first) if owners & 1 else 0) + 1):
                for b in range((min(size - a, second) if owners & 2 else 0) + 1):
                    for c in range((min(size - a - b, third) if owners & 4 else 0) + 1):
                        if a + b + c < size and not owners & 8:
                            continue
                        if size - a - b - c > fourth:
                            continue
                        point -= (
                            BINOMIALS[size * BINOMIAL_SIZE + a]
                            * BINOMIALS[(size - a) * BINOMIAL_SIZE + b]
                            * BINOMIALS[(size - a - b) * BINOMIAL_SIZE + c]
                            * self._count_ways(kind + 1, first - a, second - b, third - c)
                        )
                        if point < 0:
                            is_chosen = 1
                            break
                    if is_chosen:
                        break
                if is_chosen:
                    break
            self.quotas[0], self.quotas[1], self.quotas[2] = a, b, c
            self.quotas[3] = size - a - b - c
            first -= a
            second -= b
            third -= c
            self._deal_group(kind)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deal_group(self, group: cython.int) -> cython.void:
        """Deal the cards of a group at random. How many each place gets is already chosen."""
        cards: cython.ulonglong = self.group_cards[group]
        left: cython.int = 0
        place: cython.int
        number: cython.int
        pick: cython.int
        while cards:
            self.card_buffer[left] = lowest_bit(cards)
            cards &= cards - 1
            left += 1
        for place in range(4):
            for number in range(self.quotas[place]):
                self.random_state = next_random(self.random_state)
                pick = ((self.random_state >> 32) * cython.cast(cython.ulonglong, left)) >> 32
                self.world[self.slot[place]] |= ONE << self.card_buffer[pick]
                left -= 1
                self.card_buffer[pick] = self.card_buffer[left]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _satisfies_constraints(self) -> cython.int:
        at: cython.int
        number: cython.int
        for at in range(self.constraint_count):
            number = popcount(self.world[self.constraint_slot[at]] & self.constraint_cards[at])
            if number < self.constraint_min[at] or number > self.constraint_max[at]:
                return 0
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _list_worlds(
        self,
        worlds: cython.ulonglong[::1],
        limit: cython.int,
        group: cython.int,
        cards: cython.ulonglong,
        found: cython.int,
    ) -> cython.int:
        """List all deals of the remaining cards, and return how many worlds were found so far."""
        slot: cython.int
        place: cython.int
        card: cython.ulonglong
        while not cards:
            group += 1
            if group >= self.group_count:
                if not self._satisfies_constraints():
                    return found
                if found < limit:
                    for slot in range(WORLD_WORDS):
                        worlds[found * WORLD_WORDS + slot] = self.world[slot]
                return found + 1
            cards = self.group_cards[group]
        card = cards & (~cards + 1)
        for place in range(4):
            if self.owners[group] >> place & 1 and self.quotas[place] and found <= limit:
                self.quotas[place] -= 1
                self.world[self.slot[place]] |= card
                found = self._list_worlds(worlds, limit, group, cards ^ card, found)
                self.world[self.slot[place]] ^= card
                self.quotas[place] += 1
        return found
