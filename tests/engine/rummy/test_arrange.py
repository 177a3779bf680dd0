"""How cards fall into sets: the exact search against every partition there is."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from marjapussi_gui.engine.cards import CARD_NAMES, JOKER, Card, parse_card, parse_cards
from marjapussi_gui.engine.rummy.arrangement import best_arrangement, find_arrangement
from marjapussi_gui.engine.rummy.melds import SetRules, wild_cards

ROW = "A23456789TJQKA"
PURE, WILD = "", "5H"
HANDS = 20  # so many random hands for each kind of table

Names = tuple[str, ...]


@cache
def models(size: int) -> tuple[frozenset[str], ...]:
    """Return every sequence and trial of this size, spelled out without wild cards."""
    runs = [
        frozenset(rank + suit for rank in ROW[start : start + size])
        for suit in "SHDC"
        for start in range(15 - size)
        if 3 <= size <= 13
    ]
    trials = [
        frozenset(rank + suit for suit in "SHDC" if suit != absent)
        for rank in ROW[1:]
        for absent in ("SHDC" if size == 3 else "-")
        if size in (3, 4)
    ]
    return (*runs, *trials)


def is_set(names: Names, wild: frozenset[str], max_wild: int) -> bool:
    """Say by RULES.md whether cards are a set: all are in place, or wild and not too many."""
    if len(names) == 3 and len(set(names)) == 1:
        return True
    fixed = [name for name in names if name not in wild]
    if len(set(fixed)) < len(fixed):
        return False
    return any(
        model.issuperset(fixed) and len(names) - len(model.intersection(names)) <= max_wild
        for model in models(len(names))
    )


class Oracle:
    """All ways to part a hand into sets and dead cards, tried one by one."""

    def __init__(self, names: Names, wild: frozenset[str], max_wild: int, largest: int) -> None:
        self._full = (1 << len(names)) - 1
        self._sets = [
            mask
            for mask in range(self._full + 1)
            if 3 <= mask.bit_count() <= largest
            and is_set(tuple(n for i, n in enumerate(names) if mask >> i & 1), wild, max_wild)
        ]
        self._known: dict[int, frozenset[int]] = {0: frozenset({0})}

    def dead(self) -> frozenset[int]:
        """Return the numbers of cards that can be left over."""
        return self._dead_in(self._full)

    def _dead_in(self, left: int) -> frozenset[int]:
        if left not in self._known:
            lowest = left & -left
            ways = {number + 1 for number in self._dead_in(left ^ lowest)}
            for mask in self._sets:
                if mask & lowest and mask & left == mask:
                    ways |= self._dead_in(left ^ mask)
            self._known[left] = frozenset(ways)
        return self._known[left]


def wild_names(tiplu: str) -> frozenset[str]:
    """Return what is wild by RULES.md: the rank, the neighbours running round, jokers."""
    if not tiplu:
        return frozenset()
    place, suit = ROW.index(tiplu[0]), tiplu[1]
    beside = {ROW[(place + 1) % 13] + suit, ROW[(place - 1) % 13] + suit}
    return frozenset({tiplu[0] + each for each in "SHDC"} | beside | {"JK"})


def narrow_hand(rng: Random, tiplu: str, size: int) -> Names:
    """Draw from three packs and six jokers cut down to ranks round the tiplu."""
    middle = ROW.index(tiplu[0]) if tiplu else rng.randrange(13)
    width = rng.choice((2, 3, 4))
    ranks = {ROW[(middle + step) % 13] for step in range(-width, width + 1)}
    suits = [*rng.sample("SHDC", rng.choice((1, 2, 3))), tiplu[1:] or "S"]
    kinds = sorted({rank + suit for rank in ranks for suit in suits})
    return tuple(sorted(rng.sample([*kinds * 3, *["JK"] * rng.choice((1, 3, 6))], size)))


def cases(max_wild: int, largest: int) -> Iterator[tuple[Names, str]]:
    rng = Random(f"{max_wild} {largest}")
    for number in range(HANDS):
        tiplu = ("5H", "AS", "KD", "2C", "")[number % 5]
        yield narrow_hand(rng, tiplu, rng.choice((7, 8, 9, 10))), tiplu


def table(tiplu: str, max_wild: int, largest: int = 13) -> SetRules:
    return SetRules(wild_cards(parse_card(tiplu)) if tiplu else 0, max_wild, largest)


def cards_of(names: Names) -> tuple[Card, ...]:
    return parse_cards(" ".join(names))


def text(sets: tuple[tuple[Card, ...], ...]) -> list[Names]:
    return [tuple(CARD_NAMES[each] for each in meld) for meld in sets]


@pytest.mark.parametrize("largest", [3, 13])
@pytest.mark.parametrize("max_wild", [1, 2, 3])
def test_search_finds_what_trying_all_partitions_finds(max_wild: int, largest: int) -> None:
    for names, tiplu in cases(max_wild, largest):
        possible = Oracle(names, wild_names(tiplu), max_wild, largest).dead()
        cards, at = cards_of(names), table(tiplu, max_wild, largest)

        numbers = range(len(cards) + 1)
        arranged_dead = frozenset(n for n in numbers if find_arrangement(cards, at, n) is not None)
        assert (possible, names, tiplu) == (arranged_dead, names, tiplu)
        used = sum(map(len, best_arrangement(cards, at)))
        assert (min(possible), names, tiplu) == (len(cards) - used, names, tiplu)


@pytest.mark.parametrize("largest", [3, 13])
@pytest.mark.parametrize("max_wild", [1, 2, 3])
def test_what_is_found_is_sets_of_the_cards_there_are(max_wild: int, largest: int) -> None:
    for names, tiplu in cases(max_wild, largest):
        cards, at, wild = cards_of(names), table(tiplu, max_wild, largest), wild_names(tiplu)
        for dead in range(len(cards) + 1):
            sets = text(find_arrangement(cards, at, dead) or ())
            used = Counter(name for each in sets for name in each)

            assert used <= Counter(names)
            assert not sets or used.total() == len(cards) - dead
            assert all(is_set(each, wild, max_wild) for each in sets)
            assert all(len(each) <= largest for each in sets)


@pytest.mark.parametrize("max_wild", [1, 2, 3])
@pytest.mark.parametrize(
    "names", ["3H 4H 5H 6H 7H", "3H 4H JK 6H 7H", "3H 4H 5H 6H 7H 9S 9D 9C", "2D 3H 4H 5H 6H 7H"]
)
def test_wild_cards_in_place_join_cards_that_are_far_apart(names: str, max_wild: int) -> None:
    dead = names.count("2D")

    # 4H, 5H and 6H are in place between 3H and 7H, so that at most one card stands in
    assert find_arrangement(parse_cards(names), table("5H", max_wild), dead) is not None


@pytest.mark.parametrize(
    ("names", "dead", "is_possible"),
    [
        ("7S 8S 9S", 0, True),
        ("7S 8S 9S KD", 1, True),
        ("7S 8S 9S KD", 0, False),
        ("7S 8S 9S", 1, False),  # exactly so many are dead, no more and no fewer
        ("7S 8S 9S TS", 1, True),
        ("7S 8S 9S TS", 0, True),
        ("QS KS AS 2S 3S", 0, False),  # one ace is not both high and low
        ("QS KS AS AS 2S 3S", 0, True),
        ("7S 7S 7S 7H 7D 8H 9H", 0, False),  # the seven of hearts is wanted twice
        ("7S 7S 7S 7H 7D 7C 8H", 1, True),
        ("", 0, True),
    ],
)
def test_without_wild_cards(names: str, dead: int, is_possible: bool) -> None:
    assert is_possible == (find_arrangement(parse_cards(names), table(PURE, 3), dead) is not None)


@pytest.mark.parametrize(
    ("names", "max_wild", "is_possible"),
    [
        ("9S JK JK 9D 9C TS JS", 3, True),
        ("9S JK JK", 1, False),
        ("9S JK JK", 2, True),
        ("9S 9S JK", 3, False),
        ("9S 9S JK JK JK JK", 3, True),  # 9S JK JK twice
        ("9S 9S JK JK JK JK", 1, False),
        ("5S 5S 5S 9D TD 5C", 1, True),  # the fives of spades are a tunnela
        ("JK JK JK JK", 3, False),
        ("JK JK JK JK JK JK", 1, True),
        ("QS KS 5D", 1, True),
        ("9S QD 4C JK JK JK JK JK JK", 2, True),
        ("9S QD 4C JK JK JK JK JK", 3, False),
    ],
)
def test_with_wild_cards(names: str, max_wild: int, is_possible: bool) -> None:
    assert is_possible == (
        find_arrangement(parse_cards(names), table(WILD, max_wild), 0) is not None
    )


def test_a_whole_hand_of_sets_is_found() -> None:
    hand = "7S 8S 9S TS 9S 9H 9D 9C KD QD JD KD KD KD 5S 3C JK 2C AS 2S 3S"

    assert JOKER in parse_cards(hand)
    assert find_arrangement(parse_cards(hand), table(WILD, 3), 0) is not None


def test_a_hopeless_hand_is_given_up() -> None:
    assert (
        best_arrangement(parse_cards("7S 9H JD KC 2S 4H 6D 8C TS QH AD 3C"), table(PURE, 3)) == ()
    )
