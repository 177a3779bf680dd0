"""Audio output: the playback device of the computer, or a recorder for tests."""

from array import array
from collections.abc import Generator
from functools import cache
from typing import Protocol

from .mixer import Mixer
from .waves import RATE, Samples

PERIOD_MS = 25  # the device queues three: short enough for a click, long enough to avoid gaps

Stream = Generator[Samples, int, None]


class NoSound(Exception):
    """Sound cannot be played: no device, a busy device, or no library."""


class Speaker(Protocol):
    """An audio output."""

    def write(self, samples: Samples) -> None:
        """Start a sound, mixed with those already playing; raise NoSoundError if it fails."""
        ...

    def rest(self) -> None:
        """Release the device until the next sound."""
        ...

    def close(self) -> None:
        """Close the output for good."""
        ...


class Device(Protocol):
    """The part of miniaudio.PlaybackDevice that is used here."""

    running: bool
    backend: str

    def start(self, callback_generator: Stream, /) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class MemorySpeaker:
    """A speaker that records sounds instead of playing them, for tests."""

    def __init__(self) -> None:
        self.written: list[Samples] = []
        self.is_resting = True
        self.is_closed = False

    def write(self, samples: Samples) -> None:
        self.written.append(samples)
        self.is_resting = False

    def rest(self) -> None:
        self.is_resting = True

    def close(self) -> None:
        self.is_closed = True


class DeviceSpeaker:
    """A speaker that plays on a device and runs it only while there are sounds."""

    def __init__(self, device: Device, failures: type[Exception]) -> None:
        self._device, self._failures = device, failures
        self._mixer = Mixer()

    def write(self, samples: Samples) -> None:
        self._mixer.add(samples)
        if self._device.running:
            return
        try:
            self._device.start(_stream(self._mixer))
        except self._failures as error:
            raise NoSound(str(error)) from error

    def rest(self) -> None:
        try:
            self._device.stop()
        except self._failures as error:
            raise NoSound(str(error)) from error

    def close(self) -> None:
        self._device.close()


def open_speaker() -> Speaker:
    """Open the playback device, which is slow; raise NoSoundError if there is none."""
    try:
        import miniaudio  # type: ignore[import-untyped]
    except (ImportError, OSError) as error:
        raise NoSound(f"miniaudio cannot be loaded: {error}") from error
    _hush()
    try:
        device: Device = miniaudio.PlaybackDevice(
            nchannels=1, sample_rate=RATE, buffersize_msec=PERIOD_MS, app_name="Marjapussi"
        )
    except miniaudio.MiniaudioError as error:
        raise NoSound(f"no device for sound can be opened: {error}") from error
    if device.backend == "Null":
        device.close()
        raise NoSound("there is no device for sound")
    return DeviceSpeaker(device, miniaudio.MiniaudioError)


def _stream(mixer: Mixer) -> Stream:
    """Return a started generator that yields as many mixed samples as the device requests."""

    def samples() -> Stream:
        count = yield array("h")
        while True:
            count = yield mixer.take(count)

    stream = samples()
    next(stream)
    return stream


def _hush() -> None:
    """Keep ALSA from printing errors to stderr if there is no device."""
    from ctypes import CDLL  # slow to import, and not needed until the first sound

    try:
        CDLL("libasound.so.2").snd_lib_error_set_handler(_ignoring())
    except (OSError, AttributeError):
        return  # a system without ALSA prints no errors


@cache
def _ignoring() -> object:
    """Return an error handler for ALSA that does nothing; cached, as C keeps a pointer to it."""
    from ctypes import CFUNCTYPE, c_char_p, c_int

    error_handler = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)
    return error_handler(lambda *_arguments: None)
