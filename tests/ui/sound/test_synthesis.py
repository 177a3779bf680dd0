"""The seven sounds: short, soft at both ends, never too loud, and each its own."""

from array import array
from itertools import combinations
from math import cos, hypot, log10, sin, tau

import pytest

from marjapussi_gui.ui.sound.synthesis import ALL_VOICES, SOUND_NAMES, render
from marjapussi_gui.ui.sound.waveforms import (
    MAX_SAMPLE,
    SAMPLE_RATE,
    Samples,
    band_pass,
    change_pitch,
    noise,
    tone,
)

PITCHES = (150, 200, 300, 400, 600, 850, 1200, 1700, 2400, 3400)

every_sound = pytest.mark.parametrize(("name", "voice"), ALL_VOICES)


def decibels(part: float) -> float:
    return 20 * log10(max(part, 1e-9))


def strength(samples: Samples, hertz: float) -> float:
    """Return how much of a frequency a sound has."""
    steps = [tau * hertz * place / SAMPLE_RATE for place in range(len(samples))]
    across = sum(sample * cos(step) for sample, step in zip(samples, steps, strict=True))
    along = sum(sample * sin(step) for sample, step in zip(samples, steps, strict=True))
    return hypot(across, along) / len(samples) / MAX_SAMPLE


def timbre(name: str, voice: int = 0) -> tuple[float, ...]:
    """Return the length of a sound, and of some frequencies how much of it each is."""
    samples = render(name, voice=voice)
    parts = [strength(samples, hertz) for hertz in PITCHES]
    whole = sum(parts)
    return (len(samples) / SAMPLE_RATE, *(part / whole for part in parts))


@every_sound
def test_sound_is_short(name: str, voice: int) -> None:
    assert 0.04 <= len(render(name, voice=voice)) / SAMPLE_RATE <= 0.9


@every_sound
def test_loudest_sample_leaves_room_for_other_sounds(name: str, voice: int) -> None:
    peak = decibels(max(map(abs, render(name, voice=voice))) / MAX_SAMPLE)

    assert -12.1 <= peak <= -8.9


@every_sound
def test_sound_begins_and_ends_in_silence(name: str, voice: int) -> None:
    samples = render(name, voice=voice)

    assert max(map(abs, samples[:4])) < MAX_SAMPLE / 1000
    assert max(map(abs, samples[-40:])) < MAX_SAMPLE / 1000


@every_sound
def test_sound_has_no_offset(name: str, voice: int) -> None:
    samples = render(name, voice=voice)

    assert abs(sum(samples) / len(samples)) < MAX_SAMPLE / 2000


@every_sound
def test_sound_is_the_same_each_time(name: str, voice: int) -> None:
    assert render(name, voice=voice) == render(name, voice=voice)


@every_sound
def test_sound_is_made_in_slices(name: str, voice: int) -> None:
    rests: list[int] = []

    render(name, lambda: rests.append(1), voice=voice)

    assert len(rests) >= 3


def test_sounds_differ() -> None:
    timbres = {name: timbre(name) for name in SOUND_NAMES}

    for one, other in combinations(SOUND_NAMES, 2):
        apart = sum(abs(a - b) for a, b in zip(timbres[one], timbres[other], strict=True))
        assert apart > 0.25, (one, other)


@pytest.mark.parametrize("name", ["card", "berry", "bell", "wrong"])
def test_what_is_struck_is_warm(name: str) -> None:
    samples = render(name)

    low = max(strength(samples, hertz) for hertz in (185, 210, 235, 360, 400, 440, 587))
    high = max(strength(samples, hertz) for hertz in (4000, 6000, 9000))

    assert low > 10 * high


def test_band_keeps_what_lies_in_it() -> None:
    loudest = {
        hertz: max(band_pass(tone(0.2, hertz), 400, 900)[4000:]) for hertz in (60, 600, 6000)
    }

    assert loudest[600] > 3 * loudest[60]
    assert loudest[600] > 10 * loudest[6000]


def test_noise_is_the_same_for_the_same_seed() -> None:
    assert noise(0.01, 3) == noise(0.01, 3)
    assert noise(0.01, 3) != noise(0.01, 4)


def test_higher_pitch_is_shorter_and_higher() -> None:
    low = array("h", [round(sample * 9000) for sample in tone(0.2, 500)])

    high = change_pitch(low, 1.25)

    assert len(high) == pytest.approx(len(low) / 1.25, abs=2)
    assert strength(high, 625) > 50 * strength(high, 500)
