"""Small pictures of the tunnelas that a player has shown and still holds."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from ...engine.state import Meld
from .brushes import canvas, painting
from .deck import Deck

# Table units, but for the aspect ratio of a card
CARD, STEP, APART, MARGIN, HIGH = 36.0, 3.0, 6.0, 4.0, 1.4
LEAST = 0.78  # smaller cards would not be readable


def wide(number: int) -> float:
    """Return the width of a number of sets of three, in table units."""
    return number * (CARD + 2 * STEP) + (number - 1) * APART


def shown_picture(sets: Sequence[Meld], deck: Deck, scale: float) -> QPixmap:
    """Return the sets side by side; the three equal cards of a set overlap."""
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
