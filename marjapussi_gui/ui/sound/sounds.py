"""Playback of sounds on a background thread."""

import logging
from array import array
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep

from ...engine.frozen import frozen
from .speaker import NoSound, Speaker, open_speaker
from .synthesis import NAMES, render
from .waves import Samples, pitched

LATE_S = 0.6  # sounds that would start later are skipped
APART_S = 0.03  # an earlier repetition would only sound louder
QUIET_S = 3.0  # of silence, until the device is suspended
LAST_WORD_S = 0.2
BREATH_S = 0.002  # between the steps of the synthesis, to leave time to the GUI thread

log = logging.getLogger(__name__)


@frozen
class Asked:
    """A request to play a sound."""

    name: str
    pitch: float
    gain: float
    since: float


class Sounds:
    """A player of the program's sounds, which stays silent if there is no audio device."""

    def __init__(
        self,
        make_speaker: Callable[[], Speaker] = open_speaker,
        *,
        late_s: float = LATE_S,
        quiet_s: float = QUIET_S,
    ) -> None:
        self._make_speaker, self._late_s, self._quiet_s = make_speaker, late_s, quiet_s
        self._volume = 1.0
        self._is_on = True
        self._is_open = True
        self._is_mute = False
        self._has_complained = False
        self._speaker: Speaker | None = None
        self._made: dict[tuple[str, float], Samples] = {}
        self._last: dict[str, float] = {}
        self._waiting: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread: Thread | None = None

    @property
    def is_on(self) -> bool:
        return self._is_on

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        if is_on and not self._is_on:
            self._is_mute = False  # an audio device may have been connected
        self._is_on = is_on

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = max(0.0, min(1.0, volume))

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Play a sound as soon as possible, mixed with those already playing."""
        assert name in NAMES
        if not (self._is_on and self._is_open and self._volume) or self._is_mute:
            return
        now = monotonic()
        if now - self._last.get(name, 0.0) < APART_S:
            return
        self._last[name] = now
        gain = self._volume**2  # as perceived loudness is not proportional to amplitude
        self._waiting.put(Asked(name, pitch, gain, now))
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop playback and end the thread."""
        self._is_open = False
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join(LAST_WORD_S)

    # On the background thread

    def _work(self) -> None:
        while (asked := self._next()) is not None and self._is_open:
            self._try(partial(self._perform, asked))
        if self._speaker is not None:
            self._speaker.close()

    def _next(self) -> Asked | None:
        """Wait for the next request, while idle synthesize sounds and suspend the device."""
        for name in NAMES:
            if self._waiting.empty() and self._speaker is not None:
                self._samples(name)
        try:
            return self._waiting.get(timeout=self._quiet_s)
        except Empty:
            self._try(self._rest)
            return self._waiting.get()

    def _perform(self, asked: Asked) -> None:
        if self._is_mute:
            return
        if self._speaker is None:
            self._speaker = self._make_speaker()
        samples = self._samples(asked.name, asked.pitch)
        if monotonic() - asked.since < self._late_s:
            self._speaker.write(array("h", [int(each * asked.gain) for each in samples]))

    def _rest(self) -> None:
        if self._speaker is not None:
            self._speaker.rest()

    def _samples(self, name: str, pitch: float = 1.0) -> Samples:
        """Return the samples of a sound, synthesized only once and in small steps."""
        key = name, round(pitch, 2)
        if key not in self._made:
            self._made[key] = (
                render(name, lambda: sleep(BREATH_S))
                if key[1] == 1.0
                else pitched(self._samples(name), key[1])
            )
        return self._made[key]

    def _try(self, work: Callable[[], None]) -> None:
        """Run an action that needs an audio device; log its first failure and mute the player."""
        try:
            work()
        except NoSound as error:
            if not self._has_complained:
                log.debug("No sound: %s", error)
            self._has_complained = self._is_mute = True
            if self._speaker is not None:
                self._speaker.close()
                self._speaker = None
