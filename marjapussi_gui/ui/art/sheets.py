"""The score sheet of games with large scores."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ...engine.frozen import frozen
from ..basis.palette import INK, QUIET, RULING, SIDES
from ..basis.theme import BOLD, CAPTION, LABEL, MEDIUM, SPEECH, STRONG, elided, font, width_of
from .bags import draw_berry
from .brushes import (
    LEFT,
    NO_BRUSH,
    RIGHT,
    canvas,
    kept,
    painting,
    round_pen,
    write,
)
from .linen import draw_linen
from .seams import Seam, draw_seam

SHEET_MARGIN, SHEET_WIDTH, SEWN_WIDTH, SEAM_RISE = 12, 172, 196, 5
WORD_WIDTH, LEAST_WORD = 120, 96  # of a name or a score: table units; pixels
PADDING, MARK, BERRY, LOOSE = 14, 26, 8, 8


@frozen
class Row:
    """A row of the score sheet: a side with its score, and a note on the current hand below."""

    colour: str
    name: str
    score: str
    note: str = ""
    so_far: str = ""  # points of the current hand, to the right of the note
    seam: Seam | None = None  # below the note


@kept
def sheet_picture(rows: tuple[Row, ...], scale: float, ratio: float, most: float = inf) -> QPixmap:
    """Return a score sheet with a row for each side, at most max_width pixels wide."""
    has_notes, rows = any(row.note for row in rows), _fitted(rows, scale, most)
    edge, pad, wide = SHEET_MARGIN * scale, PADDING * scale, _width(rows, scale)
    line, inner = _line(scale, has_notes=has_notes), wide - 2 * pad
    sewn = [_sewn_height(row, inner, scale) for row in rows]
    box = QRectF(edge, edge, wide, len(rows) * line + sum(sewn) + pad)
    picture, top = canvas(box.width() + 2 * edge, box.height() + 2 * edge, ratio), edge + pad / 2
    with painting(picture) as painter:
        draw_linen(painter, box, 6 * scale, scale)
        for number, (row, high) in enumerate(zip(rows, sewn, strict=True)):
            place = QRectF(box.left() + pad, top, inner, line + LOOSE * scale * bool(high))
            if number:
                _rule(painter, place, number, scale)
            _write_row(painter, place, row, scale)
            if row.seam is not None:
                seam_top = QPointF(place.left(), place.bottom() - SEAM_RISE * scale)
                draw_seam(painter, row.seam, seam_top, inner, scale)
            top += line + high
    return picture


def _sewn_height(row: Row, wide: float, scale: float) -> float:
    """Return the extra height of a row with a contract seam, 0 without one."""
    return 0.0 if row.seam is None else row.seam.height(wide, scale) + LOOSE * scale


def _fonts(scale: float) -> tuple[QFont, QFont, QFont]:
    """Return the fonts of names, scores and notes."""
    return font(LABEL * scale, STRONG), font(SPEECH * scale, BOLD), font(CAPTION * scale, MEDIUM)


def _brief(row: Row, scale: float) -> Row:
    """Return the row with its points in place of the note if both do not fit beside each other."""
    _, _, note_font = _fonts(scale)
    wanted = width_of(row.note, note_font) + width_of(row.so_far, _strong(scale))
    if row.seam is None or wanted <= (SEWN_WIDTH - 3 * PADDING) * scale:
        return row
    return replace(row, note=row.so_far, so_far="")


def _strong(scale: float) -> QFont:
    return font(CAPTION * scale, BOLD)


def _fitted(rows: Sequence[Row], scale: float, most: float) -> tuple[Row, ...]:
    """Return the rows with names and scores elided to the available space."""
    name_font, score_font, _ = _fonts(scale)
    room = max(WORD_WIDTH * scale, LEAST_WORD)
    figures = min(max(width_of(row.score, score_font) for row in rows), room)
    names = min(room, most - figures - (3 * PADDING + MARK) * scale)
    return tuple(
        replace(
            _brief(row, scale),
            name=elided(row.name, name_font, names),
            score=elided(row.score, score_font, room),
        )
        for row in rows
    )


def _line(scale: float, *, has_notes: bool) -> float:
    name, _, note = (QFontMetricsF(face).height() for face in _fonts(scale))
    return name + (note if has_notes else 0) + 14 * scale


def _width(rows: Iterable[Row], scale: float) -> float:
    """Return the width of the sheet, which is larger if there is a contract seam."""
    name_font, score_font, note_font = _fonts(scale)
    pads, mark, rows = 2 * PADDING * scale, MARK * scale, tuple(rows)
    least = (SEWN_WIDTH if any(row.seam for row in rows) else SHEET_WIDTH) * scale
    names = max(width_of(row.name, name_font) for row in rows)
    figures = max(width_of(row.score, score_font) for row in rows)
    notes = max(width_of(row.note, note_font) for row in rows if row.seam is None)
    return max(least, names + figures + pads + mark + PADDING * scale, notes + pads + mark)


def _rule(painter: QPainter, place: QRectF, number: int, scale: float) -> None:
    """Draw the line above a row, slightly curved as if drawn by hand."""
    bend = (1.6 if number % 2 else -1.6) * scale
    left, right, y = place.left() - 2 * scale, place.right() + 2 * scale, place.top()
    path = QPainterPath(QPointF(left, y + bend * 0.4))
    third = (right - left) / 3
    path.cubicTo(left + third, y - bend, left + 2 * third, y + bend, right, y - bend * 0.5)
    painter.setPen(round_pen(RULING, 1.3 * scale))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def _write_row(painter: QPainter, place: QRectF, row: Row, scale: float) -> None:
    name_font, score_font, note_font = _fonts(scale)
    up, down = QFontMetricsF(note_font).height() / 2, QFontMetricsF(name_font).height() / 2
    if row.seam is not None:
        up, down = up + LOOSE * scale / 3, down + LOOSE * scale / 3
    head = place.translated(0, -up) if row.note else place
    berry = head if row.seam is not None else place
    _mark(painter, QPointF(place.left() + BERRY * scale, berry.center().y()), row.colour, scale)
    write(painter, head, row.score, score_font, INK, RIGHT)
    under = place.translated(0, down)
    write(painter, head.adjusted(MARK * scale, 0, 0, 0), row.name, name_font, INK, LEFT)
    write(painter, under, row.so_far, _strong(scale), row.colour, RIGHT)
    indent = 0 if row.seam is not None else MARK * scale
    write(painter, under.adjusted(indent, 0, 0, 0), row.note, note_font, QUIET, LEFT)


def _mark(painter: QPainter, centre: QPointF, colour: str, scale: float) -> None:
    """Draw the berry of a side, or a plain disc if no side has this colour."""
    if colour in SIDES:
        draw_berry(painter, centre, BERRY * scale, SIDES.index(colour))
        return
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, BERRY * scale, BERRY * scale)
