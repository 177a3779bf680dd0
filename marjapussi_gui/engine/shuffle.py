"""Deals from a seed, the same on every machine and in every version.

The bytes of SHA-256 over "marjapussi|1|GAME|SEED|N|WHAT|K" for K = 0, 1, 2 ... are read as
32-bit numbers; whoever knows the seed can recompute a deal in any language.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORD = 1 << 32


class Luck(Protocol):
    """Where a phase gets its chance from."""

    def below(self, what: str, limit: int) -> int:
        """Return the first whole number from 0 up to below limit that is drawn for what."""
        ...

    def shuffled(self, what: str, cards: Sequence[T]) -> list[T]:
        """Return the cards in an order drawn for what."""
        ...


class Seeded:
    """The luck of one deal of one match, all of it in a seed."""

    def __init__(self, game: str, seed: int, deal: int) -> None:
        self._prefix = f"marjapussi|1|{game}|{seed}|{deal}|"

    def below(self, what: str, limit: int) -> int:
        fair = WORD - WORD % limit
        return next(word for word in self._words(what) if word < fair) % limit

    def shuffled(self, what: str, cards: Sequence[T]) -> list[T]:
        words, order = self._words(what), list(cards)
        for last in range(len(order) - 1, 0, -1):
            fair = WORD - WORD % (last + 1)
            word = next(words)
            while word >= fair:
                word = next(words)
            other = word % (last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _words(self, what: str) -> Iterator[int]:
        from hashlib import sha256  # takes long to import, and nothing is shuffled at first

        for block in count():
            digest = sha256(f"{self._prefix}{what}|{block}".encode("ascii")).digest()
            yield from unpack(">8I", digest)
