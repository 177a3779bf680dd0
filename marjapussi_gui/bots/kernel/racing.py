"""Simulated rummy turns until a hand can lay, and its distance to the finish then."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.draws import Draws
    from cython.cimports.marjapussi_gui.bots.kernel.melding import Melder
    from cython.cimports.marjapussi_gui.bots.kernel.pure import Pure
else:
    from .draws import Draws
    from .melding import Melder
    from .pure import Pure

# No own card before the others have had their turns
WAITING = cython.declare(cython.int, -2)


@cython.final
@cython.cclass
class Race:
    """Simulations until a rummy hand can lay, with the same draws for every alternative."""

    def __init__(self, pure: Pure, melder: Melder, draws: Draws, dublees: int) -> None:
        if not cython.compiled:
            self.full, self.kept = [0] * 53, [0] * 53
            self.needs, self.sure = [0] * 4, [0] * 4
            self.laying, self.winning, self.after = [0.0] * 64, [0.0] * 64, [0.0] * 24
        self.pure, self.melder, self.draws, self.dublees = pure, melder, draws, dublees
        self.pairs = 0

    def set(self, laying: list[float], winning: list[float], after: list[float]) -> None:
        """Set the values of laying and finishing by turn, and the finish chances by distance."""
        place: cython.int
        for place in range(self.draws.turns + 1):
            self.laying[place], self.winning[place] = laying[place], winning[place]
        for place in range(len(after)):
            self.after[place] = after[place]

    def to_laying(
        self, have: list[int], gone: list[int], extra: list[int], samples: int
    ) -> list[float]:
        """Return the mean value of each alternative: a card removed and one added (or -1, -2)."""
        number: cython.int = len(gone)
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
            hand[kind] = have[kind]
        for race in range(number):
            out[race], into[race], total[race] = gone[race], extra[race], 0.0
        with cython.nogil:
            while times > 0:
                times -= 1
                self.draws.shuffle()
                for race in range(number):
                    for kind in range(53):
                        self.full[kind] = hand[kind]
                    if out[race] >= 0:
                        self.full[out[race]] -= 1
                    total[race] += self._lay_race(into[race])
        return [total[race] / samples for race in range(number)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lay_race(self, extra: cython.int) -> cython.double:
        """Return the value of one simulation that takes every helpful card."""
        turn: cython.int
        least: cython.int
        card: cython.int
        way: cython.int
        self.pairs = 0
        for way in range(53):
            self.kept[way] = self.full[way]
            self.pairs += self.full[way] >> 1
        for way in range(4):
            self.needs[way] = self.pure.known_needs(self.pure.word(self.full, way))
            self.sure[way] = self.needs[way]
        least = self._lacks(self.needs, self.full)
        for turn in range(self.draws.turns + 1):
            if turn == 0 and extra == WAITING:
                continue
            if turn == 0 and extra >= 0:
                card = extra
            else:
                card = self._drawn(turn, least)
                if card < 0:
                    break
            least = self._added(card, least)
            if least == 0:
                return self.laying[turn] + self.winning[turn] * self.after[self._rest()]
            if self.dublees and self.pairs >= 7:
                return self.laying[turn] + self._eighth(turn + 1)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _drawn(self, turn: cython.int, least: cython.int) -> cython.int:
        """Return the card drawn in a turn: the offer if helpful, else from the stock; -1: none."""
        card: cython.int
        if 2 * turn + 1 >= self.draws.size:
            return -1
        card = self.draws.pool[2 * turn + 1]
        if turn > 0 and self.draws.open[turn] and self._helps(card, least):
            return card
        return self.draws.pool[2 * turn]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _helps(self, card: cython.int, least: cython.int) -> cython.int:
        suit: cython.int = card // 13
        saved: cython.int
        lower: cython.int
        if self.dublees and self.full[card] & 1 and 7 - self.pairs <= least + 1:
            return 1
        self.full[card] += 1
        if card < 52:
            saved = self.needs[suit]
            self.needs[suit] = self.pure.known_needs(self.pure.word(self.full, suit))
            lower = self._lacks(self.needs, self.full) < least
            self.needs[suit] = saved
        else:
            lower = self._lacks(self.needs, self.full) < least
        self.full[card] -= 1
        return lower

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lacks(self, needs: cython.p_int, cards: cython.p_int) -> cython.int:
        return self.pure.distance(needs, cards[52], 9)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _added(self, card: cython.int, least: cython.int) -> cython.int:
        """Add a card to the hand and return the new distance."""
        suit: cython.int = card // 13
        now: cython.int
        self.pairs += self.full[card] & 1
        self.full[card] += 1
        if card < 52:
            self.needs[suit] = self.pure.known_needs(self.pure.word(self.full, suit))
        now = self._lacks(self.needs, self.full)
        if now < least:
            self.kept[card] += 1
            if card < 52:
                self.sure[suit] = self.pure.known_needs(self.pure.word(self.kept, suit))
        return now

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _eighth(self, turn: cython.int) -> cython.double:
        """Return the value of drawing an eighth dublee from this turn on, after laying seven."""
        offer: cython.int
        card: cython.int
        while turn <= self.draws.turns and 2 * turn + 1 < self.draws.size:
            offer, card = self.draws.pool[2 * turn + 1], self.draws.pool[2 * turn]
            if (self.draws.open[turn] and self.full[offer] & 1) or self.full[card] & 1:
                return self.winning[turn]
            turn += 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _rest(self) -> cython.int:
        """Return the distance to the finish after three pure sets are laid, at most 6."""
        kind: cython.int
        suit: cython.int
        sets: cython.int
        wanted: cython.int = 3
        word: cython.int
        exact: cython.int = self._lacks(self.sure, self.kept) == 0
        for kind in range(53):
            self.melder.have[kind] = self.kept[kind] if exact else self.full[kind]
            self.melder.wild[kind] = 0
        for suit in range(4):
            sets = 0
            while sets < wanted and not self._need(suit, exact) >> 4 * (sets + 1) & 15:
                sets += 1
                if sets == 3:
                    break
            if sets:
                word = self._stripped(self.pure.word(self.melder.have, suit), 0, sets)
                wanted -= sets
                for kind in range(13):
                    self.melder.have[13 * suit + kind] = word >> 2 * kind & 3
        if wanted:
            self.melder.have[52] = max(0, self.melder.have[52] - 3 * wanted)
        self._make_wild()
        return min(self.melder.missing(12, 6), 6)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _need(self, suit: cython.int, exact: cython.int) -> cython.int:
        return self.sure[suit] if exact else self.needs[suit]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _make_wild(self) -> cython.void:
        place: cython.int = self.draws.tiplu % 13
        row: cython.int = self.draws.tiplu - place
        suit: cython.int
        for suit in range(4):
            self.melder.wild[13 * suit + place] = 1
        self.melder.wild[row + (place + 1) % 13] = 1
        self.melder.wild[row + (place + 12) % 13] = 1
        self.melder.wild[52] = 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stripped(self, word: cython.int, place: cython.int, sets: cython.int) -> cython.int:
        """Return a packed suit without this many pure sets; -1 if it does not hold them."""
        rest: cython.int
        run: cython.int
        if sets == 0:
            return word
        while place < 13 and not word >> 2 * place & 3:
            place += 1
        if place > 11:
            return -1 if place == 13 or word >> 24 & 3 < 3 else word - (3 << 24)
        if word >> 2 * place & 3 == 3:
            rest = self._stripped(word - (3 << 2 * place), place, sets - 1)
            if rest >= 0:
                return rest
        if place < 11 and word >> 2 * (place + 1) & 3 and word >> 2 * (place + 2) & 3:
            run = 1 << 2 * place | 1 << 2 * (place + 1) | 1 << 2 * (place + 2)
            rest = self._stripped(word - run, place, sets - 1)
            if rest >= 0:
                return rest
        if place == 0 and word >> 22 & 3 and word >> 24 & 3:
            rest = self._stripped(word - (1 | 1 << 22 | 1 << 24), place, sets - 1)
            if rest >= 0:
                return rest
        return self._stripped(word, place + 1, sets)
