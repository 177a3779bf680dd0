"""Synthesis of the seven sounds of the game from layers of tones and noise."""

from array import array
from collections.abc import Callable, Iterator
from random import Random

from ...engine.frozen import frozen
from .waves import LOUDEST, Samples, Wave, band, length, noise, rounded, struck, swelling, tone

FADE_IN, FADE_OUT = 0.001, 0.012


@frozen
class Layer:
    """A wave in a sound, with its start in seconds and its loudness."""

    start: float
    loudness: float
    wave: Wave


Layers = Iterator[Layer]


@frozen
class Recipe:
    """The duration and the layers of a sound; layers are generated one by one, as each is slow."""

    seconds: float
    layers: Callable[[], Layers]
    room: float = 9.0  # decibels below full scale; more for long or hissing sounds


def render(name: str, rest: Callable[[], None] = lambda: None) -> Samples:
    """Synthesize a sound; pause is called between the steps of the work."""
    recipe = RECIPES[name]
    mixed = [0.0] * length(recipe.seconds)
    for layer in recipe.layers():
        start = length(layer.start)
        for place, sample in enumerate(layer.wave[: len(mixed) - start], start):
            mixed[place] += layer.loudness * sample
        rest()
    smooth = rounded(mixed, FADE_IN, FADE_OUT)
    rest()
    scale = 10 ** (-recipe.room / 20) * LOUDEST / max(map(abs, smooth))
    return array("h", [round(sample * scale) for sample in smooth])


def _card() -> Layers:
    """Yield a card laid on felt: a soft knock, cloth, paper, and a corner that follows."""
    yield Layer(0.0, 0.55, struck(tone(0.15, 240, 135), 0.030))
    yield Layer(0.0, 3.0, struck(band(noise(0.12, 1), 280, 1100), 0.022))
    yield Layer(0.0, 2.2, struck(band(noise(0.05, 2), 900, 2800), 0.007, 0.001))
    yield Layer(0.034, 0.9, struck(band(noise(0.04, 3), 900, 2600), 0.006, 0.001))


def _slide() -> Layers:
    """Yield a card that slides over the cloth and stops with a touch."""
    yield _stroke(0.0, 1.0, 0.23, 4)
    yield Layer(0.05, 0.35, swelling(band(noise(0.14, 5), 900, 2600)))
    yield Layer(0.175, 0.10, struck(tone(0.06, 170, 120), 0.014, 0.003))


def _shuffle() -> Layers:
    """Yield a riffle shuffle that gets faster, and the deck being squared up."""
    yield _stroke(0.02, 0.3, 0.35, 6)
    yield _stroke(0.27, 0.3, 0.35, 7)
    dice, when = Random(8), 0.02
    for number in range(30):
        paper = band(noise(0.022, 20 + number), 500, 1900)
        yield Layer(when, dice.uniform(0.7, 1.1), struck(paper, 0.0045, 0.001))
        when += 0.030 - 0.0006 * number + dice.uniform(-0.004, 0.004)
    for when, loudness in ((0.70, 0.25), (0.775, 0.18)):
        yield Layer(when, loudness, struck(tone(0.08, 210, 140), 0.018))
        yield Layer(when, 0.8, struck(band(noise(0.05, 9), 350, 1500), 0.008))


def _gather() -> Layers:
    """Yield cards swept together: overlapping strokes, and a pat on the pile."""
    for number, (start, loudness) in enumerate(
        ((0.0, 0.7), (0.08, 0.9), (0.155, 1.0), (0.22, 0.8))
    ):
        yield _stroke(start, loudness, 0.12, 60 + number)
    yield Layer(0.335, 0.35, struck(tone(0.1, 200, 125), 0.022, 0.003))
    yield Layer(0.335, 1.2, struck(band(noise(0.06, 65), 250, 1200), 0.012))


def _stroke(start: float, loudness: float, seconds: float, seed: int) -> Layer:
    """Return the layer of a card that brushes over the cloth."""
    return Layer(start, loudness, swelling(band(noise(seconds, seed), 350, 1300)))


def _berry() -> Layers:
    """Yield a berry that plops into a linen bag."""
    yield Layer(0.0, 1.0, struck(tone(0.18, 345, 1000), 0.034, 0.005))
    yield Layer(0.0, 0.16, struck(tone(0.12, 690, 1390), 0.020, 0.005))
    yield Layer(0.0, 0.45, struck(tone(0.09, 190, 130), 0.020, 0.003))
    yield Layer(0.0, 0.5, struck(band(noise(0.04, 70), 300, 1500), 0.006))


def _bell() -> Layers:
    """Yield two strings of a kantele, a fifth apart."""
    for start, hertz, loudness in ((0.0, 587.3, 1.0), (0.085, 881.0, 0.8)):
        for times, part, decay in ((1.0, 1.0, 0.21), (2.003, 0.34, 0.13), (3.01, 0.13, 0.07)):
            wave = tone(min(0.9 - start, 6 * decay), hertz * times)
            yield Layer(start, loudness * part, struck(wave, decay, 0.004))
        yield Layer(start, 0.25, struck(band(noise(0.03, 71), 600, 2400), 0.006))


def _wrong() -> Layers:
    """Yield two dull taps on wood, the second one lower."""
    for start, hertz, loudness in ((0.0, 220.0, 1.0), (0.095, 185.0, 0.75)):
        yield Layer(start, loudness, struck(tone(0.1, hertz, hertz * 0.9), 0.022, 0.004))
        yield Layer(start, loudness * 0.30, struck(tone(0.06, hertz * 2.7), 0.012, 0.003))
        yield Layer(start, loudness * 1.2, struck(band(noise(0.05, 80), 300, 1000), 0.008))


RECIPES = {
    "card": Recipe(0.15, _card),
    "slide": Recipe(0.24, _slide, room=12.0),
    "shuffle": Recipe(0.88, _shuffle, room=12.0),
    "gather": Recipe(0.45, _gather, room=12.0),
    "berry": Recipe(0.18, _berry),
    "bell": Recipe(0.9, _bell, room=11.0),
    "wrong": Recipe(0.22, _wrong),
}
NAMES = tuple(RECIPES)
