"""Sounds that overlap are added, and never more than a sample can hold."""

from array import array

from marjapussi_gui.ui.sound.mixer import MOST_AT_ONCE, Mixer
from marjapussi_gui.ui.sound.waves import LOUDEST


def test_nothing_is_silence() -> None:
    assert array("h", [0, 0, 0]) == Mixer().take(3)


def test_sound_is_given_piece_by_piece_and_then_silence() -> None:
    mixer = Mixer()

    mixer.add(array("h", [1, 2, 3]))

    assert [[1, 2], [3, 0], [0, 0]] == [mixer.take(2).tolist() for _ in range(3)]


def test_sounds_that_overlap_are_added() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3]))
    first = mixer.take(1)
    mixer.add(array("h", [10, 20, 30]))

    assert ([1], [12, 23, 30, 0]) == (first.tolist(), mixer.take(4).tolist())


def test_sum_stays_within_a_sample() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [20_000, -20_000, 5]))

    assert [LOUDEST, -LOUDEST, 15] == mixer.take(3).tolist()


def test_only_so_many_sound_at_once() -> None:
    mixer = Mixer()
    for _ in range(MOST_AT_ONCE + 3):
        mixer.add(array("h", [1]))

    assert [MOST_AT_ONCE] == mixer.take(1).tolist()
