"""The picture of the score sheet for games with large scores."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ...engine.frozen import frozen
from ..common.palette import INK, QUIET_INK, RULE_LINE, SIDE_COLOURS
from ..common.theme import (
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MEDIUM,
    SPEECH,
    create_font,
    elide_text,
    text_width,
)
from .contract_progress import ContractProgressBar, draw_contract_progress
from .painter_tools import (
    ALIGN_LEFT,
    ALIGN_RIGHT,
    NO_BRUSH,
    cached_picture,
    create_canvas,
    draw_text,
    open_painter,
    round_pen,
)
from .score_bag_pictures import draw_berry
from .tile_background import draw_linen_background

SHEET_MARGIN, SHEET_WIDTH, SEAM_SHEET_WIDTH, SEAM_OVERLAP = 12, 172, 196, 5
MAX_TEXT_WIDTH, MIN_TEXT_WIDTH = 120, 96  # of a name or score: table units, pixels
PADDING, MARK_WIDTH, BERRY_RADIUS, SEAM_GAP = 14, 26, 8, 8


@frozen
class ScoreSheetRow:
    """One side on the score sheet: its name and score, and below them a note on this hand."""

    colour: str
    name: str
    score: str
    note: str = ""
    note_points: str = ""  # points of the current hand, to the right of the note
    short_note: str = ""  # instead of a note that doesn't fit
    seam: ContractProgressBar | None = None  # below the note


@cached_picture
def score_sheet_picture(
    rows: tuple[ScoreSheetRow, ...], scale: float, pixel_ratio: float, max_width: float = inf
) -> QPixmap:
    """Return the picture of a score sheet with these rows, at most max_width pixels wide."""
    has_notes, rows = any(row.note for row in rows), _fit_rows(rows, scale, max_width)
    edge, pad, wide = SHEET_MARGIN * scale, PADDING * scale, _sheet_width(rows, scale)
    line, inner = _row_height(scale, has_notes=has_notes), wide - 2 * pad
    sewn = [_seam_height(row, inner, scale) for row in rows]
    box = QRectF(edge, edge, wide, len(rows) * line + sum(sewn) + pad)
    picture, top = (
        create_canvas(box.width() + 2 * edge, box.height() + 2 * edge, pixel_ratio),
        edge + pad / 2,
    )
    with open_painter(picture) as painter:
        draw_linen_background(painter, box, 6 * scale, scale)
        for number, (row, high) in enumerate(zip(rows, sewn, strict=True)):
            place = QRectF(box.left() + pad, top, inner, line + SEAM_GAP * scale * bool(high))
            if number:
                _draw_rule(painter, place, number, scale)
            _draw_row(painter, place, row, scale)
            if row.seam is not None:
                seam_top = QPointF(place.left(), place.bottom() - SEAM_OVERLAP * scale)
                draw_contract_progress(painter, row.seam, seam_top, inner, scale)
            top += line + high
    return picture


def _seam_height(row: ScoreSheetRow, width: float, scale: float) -> float:
    """Return the height of a row's contract progress bar, or 0 if the row has none."""
    return 0.0 if row.seam is None else row.seam.height(width, scale) + SEAM_GAP * scale


def _fonts(scale: float) -> tuple[QFont, QFont, QFont]:
    return (
        create_font(LABEL * scale, DEMI_BOLD),
        create_font(SPEECH * scale, BOLD),
        create_font(CAPTION * scale, MEDIUM),
    )


def _shorten_note(row: ScoreSheetRow, scale: float, max_width: float) -> ScoreSheetRow:
    """Return the row with a shorter note, if the full note doesn't fit.

    Above a contract progress bar, a shorter note consists of only the points.
    """
    _, _, note_font = _fonts(scale)
    wanted = text_width(row.note, note_font) + text_width(row.note_points, _note_points_font(scale))
    if row.seam is not None and wanted > (SEAM_SHEET_WIDTH - 3 * PADDING) * scale:
        row = replace(row, note=row.note_points, note_points="")
    if row.short_note and text_width(row.note, note_font) > max_width:
        row = replace(row, note=row.short_note, note_points="")
    return row


def _note_points_font(scale: float) -> QFont:
    return create_font(CAPTION * scale, BOLD)


def _fit_rows(
    rows: Sequence[ScoreSheetRow], scale: float, max_width: float
) -> tuple[ScoreSheetRow, ...]:
    """Return the rows with names and scores elided to the available width."""
    name_font, score_font, note_font = _fonts(scale)
    room = max(MAX_TEXT_WIDTH * scale, MIN_TEXT_WIDTH)
    figures = min(max(text_width(row.score, score_font) for row in rows), room)
    names = min(room, max_width - figures - (3 * PADDING + MARK_WIDTH) * scale)
    return tuple(
        replace(
            shortened := _shorten_note(
                row, scale, notes := max_width - _width_beside_note(row, scale)
            ),
            name=elide_text(row.name, name_font, names),
            note=elide_text(shortened.note, note_font, notes),
            score=elide_text(row.score, score_font, room),
        )
        for row in rows
    )


def _width_beside_note(row: ScoreSheetRow, scale: float) -> float:
    """Return the width of everything in a row except its note."""
    return (2 * PADDING + MARK_WIDTH * (row.seam is None)) * scale


def _row_height(scale: float, *, has_notes: bool) -> float:
    name, _, note = (QFontMetricsF(face).height() for face in _fonts(scale))
    return name + (note if has_notes else 0) + 14 * scale


def _sheet_width(rows: Iterable[ScoreSheetRow], scale: float) -> float:
    """Return the width of the sheet in pixels: more if a row has a contract progress bar."""
    name_font, score_font, note_font = _fonts(scale)
    pads, mark, rows = 2 * PADDING * scale, MARK_WIDTH * scale, tuple(rows)
    least = (SEAM_SHEET_WIDTH if any(row.seam for row in rows) else SHEET_WIDTH) * scale
    names = max(text_width(row.name, name_font) for row in rows)
    figures = max(text_width(row.score, score_font) for row in rows)
    notes = max(text_width(row.note, note_font) for row in rows if row.seam is None)
    return max(least, names + figures + pads + mark + PADDING * scale, notes + pads + mark)


def _draw_rule(painter: QPainter, rect: QRectF, index: int, scale: float) -> None:
    """Draw the line above a row, slightly curved as if drawn by hand."""
    bend = (1.6 if index % 2 else -1.6) * scale
    left, right, y = rect.left() - 2 * scale, rect.right() + 2 * scale, rect.top()
    path = QPainterPath(QPointF(left, y + bend * 0.4))
    third = (right - left) / 3
    path.cubicTo(left + third, y - bend, left + 2 * third, y + bend, right, y - bend * 0.5)
    painter.setPen(round_pen(RULE_LINE, 1.3 * scale))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(path)


def _draw_row(painter: QPainter, rect: QRectF, row: ScoreSheetRow, scale: float) -> None:
    name_font, score_font, note_font = _fonts(scale)
    up, down = QFontMetricsF(note_font).height() / 2, QFontMetricsF(name_font).height() / 2
    if row.seam is not None:
        up, down = up + SEAM_GAP * scale / 3, down + SEAM_GAP * scale / 3
    head = rect.translated(0, -up) if row.note else rect
    berry = head if row.seam is not None else rect
    _draw_side_mark(
        painter, QPointF(rect.left() + BERRY_RADIUS * scale, berry.center().y()), row.colour, scale
    )
    draw_text(painter, head, row.score, score_font, INK, ALIGN_RIGHT)
    under = rect.translated(0, down)
    draw_text(
        painter, head.adjusted(MARK_WIDTH * scale, 0, 0, 0), row.name, name_font, INK, ALIGN_LEFT
    )
    draw_text(painter, under, row.note_points, _note_points_font(scale), row.colour, ALIGN_RIGHT)
    indent = 0 if row.seam is not None else MARK_WIDTH * scale
    draw_text(painter, under.adjusted(indent, 0, 0, 0), row.note, note_font, QUIET_INK, ALIGN_LEFT)


def _draw_side_mark(painter: QPainter, centre: QPointF, colour: str, scale: float) -> None:
    """Draw a berry in a side's colour, or a plain disc if no side has this colour."""
    if colour in SIDE_COLOURS:
        draw_berry(painter, centre, BERRY_RADIUS * scale, SIDE_COLOURS.index(colour))
        return
    painter.setBrush(QColor(colour))
    painter.drawEllipse(centre, BERRY_RADIUS * scale, BERRY_RADIUS * scale)
