"""All ways to choose a number of cards from a hand, created on demand."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeVar, overload

from .actions import Discard, Give
from .cards import Card, CardSet, cards_in_set

T = TypeVar("T", Give, Discard)


class CardCombinations(Sequence[T]):
    """A sequence of Give or Discard actions, one for each combination of cards of a given size."""

    def __init__(self, action_type: type[T], cards: CardSet, size: int) -> None:
        self._action_type: type[T] = action_type
        self._cards, self._size = cards_in_set(cards), size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardCombinations) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __len__(self) -> int:
        return comb(len(self._cards), self._size)

    def __iter__(self) -> Iterator[T]:
        return map(self._action_type, combinations(self._cards, self._size))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Give | Discard) or type(action) is not self._action_type:
            return False
        chosen = set(action.cards)
        return self._size == len(action.cards) == len(chosen) and chosen.issubset(self._cards)

    @overload
    def __getitem__(self, number: int) -> T: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[T, ...]: ...
    def __getitem__(self, number: int | slice) -> T | tuple[T, ...]:
        if isinstance(number, slice):
            return tuple(self)[number]
        if not -len(self) <= number < len(self):
            raise IndexError(number)
        return self._action_type(self._combination_at(number % len(self)))

    def _key(self) -> tuple[object, tuple[Card, ...], int]:
        return self._action_type, self._cards, self._size

    def _combination_at(self, index: int) -> tuple[Card, ...]:
        chosen, start, left = [], 0, len(self._cards)
        for missing in range(self._size, 0, -1):
            while index >= (skipped := comb(left - 1, missing - 1)):
                index -= skipped
                start, left = start + 1, left - 1
            chosen.append(self._cards[start])
            start, left = start + 1, left - 1
        return tuple(chosen)
