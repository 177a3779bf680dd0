"""Random numbers from a seed, the same on every machine and in every version.

SHA-256 of "marjapussi|1|GAME|SEED|N|WHAT|K" for K = 0, 1, 2 ... gives 32-bit numbers, where N is
the number of the deal. So a deal can be computed again in any programming language.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORD_RANGE = 1 << 32


class RandomSource(Protocol):
    """A source of random decisions for the phases of a deal."""

    def draw_below(self, purpose: str, limit: int) -> int:
        """Return a random integer from 0 to limit - 1. Equal purposes give the same numbers."""
        ...

    def shuffle(self, purpose: str, cards: Sequence[T]) -> list[T]:
        """Return the cards in a random order. Equal purposes give the same order."""
        ...


class SeededSource:
    """Random decisions for one deal of a match, computed from the seed of the match."""

    def __init__(self, game: str, seed: int, deal: int) -> None:
        self._prefix = f"marjapussi|1|{game}|{seed}|{deal}|"

    def draw_below(self, purpose: str, limit: int) -> int:
        fair = WORD_RANGE - WORD_RANGE % limit
        return next(word for word in self._random_words(purpose) if word < fair) % limit

    def shuffle(self, purpose: str, cards: Sequence[T]) -> list[T]:
        words, order = self._random_words(purpose), list(cards)
        for last in range(len(order) - 1, 0, -1):
            fair = WORD_RANGE - WORD_RANGE % (last + 1)
            word = next(words)
            while word >= fair:
                word = next(words)
            other = word % (last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _random_words(self, purpose: str) -> Iterator[int]:
        from hashlib import sha256  # imported here because it slows down the start

        for block in count():
            digest = sha256(f"{self._prefix}{purpose}|{block}".encode("ascii")).digest()
            yield from unpack(">8I", digest)
