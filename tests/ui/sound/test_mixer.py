"""Sounds that overlap are added, and never more than a sample can hold."""

from array import array

from marjapussi_gui.ui.sound.audio_output import MAX_SIMULTANEOUS_SOUNDS, SoundMixer
from marjapussi_gui.ui.sound.waveforms import MAX_SAMPLE


def test_nothing_is_silence() -> None:
    assert array("h", [0, 0, 0]) == SoundMixer().read(3)


def test_sound_is_given_piece_by_piece_and_then_silence() -> None:
    mixer = SoundMixer()

    mixer.add(array("h", [1, 2, 3]))

    assert [[1, 2], [3, 0], [0, 0]] == [mixer.read(2).tolist() for _ in range(3)]


def test_sounds_that_overlap_are_added() -> None:
    mixer = SoundMixer()
    mixer.add(array("h", [1, 2, 3]))
    first = mixer.read(1)
    mixer.add(array("h", [10, 20, 30]))

    assert ([1], [12, 23, 30, 0]) == (first.tolist(), mixer.read(4).tolist())


def test_sum_stays_within_a_sample() -> None:
    mixer = SoundMixer()
    for _ in range(3):
        mixer.add(array("h", [20_000, -20_000, 5]))

    assert [MAX_SAMPLE, -MAX_SAMPLE, 15] == mixer.read(3).tolist()


def test_only_so_many_sound_at_once() -> None:
    mixer = SoundMixer()
    for _ in range(MAX_SIMULTANEOUS_SOUNDS + 3):
        mixer.add(array("h", [1]))

    assert [MAX_SIMULTANEOUS_SOUNDS] == mixer.read(1).tolist()
