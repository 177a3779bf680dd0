"""Drawing of the match timeline as an embroidered towel: our side below, the other above."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ...engine.frozen import frozen
from ..basis.palette import BUTTON, BUTTON_FOOT, GOLD, GOLD_EDGE, OURS, THEIRS
from .bags import draw_berry
from .brushes import NO_BRUSH, outlined, round_pen, rounded, seam_pen, soft_shadow
from .stitches import draw_grid

ROWS = 16
RADIUS, APART, CORNER = 8, 0.35, 1.5
EYE = (3.4, 7.0)
OVER_HEM, UNDER_HEM = 26, 5  # pixels of the needle outside of the cloth


@frozen
class Threads:
    """The colours of the match timeline."""

    ground: str
    foot: str
    ours: str
    theirs: str
    line: str
    seam: str
    even: str
    cover: str


LIGHT = Threads(
    BUTTON, BUTTON_FOOT, "#E7BBB3", "#CBD2E6", "#A01A2A", "#A8926C", "#78FFFFFF", "#E4D8BE"
)
DARK = Threads(
    "#2B332C", "#161B17", "#4A2F30", "#2E3650", "#EE8290", "#7C7660", "#48FFFFFF", "#333C34"
)


def draw_cloth(painter: QPainter, box: QRectF, threads: Threads) -> None:
    """Draw the linen background of the timeline."""
    soft_shadow(painter, box, RADIUS, 10, 3, 90)
    rounded(painter, box, RADIUS, threads.foot)
    rounded(painter, box.adjusted(0, 0, 0, -3), RADIUS, threads.ground)


def draw_columns(
    painter: QPainter, box: QRectF, levels: Sequence[int | None], threads: Threads
) -> None:
    """Draw the timeline: each level is the row of the line from the top, or None if unknown."""
    wide, high = box.width() / max(len(levels), 1), box.height() / ROWS
    last: int | None = None
    for column, level in enumerate(levels):
        on_line = _between(last, level)
        for row in range(ROWS):
            cell = QRectF(box.left() + column * wide, box.top() + row * high, wide, high)
            colour = threads.ours if _is_ours(row, level) else threads.theirs
            if row in on_line:
                rounded(painter, cell, 0, colour)
                grown = cell.adjusted(-0.6, -0.6, 0.6, 0.6)
                draw_grid(painter, grown, ("X",), {"X": QColor(threads.line)})
            else:
                inner = cell.adjusted(APART, APART, -APART, -APART)
                rounded(painter, inner, CORNER, colour if level is not None else threads.cover)
        last = level


def draw_even(painter: QPainter, box: QRectF, share: float, threads: Threads) -> None:
    """Draw the line at which both sides have the same chance."""
    y = box.bottom() - share * box.height()
    painter.setPen(seam_pen(threads.even, 1.2, 3, 4))
    painter.drawLine(QPointF(box.left() - 4, y), QPointF(box.right() + 4, y))


def draw_seam(painter: QPainter, x: float, box: QRectF, threads: Threads) -> None:
    """Draw the border between two hands."""
    painter.setPen(seam_pen(threads.seam, 1.4, 2.4, 2.6))
    painter.drawLine(QPointF(x, box.top() + 5), QPointF(x, box.bottom() - 5))


def draw_cover(painter: QPainter, box: QRectF, threads: Threads) -> None:
    """Cover the part of the timeline that has not been revealed."""
    rounded(painter, box, CORNER, threads.cover)
    outlined(painter, box.adjusted(4, 4, -4, -4), 4, seam_pen(threads.seam, 1.2, 3, 3))


def draw_needle(painter: QPainter, x: float, box: QRectF) -> None:
    """Draw a gold needle at the current position."""
    top, foot = box.top() - OVER_HEM, box.bottom() + UNDER_HEM
    for colour, width in ((GOLD_EDGE, 5.0), (GOLD, 2.8)):
        painter.setPen(round_pen(colour, width))
        painter.drawLine(QPointF(x, top + 8), QPointF(x, foot))
    painter.setBrush(NO_BRUSH)
    for colour, width in ((GOLD_EDGE, 4.6), (GOLD, 2.4)):
        painter.setPen(round_pen(colour, width))
        painter.drawEllipse(QPointF(x, top + 5), *EYE)


def draw_mark(painter: QPainter, x: float, box: QRectF, radius: float) -> None:
    """Draw a berry that marks a mistake on the upper edge."""
    draw_berry(painter, QPointF(x, box.top() + 1), radius, 0)


def words_of(threads: Threads) -> tuple[str, str]:
    """Return the text colours of our side and of the other beside the timeline."""
    return (OURS, THEIRS) if threads is LIGHT else ("#EE8290", "#A9B7E4")


def _is_ours(row: int, level: int | None) -> bool:
    return level is not None and row >= level


def _between(last: int | None, level: int | None) -> range:
    """Return the rows that the line takes in a column to connect to the previous one."""
    if level is None:
        return range(0)
    if last is None or abs(last - level) <= 1:
        return range(level, level + 1)
    return range(min(level, last), max(level, last) + 1)
