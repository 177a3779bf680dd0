"""The look of a deck: its style and its backs."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ...model.preferences import Preferences
from ..common.palette import LINEN
from .cross_stitch import draw_grid, load_grid, mirror_grid
from .painter_tools import fill_rounded_rect

CLOTH_RECT, PATTERN_RECT, CORNER_RADIUS = QRectF(9, 9, 232, 332), QRectF(14, 16, 222, 318), 9


@frozen
class CardBack:
    """The colours of a card back: its cloth and two threads."""

    cloth_colour: str
    berry_colour: str
    muted_colour: str

    def thread_colours(self) -> Mapping[str, QColor]:
        """Return the colour of each letter in the stitch grid (see cross_stitch)."""
        return {"X": QColor(LINEN), "B": QColor(self.berry_colour), "o": QColor(self.muted_colour)}


CARD_BACKS = {
    "lingonberry": CardBack("#8C1C2B", "#E0A63C", "#C9505A"),
    "blueberry": CardBack("#25336F", "#8FA6E0", "#6C9A62"),
    "juniper": CardBack("#1D5540", "#E0A63C", "#6FA27F"),
}


def draw_card_back(painter: QPainter, name: str) -> None:
    back = CARD_BACKS[name]
    fill_rounded_rect(painter, CLOTH_RECT, CORNER_RADIUS, back.cloth_colour)
    draw_grid(painter, PATTERN_RECT, mirror_grid(load_grid(f"back_{name}")), back.thread_colours())


@frozen
class DeckStyle:
    """The look of a deck: its suit colours, the size of its indices, and its backs."""

    colour_scheme: str = "four"
    index_size: str = "standard"
    back: str = "lingonberry"


def deck_style(preferences: Preferences) -> DeckStyle:
    return DeckStyle(preferences.deck, preferences.index, preferences.back)
