"""Worlds are drawn without bias, and listed completely where they are few."""

from array import array
from collections import Counter
from random import Random

from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.kernel.world_dealer import WorldDealer

# Ten, five and one card that may lie with all, the first two, and the last of three seats
KINDS = [(0x3F0, 0b111), (0x1F0 << 16, 0b110), (0x10 << 32, 0b001)]
PLACES = [(1, 4), (2, 4), (3, 4)]
FIXED = [0xF000, 0, 0, 0, 0]
CHI_SQUARE_999 = 1565.0  # 1,399 degrees of freedom: exceeded once in a thousand times


def listed_worlds(words: "array[int] | None") -> list[tuple[int, ...]]:
    assert words is not None
    return [tuple(words[at : at + 5]) for at in range(0, len(words), 5)]


def test_all_worlds_are_counted_and_listed_once() -> None:
    dealer = WorldDealer(KINDS, PLACES, FIXED, [])

    every = listed_worlds(dealer.all_worlds(2000))

    assert dealer.count_worlds() == 1400  # checked by hand: seat 1 takes 0 to 3 more, of five
    assert len(every) == len(set(every)) == 1400


def test_worlds_are_drawn_alike() -> None:
    number = 140_000
    dealer = WorldDealer(KINDS, PLACES, FIXED, [])

    times = Counter(listed_worlds(dealer.deal(number, 99)))

    expected = number / 1400
    assert len(times) == 1400
    assert sum((seen - expected) ** 2 / expected for seen in times.values()) < CHI_SQUARE_999


def test_drawn_and_listed_worlds_respect_the_limits() -> None:
    pair = 0x30 << 16
    dealer = WorldDealer(KINDS, PLACES, FIXED, [(2, pair, 1, 1)])

    drawn, every = dealer.deal(500, 7), dealer.all_worlds(2000)

    for worlds in (listed_worlds(drawn), listed_worlds(every)):
        assert worlds
        assert all((world[2] & pair).bit_count() == 1 for world in worlds)


def test_more_worlds_than_wanted_are_not_listed() -> None:
    assert WorldDealer(KINDS, PLACES, FIXED, []).all_worlds(1399) is None


def test_worlds_are_drawn_in_proportion_to_their_weights() -> None:
    words = WorldDealer(KINDS, PLACES, FIXED, []).deal(3, 1)
    worlds = WorldSet(words, (1.0, 0.0, 3.0))

    assert Counter(worlds.sample_indices(400, Random(1))) == {0: 100, 2: 300}
