"""Where sounds go: the loudspeaker of the computer, or a memory for tests."""

from array import array
from collections.abc import Generator
from functools import cache
from typing import Protocol

from .mixer import Mixer
from .waves import RATE, Samples

PERIOD_MS = (
    25  # of three that wait in the device: short enough for a click, long enough not to tear
)

Stream = Generator[Samples, int, None]


class NoSound(Exception):
    """There is nothing to hear with: no device, a busy one, or no library for it."""


class Speaker(Protocol):
    """Something that sounds can be heard on."""

    def write(self, samples: Samples) -> None:
        """Begin a sound, over those that sound already; raise NoSound if that is over."""
        ...

    def rest(self) -> None:
        """Use nothing of the computer until the next sound."""
        ...

    def close(self) -> None:
        """Be silent for good."""
        ...


class Device(Protocol):
    """What we use of a device for playback."""

    running: bool
    backend: str

    def start(self, callback_generator: Stream, /) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class MemorySpeaker:
    """Remembers what was to be heard."""

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
    """One device, which runs only while there is something to hear."""

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
    """Return the loudspeaker of the computer, or raise NoSound; takes a while."""
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
    """Return what the device asks for its next samples, ready to be asked."""

    def samples() -> Stream:
        count = yield array("h")
        while True:
            count = yield mixer.take(count)

    stream = samples()
    next(stream)
    return stream


def _hush() -> None:
    """Keep the sound library of Linux from printing that there is no device."""
    from ctypes import CDLL  # it takes long to import, and nothing is heard at first

    try:
        CDLL("libasound.so.2").snd_lib_error_set_handler(_ignoring())
    except (OSError, AttributeError):
        return  # another system, which complains of nothing


@cache
def _ignoring() -> object:
    """Return a function of C that takes a complaint and does nothing; it must last."""
    from ctypes import CFUNCTYPE, c_char_p, c_int

    complaint = CFUNCTYPE(None, c_char_p, c_int, c_char_p, c_int, c_char_p)
    return complaint(lambda *_complaint: None)
