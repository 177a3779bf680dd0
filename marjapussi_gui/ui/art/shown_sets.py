"""Tunnelas that a player has shown, small beside his plate: they stay in his hand."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from ...engine.state import Meld
from .brushes import canvas, painting
from .deck import Deck

CARD, STEP, APART, MARGIN, HIGH = 36.0, 3.0, 6.0, 4.0, 1.4  # units of the table; of the width
LEAST = 0.78  # smaller, they could not be read


def wide(number: int) -> float:
    """Return how wide so many sets of three are, in units of the table."""
    return number * (CARD + 2 * STEP) + (number - 1) * APART


def shown_picture(sets: Sequence[Meld], deck: Deck, scale: float) -> QPixmap:
    """Return the sets side by side; three cards alike, so that one is seen."""
    scale = max(scale, LEAST)
    margin, card = MARGIN * scale, CARD * scale
    picture = canvas(
        wide(len(sets)) * scale + 2 * margin, CARD * HIGH * scale + 2 * margin, deck.ratio
    )
    x = margin
    with painting(picture) as painter:
        for meld in sets:
            for each in meld:
                at = QPointF(x, margin) - deck.margin(card)
                painter.drawPixmap(at, deck.picture(each, card))
                x += STEP * scale
            x += (CARD - STEP + APART) * scale
    return picture
