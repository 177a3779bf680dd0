"""The linen score sheet of games with large scores."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ..basis.palette import BUTTON, INK, SIDES
from ..basis.theme import BOLD, CAPTION, LABEL, MEDIUM, SPEECH, STRONG, elided, font, width_of
from .bags import draw_berry
from .brushes import (
    LEFT,
    NO_BRUSH,
    RIGHT,
    canvas,
    outlined,
    painting,
    round_pen,
    rounded,
    seam_pen,
    soft_shadow,
    write,
)

SHEET_MARGIN, SHEET_WIDTH = 12, 172
WORD_WIDTH, LEAST_WORD = 120, 96  # of a name or score: units of the table; pixels
PADDING, MARK, BERRY = 14, 26, 8
SEAM, RULING, QUIET = "#D6C6A4", "#BFAE88", "#5C5749"

Row = tuple[str, str, str, str]


def sheet_picture(rows: tuple[Row, ...], scale: float, ratio: float) -> QPixmap:
    """Return a score sheet, for each side a row: its colour, name, score and a note."""
    has_notes, rows = any(note for *_, note in rows), _fitted(rows, scale)
    line, edge, pad = _line(scale, has_notes=has_notes), SHEET_MARGIN * scale, PADDING * scale
    box = QRectF(edge, edge, _width(rows, scale), len(rows) * line + pad)
    picture = canvas(box.width() + 2 * edge, box.height() + 2 * edge, ratio)
    with painting(picture) as painter:
        _linen(painter, box, scale)
        for number, row in enumerate(rows):
            top = box.top() + pad / 2 + number * line
            place = QRectF(box.left() + pad, top, box.width() - 2 * pad, line)
            if number:
                _rule(painter, place, number, scale)
            _write_row(painter, place, row, scale)
    return picture


def _fonts(scale: float) -> tuple[QFont, QFont, QFont]:
    """Return how names, scores and notes are written."""
    return font(LABEL * scale, STRONG), font(SPEECH * scale, BOLD), font(CAPTION * scale, MEDIUM)


def _fitted(rows: Iterable[Row], scale: float) -> tuple[Row, ...]:
    """Return the rows with as much of names and scores as there is room for."""
    name_font, score_font, _ = _fonts(scale)
    room = max(WORD_WIDTH * scale, LEAST_WORD)
    return tuple(
        (colour, elided(name, name_font, room), elided(score, score_font, room), note)
        for colour, name, score, note in rows
    )


def _line(scale: float, *, has_notes: bool) -> float:
    name, _, note = (QFontMetricsF(face).height() for face in _fonts(scale))
    return name + (note if has_notes else 0) + 14 * scale


def _width(rows: Iterable[Row], scale: float) -> float:
    name_font, score_font, note_font = _fonts(scale)
    words = max(max(width_of(row[1], name_font), width_of(row[3], note_font)) for row in rows)
    figures = max(width_of(row[2], score_font) for row in rows)
    return max(SHEET_WIDTH * scale, words + figures + (3 * PADDING + MARK) * scale)


def _linen(painter: QPainter, box: QRectF, scale: float) -> None:
    """Draw the empty sheet with its hem."""
    soft_shadow(painter, box, 6 * scale, 10 * scale, 3 * scale)
    rounded(painter, box, 6 * scale, BUTTON)
    inside = 4 * scale
    hem = box.adjusted(inside, inside, -inside, -inside)
    outlined(painter, hem, 4 * scale, seam_pen(SEAM, 1.4 * scale, 3, 3))


def _rule(painter: QPainter, place: QRectF, number: int, scale: float) -> None:
    """Draw the line above a row, by hand: each bends its own way."""
    bend = (1.6 if number % 2 else -1.6) * scale
    left, right, y = place.left() - 2 * scale, place.right() + 2 * scale, place.top()
    path = QPainterPath(QPointF(left, y + bend * 0.4))
    third = (right - left) / 3
    path.cubicTo(left + third, y - bend, left + 2 * third, y + bend, right, y - bend * 0.5)
    painter.setPen(round_pen(RULING, 1.3 * scale))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def _write_row(painter: QPainter, place: QRectF, row: Row, scale: float) -> None:
    colour, name, score, note = row
    name_font, score_font, note_font = _fonts(scale)
    _mark(painter, QPointF(place.left() + BERRY * scale, place.center().y()), colour, scale)
    write(painter, place, score, score_font, INK, RIGHT)
    words = place.adjusted(MARK * scale, 0, 0, 0)
    up, down = QFontMetricsF(note_font).height() / 2, QFontMetricsF(name_font).height() / 2
    write(painter, words.translated(0, -up if note else 0), name, name_font, INK, LEFT)
    write(painter, words.translated(0, down), note, note_font, QUIET, LEFT)


def _mark(painter: QPainter, centre: QPointF, colour: str, scale: float) -> None:
    """Draw the berry of a side, or a spot of a colour that no side has."""
    if colour in SIDES:
        draw_berry(painter, centre, BERRY * scale, SIDES.index(colour))
        return
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, BERRY * scale, BERRY * scale)
