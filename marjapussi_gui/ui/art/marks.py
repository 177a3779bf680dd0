"""Labels on the table: the trump patch, pills with text and stitched ribbons."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap

from ..basis.palette import BUTTON, FELTS, LINGONBERRY, PLATE_TEXT, SEAM
from ..basis.theme import CAPTION, PATCH_RADIUS, STRONG, font, width_of
from .brushes import canvas, kept, outlined, painting, rounded, seam_pen, soft_shadow, write
from .letters import stitched_word
from .schemes import suit_ink
from .sheets import sheet_picture
from .stitches import STAR, draw_grid
from .suits import fitted, suit_path

__all__ = ["patch_picture", "pill_picture", "ribbon_picture", "roll_picture", "sheet_picture"]

# Table units around the patch or ribbon, for its shadow
PATCH_MARGIN, RIBBON_MARGIN = 10, 16

PATCH, PATCH_DOT, PILL = 64, 3.0, 26
RIBBON, RIBBON_DOT = QRectF(0, 0, 500, 132), 5.0
ROLL, ROLL_SHADE = 0.16, "#C9B68F"  # width to height; colour
RIBBON_EDGE = ("X...X...", ".X.X.X.X", "..X...X.")


@kept
def patch_picture(suit_or_word: int | str, deck: str, side: float, ratio: float) -> QPixmap:
    """Return a linen patch with the trump suit, or with a word; an empty word shows a star."""
    unit, box = side / PATCH, QRectF(PATCH_MARGIN, PATCH_MARGIN, PATCH, PATCH)
    ink = suit_ink(suit_or_word, deck) if isinstance(suit_or_word, int) else QColor(LINGONBERRY)
    picture = _around(QRectF(box.topLeft() * unit, box.size() * unit), ratio)
    with painting(picture, unit) as painter:
        soft_shadow(painter, box, PATCH_RADIUS, 9, 3)
        rounded(painter, box, PATCH_RADIUS, BUTTON)
        outlined(painter, _inside(box, 5), 6, seam_pen(ink, 2, 2.4, 2.2))
        if isinstance(suit_or_word, int):
            painter.fillPath(fitted(suit_path(suit_or_word), _inside(box, 15)), ink)
        elif not suit_or_word:  # trumps are not decided yet
            draw_grid(painter, _inside(box, 13), STAR, {each: QColor(SEAM) for each in "XB"})
        else:
            _stitch(painter, _inside(box, 11), suit_or_word, ink, PATCH_DOT)
    return picture


def pill_picture(words: str, felt: str, scale: float, ratio: float) -> QPixmap:
    """Return a short text on a pill in the colour of the name plates."""
    face, high = font(CAPTION * scale, STRONG), PILL * scale
    high = max(high, QFontMetricsF(face).height() + 4)
    wide = max(width_of(words, face) + high, 2 * high)
    picture, box = canvas(wide, high, ratio), QRectF(0, 0, wide, high)
    with painting(picture) as painter:
        rounded(painter, box, high / 2, FELTS[felt].plate)
        write(painter, box, words, face, PLATE_TEXT)
    return picture


def ribbon_picture(word: str, thread_colour: str, ratio: float, width: float) -> QPixmap:
    """Return a linen ribbon with a stitched word between two stitched edges."""
    unit, thread = width / RIBBON.width(), QColor(thread_colour)
    box = RIBBON.translated(RIBBON_MARGIN, RIBBON_MARGIN)
    picture = _around(QRectF(box.topLeft() * unit, box.size() * unit), ratio)
    with painting(picture, unit) as painter:
        soft_shadow(painter, box, 6, 16, 5, 130)
        rounded(painter, box, 6, BUTTON)
        _ribbon_edges(painter, box, thread)
        _stitch(painter, box.adjusted(30, 28, -30, -28), word, thread, RIBBON_DOT)
    return picture


def roll_picture(thread_colour: str, height: float, ratio: float) -> QPixmap:
    """Return the rolled-up end of a ribbon that is being unrolled."""
    width = height * ROLL
    picture = canvas(width, height, ratio)
    box = QRectF(0, 0, width, height).adjusted(1, 1, -1, -1)
    with painting(picture) as painter:
        rounded(painter, box, width * 0.3, ROLL_SHADE)
        lit = box.adjusted(width * 0.12, 0, -width * 0.3, 0)
        rounded(painter, lit, width * 0.22, BUTTON)
        for up in (0.1, 0.9):
            stripe = QRectF(box.left(), box.height() * up - 2, box.width(), 4)
            painter.fillRect(stripe, QColor(thread_colour))
    return picture


def _around(box: QRectF, ratio: float) -> QPixmap:
    """Return a transparent picture with box in its centre."""
    return canvas(2 * box.center().x(), 2 * box.center().y(), ratio)


def _inside(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _stitch(painter: QPainter, box: QRectF, word: str, thread: QColor, dot: float) -> None:
    """Draw a stitched word in the centre of a box, with stitches as large as fit."""
    if not word:
        return
    rows = stitched_word(word)
    cell = min(dot, box.width() / len(rows[0]), box.height() / len(rows))
    place = QRectF(0, 0, cell * len(rows[0]), cell * len(rows))
    place.moveCenter(box.center())
    draw_grid(painter, place, rows, {"X": thread})


def _ribbon_edges(painter: QPainter, box: QRectF, thread: QColor) -> None:
    """Draw a stitched pattern along the upper and the lower edge."""
    count = int((box.width() - 24) / RIBBON_DOT) // 8 * 8 + 1
    rows = tuple((row * (count // 8 + 1))[:count] for row in RIBBON_EDGE)
    place = QRectF(0, box.top() + 9, count * RIBBON_DOT, len(rows) * RIBBON_DOT)
    place.moveLeft(box.center().x() - place.width() / 2)
    draw_grid(painter, place, rows, {"X": thread})
    place.moveBottom(box.bottom() - 9)
    draw_grid(painter, place, rows[::-1], {"X": thread})
