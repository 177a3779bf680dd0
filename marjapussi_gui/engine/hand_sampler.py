"""Counts exactly how many hands satisfy some conditions, and draws one of them at random.

The cards are read kind by kind. First the ways to hold cards of one suit are counted by the number
of cards and by what each feature remembers, then suits are added up. Going back through these
counts draws a hand, and no hand is ever rejected.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import TypeAlias, TypeVar

from .cards import RANK_OF, SUIT_OF, Card, Suit
from .frozen import frozen
from .hand_features import HandCondition, HandFeature

Key = TypeVar("Key")
DrawBelow = Callable[[int], int]  # returns a random number from 0 up to but not including another
Values: TypeAlias = tuple[int, ...]  # a number for each feature
Holding: TypeAlias = tuple[int, Values]  # number of cards, and a number for each feature
Ways: TypeAlias = dict[Holding, int]


@frozen
class _FeatureRange:
    """A feature and the allowed range of its value."""

    feature: HandFeature
    low: int
    high: int | None

    def read(self, memory: int, rank: str, copies: int) -> int:
        after = self.feature.read(memory, rank, copies)
        return min(after, self._last_value) if self.feature.is_sum else after

    def add(self, value: int, more: int) -> int | None:
        """Return the sum of the values of two suits, or None if it is over the limit."""
        total = value + more
        if self.high is None:
            return min(total, self.low)
        return total if total <= self.high else None

    @property
    def _last_value(self) -> int:
        return self.low if self.high is None else self.high + 1


@frozen
class _SuitCounts:
    """How many ways there are to hold cards of one suit, by number of cards and by features."""

    kinds: tuple[tuple[str, int], ...]  # rank and number of copies in the pack
    layers: tuple[Ways, ...]  # by number of kinds read: number of cards, and memories
    ends: Mapping[Holding, tuple[Holding, ...]]  # by number of cards and values: last memories
    totals: Ways  # by number of cards and values
    parts_by_size: Mapping[int, tuple[Holding, ...]]  # the keys of totals

    def totals_of_size(self, size: int) -> tuple[Holding, ...]:
        return self.parts_by_size.get(size, ())


class HandSampler:
    """Draws random hands that have a given size and satisfy conditions. `count` is their number.

    Cards of one kind count as different cards, as in a shuffle.
    """

    def __init__(
        self, cards: Iterable[Card], hand_size: int, conditions: Iterable[HandCondition]
    ) -> None:
        cards = tuple(cards)
        self._card_count, self._hand_size = len(cards), hand_size
        self._features = _merge_limits(conditions)
        self._sums: dict[tuple[Values, Values], Values | None] = {}  # the same for all sizes
        self._suits = _split_into_suits(cards)
        self._counts = [self._count_suit(suit) for suit in self._suits]
        self._layers = self._combine_suits()
        self._accepted = {
            held: ways
            for held, ways in self._layers[-1].items()
            if held[0] == hand_size and self._has_reached_minimums(held[1])
        }
        self.count = sum(self._accepted.values())

    @property
    def share(self) -> float:
        """The share of all hands that satisfy the conditions."""
        return self.count / comb(self._card_count, self._hand_size)

    def draw(self, draw_below: DrawBelow) -> tuple[Card, ...]:
        """Return a hand drawn uniformly at random, sorted by card number."""
        held, hand = _draw_weighted_key(self._accepted, draw_below), list[Card]()
        for place in range(len(self._suits) - 1, -1, -1):
            counts, before = self._counts[place], self._layers[place]
            options = {
                (earlier, part): ways * counts.totals[part]
                for earlier, ways in before.items()
                for part in counts.totals_of_size(held[0] - earlier[0])
                if self._add(earlier, part) == held
            }
            held, part = _draw_weighted_key(options, draw_below)
            hand += self._draw_suit(place, part, draw_below)
        return tuple(sorted(hand))

    def _draw_suit(self, place: int, part: Holding, draw_below: DrawBelow) -> list[Card]:
        suit, counts = list(self._suits)[place], self._counts[place]
        features = self._features_in(suit)
        state = _draw_weighted_key(
            {each: counts.layers[-1][each] for each in counts.ends[part]}, draw_below
        )
        cards = list(self._suits[suit])
        drawn: list[Card] = []
        for number in range(len(counts.kinds) - 1, -1, -1):
            rank, copies = counts.kinds[number]
            options = {
                (before, held): ways * comb(copies, held)
                for before, ways in counts.layers[number].items()
                if 0 <= (held := state[0] - before[0]) <= copies
                and _read(features, before[1], rank, held) == state[1]
            }
            state, held = _draw_weighted_key(options, draw_below)
            drawn += [cards[number]] * held
        return drawn

    def _count_suit(self, suit: Suit) -> _SuitCounts:
        kinds = tuple((RANK_OF[card], copies) for card, copies in self._suits[suit].items())
        counted = tuple(each.feature.applies_to_suit(suit) for each in self._features)
        return _count_suit(kinds, self._features, counted, self._hand_size)

    def _features_in(self, suit: Suit) -> tuple[_FeatureRange, ...]:
        return tuple(each for each in self._features if each.feature.applies_to_suit(suit))

    def _combine_suits(self) -> list[Ways]:
        layers: list[Ways] = [{(0, (0,) * len(self._features)): 1}]
        for counts in self._counts:
            after: Ways = {}
            for before, ways in layers[-1].items():
                for part, part_ways in counts.totals.items():
                    held = self._add(before, part)
                    if held is not None:
                        after[held] = after.get(held, 0) + ways * part_ways
            layers.append(after)
        return layers

    def _add(self, held: Holding, part: Holding) -> Holding | None:
        """Return both holdings combined, or None if that exceeds the hand size or a limit."""
        size, key = held[0] + part[0], (held[1], part[1])
        if size > self._hand_size:
            return None
        if key not in self._sums:
            self._sums[key] = self._add_values(*key)
        values = self._sums[key]
        return None if values is None else (size, values)

    def _add_values(self, values: Values, more: Values) -> Values | None:
        """Return the sums of the features' values, or None if one exceeds its limit."""
        totals = []
        for each, value, other in zip(self._features, values, more, strict=True):
            total = each.add(value, other)
            if total is None:
                return None
            totals.append(total)
        return tuple(totals)

    def _has_reached_minimums(self, values: Values) -> bool:
        return all(value >= each.low for value, each in zip(values, self._features, strict=True))


def _merge_limits(conditions: Iterable[HandCondition]) -> tuple[_FeatureRange, ...]:
    """Return each feature with the range that all conditions allow."""
    limits: dict[HandFeature, tuple[int, int | None]] = {}
    for each in conditions:
        low, high = limits.get(each.feature, (0, None))
        highs = [limit for limit in (high, each.high) if limit is not None]
        limits[each.feature] = max(low, each.low), min(highs, default=None)
    return tuple(_FeatureRange(feature, *limit) for feature, limit in limits.items())


def _split_into_suits(cards: Iterable[Card]) -> dict[Suit, Counter[Card]]:
    """Return the copies of each card by suit; the jokers are a suit of their own."""
    suits: dict[Suit, Counter[Card]] = {}
    for card in sorted(cards, key=_natural_order_key):
        suits.setdefault(Suit(SUIT_OF[card]), Counter())[card] += 1
    return suits


def _natural_order_key(card: Card) -> tuple[int, int]:
    """Return the sort key of a card: by suit, then from ace to two in the natural order."""
    return SUIT_OF[card], "AKQJT98765432JK".index(RANK_OF[card])


@lru_cache(maxsize=200)
def _count_suit(
    kinds: tuple[tuple[str, int], ...],
    features: tuple[_FeatureRange, ...],
    counted: tuple[bool, ...],
    max_size: int,
) -> _SuitCounts:
    """Count the ways to hold cards of one suit. Features that don't count there have the value 0.

    The result is cached, because most conditions treat all suits alike.
    """
    own = tuple(each for each, counts in zip(features, counted, strict=True) if counts)
    layers: list[Ways] = [{(0, (0,) * len(own)): 1}]
    for rank, copies in kinds:
        after: Ways = {}
        choices = [comb(copies, held) for held in range(copies + 1)]
        steps: dict[Values, list[Values]] = {}  # the same for all sizes
        for (size, memories), ways in layers[-1].items():
            if memories not in steps:
                steps[memories] = [_read(own, memories, rank, held) for held in range(copies + 1)]
            for held, remembered in enumerate(steps[memories][: max_size - size + 1]):
                state = size + held, remembered
                after[state] = after.get(state, 0) + ways * choices[held]
        layers.append(after)
    totals: Ways = {}
    by_size: dict[int, dict[Holding, None]] = {}
    ends: dict[Holding, list[Holding]] = {}
    for (size, memories), ways in layers[-1].items():
        values = iter(
            [each.feature.value(memory) for each, memory in zip(own, memories, strict=True)]
        )
        part = size, tuple(next(values) if counts else 0 for counts in counted)
        totals[part] = totals.get(part, 0) + ways
        by_size.setdefault(size, {})[part] = None
        ends.setdefault(part, []).append((size, memories))
    return _SuitCounts(
        kinds,
        tuple(layers),
        {part: tuple(each) for part, each in ends.items()},
        totals,
        {size: tuple(parts) for size, parts in by_size.items()},
    )


def _read(features: Sequence[_FeatureRange], memories: Values, rank: str, copies: int) -> Values:
    return tuple(
        each.read(memory, rank, copies) for each, memory in zip(features, memories, strict=True)
    )


def _draw_weighted_key(weights: Mapping[Key, int], draw_below: DrawBelow) -> Key:
    """Return a random key, chosen in proportion to the weights."""
    number = draw_below(sum(weights.values()))
    for key, weight in weights.items():
        if number < weight:
            return key
        number -= weight
    raise AssertionError("the weights were too small")
