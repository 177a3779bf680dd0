"""The deck as SVG: outlines alone, and the same picture as the program shows."""

from pathlib import Path

import deck
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import HIDDEN, JOKER, Card, card
from marjapussi_gui.ui.art.design import Design
from marjapussi_gui.ui.art.faces import HEIGHT, WIDTH, draw_face, draw_paper
from tests.ui.art.likeness import content

CARDS = [card("KS"), card("QH"), card("JC"), card("AD"), card("7C"), JOKER, HIDDEN]
TWICE = 2


@pytest.mark.parametrize("face", CARDS)
@pytest.mark.parametrize("index", ["standard", "large"])
def test_outlines_look_like_what_the_program_draws(
    qapp: QApplication, tmp_path: Path, face: Card, index: str
) -> None:
    design = Design(index=index)
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
        draw_paper(painter)
        draw_face(painter, face, design)
    assert difference(outlined, drawn) < 0.03


def blank() -> QImage:
    image = QImage(QSize(WIDTH * TWICE, HEIGHT * TWICE), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    return image


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures, from 0 to 1; they are blurred a little before."""
    small = [
        content(each.scaled(WIDTH // 5, HEIGHT // 5).convertToFormat(GREY)) for each in (one, other)
    ]
    total = sum(abs(a - b) for a, b in zip(*small, strict=True))
    return float(total) / len(small[0]) / 255


GREY = QImage.Format.Format_Grayscale8
