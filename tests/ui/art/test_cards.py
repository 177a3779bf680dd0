"""Card faces and the deck that caches their pictures."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from marjapussi_gui.engine.cards import CARD_NAMES, HIDDEN, JOKER, Card, card_name, parse_card
from marjapussi_gui.model.preferences import CARD_BACKS, DECK_COLOURS, INDEX_SIZES
from marjapussi_gui.ui.art.card_faces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE_COLOUR,
    draw_blank_card,
    draw_face,
)
from marjapussi_gui.ui.art.card_pictures import MAX_CACHED_PIXELS, CardPictures
from marjapussi_gui.ui.art.chart_drawing import contrast_ratio
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.art.painter_tools import create_canvas, open_painter
from marjapussi_gui.ui.art.suit_drawing import suit_colour
from marjapussi_gui.ui.common.palette import DISABLED_TINT, FELT_COLOURS, PAPER

from .image_diff import differences, pixel_bytes

DESIGNS = [DeckStyle(colours, index) for colours, index in product(DECK_COLOURS, INDEX_SIZES)]
USUAL = DeckStyle()
# The suits in their middles point one way, as in every pack; so does the odd pip of the seven
ONE_WAY = {rank + suit for rank, suit in product("A987653", "SHC")} | {"7D"}
CARDS = [HIDDEN, *map(Card, range(len(CARD_NAMES)))]


def face(shown: Card, design: DeckStyle, width: int = 120) -> QImage:
    picture = create_canvas(width, width * CARD_HEIGHT / CARD_WIDTH, 1)
    with open_painter(picture, width / CARD_WIDTH) as painter:
        draw_blank_card(painter)
        draw_face(painter, shown, design)
    return picture.toImage().convertToFormat(QImage.Format.Format_RGBA8888)


def without_middle(image: QImage) -> QImage:
    wide, high = image.width(), image.height()
    covered = image.copy()
    with QPainter(covered) as painter:
        middle = QRectF(0.2 * wide, 0.25 * high, 0.6 * wide, 0.5 * high)
        painter.fillRect(middle, QColor(PAPER))
    return covered


def is_same_upside_down(image: QImage) -> bool:
    apart = differences(image, image.transformed(QTransform().rotate(180)))
    far = sum(value > 40 for value in apart)
    return sum(apart) / len(apart) < 0.5 and far / len(apart) < 0.002


def blend(over: QColor, under: str) -> QColor:
    dot = QImage(1, 1, QImage.Format.Format_RGB32)
    dot.fill(QColor(under))
    with QPainter(dot) as painter:
        painter.fillRect(dot.rect(), over)
    return dot.pixelColor(0, 0)


@pytest.mark.parametrize("design", DESIGNS, ids=str)
@pytest.mark.parametrize("shown", CARDS, ids=card_name)
def test_face_survives_a_half_turn(shown: Card, design: DeckStyle) -> None:
    upright = face(shown, design)
    if card_name(shown) in ONE_WAY:
        upright = without_middle(upright)

    assert is_same_upside_down(upright)


@pytest.mark.parametrize(("back", "width"), [*product(CARD_BACKS, (65, 120, 240))])
def test_back_looks_the_same_upside_down(back: str, width: int) -> None:
    assert is_same_upside_down(face(HIDDEN, DeckStyle(back=back), width))


def test_no_two_backs_look_alike() -> None:
    assert 3 == len({pixel_bytes(face(HIDDEN, DeckStyle(back=back))) for back in CARD_BACKS})


@pytest.mark.parametrize("design", DESIGNS, ids=str)
def test_no_two_faces_look_alike(design: DeckStyle) -> None:
    faces = [pixel_bytes(face(shown, design, 60)) for shown in CARDS]

    assert len(CARDS) == len(set(faces))


@pytest.mark.parametrize(("deck", "suit"), [*product(DECK_COLOURS, range(4))])
def test_suits_stand_out_from_paper(deck: str, suit: int) -> None:
    assert contrast_ratio(suit_colour(suit, deck), QColor(PAPER)) >= 3.8


def test_four_suits_have_four_colours() -> None:
    assert 4 == len({suit_colour(suit, "four").name() for suit in range(4)})


def test_deck_caches_its_pictures() -> None:
    deck = CardPictures(USUAL, 1)

    first = deck.picture(parse_card("QH"), 120)

    assert deck.picture(parse_card("QH"), 120) is first
    assert deck.picture(parse_card("QH"), 120, is_disabled=True) is not first


def test_deck_forgets_what_was_used_longest_ago() -> None:
    deck = CardPictures(USUAL, 1)
    widths = range(1500, 1506)

    pictures = [deck.picture(parse_card("AS"), width) for width in widths]

    assert sum(each.width() * each.height() for each in pictures) > MAX_CACHED_PIXELS
    assert deck.find_cached(deck.image_spec(parse_card("AS"), widths[0])) is None
    assert deck.find_cached(deck.image_spec(parse_card("AS"), widths[-1])) is pictures[-1]


@pytest.mark.parametrize("felt", FELT_COLOURS)
def test_paper_or_its_edge_stands_out_from_the_felt(felt: str) -> None:
    paper, edge, base = QColor(PAPER), blend(EDGE_COLOUR, PAPER), QColor(FELT_COLOURS[felt].base)

    assert max(contrast_ratio(edge, base), contrast_ratio(paper, base)) >= 3


@pytest.mark.parametrize(("width", "ratio"), [*product((60, 114.5, 120), (1, 1.5, 2))])
def test_picture_is_the_card_and_its_margin_in_device_pixels(width: float, ratio: float) -> None:
    deck = CardPictures(DeckStyle("two"), ratio)

    picture = deck.picture(JOKER, width)

    margin = deck.shadow_margin(width) * ratio
    beside, above = round(margin.x()), round(margin.y())
    assert (margin.x(), margin.y()) == pytest.approx((beside, above))
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round(width * ratio) + 2 * beside
    assert picture.height() == round(round(width * ratio) * 1.4) + 2 * above


@pytest.mark.parametrize("is_barred", [False, True])
def test_card_is_opaque_upon_a_shadow(is_barred: bool) -> None:
    deck = CardPictures(USUAL, 1)

    image = deck.picture(parse_card("2S"), 120, is_disabled=is_barred).toImage()

    edge = deck.shadow_margin(120).toPoint()
    inside = [
        image.pixelColor(edge + QPoint(x, y)).alpha() for x, y in ((2, 40), (60, 84), (117, 90))
    ]
    assert [255] * 3 == inside
    assert 0 < image.pixelColor(edge + QPoint(60, 168 + 3)).alpha() < 255
    assert 0 == image.pixelColor(0, 0).alpha()


def test_barred_paper_is_paper_times_barred() -> None:
    paper, bar = QColor(PAPER), QColor(DISABLED_TINT)
    deck = CardPictures(USUAL, 1)

    image = deck.picture(parse_card("2S"), 120, is_disabled=True).toImage()

    edge = deck.shadow_margin(120).toPoint()
    colour = image.pixelColor(edge + QPoint(60, 84))
    assert colour.red() == pytest.approx(paper.red() * bar.red() / 255, abs=2)
    assert colour.blue() == pytest.approx(paper.blue() * bar.blue() / 255, abs=2)


def test_two_decks_of_one_design_print_a_card_once() -> None:
    face = CardPictures(USUAL, 1).image_spec(parse_card("QH"), 120)

    assert CardPictures(USUAL, 1).printer.card_image(face) is CardPictures(
        USUAL, 1
    ).printer.card_image(face)
    assert CardPictures(DeckStyle(index_size="large"), 1).printer.card_image(face) != CardPictures(
        USUAL, 1
    ).printer.card_image(face)
