"""Card faces and the deck that keeps their pictures."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from marjapussi_gui.engine.cards import HIDDEN, JOKER, NAMES, Card, card, name
from marjapussi_gui.ui.art.brushes import canvas, painting
from marjapussi_gui.ui.art.deck import KEPT, Deck
from marjapussi_gui.ui.art.design import Design
from marjapussi_gui.ui.art.faces import EDGE, HEIGHT, WIDTH, draw_face, draw_paper
from marjapussi_gui.ui.art.schemes import suit_ink
from marjapussi_gui.ui.basis.palette import BARRED, FELTS, PAPER
from marjapussi_gui.ui.basis.preferences import BACKS, DECKS, INDICES
from marjapussi_gui.ui.statistics.colours import contrast

from .likeness import content, differences

DESIGNS = [Design(colours, index) for colours, index in product(DECKS, INDICES)]
USUAL = Design()
# The suits in their middles point one way, as in every pack; so does the odd pip of the seven
ONE_WAY = {rank + suit for rank, suit in product("A987653", "SHC")} | {"7D"}
CARDS = [HIDDEN, *map(Card, range(len(NAMES)))]


def face(shown: Card, design: Design, width: int = 120) -> QImage:
    picture = canvas(width, width * HEIGHT / WIDTH, 1)
    with painting(picture, width / WIDTH) as painter:
        draw_paper(painter)
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


def blended(over: QColor, under: str) -> QColor:
    dot = QImage(1, 1, QImage.Format.Format_RGB32)
    dot.fill(QColor(under))
    with QPainter(dot) as painter:
        painter.fillRect(dot.rect(), over)
    return dot.pixelColor(0, 0)


@pytest.mark.parametrize("design", DESIGNS, ids=str)
@pytest.mark.parametrize("shown", CARDS, ids=name)
def test_face_survives_a_half_turn(shown: Card, design: Design) -> None:
    upright = face(shown, design)
    if name(shown) in ONE_WAY:
        upright = without_middle(upright)

    assert is_same_upside_down(upright)


@pytest.mark.parametrize(("back", "width"), [*product(BACKS, (65, 120, 240))])
def test_back_does_not_tell_which_way_up_it_is(back: str, width: int) -> None:
    assert is_same_upside_down(face(HIDDEN, Design(back=back), width))


def test_no_two_backs_look_alike() -> None:
    assert 3 == len({content(face(HIDDEN, Design(back=back))) for back in BACKS})


@pytest.mark.parametrize("design", DESIGNS, ids=str)
def test_no_two_faces_look_alike(design: Design) -> None:
    faces = [content(face(shown, design, 60)) for shown in CARDS]

    assert len(CARDS) == len(set(faces))


@pytest.mark.parametrize(("deck", "suit"), [*product(DECKS, range(4))])
def test_suits_stand_out_from_paper(deck: str, suit: int) -> None:
    assert contrast(suit_ink(suit, deck), QColor(PAPER)) >= 3.8


def test_four_suits_have_four_colours() -> None:
    assert 4 == len({suit_ink(suit, "four").name() for suit in range(4)})


def test_deck_keeps_its_pictures() -> None:
    deck = Deck(USUAL, 1)

    first = deck.picture(card("QH"), 120)

    assert deck.picture(card("QH"), 120) is first
    assert deck.picture(card("QH"), 120, is_barred=True) is not first


def test_deck_forgets_what_was_used_longest_ago() -> None:
    deck = Deck(USUAL, 1)
    widths = range(1500, 1506)

    pictures = [deck.picture(card("AS"), width) for width in widths]

    assert sum(each.width() * each.height() for each in pictures) > KEPT
    assert deck.kept(deck.face(card("AS"), widths[0])) is None
    assert deck.kept(deck.face(card("AS"), widths[-1])) is pictures[-1]


@pytest.mark.parametrize("felt", FELTS)
def test_paper_or_its_edge_stands_out_from_the_felt(felt: str) -> None:
    paper, edge, base = QColor(PAPER), blended(EDGE, PAPER), QColor(FELTS[felt].base)

    assert max(contrast(edge, base), contrast(paper, base)) >= 3


@pytest.mark.parametrize(("width", "ratio"), [*product((60, 114.5, 120), (1, 1.5, 2))])
def test_picture_is_the_card_and_its_margin_in_device_pixels(width: float, ratio: float) -> None:
    deck = Deck(Design("two"), ratio)

    picture = deck.picture(JOKER, width)

    margin = deck.margin(width) * ratio
    beside, above = round(margin.x()), round(margin.y())
    assert (margin.x(), margin.y()) == pytest.approx((beside, above))
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round(width * ratio) + 2 * beside
    assert picture.height() == round(round(width * ratio) * 1.4) + 2 * above


@pytest.mark.parametrize("is_barred", [False, True])
def test_card_is_opaque_upon_a_shadow(is_barred: bool) -> None:
    deck = Deck(USUAL, 1)

    image = deck.picture(card("2S"), 120, is_barred=is_barred).toImage()

    edge = deck.margin(120).toPoint()
    inside = [
        image.pixelColor(edge + QPoint(x, y)).alpha() for x, y in ((2, 40), (60, 84), (117, 90))
    ]
    assert [255] * 3 == inside
    assert 0 < image.pixelColor(edge + QPoint(60, 168 + 3)).alpha() < 255
    assert 0 == image.pixelColor(0, 0).alpha()


def test_barred_paper_is_paper_times_barred() -> None:
    paper, bar = QColor(PAPER), QColor(BARRED)
    deck = Deck(USUAL, 1)

    image = deck.picture(card("2S"), 120, is_barred=True).toImage()

    edge = deck.margin(120).toPoint()
    colour = image.pixelColor(edge + QPoint(60, 84))
    assert colour.red() == pytest.approx(paper.red() * bar.red() / 255, abs=2)
    assert colour.blue() == pytest.approx(paper.blue() * bar.blue() / 255, abs=2)


def test_two_decks_of_one_design_print_a_card_once() -> None:
    face = Deck(USUAL, 1).face(card("QH"), 120)

    assert Deck(USUAL, 1).press.print(face) is Deck(USUAL, 1).press.print(face)
    assert Deck(Design(index="large"), 1).press.print(face) != Deck(USUAL, 1).press.print(face)
