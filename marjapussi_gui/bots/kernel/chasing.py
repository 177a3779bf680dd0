"""Simulated rummy turns from laying to finishing the hand."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.draws import Draws
    from cython.cimports.marjapussi_gui.bots.kernel.melding import Melder
else:
    from .draws import Draws
    from .melding import Melder

# No own card before the others have had their turns
WAITING = cython.declare(cython.int, -2)


@cython.final
@cython.cclass
class Chase:
    """Simulations until a rummy hand finishes, with the same draws for every alternative."""

    def __init__(self, melder: Melder, draws: Draws, winning: list[float]) -> None:
        place: cython.int
        if not cython.compiled:
            self.spare, self.winning = [0] * 53, [0.0] * 64
        self.melder, self.draws = melder, draws
        for place in range(self.draws.turns + 1):
            self.winning[place] = winning[place]

    def to_finish(
        self,
        have: list[int],
        gone: list[int],
        extra: list[int],
        samples: int,
        wild: list[int],
        places: int,
    ) -> list[float]:
        """Return the mean value of each alternative: a card removed and one added (-1: none)."""
        melder: Melder = self.melder
        number: cython.int = len(gone)
        room: cython.int = places
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
            hand[kind], melder.wild[kind] = have[kind], wild[kind]
        for race in range(number):
            out[race], into[race], total[race] = gone[race], extra[race], 0.0
        with cython.nogil:
            while times > 0:
                times -= 1
                self.draws.shuffle()
                for race in range(number):
                    for kind in range(53):
                        melder.have[kind] = hand[kind]
                    if out[race] >= 0:
                        melder.have[out[race]] -= 1
                    bound = melder.missing(room, 99)
                    total[race] += self._finish_race(into[race], room, bound)
        return [total[race] / samples for race in range(number)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish_race(self, extra: cython.int, room: cython.int, least: cython.int) -> cython.double:
        turn: cython.int
        card: cython.int
        kind: cython.int
        for kind in range(53):
            self.spare[kind] = self.melder.left[kind]  # not needed in any set
        for turn in range(self.draws.turns + 1):
            if turn == 0 and extra == WAITING:
                continue
            if 2 * turn + 1 >= self.draws.size:
                break
            card = extra if turn == 0 and extra >= 0 else self.draws.pool[2 * turn]
            now: cython.int = least
            if turn > 0 and self.draws.open[turn]:
                now = self._nearer(self.draws.pool[2 * turn + 1], room, least)
                if now < least:
                    card = self.draws.pool[2 * turn + 1]
            if now == least:
                now = self._nearer(card, room, least)
            self.melder.take(card, 1, -1)
            if now == 0:
                return self.winning[turn]
            if now < least:
                least = now
                for kind in range(53):
                    self.spare[kind] = self.melder.left[kind]
            else:
                self.spare[card] += 1
            self._discard(card)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _nearer(self, card: cython.int, room: cython.int, least: cython.int) -> cython.int:
        """Return the distance to the finish with one more card."""
        now: cython.int
        if not self.melder.wild[card] and not self._company(card):
            return least
        self.melder.take(card, 1, -1)
        now = self.melder.missing(room, least)
        self.melder.take(card, 1, 1)
        return now

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _company(self, kind: cython.int) -> cython.int:
        """Return how many held cards could share a set with this kind; near ones count more."""
        have: cython.p_int = self.melder.have
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
    def _discard(self, drawn: cython.int) -> cython.void:
        """Discard the card outside all sets with the lowest neighbour score."""
        kind: cython.int
        lonely: cython.int = -1
        least: cython.int = 99
        company: cython.int
        for kind in range(53):
            if self.spare[kind] and not self.melder.wild[kind]:
                company = self._company(kind) - self.melder.have[kind]
                if company < least:
                    least, lonely = company, kind
        if lonely < 0:
            lonely = drawn
        self.melder.take(lonely, 1, 1)
        if self.spare[lonely]:
            self.spare[lonely] -= 1
