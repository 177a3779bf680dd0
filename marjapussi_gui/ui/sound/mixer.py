"""Mixing of overlapping sounds into one stream of samples."""

from array import array
from operator import add
from threading import Lock

from .waves import LOUDEST, Samples

MOST_AT_ONCE = 8  # further sounds would be inaudible


class Mixer:
    """A mixer of sounds that one thread adds and another reads as samples."""

    def __init__(self) -> None:
        self._sounding: list[memoryview[int]] = []
        self._lock = Lock()

    def add(self, samples: Samples) -> None:
        """Start a sound with the next samples that are read."""
        with self._lock:
            if len(self._sounding) < MOST_AT_ONCE:
                self._sounding.append(memoryview(samples))

    def take(self, count: int) -> Samples:
        """Return the next samples of all playing sounds, or silence."""
        with self._lock:
            parts = [sound[:count] for sound in self._sounding]
            self._sounding = [sound[count:] for sound in self._sounding if len(sound) > count]
        if not parts:
            return array("h", bytes(2 * count))
        mixed = [0] * count
        for part in parts:
            mixed[: len(part)] = map(add, mixed, part)
        return array("h", _fitting(mixed))


def _fitting(mixed: list[int]) -> list[int]:
    """Limit samples to the range of 16 bits."""
    if max(mixed) <= LOUDEST and min(mixed) >= -LOUDEST:
        return mixed
    return [max(-LOUDEST, min(LOUDEST, sample)) for sample in mixed]
