"""Fields of codes: values that are written into one large number, or read from it.

Each value is a digit with a base of its own. One function describes the fields of a value both
ways: a writer returns the value that it is given, and a reader ignores it and returns its own.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import comb
from typing import TypeVar

from ..cards import Card
from .code_alphabet import raise_content_error

T = TypeVar("T")

MAX_COUNT = 500  # items in a list
MAX_NUMBER = 10**7


class CodeFields(ABC):
    """Base class that writes the fields of a code, or reads them."""

    @abstractmethod
    def number(self, base: int, value: int) -> int:
        """Write or read a number from 0 to base - 1."""

    def flag(self, value: bool) -> bool:  # noqa: FBT001
        return bool(self.number(2, int(value)))

    def long(self, base: int, value: int) -> int:
        """Write or read a number of any size, in digits that also say whether another follows."""
        total, unit = 0, 1
        while True:
            digit = self.number(2 * base, value % base + base * (value >= base))
            total += unit * (digit % base)
            if digit < base:
                return total
            unit *= base
            total += unit
            value = value // base - 1
            if total > MAX_NUMBER:
                raise_content_error("a number is too large")

    def pick(self, choices: Sequence[T], value: T) -> T:
        """Write or read one of the choices as its index."""
        return choices[self.number(len(choices), self._place(choices, value))]

    def items(
        self, base: int, values: Sequence[T], code: Callable[[T], T], blank: T
    ) -> tuple[T, ...]:
        count = self.long(base, len(values))
        if count > MAX_COUNT:
            raise_content_error("a list is too long")
        return tuple(map(code, values or [blank] * count))

    def text(self, value: str) -> str:
        def code_byte(byte: int) -> int:
            return self.number(256, byte)

        encoded = self.items(8, tuple(value.encode()), code_byte, 0)
        try:
            return bytes(encoded).decode()
        except UnicodeDecodeError:
            raise_content_error("a name isn't text")

    def card_from(self, pool: list[Card], card: Card) -> Card:
        """Write or read a card as its index in the pool, and remove it from the pool."""
        card = self.pick(pool, card)
        pool.remove(card)
        return card

    def cards_from(self, pool: list[Card], cards: Sequence[Card], count: int) -> tuple[Card, ...]:
        """Write or read a set of cards as one number, and remove them from the sorted pool.

        The number is C(a, 1) + C(b, 2) + C(c, 3) ... for the places a < b < c ... in the pool.
        """
        places = self._places(pool, cards)
        rank = sum(comb(place, index) for index, place in enumerate(places, 1))
        rank = self.number(comb(len(pool), count), rank)
        chosen, place = [], len(pool)
        for index in range(count, 0, -1):
            place -= 1
            while comb(place, index) > rank:
                place -= 1
            rank -= comb(place, index)
            chosen.append(pool.pop(place))
        return tuple(reversed(chosen))

    @abstractmethod
    def _place(self, choices: Sequence[T], value: T) -> int:
        """Return the index of a value to write."""

    @abstractmethod
    def _places(self, pool: Sequence[Card], cards: Sequence[Card]) -> Sequence[int]:
        """Return the indices of the cards to write, in ascending order."""


class Writer(CodeFields):
    """Writes fields into one number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def number(self, base: int, value: int) -> int:
        assert 0 <= value < base, (value, base)
        self._digits.append((base, value))
        return value

    @property
    def total(self) -> int:
        total = 0
        for base, value in reversed(self._digits):
            total = total * base + value
        return total

    def _place(self, choices: Sequence[T], value: T) -> int:
        return choices.index(value)

    def _places(self, pool: Sequence[Card], cards: Sequence[Card]) -> Sequence[int]:
        places: list[int] = []
        for card in sorted(cards):  # copies of a card are next to each other
            is_copy = bool(places) and pool[places[-1]] == card
            places.append(places[-1] + 1 if is_copy else pool.index(card))
        return places


class Reader(CodeFields):
    """Reads fields from one number."""

    def __init__(self, total: int) -> None:
        self._rest = total

    def number(self, base: int, value: int) -> int:
        if base < 1:
            raise_content_error("there are too few cards")
        self._rest, digit = divmod(self._rest, base)
        return digit

    def _place(self, choices: Sequence[T], value: T) -> int:
        return 0

    def _places(self, pool: Sequence[Card], cards: Sequence[Card]) -> Sequence[int]:
        return ()
