"""Exact search with open hands, for every rule of a hand and any utilities."""

from __future__ import annotations

from array import array

import cython

if cython.compiled:
    from cython.cimports.marjapussi_gui.bots.kernel.alike import distinct
    from cython.cimports.marjapussi_gui.bots.kernel.cbits import lowest, mixed
    from cython.cimports.marjapussi_gui.bots.kernel.cconstants import HALF, PAIR, SEEN
    from cython.cimports.marjapussi_gui.bots.kernel.cposition import Position, copied
    from cython.cimports.marjapussi_gui.bots.kernel.laying_out import lay_out
    from cython.cimports.marjapussi_gui.bots.kernel.payoff import payoff
    from cython.cimports.marjapussi_gui.bots.kernel.table import TrickTable
    from cython.cimports.marjapussi_gui.bots.kernel.thumb import merit
else:
    from .alike import distinct
    from .bits import lowest, mixed
    from .constants import HALF, PAIR, SEEN
    from .laying_out import lay_out
    from .payoff import payoff
    from .position import copied
    from .table import TrickTable
    from .thumb import merit

QUESTIONS = cython.declare(cython.int, 16)  # bit of asking for a whole; above it for halves
DEEPEST = cython.declare(cython.int, 390)
FAR = cython.declare(cython.double, 1e9)


@cython.cclass
class Endgame:
    """An alpha-beta search for one side against all others."""

    def __init__(self, scene: TrickTable, camp: int, bits: int = 16) -> None:
        self.scene, self.camp = scene, camp
        self.nodes, self.limit = 0, 0
        self.mask = (1 << bits) - 1
        self.keys = array("Q", [0]) * (1 << bits)
        self.lower = array("f", [0.0]) * (1 << bits)
        self.upper = array("f", [0.0]) * (1 << bits)
        self.low, self.high = min(scene.outcomes), max(scene.outcomes)
        if camp == 1:
            self.low, self.high = 1.0 - self.high, 1.0 - self.low
        if scene.sides > 2:
            self.low, self.high = 0.0, 1.0

    def values(
        self,
        root: TrickTable,
        worlds: cython.ulonglong[::1],
        number: cython.int,
        luck: int,
        codes: list[int],
    ) -> list[float] | None:
        """Return the side's utility after each code in one world; None beyond the node limit."""
        values = []
        value: cython.double
        code: cython.int
        for code in codes:
            self.scene.copy(root)
            lay_out(self.scene, worlds, number, luck)
            with cython.nogil:
                value = self._best_after(code)
            if self.limit and self.nodes > self.limit:
                return None
            values.append(value)
        return values

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def solve(self) -> cython.double:
        """Return the utility of the position; invalid if nodes exceeds node_limit."""
        self.nodes = 0
        return self._search(0, -FAR, FAR)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _best_after(self, code: cython.int) -> cython.double:
        return self._after(0, code, -FAR, FAR)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _search(
        self, depth: cython.int, alpha: cython.double, beta: cython.double
    ) -> cython.double:
        value: cython.double
        key: cython.ulonglong
        at: cython.int
        self.nodes += 1
        if self.scene.is_over():
            return payoff(self.scene, self.camp)
        if self.scene.now.shown >= 0:
            return self._after(depth, SEEN + self.scene.now.shown, alpha, beta)
        if depth >= DEEPEST or (self.limit and self.nodes > self.limit):
            return payoff(self.scene, self.camp)
        if self.scene.now.count or self.scene.now.question:
            return self._options(depth, alpha, beta)
        key = self._key()
        at = cython.cast(cython.int, key >> 40) & self.mask
        if self.keys[at] == key:
            if self.lower[at] >= beta or self.lower[at] == self.upper[at]:
                return self.lower[at]
            if self.upper[at] <= alpha:
                return self.upper[at]
        value = self._options(depth, alpha, beta)
        at = cython.cast(cython.int, key >> 40) & self.mask
        if self.limit and self.nodes > self.limit:
            return value
        if self.keys[at] != key:
            self.keys[at] = key
            self.lower[at] = -FAR
            self.upper[at] = FAR
        if value > alpha:
            self.lower[at] = value
        if value < beta:
            self.upper[at] = value
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _options(
        self, depth: cython.int, alpha: cython.double, beta: cython.double
    ) -> cython.double:
        """Return the best utility over all actions, for the side to move."""
        codes: cython.int[32]
        merits: cython.int[32]
        if not cython.compiled:
            codes, merits = [0] * 32, [0] * 32
        number: cython.int = 0
        at: cython.int
        place: cython.int
        code: cython.int
        good: cython.int
        words: cython.int
        cards: cython.ulonglong
        value: cython.double
        best: cython.double
        ours: cython.int = self.scene.side_of[self.scene.mover()] == self.camp
        self.scene.find_legal()
        cards = distinct(self.scene)
        words = self._useful()
        while words:
            codes[number] = 64 + lowest(words)
            merits[number] = 1000
            words &= words - 1
            number += 1
        while cards:
            code = lowest(cards)
            cards &= cards - 1
            good = merit(self.scene, code)
            at = number
            while at > 0 and merits[at - 1] < good:
                codes[at], merits[at] = codes[at - 1], merits[at - 1]
                at -= 1
            codes[at], merits[at] = code, good
            number += 1
        best = -FAR if ours else FAR
        for place in range(number):
            value = self._after(depth, codes[place], alpha, beta)
            if ours:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta or (ours and best >= self.high) or (not ours and best <= self.low):
                break
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _useful(self) -> cython.int:
        """Return the legal calls without questions answered by no, which gain nothing."""
        words: cython.int = self.scene.says
        side: cython.int = self.scene.side_of[self.scene.now.turn]
        own: cython.ulonglong = self.scene.now.hand[self.scene.now.turn]
        friend: cython.ulonglong = self.scene.now.hand[self.scene.now.turn ^ 2]
        has_whole: cython.int = 0
        suit: cython.int
        if self.scene.now.question or not self.scene.partners:
            return words
        for suit in range(4):
            if (own | friend) >> (suit << 4) & PAIR != PAIR or not (
                own >> (suit << 4) & PAIR and friend >> (suit << 4) & PAIR
            ):
                words &= ~(1 << (HALF - 64 + suit))
            if suit == self.scene.now.trump:  # it would at most become trumps again
                words &= ~(1 << (HALF - 64 + suit))
            if not self.scene.now.made >> suit & 1 and friend >> (suit << 4) & PAIR == PAIR:
                has_whole = 1
        if self.scene.half_after_whole and not self.scene.now.whole_sides >> side & 1:
            has_whole = 1  # asking for a whole is needed before asking for halves
        return words if has_whole else words & ~QUESTIONS

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(
        self, depth: cython.int, code: cython.int, alpha: cython.double, beta: cython.double
    ) -> cython.double:
        """Apply an action, search the position after it and undo the action."""
        value: cython.double
        before: Position = copied(self.scene.now)
        self.scene.act(code)
        value = self._search(depth + 1, alpha, beta)
        self.scene.now = before
        return value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _key(self) -> cython.ulonglong:
        """Return a hash of everything that matters for the rest of the hand; never 0."""
        table_key: cython.ulonglong = 0
        place: cython.int
        for place in range(4):
            table_key = mixed(table_key, self.scene.now.hand[place])
        table_key = mixed(
            table_key,
            cython.cast(cython.ulonglong, self.scene.now.turn)
            | cython.cast(cython.ulonglong, self.scene.now.trump) << 2
            | cython.cast(cython.ulonglong, self.scene.now.made) << 5
            | cython.cast(cython.ulonglong, self.scene.now.spoken) << 9
            | cython.cast(cython.ulonglong, self.scene.now.pair + 1) << 10
            | cython.cast(cython.ulonglong, self.scene.now.asked) << 13
            | cython.cast(cython.ulonglong, self.scene.now.asked_half) << 17
            | cython.cast(cython.ulonglong, self.scene.now.whole_sides) << 21
            | cython.cast(cython.ulonglong, self.scene.now.first_side + 1) << 24
            | cython.cast(cython.ulonglong, self.scene.now.last_side + 1) << 27
            | cython.cast(cython.ulonglong, self.scene.now.previous) << 30
            | cython.cast(cython.ulonglong, self.scene.now.stock_left) << 32,
        )
        for place in range(self.scene.sides):
            table_key = mixed(
                table_key,
                cython.cast(cython.ulonglong, self.scene.now.points[place])
                | cython.cast(cython.ulonglong, self.scene.now.worth[place]) << 16
                | cython.cast(cython.ulonglong, self.scene.now.ties[place]) << 32
                | cython.cast(cython.ulonglong, self.scene.now.tricks[place]) << 48,
            )
        for place in range(self.scene.now.stock_left):
            table_key = mixed(table_key, self.scene.now.stock[place])
        if self.scene.has_rows:
            for place in range(64):
                if self.scene.now.under[place] >= 0:
                    table_key = mixed(table_key, self.scene.now.under[place] << 6 | place)
        return table_key | 1
