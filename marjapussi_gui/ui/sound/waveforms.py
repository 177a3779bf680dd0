"""Tones, noise, filters and envelopes for the synthesis of sounds."""

from array import array
from math import exp, pi, sin, tau
from random import Random
from typing import TypeAlias

SAMPLE_RATE = 44_100  # samples per second
MAX_SAMPLE = 32_767  # of 16 bits
MIN_AUDIBLE_HERTZ = 30.0  # lower frequencies are inaudible, so they are removed

Wave = list[float]
Samples: TypeAlias = "array[int]"


def tone(seconds: float, hertz: float, end_hertz: float = 0.0) -> Wave:
    """Return a sine tone. It glides to end_hertz unless that is 0."""
    count = sample_count(seconds)
    phase, step = 0.0, tau * hertz / SAMPLE_RATE
    change = ((end_hertz or hertz) / hertz) ** (1 / count)
    wave = []
    for _ in range(count):
        wave.append(sin(phase))
        phase += step
        step *= change
    return wave


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise that depends only on the seed."""
    raw = array("h")
    raw.frombytes(Random(seed).randbytes(raw.itemsize * sample_count(seconds)))
    return [sample / MAX_SAMPLE for sample in raw]


def band_pass(wave: Wave, low_hertz: float, high_hertz: float) -> Wave:
    """Return a wave reduced to the frequencies between two limits."""
    follow, smooth = _smoothing_factor(low_hertz), _smoothing_factor(high_hertz)
    below = once = twice = 0.0
    samples = []
    for sample in wave:
        below += follow * (sample - below)
        once += smooth * (sample - below - once)
        twice += smooth * (once - twice)
        samples.append(twice)
    return samples


def apply_decay(wave: Wave, decay: float, attack: float = 0.002) -> Wave:
    """Return a wave with a short attack and a long decay, like the sound of a struck object.

    attack is the duration of the rise in seconds, and decay the time in seconds in which the
    loudness then falls to 37 % (1/e).
    """
    rise, keep = sample_count(attack), exp(-1 / (decay * SAMPLE_RATE))
    level = 1.0
    shaped = [sample * place / rise for place, sample in enumerate(wave[:rise])]
    for sample in wave[rise:]:
        shaped.append(sample * level)
        level *= keep
    return shaped


def apply_swell(wave: Wave) -> Wave:
    step = pi / len(wave)
    return [sample * sin(place * step) ** 2 for place, sample in enumerate(wave)]


def apply_fades(wave: Wave, fade_in: float, fade_out: float) -> Wave:
    """Return a wave with fades of these lengths in seconds and no DC offset."""
    follow, below = _smoothing_factor(MIN_AUDIBLE_HERTZ), 0.0
    level = []
    for sample in wave:
        below += follow * (sample - below)
        level.append(sample - below)
    for place in range(rise := sample_count(fade_in)):
        level[place] *= place / rise
    for place in range(fall := sample_count(fade_out)):
        level[-1 - place] *= place / fall
    return level


def change_pitch(samples: Samples, pitch: float) -> Samples:
    """Return a sound made higher and shorter by a factor."""
    last = len(samples) - 1
    sound = array("h")
    for place in range(int(last / pitch)):
        whole, rest = divmod(place * pitch, 1)
        here = samples[int(whole)]
        sound.append(int(here + rest * (samples[int(whole) + 1] - here)))
    return sound


def sample_count(seconds: float) -> int:
    return round(seconds * SAMPLE_RATE)


def _smoothing_factor(hertz: float) -> float:
    """Return the smoothing factor of a low-pass filter with this cutoff frequency."""
    return 1 - exp(-tau * hertz / SAMPLE_RATE)
