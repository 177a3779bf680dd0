"""The deck as SVG: outlines alone, and the same picture as the program shows."""

from pathlib import Path

import deck
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import HIDDEN, JOKER, Card, parse_card
from marjapussi_gui.ui.art.card_faces import CARD_HEIGHT, CARD_WIDTH, draw_blank_card, draw_face
from marjapussi_gui.ui.art.deck_style import DeckStyle
from tests.ui.art.image_diff import pixel_bytes

CARDS = [
    parse_card("KS"),
    parse_card("QH"),
    parse_card("JC"),
    parse_card("AD"),
    parse_card("7C"),
    JOKER,
    HIDDEN,
]
TWICE = 2


@pytest.mark.parametrize("face", CARDS)
@pytest.mark.parametrize("index", ["standard", "large"])
def test_outlines_look_like_what_the_program_draws(
    qapp: QApplication, tmp_path: Path, face: Card, index: str
) -> None:
    design = DeckStyle(index_size=index)
    deck.write_card(tmp_path / "card.svg", face, design)
    text = (tmp_path / "card.svg").read_text("utf-8")
    renderer = QSvgRenderer(str(tmp_path / "card.svg"))

    assert "<image" not in text
    assert renderer.isValid()
    outlined, drawn = blank(), blank()
    with QPainter(outlined) as painter:
        renderer.render(painter, QRectF(outlined.rect()))
    with QPainter(drawn) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(TWICE, TWICE)
        draw_blank_card(painter)
        draw_face(painter, face, design)
    assert difference(outlined, drawn) < 0.03


def blank() -> QImage:
    image = QImage(QSize(CARD_WIDTH * TWICE, CARD_HEIGHT * TWICE), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    return image


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures, from 0 to 1; they are blurred a little before."""
    small = [
        pixel_bytes(each.scaled(CARD_WIDTH // 5, CARD_HEIGHT // 5).convertToFormat(GREY))
        for each in (one, other)
    ]
    total = sum(abs(a - b) for a, b in zip(*small, strict=True))
    return float(total) / len(small[0]) / 255


GREY = QImage.Format.Format_Grayscale8
