"""Pictures of labels: the trump suit on linen, texts in pills, and words on ribbons."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from ..common.palette import BUTTON, FELT_COLOURS, LINGONBERRY, PLATE_TEXT, SEAM_COLOUR
from ..common.theme import BLACK, CAPTION, DEMI_BOLD, PATCH_RADIUS, create_font, text_width
from .cross_stitch import STAR_GRID, draw_grid
from .painter_tools import (
    cached_picture,
    create_canvas,
    draw_soft_shadow,
    draw_text,
    fill_rounded_rect,
    open_painter,
    seam_pen,
    stroke_rounded_rect,
)
from .score_sheet_picture import score_sheet_picture
from .stitched_letters import can_stitch, word_grid
from .suit_drawing import fit_path, suit_colour, suit_path

__all__ = [
    "pill_picture",
    "ribbon_picture",
    "ribbon_roll_picture",
    "score_sheet_picture",
    "trump_patch_picture",
    "word_stitching",
]

# Space for the shadow around a patch or ribbon, in table units
PATCH_MARGIN, RIBBON_MARGIN = 10, 16

PATCH_SIZE, PATCH_STITCH_SIZE, PILL_HEIGHT = 64, 3.0, 26
RIBBON_RECT, RIBBON_STITCH_SIZE = QRectF(0, 0, 500, 132), 5.0
ROLL_ASPECT, ROLL_SHADE_COLOUR = 0.16, "#C9B68F"  # the aspect is width / height
UNSTITCHED_HEIGHT = 0.8  # font size of words in other scripts, as a fraction of the height
RIBBON_EDGE_PATTERN = ("X...X...", ".X.X.X.X", "..X...X.")


@cached_picture
def trump_patch_picture(
    suit_or_word: int | str, scheme: str, size: float, pixel_ratio: float
) -> QPixmap:
    """Return a picture of the trump suit or a word on linen; an empty word is shown as a star."""
    unit, box = size / PATCH_SIZE, QRectF(PATCH_MARGIN, PATCH_MARGIN, PATCH_SIZE, PATCH_SIZE)
    ink = (
        suit_colour(suit_or_word, scheme) if isinstance(suit_or_word, int) else QColor(LINGONBERRY)
    )
    picture = _create_canvas_around(QRectF(box.topLeft() * unit, box.size() * unit), pixel_ratio)
    with open_painter(picture, unit) as painter:
        draw_soft_shadow(painter, box, PATCH_RADIUS, 9, 3)
        fill_rounded_rect(painter, box, PATCH_RADIUS, BUTTON)
        stroke_rounded_rect(painter, _inset(box, 5), 6, seam_pen(ink, 2, 2.4, 2.2))
        if isinstance(suit_or_word, int):
            painter.fillPath(fit_path(suit_path(suit_or_word), _inset(box, 15)), ink)
        elif not suit_or_word:  # no trumps have been decided yet
            draw_grid(
                painter, _inset(box, 13), STAR_GRID, {each: QColor(SEAM_COLOUR) for each in "XB"}
            )
        else:
            _draw_stitched_word(painter, _inset(box, 11), suit_or_word, ink, PATCH_STITCH_SIZE)
    return picture


def pill_picture(text: str, felt: str, scale: float, pixel_ratio: float) -> QPixmap:
    face, high = create_font(CAPTION * scale, DEMI_BOLD), PILL_HEIGHT * scale
    high = max(high, QFontMetricsF(face).height() + 4)
    wide = max(text_width(text, face) + high, 2 * high)
    picture, box = create_canvas(wide, high, pixel_ratio), QRectF(0, 0, wide, high)
    with open_painter(picture) as painter:
        fill_rounded_rect(painter, box, high / 2, FELT_COLOURS[felt].plate)
        draw_text(painter, box, text, face, PLATE_TEXT)
    return picture


def ribbon_picture(word: str, thread_colour: str, pixel_ratio: float, width: float) -> QPixmap:
    """Return a linen ribbon with a word and a pattern at its edges in cross-stitch."""
    unit, thread = width / RIBBON_RECT.width(), QColor(thread_colour)
    box = RIBBON_RECT.translated(RIBBON_MARGIN, RIBBON_MARGIN)
    picture = _create_canvas_around(QRectF(box.topLeft() * unit, box.size() * unit), pixel_ratio)
    with open_painter(picture, unit) as painter:
        draw_soft_shadow(painter, box, 6, 16, 5, 130)
        fill_rounded_rect(painter, box, 6, BUTTON)
        _draw_ribbon_edges(painter, box, thread)
        _draw_stitched_word(
            painter, box.adjusted(30, 28, -30, -28), word, thread, RIBBON_STITCH_SIZE
        )
    return picture


def word_stitching(word: str, colour: str, stitch_size: float, pixel_ratio: float) -> QPixmap:
    """Return a word in cross-stitch, without any background."""
    rows = word_grid(word)
    width, height = len(rows[0]) * stitch_size, len(rows) * stitch_size
    picture = create_canvas(width, height, pixel_ratio)
    with open_painter(picture) as painter:
        draw_grid(painter, QRectF(0, 0, width, height), rows, {"X": QColor(colour)})
    return picture


def ribbon_roll_picture(thread_colour: str, height: float, pixel_ratio: float) -> QPixmap:
    width = height * ROLL_ASPECT
    picture = create_canvas(width, height, pixel_ratio)
    box = QRectF(0, 0, width, height).adjusted(1, 1, -1, -1)
    with open_painter(picture) as painter:
        fill_rounded_rect(painter, box, width * 0.3, ROLL_SHADE_COLOUR)
        lit = box.adjusted(width * 0.12, 0, -width * 0.3, 0)
        fill_rounded_rect(painter, lit, width * 0.22, BUTTON)
        for up in (0.1, 0.9):
            stripe = QRectF(box.left(), box.height() * up - 2, box.width(), 4)
            painter.fillRect(stripe, QColor(thread_colour))
    return picture


def _create_canvas_around(box: QRectF, pixel_ratio: float) -> QPixmap:
    """Return a transparent picture that surrounds box and has the same centre."""
    return create_canvas(2 * box.center().x(), 2 * box.center().y(), pixel_ratio)


def _inset(box: QRectF, margin: float) -> QRectF:
    return box.adjusted(margin, margin, -margin, -margin)


def _draw_stitched_word(
    painter: QPainter, box: QRectF, word: str, colour: QColor, max_stitch_size: float
) -> None:
    """Draw a word in cross-stitch in the centre of a box, with the largest stitches that fit.

    A word with letters that can't be stitched, such as those of Nepali, is written instead.
    """
    if not word:
        return
    if not can_stitch(word):
        font = create_font(box.height() * UNSTITCHED_HEIGHT, BLACK)
        narrower = min(1.0, box.width() / max(text_width(word, font), 1.0))
        face = create_font(box.height() * UNSTITCHED_HEIGHT * narrower, BLACK)
        draw_text(painter, box, word, face, colour)
        return
    rows = word_grid(word)
    cell = min(max_stitch_size, box.width() / len(rows[0]), box.height() / len(rows))
    place = QRectF(0, 0, cell * len(rows[0]), cell * len(rows))
    place.moveCenter(box.center())
    draw_grid(painter, place, rows, {"X": colour})


def _draw_ribbon_edges(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Draw a cross-stitch pattern along the upper and the lower edge."""
    count = int((box.width() - 24) / RIBBON_STITCH_SIZE) // 8 * 8 + 1
    rows = tuple((row * (count // 8 + 1))[:count] for row in RIBBON_EDGE_PATTERN)
    place = QRectF(0, box.top() + 9, count * RIBBON_STITCH_SIZE, len(rows) * RIBBON_STITCH_SIZE)
    place.moveLeft(box.center().x() - place.width() / 2)
    draw_grid(painter, place, rows, {"X": colour})
    place.moveBottom(box.bottom() - 9)
    draw_grid(painter, place, rows[::-1], {"X": colour})
