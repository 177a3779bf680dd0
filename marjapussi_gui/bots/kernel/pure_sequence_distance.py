"""How many cards a rummy hand lacks for three pure sets, computed suit by suit.

A pure set has no wild cards: it is a sequence, or three identical cards (tunnela). Kinds of cards
are numbered 13 * suit + rank, with rank 0 for the ace, and 52 for the printed joker. A suit is
packed into an integer with two bits per rank. Hands are lists with the number of copies of each of
the 53 kinds. The needs of a suit are how many cards it lacks for 0, 1, 2 and 3 pure sets.
"""

from __future__ import annotations

from array import array

import cython

UNREACHABLE = cython.declare(cython.int, 15)  # in 4 bits, more cards than 3 pure sets have
CACHE_MASK = cython.declare(cython.int, 65535)  # the cache has 2 ** 16 entries


@cython.final
@cython.cclass
class PureSequenceCalculator:
    """Computes how many cards a hand lacks for pure sets. It caches results for each suit."""

    def __init__(self) -> None:
        self.keys = array("I", [0xFFFFFFFF]) * 65536
        self.cached_needs = array("H", [0]) * 65536

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _compute_needs(self, suit_counts: cython.uint, live_counts: cython.uint) -> cython.int:
        """Return how many cards a suit lacks for 0 to 3 pure sets, packed in four bits each."""
        best: cython.int[4]
        row: cython.int[4]
        if not cython.compiled:
            best, row = [0] * 4, [0] * 4
        top: cython.int
        times: cython.int
        step: cython.int
        place: cython.int
        cost: cython.int = 0
        number: cython.int
        for number in range(4):
            best[number] = UNREACHABLE
        for top in range(4):  # number of queen-king-ace sequences
            for times in range(3 if top else 0):
                place = 11 + times if times < 2 else 0
                if suit_counts >> 2 * place & 3:
                    suit_counts -= cython.cast(cython.uint, 1) << 2 * place
                elif live_counts >> 2 * place & 3:
                    live_counts -= cython.cast(cython.uint, 1) << 2 * place
                    cost += 1
                else:
                    cost = 99
            if cost > 9:
                break
            self._compute_needs_below_king(suit_counts, live_counts, row)
            for step in range(4 - top):
                best[top + step] = min(best[top + step], cost + row[step])
        return best[0] | best[1] << 4 | best[2] << 8 | best[3] << 12

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _compute_needs_below_king(
        self, suit_counts: cython.uint, live_counts: cython.uint, needs: cython.p_int
    ) -> cython.void:
        """Set needs to what 0 to 3 pure sets lack, without using queen-king-ace sequences."""
        now: cython.int[64]
        then: cython.int[64]
        if not cython.compiled:
            now, then = [0] * 64, [0] * 64
        place: cython.int
        state: cython.int
        sets: cython.int
        more: cython.int
        tunnela: cython.int
        held: cython.int
        free: cython.int
        open_: cython.int
        need: cython.int
        cost: cython.int
        to: cython.int
        for state in range(64):
            now[state] = 99
        now[0] = 0
        for place in range(13):
            held = suit_counts >> 2 * place & 3
            free = live_counts >> 2 * place & 3
            for state in range(64):
                then[state] = 99
            # state: 16 * sets + 4 * runs begun one rank below + runs begun two ranks below
            for state in range(64):
                if now[state] > 9:
                    continue
                sets = state >> 4
                open_ = (state >> 2 & 3) + (state & 3)
                for tunnela in range(2):
                    for more in range(4 if place < 11 else 1):
                        need = open_ + more + 3 * tunnela - held
                        if need > free or sets + more + tunnela > 3:
                            break
                        cost = now[state] + (max(0, need))
                        to = (sets + more + tunnela) << 4 | more << 2 | (state >> 2 & 3)
                        then[to] = min(then[to], cost)
            for state in range(64):
                now[state] = then[state]
        for sets in range(4):
            needs[sets] = min(now[sets << 4], UNREACHABLE)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cached_suit_needs(self, suit_counts: cython.uint) -> cython.int:
        """Return the needs of a suit from the cache, if all cards not in hand can be drawn."""
        slot: cython.int = cython.cast(cython.int, (suit_counts ^ suit_counts >> 11) & CACHE_MASK)
        if self.keys[slot] != suit_counts:
            self.cached_needs[slot] = self._compute_needs(suit_counts, 0x3FFFFFF - suit_counts)
            self.keys[slot] = suit_counts
        return self.cached_needs[slot]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def distance(
        self, suit_needs: cython.p_int, jokers: cython.int, live_jokers: cython.int
    ) -> cython.int:
        """Return how many cards are missing for three pure sets, at most 9."""
        fewest: cython.int[4]
        if not cython.compiled:
            fewest = [0] * 4
        suit: cython.int
        sets: cython.int
        part: cython.int
        least: cython.int
        for sets in range(4):
            least = 3 * sets - jokers
            fewest[sets] = 99 if least > live_jokers else (max(0, least))
        for suit in range(4):
            for sets in range(3, 0, -1):
                least = fewest[sets]
                for part in range(1, sets + 1):
                    least = min(least, fewest[sets - part] + (suit_needs[suit] >> 4 * part & 15))
                fewest[sets] = least
        return min(fewest[3], 9)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pack_suit(self, counts: cython.p_int, suit: cython.int) -> cython.uint:
        word: cython.uint = 0
        place: cython.int
        for place in range(13):
            word |= cython.cast(cython.uint, min(counts[13 * suit + place], 3)) << 2 * place
        return word

    def lay_distance(self, hand_counts: list[int], live_counts: list[int]) -> int:
        """Return how many cards three pure sets lack, if only the unseen cards can be drawn."""
        hand: cython.int[53]
        free: cython.int[53]
        needs: cython.int[4]
        if not cython.compiled:
            hand, free, needs = [0] * 53, [0] * 53, [0] * 4
        kind: cython.int
        for kind in range(53):
            hand[kind], free[kind] = hand_counts[kind], live_counts[kind]
        for kind in range(4):
            needs[kind] = self._compute_needs(
                self.pack_suit(hand, kind), self.pack_suit(free, kind)
            )
        return self.distance(needs, hand[52], free[52])

    def lay_outs(
        self, hand_counts: list[int], live_counts: list[int]
    ) -> tuple[list[int], list[int]]:
        """Return the distance to laying after each discard, and how many outs reduce it.

        The distance is the number of missing cards, and outs are unseen cards that help.
        """
        hand: cython.int[53]
        free: cython.int[53]
        needs: cython.int[4]
        added: cython.int[53]
        if not cython.compiled:
            hand, free, needs, added = [0] * 53, [0] * 53, [0] * 4, [0] * 53
        kind: cython.int
        other: cython.int
        suit: cython.int
        least: cython.int
        outs: cython.int
        saved: cython.int
        for kind in range(53):
            hand[kind], free[kind] = hand_counts[kind], live_counts[kind]
        for suit in range(4):
            needs[suit] = self._compute_needs(
                self.pack_suit(hand, suit), self.pack_suit(free, suit)
            )
        for kind in range(52):
            added[kind] = self._needs_with_card(hand, free, kind)
        distances, numbers = [99] * 53, [0] * 53
        for kind in range(53):
            if not hand[kind]:
                continue
            hand[kind] -= 1
            suit, outs = kind // 13, 0
            saved = needs[suit] if kind < 52 else 0
            if kind < 52:
                needs[suit] = self._compute_needs(
                    self.pack_suit(hand, suit), self.pack_suit(free, suit)
                )
            least = self.distance(needs, hand[52], free[52])
            for other in range(52):
                if free[other]:
                    outs += free[other] * self._is_distance_reduced(
                        hand, free, needs, added, kind, other, least
                    )
            if free[52] and self.distance(needs, hand[52] + 1, free[52] - 1) < least:
                outs += free[52]
            if kind < 52:
                needs[suit] = saved
            hand[kind] += 1
            distances[kind], numbers[kind] = least, outs
        return distances, numbers

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _needs_with_card(
        self, hand_counts: cython.p_int, live_counts: cython.p_int, kind: cython.int
    ) -> cython.int:
        """Return what a suit lacks after drawing a card, or 0 if no copy of it is left."""
        needs: cython.int
        suit: cython.int = kind // 13
        if not live_counts[kind]:
            return 0
        hand_counts[kind] += 1
        live_counts[kind] -= 1
        needs = self._compute_needs(
            self.pack_suit(hand_counts, suit), self.pack_suit(live_counts, suit)
        )
        hand_counts[kind] -= 1
        live_counts[kind] += 1
        return needs

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_distance_reduced(
        self,
        hand_counts: cython.p_int,
        live_counts: cython.p_int,
        suit_needs: cython.p_int,
        needs_with_card: cython.p_int,
        removed: cython.int,
        kind: cython.int,
        distance: cython.int,
    ) -> cython.int:
        """Return whether drawing a card reduces the number of missing cards."""
        suit: cython.int = kind // 13
        saved: cython.int = suit_needs[suit]
        changed: cython.int = (
            self._needs_with_card(hand_counts, live_counts, kind)
            if removed // 13 == suit
            else needs_with_card[kind]
        )
        lower: cython.int
        suit_needs[suit] = changed
        lower = self.distance(suit_needs, hand_counts[52], live_counts[52]) < distance
        suit_needs[suit] = saved
        return lower
