"""Playing sounds on a background thread."""

import logging
from array import array
from collections import Counter
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep

from ...engine.frozen import frozen
from .audio_output import NoSoundError, Speaker, open_speaker
from .synthesis import ALL_VOICES, CARD_VOICES, SOUND_NAMES, SOUND_RECIPES, render
from .waveforms import Samples, change_pitch

MAX_DELAY_S = 0.6  # a sound that would start later than this is skipped
MIN_REPEAT_INTERVAL_S = 0.03  # the same sound sooner than this would only be louder
IDLE_TIMEOUT_S = 3.0  # of silence before the device is suspended
JOIN_TIMEOUT_S = 0.2
# Variations of the sounds of cards. The numbers of voices, pitches and gains have no common
# divisor, so that it takes 140 sounds until one is repeated.
PITCH_STEPS, PITCH_STEP = 7, 0.01  # from 3 % below to 3 % above
GAINS_DB = (0.0, -1.5, 1.5, -0.75)
SYNTHESIS_PAUSE_S = 0.002  # between steps of the synthesis, so that the GUI thread can run

log = logging.getLogger("marjapussi")


@frozen
class RequestedSound:
    """A request to play a sound."""

    name: str
    voice: int
    pitch: float
    gain: float
    requested_at: float


@frozen
class Variation:
    """How a card sound varies: its voice, and factors for pitch and gain."""

    voice: int = 0
    pitch: float = 1.0
    gain: float = 1.0


def card_sound_variation(number: int) -> Variation:
    """Return the variation of a sound, given how often it was played before."""
    step = (number + PITCH_STEPS // 2) % PITCH_STEPS - PITCH_STEPS // 2
    gain_db = GAINS_DB[number % len(GAINS_DB)]
    return Variation(number % CARD_VOICES, 1 + PITCH_STEP * step, 10 ** (gain_db / 20))


class SoundPlayer:
    """Plays the program's sounds. Without an audio device, it stays silent."""

    def __init__(
        self,
        create_speaker: Callable[[], Speaker] = open_speaker,
        *,
        max_delay_s: float = MAX_DELAY_S,
        idle_timeout_s: float = IDLE_TIMEOUT_S,
    ) -> None:
        self._create_speaker, self._max_delay_s, self._idle_timeout_s = (
            create_speaker,
            max_delay_s,
            idle_timeout_s,
        )
        self._volume = 1.0
        self._is_on = True
        self._is_open = True
        self._is_unavailable = False
        self._has_logged_error = False
        self._speaker: Speaker | None = None
        self._sample_cache: dict[tuple[str, int, float], Samples] = {}
        self._play_counts = Counter[str]()
        self._last_played: dict[str, float] = {}
        self._requests: SimpleQueue[RequestedSound | None] = SimpleQueue()
        self._thread: Thread | None = None

    @property
    def is_on(self) -> bool:
        return self._is_on

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        if is_on and not self._is_on:
            self._is_unavailable = False  # an audio device may have been connected by now
        self._is_on = is_on

    @property
    def volume(self) -> float:
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = max(0.0, min(1.0, volume))

    def play(self, name: str, pitch: float = 1.0) -> None:
        assert name in SOUND_NAMES
        if not (self._is_on and self._is_open and self._volume) or self._is_unavailable:
            return
        now = monotonic()
        if now - self._last_played.get(name, 0.0) < MIN_REPEAT_INTERVAL_S:
            return
        self._last_played[name] = now
        has_voices = len(SOUND_RECIPES[name]) > 1
        varied = card_sound_variation(self._play_counts[name]) if has_voices else Variation()
        self._play_counts[name] += 1
        gain = self._volume**2  # because perceived loudness isn't proportional to the amplitude
        self._requests.put(
            RequestedSound(name, varied.voice, pitch * varied.pitch, gain * varied.gain, now)
        )
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._is_open = False
        self._requests.put(None)
        if self._thread is not None:
            self._thread.join(JOIN_TIMEOUT_S)

    # On the background thread

    def _run(self) -> None:
        while (asked := self._next_request()) is not None and self._is_open:
            self._run_or_mute_on_error(partial(self._play_request, asked))
        if self._speaker is not None:
            self._speaker.close()

    def _next_request(self) -> RequestedSound | None:
        """Wait for the next request, or return None to end the thread.

        While waiting, synthesize sounds in advance, and suspend the device when it is idle.
        """
        for name, voice in ALL_VOICES:
            if self._requests.empty() and self._speaker is not None:
                self._cached_samples(name, voice)
        try:
            return self._requests.get(timeout=self._idle_timeout_s)
        except Empty:
            self._run_or_mute_on_error(self._suspend_speaker)
            return self._requests.get()

    def _play_request(self, request: RequestedSound) -> None:
        if self._is_unavailable:
            return
        if self._speaker is None:
            self._speaker = self._create_speaker()
        samples = self._cached_samples(request.name, request.voice, request.pitch)
        if monotonic() - request.requested_at < self._max_delay_s:
            self._speaker.play(array("h", [int(each * request.gain) for each in samples]))

    def _suspend_speaker(self) -> None:
        if self._speaker is not None:
            self._speaker.suspend()

    def _cached_samples(self, name: str, voice: int, pitch: float = 1.0) -> Samples:
        key = name, voice, round(pitch, 3)
        if key not in self._sample_cache:
            self._sample_cache[key] = (
                render(name, lambda: sleep(SYNTHESIS_PAUSE_S), voice=voice)
                if key[2] == 1.0
                else change_pitch(self._cached_samples(name, voice), key[2])
            )
        return self._sample_cache[key]

    def _run_or_mute_on_error(self, action: Callable[[], None]) -> None:
        """Run an action that needs an audio device. If it fails, mute the player.

        Only the first failure is logged.
        """
        try:
            action()
        except NoSoundError as error:
            if not self._has_logged_error:
                log.info("no sound: %s", error)
            self._has_logged_error = self._is_unavailable = True
            if self._speaker is not None:
                self._speaker.close()
                self._speaker = None
