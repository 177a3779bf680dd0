"""The colours of the suits, in a scheme of four colours and one of two."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtGui import QColor

from ..common.palette import BLUEBERRY, CLOUDBERRY, INK, JUNIPER, LINGONBERRY

GOLD_THREAD, LEAF_GREEN = "#DDA032", "#4C7F3C"

# Letters in the stitch grids: K ink, R mouth, S skin, T shaded skin, G gold, W white, V leaf
SHARED_COLOURS = {
    "K": INK,
    "R": "#B5443C",
    "S": "#F2CBA8",
    "T": "#DB9F78",
    "G": GOLD_THREAD,
    "W": "#FFFDF8",
    "V": LEAF_GREEN,
}
BLACK_SUIT_COLOURS = {"M": "#3B414C", "D": "#1B1E24", "L": "#BFC4CC", "B": "#C02A37"}
RED_SUIT_COLOURS = {"M": "#C02A37", "D": "#7A1320", "L": "#F0B3AC", "B": "#C02A37"}

# Letters by suit: M main, D dark, L light, H hair, B berry
COLOUR_SCHEMES: dict[str, tuple[dict[str, str], ...]] = {
    "four": (
        {"M": "#35509F", "D": "#1D2A63", "L": "#A9B9E3", "H": "#4A3B36", "B": "#2A3A86"},
        RED_SUIT_COLOURS | {"H": "#7B4A24"},
        {"M": "#D9720F", "D": "#7E3A06", "L": "#F8D49B", "H": "#6B4526", "B": "#E8891B"}
        | {"G": "#EDB93A"},
        {"M": "#2C7A54", "D": "#124330", "L": "#A9D2B4", "H": "#5B4A3C", "B": "#3F5474"},
    ),
    "two": (
        BLACK_SUIT_COLOURS | {"H": "#4A3B36"},
        RED_SUIT_COLOURS | {"H": "#7B4A24"},
        RED_SUIT_COLOURS | {"H": "#6B4526", "B": GOLD_THREAD},
        BLACK_SUIT_COLOURS | {"H": "#5B4A3C"},
    ),
}
INDEX_COLOURS = {
    "four": (BLUEBERRY, LINGONBERRY, CLOUDBERRY, JUNIPER),
    "two": (INK, LINGONBERRY, LINGONBERRY, INK),
}


@cache
def stitch_colours(suit: int, scheme: str) -> Mapping[str, QColor]:
    """Return the colour of each letter in a suit's stitch grids (see cross_stitch)."""
    return {
        letter: QColor(colour)
        for letter, colour in (SHARED_COLOURS | COLOUR_SCHEMES[scheme][suit]).items()
    }


def suit_colour(suit: int, scheme: str) -> QColor:
    return QColor(INDEX_COLOURS[scheme][suit])
