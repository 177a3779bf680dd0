"""Audio output: to the playback device of the computer or, in tests, to memory."""

from array import array
from collections.abc import Generator
from functools import cache
from operator import add
from threading import Lock
from typing import Protocol

from ...engine.errors import MarjapussiError
from .waveforms import MAX_SAMPLE, SAMPLE_RATE, Samples

MAX_SIMULTANEOUS_SOUNDS = 8  # any more would be inaudible


class SoundMixer:
    """Mixes sounds. They may be added on one thread while another reads the samples."""

    def __init__(self) -> None:
        self._playing: list[memoryview[int]] = []
        self._lock = Lock()

    def add(self, samples: Samples) -> None:
        """Add a sound, which starts with the next samples that are read."""
        with self._lock:
            if len(self._playing) < MAX_SIMULTANEOUS_SOUNDS:
                self._playing.append(memoryview(samples))

    def read(self, count: int) -> Samples:
        """Return the next count samples of all sounds mixed, or zeros in silence."""
        with self._lock:
            parts = [sound[:count] for sound in self._playing]
            self._playing = [sound[count:] for sound in self._playing if len(sound) > count]
        if not parts:
            return array("h", bytes(2 * count))
        mixed = [0] * count
        for part in parts:
            mixed[: len(part)] = map(add, mixed, part)
        return array("h", _clip(mixed))


def _clip(samples: list[int]) -> list[int]:
    """Limit samples to the range of 16 bits."""
    if max(samples) <= MAX_SAMPLE and min(samples) >= -MAX_SAMPLE:
        return samples
    return [max(-MAX_SAMPLE, min(MAX_SAMPLE, sample)) for sample in samples]


BUFFER_MS = 25  # a device queues three buffers: short enough for clicks, long enough to avoid gaps

SampleStream = Generator[Samples, int, None]


class NoSoundError(MarjapussiError):
    """Sound can't be played: there is no device, it is busy, or the library is missing."""


class Speaker(Protocol):
    """An audio output."""

    def play(self, samples: Samples) -> None:
        """Start a sound, mixed with those that are playing. Raise NoSoundError on failure."""

    def suspend(self) -> None:
        """Release the audio device until the next sound."""

    def close(self) -> None: ...


class MiniaudioDevice(Protocol):
    """The part of miniaudio.PlaybackDevice that this module uses."""

    running: bool
    backend: str

    def start(self, callback_generator: SampleStream, /) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class RecordingSpeaker:
    """An audio output for tests, which records sounds instead of playing them."""

    def __init__(self) -> None:
        self.played: list[Samples] = []
        self.is_suspended = True
        self.is_closed = False

    def play(self, samples: Samples) -> None:
        self.played.append(samples)
        self.is_suspended = False

    def suspend(self) -> None:
        self.is_suspended = True

    def close(self) -> None:
        self.is_closed = True


class MiniaudioSpeaker:
    """An audio output that runs its device only while sounds are playing."""

    def __init__(self, device: MiniaudioDevice, error_type: type[Exception]) -> None:
        self._device, self._error_type = device, error_type
        self._mixer = SoundMixer()

    def play(self, samples: Samples) -> None:
        self._mixer.add(samples)
        if self._device.running:
            return
        try:
            self._device.start(_sample_stream(self._mixer))
        except self._error_type as error:
            raise NoSoundError(str(error)) from error

    def suspend(self) -> None:
        try:
            self._device.stop()
        except self._error_type as error:
            raise NoSoundError(str(error)) from error

    def close(self) -> None:
        self._device.close()


def open_speaker() -> Speaker:
    """Open the playback device. Raise NoSoundError if there is none. This takes a while."""
    try:
        import miniaudio  # type: ignore[import-untyped]
    except (ImportError, OSError) as error:
        raise NoSoundError(f"miniaudio can't be loaded: {error}") from error
    _silence_alsa_errors()
    try:
        device: MiniaudioDevice = miniaudio.PlaybackDevice(
            nchannels=1, sample_rate=SAMPLE_RATE, buffersize_msec=BUFFER_MS, app_name="Marjapussi"
        )
    except miniaudio.MiniaudioError as error:
        raise NoSoundError(f"no device for sound can be opened: {error}") from error
    if device.backend == "Null":
        device.close()
        raise NoSoundError("there's no device for sound")
    return MiniaudioSpeaker(device, miniaudio.MiniaudioError)


def _sample_stream(mixer: SoundMixer) -> SampleStream:
    """Return a started generator: send it a number, and it yields that many mixed samples."""

    def generate_samples() -> SampleStream:
        count = yield array("h")
        while True:
            count = yield mixer.read(count)

    stream = generate_samples()
    next(stream)
    return stream


def _silence_alsa_errors() -> None:
    """Keep ALSA, the Linux sound library, from printing errors if there is no device."""
    from ctypes import CDLL  # slow to import, and not needed until the first sound

    try:
        CDLL("libasound.so.2").snd_lib_error_set_handler(_null_error_handler())
    except (OSError, AttributeError):
        return  # a system without ALSA prints no errors


@cache
def _null_error_handler() -> object:
    """Return an error handler for ALSA that does nothing.

    It is cached because the C library keeps a pointer to it, so it must not be destroyed.
    """
    from ctypes import CFUNCTYPE, c_char_p, c_int

    error_handler = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)
    return error_handler(lambda *_arguments: None)
