"""Speech bubbles: their text, and a tail that ends at its target."""

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage

from marjapussi_gui.ui.art.bubble_drawing import (
    MAX_WIDTH,
    SpeechBubble,
    bubble_picture,
    bubble_size,
    tail_tip,
)

LONG = "You have the ace, and it has to be played now, so you must beat the ten of hearts."
TAILS = ("left", "right", "down")


def image_of(bubble: SpeechBubble) -> QImage:
    return bubble_picture(bubble, 1, 1).toImage()


@pytest.mark.parametrize("tail", TAILS)
@pytest.mark.parametrize("slide", [0.0, 30.0, -18.0])
def test_tail_ends_at_its_tip(tail: str, slide: float) -> None:
    bubble = SpeechBubble(LONG, tail, tail_offset=slide)
    image, tip = image_of(bubble), tail_tip(bubble, 1)
    middle = QPointF(image.width() / 2, image.height() / 2)
    inwards = {"left": QPointF(4, 0), "right": QPointF(-4, 0), "down": QPointF(0, -4)}[tail]
    at = (middle + tip + inwards).toPoint()

    assert image.pixelColor(at).alpha() > 100
    assert image.pixelColor((middle + tip - inwards).toPoint()).alpha() < 100


@pytest.mark.parametrize("most", [150.0, MAX_WIDTH])
def test_bubble_is_as_broad_as_it_may_be_at_most(most: float) -> None:
    assert bubble_size(SpeechBubble(LONG, "left", most), 1).width() <= most


def test_longer_speech_makes_a_higher_bubble() -> None:
    short, long = (bubble_size(SpeechBubble(text, "left"), 1) for text in ("No.", LONG))

    assert short.height() < long.height()


def test_a_word_without_end_is_cut() -> None:
    whole = bubble_size(SpeechBubble("W" * 5000, "down"), 1)

    assert whole.width() <= MAX_WIDTH
    assert whole.height() == bubble_size(SpeechBubble("No.", "down"), 1).height()


def test_bubble_of_nothing_is_a_bubble() -> None:
    assert bubble_size(SpeechBubble("", "left"), 1) != QSizeF()
    assert image_of(SpeechBubble("", "left")).width() > 0
