"""Simulates rummy turns after a hand has laid sets, until it finishes."""

from __future__ import annotations

import cython
from cython.cimports.marjapussi_gui.bots.kernel.cconstants import START_WITH_OPPONENTS
from cython.cimports.marjapussi_gui.bots.kernel.draw_samples import DrawSamples
from cython.cimports.marjapussi_gui.bots.kernel.meld_distance import MeldDistanceSearch


@cython.final
@cython.cclass
class FinishingSimulator:
    """Simulations until a rummy hand finishes. All alternatives get the same draws."""

    def __init__(
        self, meld_distance: MeldDistanceSearch, draws: DrawSamples, finish_values: list[float]
    ) -> None:
        place: cython.int
        if not cython.compiled:
            self.spare_cards, self.finish_values = [0] * 53, [0.0] * 64
        self.meld_distance, self.draws = meld_distance, draws
        for place in range(self.draws.turns + 1):
            self.finish_values[place] = finish_values[place]

    def alternative_values(
        self,
        hand_counts: list[int],
        removed: list[int],
        added: list[int],
        samples: int,
        wild_kinds: list[int],
        cards_to_meld: int,
    ) -> list[float]:
        """Return the hand's mean value after each of several changes to it.

        A change removes a kind of card and adds another; -1 stands for no card.
        """
        melder: MeldDistanceSearch = self.meld_distance
        number: cython.int = len(removed)
        room: cython.int = cards_to_meld
        times: cython.int = samples
        race: cython.int
        kind: cython.int
        bound: cython.int
        hand: cython.int[53]
        out: cython.int[64]
        into: cython.int[64]
        total: cython.double[64]
        if not cython.compiled:
            hand, out, into, total = [0] * 53, [0] * 64, [0] * 64, [0.0] * 64
        for kind in range(53):
            hand[kind], melder.is_wild[kind] = hand_counts[kind], wild_kinds[kind]
        for race in range(number):
            out[race], into[race], total[race] = removed[race], added[race], 0.0
        with cython.nogil:
            while times > 0:
                times -= 1
                self.draws.shuffle()
                for race in range(number):
                    for kind in range(53):
                        melder.hand_counts[kind] = hand[kind]
                    if out[race] >= 0:
                        melder.hand_counts[out[race]] -= 1
                    bound = melder.distance(room, 99)
                    total[race] += self._simulate_finish(into[race], room, bound)
        return [total[race] / samples for race in range(number)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _simulate_finish(
        self, added: cython.int, cards_to_meld: cython.int, distance: cython.int
    ) -> cython.double:
        turn: cython.int
        card: cython.int
        kind: cython.int
        for kind in range(53):
            self.spare_cards[kind] = self.meld_distance.leftover[kind]  # cards outside of all sets
        for turn in range(self.draws.turns + 1):
            if turn == 0 and added == START_WITH_OPPONENTS:
                continue
            if 2 * turn + 1 >= self.draws.size:
                break
            card = added if turn == 0 and added >= 0 else self.draws.pool[2 * turn]
            now: cython.int = distance
            if turn > 0 and self.draws.has_offer[turn]:
                now = self._distance_with_card(
                    self.draws.pool[2 * turn + 1], cards_to_meld, distance
                )
                if now < distance:
                    card = self.draws.pool[2 * turn + 1]
            if now == distance:
                now = self._distance_with_card(card, cards_to_meld, distance)
            self.meld_distance.take_cards(card, 1, -1)
            if now == 0:
                return self.finish_values[turn]
            if now < distance:
                distance = now
                for kind in range(53):
                    self.spare_cards[kind] = self.meld_distance.leftover[kind]
            else:
                self.spare_cards[card] += 1
            self._discard_least_useful(card)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _distance_with_card(
        self, card: cython.int, cards_to_meld: cython.int, distance: cython.int
    ) -> cython.int:
        """Return how many cards the hand lacks to finish if it gets one more card."""
        now: cython.int
        if not self.meld_distance.is_wild[card] and not self._neighbour_score(card):
            return distance
        self.meld_distance.take_cards(card, 1, -1)
        now = self.meld_distance.distance(cards_to_meld, distance)
        self.meld_distance.take_cards(card, 1, 1)
        return now

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _neighbour_score(self, kind: cython.int) -> cython.int:
        """Return how many held cards could share a set with this kind. Closer cards count more."""
        have: cython.p_int = self.meld_distance.hand_counts
        suit: cython.int = kind // 13
        place: cython.int = kind % 13
        step: cython.int
        company: cython.int = have[kind]
        if kind == 52:
            return 0
        for step in range(1, 3):
            if place >= step:
                company += (3 - step) * (have[kind - step] > 0)
            if place + step < 13:
                company += (3 - step) * (have[kind + step] > 0)
            elif place + step == 13:
                company += (3 - step) * (have[13 * suit] > 0)
        if place == 0:
            company += 2 * (have[kind + 12] > 0) + (have[kind + 11] > 0)
        for step in range(4):
            if step != suit:
                company += have[13 * step + place] > 0
        return company

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _discard_least_useful(self, drawn: cython.int) -> cython.void:
        """Discard the card outside all sets that has the lowest neighbour score."""
        kind: cython.int
        lonely: cython.int = -1
        least: cython.int = 99
        company: cython.int
        for kind in range(53):
            if self.spare_cards[kind] and not self.meld_distance.is_wild[kind]:
                company = self._neighbour_score(kind) - self.meld_distance.hand_counts[kind]
                if company < least:
                    least, lonely = company, kind
        if lonely < 0:
            lonely = drawn
        self.meld_distance.take_cards(lonely, 1, 1)
        if self.spare_cards[lonely]:
            self.spare_cards[lonely] -= 1
