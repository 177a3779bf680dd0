"""Mixing overlapping sounds into one stream of samples."""

from array import array
from operator import add
from threading import Lock

from .waveforms import MAX_SAMPLE, Samples

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
