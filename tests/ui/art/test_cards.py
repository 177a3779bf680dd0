"""Card faces and the deck that keeps their pictures."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from marjapussi_gui.engine.cards import HIDDEN, JOKER, NAMES, Card, card, name
from marjapussi_gui.ui.art.brushes import canvas, painting
from marjapussi_gui.ui.art.deck import KEPT, Deck
from marjapussi_gui.ui.art.faces import HEIGHT, WIDTH, draw_face
from marjapussi_gui.ui.art.schemes import suit_ink
from marjapussi_gui.ui.palette import BARRED, PAPER

DECKS = ("four", "two")
# The suits in their middles point one way, as in every pack; so does the odd pip of the seven
ONE_WAY = {rank + suit for rank, suit in product("A987653", "SHC")} | {"7D"}
CARDS = [HIDDEN, *map(Card, range(len(NAMES)))]


def face(shown: Card, deck: str, width: int = 120) -> QImage:
    picture = canvas(width, width * HEIGHT / WIDTH, 1)
    with painting(picture, width / WIDTH) as painter:
        draw_face(painter, shown, deck)
    return picture.toImage().convertToFormat(QImage.Format.Format_RGBA8888)


def without_middle(image: QImage) -> QImage:
    wide, high = image.width(), image.height()
    covered = image.copy()
    with QPainter(covered) as painter:
        middle = QRectF(0.2 * wide, 0.25 * high, 0.6 * wide, 0.5 * high)
        painter.fillRect(middle, QColor(PAPER))
    return covered


def differences(one: QImage, other: QImage) -> list[int]:
    return [
        abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    ]


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("shown", CARDS, ids=name)
def test_face_survives_a_half_turn(shown: Card, deck: str) -> None:
    upright = face(shown, deck)
    if name(shown) in ONE_WAY:
        upright = without_middle(upright)

    apart = differences(upright, upright.transformed(QTransform().rotate(180)))

    assert sum(apart) / len(apart) < 0.5
    assert sum(value > 40 for value in apart) / len(apart) < 0.002


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_faces_look_alike(deck: str) -> None:
    faces = [bytes(face(shown, deck, 60).constBits()) for shown in CARDS]

    assert len(CARDS) == len(set(faces))


@pytest.mark.parametrize(("deck", "suit"), [*product(DECKS, range(4))])
def test_suits_stand_out_from_paper(deck: str, suit: int) -> None:
    assert contrast(suit_ink(suit, deck), QColor(PAPER)) >= 3.8


def test_four_suits_have_four_colours() -> None:
    assert 4 == len({suit_ink(suit, "four").name() for suit in range(4)})


def test_deck_keeps_its_pictures() -> None:
    deck = Deck("four", 1)

    first = deck.picture(card("QH"), 120)

    assert deck.picture(card("QH"), 120) is first
    assert deck.picture(card("QH"), 120, is_barred=True) is not first


def test_deck_forgets_what_was_used_longest_ago() -> None:
    deck = Deck("four", 1)
    first = deck.picture(card("AS"), 10)

    for width in range(11, 11 + KEPT):
        deck.picture(card("AS"), width)

    assert deck.picture(card("AS"), 10) is not first


@pytest.mark.parametrize(("width", "ratio"), [*product((60, 114.5, 120), (1, 1.5, 2))])
def test_picture_is_the_card_and_its_margin_in_device_pixels(width: float, ratio: float) -> None:
    deck = Deck("two", ratio)

    picture = deck.picture(JOKER, width)

    margin = deck.margin(width) * ratio
    assert margin == pytest.approx(round(margin))
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round(width * ratio) + 2 * round(margin)
    assert picture.height() == round(round(width * ratio) * 1.4) + 2 * round(margin)


@pytest.mark.parametrize("is_barred", [False, True])
def test_card_is_opaque_upon_a_shadow(is_barred: bool) -> None:
    deck = Deck("four", 1)

    image = deck.picture(card("2S"), 120, is_barred=is_barred).toImage()

    edge = round(deck.margin(120))
    inside = [
        image.pixelColor(edge + x, edge + y).alpha() for x, y in ((2, 40), (60, 84), (117, 90))
    ]
    assert [255] * 3 == inside
    assert 0 < image.pixelColor(edge + 60, edge + 168 + 3).alpha() < 255
    assert 0 == image.pixelColor(0, 0).alpha()


def test_barred_paper_is_paper_times_barred() -> None:
    paper, bar = QColor(PAPER), QColor(BARRED)
    deck = Deck("four", 1)

    image = deck.picture(card("2S"), 120, is_barred=True).toImage()

    edge = round(deck.margin(120))
    found = image.pixelColor(edge + 60, edge + 84)
    assert found.red() == pytest.approx(paper.red() * bar.red() / 255, abs=2)
    assert found.blue() == pytest.approx(paper.blue() * bar.blue() / 255, abs=2)
