"""Synthesis of the program's seven sounds from layers of tones and noise.

The sounds of cards, which are heard all the time, have several voices: no two cards sound alike.
"""

from array import array
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from ...engine.frozen import frozen
from .waveforms import (
    MAX_SAMPLE,
    Samples,
    Wave,
    apply_decay,
    apply_fades,
    apply_swell,
    band_pass,
    noise,
    sample_count,
    tone,
)

FADE_IN_S, FADE_OUT_S = 0.001, 0.012
CARD_VOICES = 5
SEEDS_PER_VOICE = 100  # the noise of each voice has seeds of its own
# For each voice of a card: the knock in hertz, and the delay and loudness of the trailing corner
KNOCKS = (
    (240.0, 0.034, 0.9),
    (222.0, 0.043, 0.6),
    (255.0, 0.028, 1.2),
    (231.0, 0.050, 0.8),
    (262.0, 0.038, 0.4),
)
# For each voice of a sliding card: when it stops, the loudness of the stop, and that of the paper
SLIDES = (
    (0.175, 0.10, 0.35),
    (0.165, 0.15, 0.28),
    (0.180, 0.06, 0.42),
    (0.170, 0.12, 0.40),
    (0.180, 0.08, 0.26),
)
STROKE_JITTER_S = 0.014  # of the cards that are swept together


@frozen
class SoundLayer:
    """A wave that is part of a sound, with its start in seconds and its loudness as a factor."""

    start_s: float
    loudness: float
    wave: Wave


Layers = Iterator[SoundLayer]


@frozen
class SoundRecipe:
    """How to synthesize a sound: its duration, its layers and its volume.

    Layers are generated one by one, because each takes a while.
    """

    duration_s: float
    layers: Callable[[], Layers]
    headroom_db: float = 9.0  # peak in decibels below full scale; more for long or hissing sounds


def render(name: str, pause: Callable[[], None] = lambda: None, *, voice: int = 0) -> Samples:
    """Synthesize a sound, calling pause between the steps of the work."""
    recipe = SOUND_RECIPES[name][voice]
    mixed = [0.0] * sample_count(recipe.duration_s)
    for layer in recipe.layers():
        start = sample_count(layer.start_s)
        for place, sample in enumerate(layer.wave[: len(mixed) - start], start):
            mixed[place] += layer.loudness * sample
        pause()
    smooth = apply_fades(mixed, FADE_IN_S, FADE_OUT_S)
    pause()
    scale = 10 ** (-recipe.headroom_db / 20) * MAX_SAMPLE / max(map(abs, smooth))
    return array("h", [round(sample * scale) for sample in smooth])


def _card_layers(voice: int) -> Layers:
    """Yield the layers of a card landing on felt: a knock, cloth, paper, a trailing corner."""
    (hertz, delay, corner), seed = KNOCKS[voice], SEEDS_PER_VOICE * voice
    yield SoundLayer(0.0, 0.55, apply_decay(tone(0.15, hertz, 0.5625 * hertz), 0.030))
    yield SoundLayer(0.0, 3.0, apply_decay(band_pass(noise(0.12, 1 + seed), 280, 1100), 0.022))
    paper, edge = (band_pass(noise(0.05, 2 + seed), 900, 2800), noise(0.04, 3 + seed))
    yield SoundLayer(0.0, 2.2, apply_decay(paper, 0.007, 0.001))
    yield SoundLayer(delay, corner, apply_decay(band_pass(edge, 900, 2600), 0.006, 0.001))


def _slide_layers(voice: int) -> Layers:
    """Yield the layers of a card that slides over cloth until it stops."""
    (end, stop, paper), seed = SLIDES[voice], SEEDS_PER_VOICE * voice
    yield _stroke_layer(0.0, 1.0, 0.23, 4 + seed)
    yield SoundLayer(0.05, paper, apply_swell(band_pass(noise(0.14, 5 + seed), 900, 2600)))
    yield SoundLayer(end, stop, apply_decay(tone(0.06, 170, 120), 0.014, 0.003))


def _shuffle_layers() -> Layers:
    """Yield the layers of a riffle shuffle that speeds up, and of squaring the deck."""
    yield _stroke_layer(0.02, 0.3, 0.35, 6)
    yield _stroke_layer(0.27, 0.3, 0.35, 7)
    dice, when = Random(8), 0.02
    for number in range(30):
        paper = band_pass(noise(0.022, 20 + number), 500, 1900)
        yield SoundLayer(when, dice.uniform(0.7, 1.1), apply_decay(paper, 0.0045, 0.001))
        when += 0.030 - 0.0006 * number + dice.uniform(-0.004, 0.004)
    for when, loudness in ((0.70, 0.25), (0.775, 0.18)):
        yield SoundLayer(when, loudness, apply_decay(tone(0.08, 210, 140), 0.018))
        yield SoundLayer(when, 0.8, apply_decay(band_pass(noise(0.05, 9), 350, 1500), 0.008))


def _gather_layers(voice: int) -> Layers:
    """Yield the layers of cards being swept together: overlapping strokes, and a pat."""
    dice, seed, jitter = Random(voice), SEEDS_PER_VOICE * voice, STROKE_JITTER_S * bool(voice)
    for number, (start, loudness) in enumerate(
        ((0.0, 0.7), (0.08, 0.9), (0.155, 1.0), (0.22, 0.8))
    ):
        late = dice.uniform(0.0, jitter)
        yield _stroke_layer(start + late, loudness, 0.12, 60 + number + seed)
    yield SoundLayer(0.335, 0.35, apply_decay(tone(0.1, 200, 125), 0.022, 0.003))
    yield SoundLayer(0.335, 1.2, apply_decay(band_pass(noise(0.06, 65 + seed), 250, 1200), 0.012))


def _stroke_layer(start: float, loudness: float, seconds: float, seed: int) -> SoundLayer:
    """Return the layer of a single card that brushes over cloth."""
    return SoundLayer(start, loudness, apply_swell(band_pass(noise(seconds, seed), 350, 1300)))


def _berry_layers() -> Layers:
    """Yield the layers of a berry that falls into a linen bag."""
    yield SoundLayer(0.0, 1.0, apply_decay(tone(0.18, 345, 1000), 0.034, 0.005))
    yield SoundLayer(0.0, 0.16, apply_decay(tone(0.12, 690, 1390), 0.020, 0.005))
    yield SoundLayer(0.0, 0.45, apply_decay(tone(0.09, 190, 130), 0.020, 0.003))
    yield SoundLayer(0.0, 0.5, apply_decay(band_pass(noise(0.04, 70), 300, 1500), 0.006))


def _bell_layers() -> Layers:
    """Yield the layers of two kantele strings (a Finnish zither), a fifth apart."""
    for start, hertz, loudness in ((0.0, 587.3, 1.0), (0.085, 881.0, 0.8)):
        for times, part, decay in ((1.0, 1.0, 0.21), (2.003, 0.34, 0.13), (3.01, 0.13, 0.07)):
            wave = tone(min(0.9 - start, 6 * decay), hertz * times)
            yield SoundLayer(start, loudness * part, apply_decay(wave, decay, 0.004))
        yield SoundLayer(start, 0.25, apply_decay(band_pass(noise(0.03, 71), 600, 2400), 0.006))


def _wrong_layers() -> Layers:
    """Yield the layers of two dull knocks on wood, the second one lower."""
    for start, hertz, loudness in ((0.0, 220.0, 1.0), (0.095, 185.0, 0.75)):
        yield SoundLayer(start, loudness, apply_decay(tone(0.1, hertz, hertz * 0.9), 0.022, 0.004))
        yield SoundLayer(start, loudness * 0.30, apply_decay(tone(0.06, hertz * 2.7), 0.012, 0.003))
        yield SoundLayer(
            start, loudness * 1.2, apply_decay(band_pass(noise(0.05, 80), 300, 1000), 0.008)
        )


def _voice_recipes(
    duration_s: float, layers: Callable[[int], Layers], headroom_db: float = 9.0
) -> tuple[SoundRecipe, ...]:
    """Return the recipes of all voices of a card sound."""
    return tuple(
        SoundRecipe(duration_s, partial(layers, voice), headroom_db) for voice in range(CARD_VOICES)
    )


# By name, one recipe for each voice
SOUND_RECIPES: dict[str, tuple[SoundRecipe, ...]] = {
    "card": _voice_recipes(0.15, _card_layers),
    "slide": _voice_recipes(0.24, _slide_layers, headroom_db=12.0),
    "shuffle": (SoundRecipe(0.88, _shuffle_layers, headroom_db=12.0),),
    "gather": _voice_recipes(0.45, _gather_layers, headroom_db=12.0),
    "berry": (SoundRecipe(0.18, _berry_layers),),
    "bell": (SoundRecipe(0.9, _bell_layers, headroom_db=11.0),),
    "wrong": (SoundRecipe(0.22, _wrong_layers),),
}
SOUND_NAMES = tuple(SOUND_RECIPES)
ALL_VOICES = tuple(
    (name, voice) for name, recipes in SOUND_RECIPES.items() for voice in range(len(recipes))
)
