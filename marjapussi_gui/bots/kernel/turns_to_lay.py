"""Simulates rummy turns until a hand can lay sets, and rates its chance to finish after that."""

from __future__ import annotations

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import START_WITH_OPPONENTS
from cython.cimports.marjapussi_gui.bots.kernel.draw_samples import DrawSamples
from cython.cimports.marjapussi_gui.bots.kernel.meld_distance import MeldDistanceSearch
from cython.cimports.marjapussi_gui.bots.kernel.pure_sequence_distance import (
    PureSequenceCalculator,
)


@cython.final
@cython.cclass
class LayingSimulator:
    """Simulates turns until a rummy hand can lay sets. All alternatives get the same draws."""

    def __init__(
        self,
        pure_distance: PureSequenceCalculator,
        meld_distance: MeldDistanceSearch,
        draws: DrawSamples,
        allow_dublees: int,
    ) -> None:
        if not cython.compiled:
            self.all_counts, self.useful_counts = [0] * 53, [0] * 53
            self.suit_needs, self.useful_needs = [0] * 4, [0] * 4
            self.lay_values, self.finish_values, self.finish_chances = (
                [0.0] * 64,
                [0.0] * 64,
                [0.0] * 24,
            )
        self.pure_distance, self.meld_distance, self.draws, self.allow_dublees = (
            pure_distance,
            meld_distance,
            draws,
            allow_dublees,
        )
        self.pair_count = 0

    def set_values(
        self, lay_values: list[float], finish_values: list[float], finish_chances: list[float]
    ) -> None:
        """Set the values of laying and finishing by turn, and the finish chances by distance."""
        place: cython.int
        for place in range(self.draws.turns + 1):
            self.lay_values[place], self.finish_values[place] = (
                lay_values[place],
                finish_values[place],
            )
        for place in range(len(finish_chances)):
            self.finish_chances[place] = finish_chances[place]

    def alternative_values(
        self, hand_counts: list[int], removed: list[int], added: list[int], samples: int
    ) -> list[float]:
        """Return the hand's mean value after each of several changes to it.

        A change removes a kind of card and adds another; a code below 0 stands for no card.
        """
        number: cython.int = len(removed)
        times: cython.int = samples
        race: cython.int
        kind: cython.int
        hand: cython.int[53]
        out: cython.int[64]
        into: cython.int[64]
        total: cython.double[64]
        if not cython.compiled:
            hand, out, into, total = [0] * 53, [0] * 64, [0] * 64, [0.0] * 64
        for kind in range(53):
            hand[kind] = hand_counts[kind]
        for race in range(number):
            out[race], into[race], total[race] = removed[race], added[race], 0.0
        with cython.nogil:
            while times > 0:
                times -= 1
                self.draws.shuffle()
                for race in range(number):
                    for kind in range(53):
                        self.all_counts[kind] = hand[kind]
                    if out[race] >= 0:
                        self.all_counts[out[race]] -= 1
                    total[race] += self._simulate_laying(into[race])
        return [total[race] / samples for race in range(number)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _simulate_laying(self, added: cython.int) -> cython.double:
        """Simulate turns in which every helpful card is taken, and return the hand's value."""
        turn: cython.int
        least: cython.int
        card: cython.int
        way: cython.int
        self.pair_count = 0
        for way in range(53):
            self.useful_counts[way] = self.all_counts[way]
            self.pair_count += self.all_counts[way] >> 1
        for way in range(4):
            self.suit_needs[way] = self.pure_distance.cached_suit_needs(
                self.pure_distance.pack_suit(self.all_counts, way)
            )
            self.useful_needs[way] = self.suit_needs[way]
        least = self._lay_distance(self.suit_needs, self.all_counts)
        for turn in range(self.draws.turns + 1):
            if turn == 0 and added == START_WITH_OPPONENTS:
                continue
            if turn == 0 and added >= 0:
                card = added
            else:
                card = self._draw_card(turn, least)
                if card < 0:
                    break
            least = self._add_card(card, least)
            if least == 0:
                return (
                    self.lay_values[turn]
                    + self.finish_values[turn] * self.finish_chances[self._distance_after_laying()]
                )
            if self.allow_dublees and self.pair_count >= 7:
                return self.lay_values[turn] + self._eighth_pair_value(turn + 1)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw_card(self, turn: cython.int, distance: cython.int) -> cython.int:
        """Return the card drawn in a turn: the offer if it helps, else a stock card, else -1."""
        card: cython.int
        if 2 * turn + 1 >= self.draws.size:
            return -1
        card = self.draws.pool[2 * turn + 1]
        if turn > 0 and self.draws.has_offer[turn] and self._is_helpful(card, distance):
            return card
        return self.draws.pool[2 * turn]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _is_helpful(self, card: cython.int, distance: cython.int) -> cython.int:
        suit: cython.int = card // 13
        saved: cython.int
        lower: cython.int
        if self.allow_dublees and self.all_counts[card] & 1 and 7 - self.pair_count <= distance + 1:
            return 1
        self.all_counts[card] += 1
        if card < 52:
            saved = self.suit_needs[suit]
            self.suit_needs[suit] = self.pure_distance.cached_suit_needs(
                self.pure_distance.pack_suit(self.all_counts, suit)
            )
            lower = self._lay_distance(self.suit_needs, self.all_counts) < distance
            self.suit_needs[suit] = saved
        else:
            lower = self._lay_distance(self.suit_needs, self.all_counts) < distance
        self.all_counts[card] -= 1
        return lower

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_distance(self, suit_needs: cython.p_int, counts: cython.p_int) -> cython.int:
        return self.pure_distance.distance(suit_needs, counts[52], 9)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _add_card(self, card: cython.int, distance: cython.int) -> cython.int:
        """Add a card to the hand, and return how many cards it still lacks."""
        suit: cython.int = card // 13
        now: cython.int
        self.pair_count += self.all_counts[card] & 1
        self.all_counts[card] += 1
        if card < 52:
            self.suit_needs[suit] = self.pure_distance.cached_suit_needs(
                self.pure_distance.pack_suit(self.all_counts, suit)
            )
        now = self._lay_distance(self.suit_needs, self.all_counts)
        if now < distance:
            self.useful_counts[card] += 1
            if card < 52:
                self.useful_needs[suit] = self.pure_distance.cached_suit_needs(
                    self.pure_distance.pack_suit(self.useful_counts, suit)
                )
        return now

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _eighth_pair_value(self, turn: cython.int) -> cython.double:
        """Return the value of drawing an eighth dublee (pair), from this turn on."""
        offer: cython.int
        card: cython.int
        while turn <= self.draws.turns and 2 * turn + 1 < self.draws.size:
            offer, card = self.draws.pool[2 * turn + 1], self.draws.pool[2 * turn]
            if (self.draws.has_offer[turn] and self.all_counts[offer] & 1) or self.all_counts[
                card
            ] & 1:
                return self.finish_values[turn]
            turn += 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _distance_after_laying(self) -> cython.int:
        """Return how many cards the hand lacks to finish after laying three sets, at most 6."""
        kind: cython.int
        suit: cython.int
        sets: cython.int
        wanted: cython.int = 3
        word: cython.int
        exact: cython.int = self._lay_distance(self.useful_needs, self.useful_counts) == 0
        for kind in range(53):
            self.meld_distance.hand_counts[kind] = (
                self.useful_counts[kind] if exact else self.all_counts[kind]
            )
            self.meld_distance.is_wild[kind] = 0
        for suit in range(4):
            sets = 0
            while sets < wanted and not self._needs_of_suit(suit, exact) >> 4 * (sets + 1) & 15:
                sets += 1
                if sets == 3:
                    break
            if sets:
                word = self._remove_pure_sets(
                    self.pure_distance.pack_suit(self.meld_distance.hand_counts, suit), 0, sets
                )
                wanted -= sets
                for kind in range(13):
                    self.meld_distance.hand_counts[13 * suit + kind] = word >> 2 * kind & 3
        if wanted:
            self.meld_distance.hand_counts[52] = max(
                0, self.meld_distance.hand_counts[52] - 3 * wanted
            )
        self._mark_wild_kinds()
        return min(self.meld_distance.distance(12, 6), 6)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _needs_of_suit(self, suit: cython.int, useful_only: cython.int) -> cython.int:
        return self.useful_needs[suit] if useful_only else self.suit_needs[suit]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _mark_wild_kinds(self) -> cython.void:
        place: cython.int = self.draws.tiplu % 13
        row: cython.int = self.draws.tiplu - place
        suit: cython.int
        for suit in range(4):
            self.meld_distance.is_wild[13 * suit + place] = 1
        self.meld_distance.is_wild[row + (place + 1) % 13] = 1
        self.meld_distance.is_wild[row + (place + 12) % 13] = 1
        self.meld_distance.is_wild[52] = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _remove_pure_sets(
        self, suit_counts: cython.int, rank: cython.int, sets: cython.int
    ) -> cython.int:
        """Return a packed suit without this number of pure sets, or -1 if it has fewer.

        Only sets whose lowest rank is at least `rank` are removed.
        """
        rest: cython.int
        run: cython.int
        if sets == 0:
            return suit_counts
        while rank < 13 and not suit_counts >> 2 * rank & 3:
            rank += 1
        if rank > 11:
            return -1 if rank == 13 or suit_counts >> 24 & 3 < 3 else suit_counts - (3 << 24)
        if suit_counts >> 2 * rank & 3 == 3:
            rest = self._remove_pure_sets(suit_counts - (3 << 2 * rank), rank, sets - 1)
            if rest >= 0:
                return rest
        if rank < 11 and suit_counts >> 2 * (rank + 1) & 3 and suit_counts >> 2 * (rank + 2) & 3:
            run = 1 << 2 * rank | 1 << 2 * (rank + 1) | 1 << 2 * (rank + 2)
            rest = self._remove_pure_sets(suit_counts - run, rank, sets - 1)
            if rest >= 0:
                return rest
        if rank == 0 and suit_counts >> 22 & 3 and suit_counts >> 24 & 3:
            rest = self._remove_pure_sets(suit_counts - (1 | 1 << 22 | 1 << 24), rank, sets - 1)
            if rest >= 0:
                return rest
        return self._remove_pure_sets(suit_counts, rank + 1, sets)
