"""Sounds are heard without anybody waiting, and their absence is no error."""

import logging
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, current_thread
from time import monotonic, sleep

import pytest

from marjapussi_gui.ui.sound.audio_output import (
    MiniaudioSpeaker,
    NoSoundError,
    RecordingSpeaker,
    SampleStream,
    Speaker,
    open_speaker,
)
from marjapussi_gui.ui.sound.sound_player import SoundPlayer
from marjapussi_gui.ui.sound.synthesis import SOUND_NAMES, render
from marjapussi_gui.ui.sound.waveforms import MAX_SAMPLE, Samples

ENOUGH_S = 10.0


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + ENOUGH_S
    while not is_so():
        assert monotonic() < end
        sleep(0.002)


def peak(samples: Samples) -> int:
    return max(map(abs, samples))


class DumbSpeaker(RecordingSpeaker):
    """Fails with the first sound, as a device does that was pulled out."""

    def play(self, samples: Samples) -> None:
        raise NoSoundError("pulled out")


class BrokenDevice(Exception):
    """What the library of a device raises."""


class PatientDevice:
    """A device that takes samples on request."""

    def __init__(self, *, works: bool = True) -> None:
        self.running, self.backend, self.works = False, "test", works
        self.stream: SampleStream | None = None

    def start(self, callback_generator: SampleStream, /) -> None:
        if not self.works:
            raise BrokenDevice("busy")
        self.stream, self.running = callback_generator, True

    def stop(self) -> None:
        self.stream, self.running = None, False

    def close(self) -> None:
        self.stop()

    def take(self, count: int) -> list[int]:
        assert self.stream is not None
        return self.stream.send(count).tolist()


@pytest.fixture
def speaker() -> RecordingSpeaker:
    return RecordingSpeaker()


@pytest.fixture
def sounds(speaker: RecordingSpeaker) -> Iterator[SoundPlayer]:
    made = SoundPlayer(lambda: speaker, max_delay_s=ENOUGH_S)
    yield made
    made.close()


@pytest.mark.parametrize("name", SOUND_NAMES)
def test_sound_is_heard_as_it_was_made(
    name: str, sounds: SoundPlayer, speaker: RecordingSpeaker
) -> None:
    sounds.play(name)

    wait_until(lambda: len(speaker.played) == 1)
    assert render(name) == speaker.played[0]


def test_pitch_makes_a_sound_shorter(sounds: SoundPlayer, speaker: RecordingSpeaker) -> None:
    sounds.play("berry", 1.25)

    wait_until(lambda: len(speaker.played) == 1)
    assert len(speaker.played[0]) == pytest.approx(len(render("berry")) / 1.25, abs=2)


def test_simultaneous_plays_of_a_sound_are_merged(
    sounds: SoundPlayer, speaker: RecordingSpeaker
) -> None:
    for _ in range(20):
        sounds.play("card")
    sounds.play("wrong")

    wait_until(lambda: render("wrong") in speaker.played)
    assert len(speaker.played) < 5


def test_sounds_that_wait_are_dropped_when_there_is_no_device() -> None:
    free, tries = Event(), list[int]()

    def make_speaker() -> Speaker:
        tries.append(1)
        free.wait(ENOUGH_S)
        raise NoSoundError("no device")

    sounds = SoundPlayer(make_speaker)
    for name in SOUND_NAMES:
        sounds.play(name)
    free.set()
    wait_until(sounds._requests.empty)
    sounds.close()

    assert tries == [1]


def test_volume_makes_it_softer(sounds: SoundPlayer, speaker: RecordingSpeaker) -> None:
    sounds.volume = 0.5

    sounds.play("card")

    wait_until(lambda: len(speaker.played) == 1)
    assert peak(speaker.played[0]) == pytest.approx(peak(render("card")) / 4, abs=2)


def test_volume_stays_in_its_range(sounds: SoundPlayer) -> None:
    sounds.volume = 7.0
    high = sounds.volume
    sounds.volume = -1.0

    assert (1.0, 0.0) == (high, sounds.volume)


def test_nothing_is_heard_when_off_or_at_volume_0(
    sounds: SoundPlayer, speaker: RecordingSpeaker
) -> None:
    sounds.is_on = False
    sounds.play("card")
    sounds.is_on, sounds.volume = True, 0.0
    sounds.play("card")
    sounds.volume = 1.0
    sounds.play("wrong")

    wait_until(lambda: len(speaker.played) == 1)
    assert render("wrong") == speaker.played[0]


def test_no_thread_and_no_device_before_the_first_sound() -> None:
    opened: list[str] = []

    def make_speaker() -> Speaker:
        opened.append(current_thread().name)
        return RecordingSpeaker()

    sounds = SoundPlayer(make_speaker)
    before = list(opened)
    sounds.play("card")
    wait_until(lambda: bool(opened))
    sounds.close()

    assert ([], ["sounds"]) == (before, opened)


def test_neither_asking_nor_closing_waits_for_a_slow_device() -> None:
    free, was_freed = Event(), SimpleQueue[bool]()

    def make_speaker() -> Speaker:
        was_freed.put(free.wait(ENOUGH_S))
        return RecordingSpeaker()

    sounds = SoundPlayer(make_speaker)
    for name in SOUND_NAMES:
        sounds.play(name)
    sounds.close()
    free.set()

    assert was_freed.get(timeout=ENOUGH_S)  # and did not give up while it was waited for


def test_device_opened_too_late_is_closed_again(speaker: RecordingSpeaker) -> None:
    free = Event()

    def make_speaker() -> Speaker:
        free.wait(ENOUGH_S)
        return speaker

    sounds = SoundPlayer(make_speaker)
    sounds.play("card")
    sounds.close()
    free.set()

    wait_until(lambda: speaker.is_closed)


def test_sound_that_comes_too_late_is_left_out(speaker: RecordingSpeaker) -> None:
    sounds = SoundPlayer(lambda: speaker, max_delay_s=0.0)

    sounds.play("card")
    wait_until(lambda: len(sounds._sample_cache) >= len(SOUND_NAMES))
    sounds.close()

    assert speaker.played == []


def test_device_rests_after_a_while_and_wakes_up(speaker: RecordingSpeaker) -> None:
    sounds = SoundPlayer(lambda: speaker, max_delay_s=ENOUGH_S, idle_timeout_s=0.01)
    sounds.play("card")
    wait_until(lambda: len(speaker.played) == 1 and speaker.is_suspended)

    sounds.play("wrong")

    wait_until(lambda: len(speaker.played) == 2)
    sounds.close()


def test_closed_is_closed(sounds: SoundPlayer, speaker: RecordingSpeaker) -> None:
    sounds.play("card")
    wait_until(lambda: len(speaker.played) == 1)

    sounds.close()
    sounds.close()
    sounds.play("card")

    wait_until(lambda: speaker.is_closed)
    assert len(speaker.played) == 1


def test_without_the_sound_library_the_program_is_silent_and_warns_nobody(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)  # as on Linux on ARM64
    caplog.set_level(logging.WARNING)
    sounds = SoundPlayer()
    sounds.play("card")
    wait_until(lambda: sounds._is_unavailable)
    sounds.close()

    assert caplog.records == []


def test_no_device_is_noted_once_and_tried_again_when_switched_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries: list[int] = []

    def make_speaker() -> Speaker:
        tries.append(1)
        raise NoSoundError("no device")

    caplog.set_level(logging.INFO, "marjapussi")
    sounds = SoundPlayer(make_speaker)
    sounds.play("card")
    wait_until(lambda: sounds._is_unavailable)
    sounds.play("card")
    sounds.is_on = False
    sounds.is_on = True
    sounds.play("wrong")
    wait_until(lambda: sounds._is_unavailable)
    sounds.close()

    assert len(tries) == 2
    assert [each.getMessage() for each in caplog.records] == ["no sound: no device"]
    assert caplog.records[0].name == "marjapussi"  # else it would not reach the log file


def test_device_that_is_pulled_out_is_silence() -> None:
    speaker = DumbSpeaker()
    sounds = SoundPlayer(lambda: speaker)

    sounds.play("card")

    wait_until(lambda: speaker.is_closed)
    sounds.close()


def test_device_is_given_what_was_written_and_runs_only_then() -> None:
    device = PatientDevice()
    speaker = MiniaudioSpeaker(device, BrokenDevice)
    was_running = device.running

    speaker.play(array("h", [1, 2, 3]))
    speaker.play(array("h", [MAX_SAMPLE]))
    heard = device.take(4)
    speaker.suspend()

    assert (False, [MAX_SAMPLE, 2, 3, 0], False) == (was_running, heard, device.running)


def test_busy_device_is_no_sound() -> None:
    speaker = MiniaudioSpeaker(PatientDevice(works=False), BrokenDevice)

    with pytest.raises(NoSoundError, match="busy"):
        speaker.play(array("h", [1]))


def test_computer_without_a_loudspeaker_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with suppress(NoSoundError):
        open_speaker().close()

    assert capfd.readouterr() == ("", "")


def test_sounds_are_imported_without_the_library() -> None:
    program = "import sys, marjapussi_gui.ui.sound.sound_player; print('miniaudio' in sys.modules)"

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "False"
