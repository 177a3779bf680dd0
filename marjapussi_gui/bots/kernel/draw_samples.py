"""Random samples of the cards that a rummy player may draw in the next turns."""

from __future__ import annotations

import cython

# the generator has 32 bits, like its seed
MASK_32_BITS = cython.declare(cython.ulonglong, 0xFFFFFFFF)


@cython.final
@cython.cclass
class DrawSamples:
    """The unseen cards in random order: for each turn, a card of the stock and an offered card."""

    def __init__(self, pool: list[int], turns: int, offer_permille: int, seed: int) -> None:
        """Prepare samples of the cards in pool.

        In offer_permille out of 1000 turns, the offered card is worth considering.
        """
        place: cython.int
        if not cython.compiled:
            self.pool, self.has_offer = [0] * 192, [0] * 64
        self.size, self.turns, self.offer_permille = len(pool), min(turns, 60), offer_permille
        for place in range(self.size):
            self.pool[place] = pool[place]
        self.random_state = (seed & 0xFFFFFFFF) | 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _random_below(self, limit: cython.int) -> cython.int:
        word: cython.ulonglong = self.random_state
        word ^= (word << 13) & MASK_32_BITS
        word ^= word >> 17
        word ^= (word << 5) & MASK_32_BITS
        self.random_state = word
        return cython.cast(cython.int, (word * cython.cast(cython.ulonglong, limit)) >> 32)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def shuffle(self) -> cython.void:
        """Sample the cards for all turns, and the tiplu (the card that decides the wild cards)."""
        place: cython.int
        other: cython.int
        card: cython.int
        wanted: cython.int = min(2 * self.turns + 2, self.size)
        for place in range(wanted):
            other = place + self._random_below(self.size - place)
            card = self.pool[place]
            self.pool[place] = self.pool[other]
            self.pool[other] = card
        for place in range(self.turns + 1):
            self.has_offer[place] = self._random_below(1000) < self.offer_permille
        self.tiplu = self.pool[self._random_below(self.size)]
        if self.tiplu == 52:
            self.tiplu = self._random_below(52)
