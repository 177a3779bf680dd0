"""Seeded random numbers that are the same on every machine and in every version.

The SHA-256 digests of "marjapussi|1|GAME|SEED|N|WHAT|K" for K = 0, 1, 2 ... give 32-bit numbers. N
is the number of the deal, and WHAT the purpose, such as a shuffle. So the cards of a deal can be
computed again in any programming language.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORD_RANGE = 1 << 32


class RandomSource(Protocol):
    """The source of the random decisions that the phases of a deal need."""

    def draw_below(self, purpose: str, limit: int) -> int:
        """Return a random integer from 0 to limit - 1, the same one for the same purpose."""

    def shuffle(self, purpose: str, cards: Sequence[T]) -> list[T]:
        """Return the cards in a random order, the same one whenever the purpose is the same."""


class SeededSource:
    """Random decisions for one deal, computed from the seed of the match."""

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
        from hashlib import sha256  # imported here because the import slows down the start

        for block in count():
            digest = sha256(f"{self._prefix}{purpose}|{block}".encode("ascii")).digest()
            yield from unpack(">8I", digest)
