"""Plays sounds on a thread of its own; whoever asks for one never waits."""

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

LATE_S = 0.6  # a sound that would come later than this is left out
APART_S = 0.03  # the same sound again so soon would only be louder
QUIET_S = 3.0  # after so long a silence the device rests
LAST_WORD_S = 0.2
BREATH_S = 0.002  # which synthesis leaves the window, again and again

log = logging.getLogger(__name__)


@frozen
class Asked:
    """A sound that somebody wants to hear, and since when."""

    name: str
    pitch: float
    gain: float
    since: float


class Sounds:
    """All sounds of the program; without a loudspeaker it is silent, and nothing else changes."""

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
            self._is_mute = False  # there may be a loudspeaker now
        self._is_on = is_on

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = max(0.0, min(1.0, volume))

    def play(self, name: str, pitch: float = 1.0) -> None:
        """Let a sound be heard as soon as possible, over those that sound already."""
        assert name in NAMES
        if not (self._is_on and self._is_open and self._volume) or self._is_mute:
            return
        now = monotonic()
        if now - self._last.get(name, 0.0) < APART_S:
            return
        self._last[name] = now
        gain = self._volume**2  # as loud as the number looks
        self._waiting.put(Asked(name, pitch, gain, now))
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Be silent for good."""
        self._is_open = False
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join(LAST_WORD_S)

    # On the thread of the sounds

    def _work(self) -> None:
        while (asked := self._next()) is not None and self._is_open:
            self._try(partial(self._perform, asked))
        if self._speaker is not None:
            self._speaker.close()

    def _next(self) -> Asked | None:
        """Wait for what is asked next: make the other sounds meanwhile, then rest."""
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
        """Return a sound, made once, a little at a time."""
        key = name, round(pitch, 2)
        if key not in self._made:
            self._made[key] = (
                render(name, lambda: sleep(BREATH_S))
                if key[1] == 1.0
                else pitched(self._samples(name), key[1])
            )
        return self._made[key]

    def _try(self, work: Callable[[], None]) -> None:
        """Do what needs a loudspeaker; say once that there is none, and be silent from then on."""
        try:
            work()
        except NoSound as error:
            if not self._has_complained:
                log.debug("No sound: %s", error)
            self._has_complained = self._is_mute = True
            if self._speaker is not None:
                self._speaker.close()
                self._speaker = None
