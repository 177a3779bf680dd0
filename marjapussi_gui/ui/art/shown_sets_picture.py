"""Small pictures of tunnelas (sets of three identical cards) that a player has shown."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from ...engine.state import Meld
from .card_pictures import CardPictures
from .painter_tools import create_canvas, open_painter

# Table units, except for the aspect ratio of a card
CARD_WIDTH, CARD_STEP, SET_GAP, MARGIN, HEIGHT_TO_WIDTH = 36.0, 3.0, 6.0, 4.0, 1.4
MIN_SCALE = 0.78  # cards smaller than this would be illegible


def shown_sets_width(count: int) -> float:
    return count * (CARD_WIDTH + 2 * CARD_STEP) + (count - 1) * SET_GAP


def shown_sets_picture(sets: Sequence[Meld], pictures: CardPictures, scale: float) -> QPixmap:
    scale = max(scale, MIN_SCALE)
    margin, card = MARGIN * scale, CARD_WIDTH * scale
    picture = create_canvas(
        shown_sets_width(len(sets)) * scale + 2 * margin,
        CARD_WIDTH * HEIGHT_TO_WIDTH * scale + 2 * margin,
        pictures.pixel_ratio,
    )
    x = margin
    with open_painter(picture) as painter:
        for meld in sets:
            for each in meld:
                at = QPointF(x, margin) - pictures.shadow_margin(card)
                painter.drawPixmap(at, pictures.picture(each, card))
                x += CARD_STEP * scale
            x += (CARD_WIDTH - CARD_STEP + SET_GAP) * scale
    return picture
