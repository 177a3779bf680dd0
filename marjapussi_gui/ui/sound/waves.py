"""What sounds are built of: tones, noise, and how they swell and fade."""

from array import array
from math import exp, pi, sin, tau
from random import Random
from typing import TypeAlias

RATE = 44_100  # samples a second
LOUDEST = 32_767  # of a sample of 16 bits
HUM = 30.0  # what is slower is no sound, but an offset

Wave = list[float]
Samples: TypeAlias = "array[int]"


def tone(seconds: float, hertz: float, last_hertz: float = 0.0) -> Wave:
    """Return a pure tone that may glide to another."""
    count = length(seconds)
    phase, step = 0.0, tau * hertz / RATE
    change = ((last_hertz or hertz) / hertz) ** (1 / count)
    wave = []
    for _ in range(count):
        wave.append(sin(phase))
        phase += step
        step *= change
    return wave


def noise(seconds: float, seed: int) -> Wave:
    """Return the same hiss for the same seed."""
    raw = array("h")
    raw.frombytes(Random(seed).randbytes(raw.itemsize * length(seconds)))
    return [sample / LOUDEST for sample in raw]


def band(wave: Wave, low: float, high: float) -> Wave:
    """Return what of wave lies between two frequencies."""
    follow, smooth = _pace(low), _pace(high)
    below = once = twice = 0.0
    samples = []
    for sample in wave:
        below += follow * (sample - below)
        once += smooth * (sample - below - once)
        twice += smooth * (once - twice)
        samples.append(twice)
    return samples


def struck(wave: Wave, decay: float, attack: float = 0.002) -> Wave:
    """Return wave as it sounds when hit: there at once, then ever fainter."""
    rise, keep = length(attack), exp(-1 / (decay * RATE))
    level = 1.0
    shaped = [sample * place / rise for place, sample in enumerate(wave[:rise])]
    for sample in wave[rise:]:
        shaped.append(sample * level)
        level *= keep
    return shaped


def swelling(wave: Wave) -> Wave:
    """Return wave as it sounds when stroked: from nothing to full and back."""
    step = pi / len(wave)
    return [sample * sin(place * step) ** 2 for place, sample in enumerate(wave)]


def rounded(wave: Wave, fade_in: float, fade_out: float) -> Wave:
    """Return wave without offset, rising from silence and falling back into it."""
    follow, below = _pace(HUM), 0.0
    level = []
    for sample in wave:
        below += follow * (sample - below)
        level.append(sample - below)
    for place in range(rise := length(fade_in)):
        level[place] *= place / rise
    for place in range(fall := length(fade_out)):
        level[-1 - place] *= place / fall
    return level


def pitched(samples: Samples, pitch: float) -> Samples:
    """Return a sound played so many times as fast, and therefore higher."""
    last = len(samples) - 1
    sound = array("h")
    for place in range(int(last / pitch)):
        whole, rest = divmod(place * pitch, 1)
        here = samples[int(whole)]
        sound.append(int(here + rest * (samples[int(whole) + 1] - here)))
    return sound


def length(seconds: float) -> int:
    """Return of how many samples so long a sound is."""
    return round(seconds * RATE)


def _pace(hertz: float) -> float:
    """Return how fast a smoothed wave follows its source, to keep what is below hertz."""
    return 1 - exp(-tau * hertz / RATE)
