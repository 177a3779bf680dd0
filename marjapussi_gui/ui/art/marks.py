"""What marks the table: the trump patch, speech, stitched moments, score sheets."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ..basis.palette import BUBBLE, BUTTON, INK, LINGONBERRY
from ..basis.theme import BUBBLE_RADIUS, PATCH_RADIUS, SPEECH, STRONG, elided, font, width_of
from .brushes import canvas, outlined, painting, rounded, seam_pen, soft_shadow, write
from .letters import stitched_word
from .paths import shape
from .schemes import suit_ink
from .sheets import sheet_picture
from .stitches import draw_grid
from .suits import fitted, suit_path

__all__ = ["bubble_picture", "patch_picture", "ribbon_picture", "roll_picture", "sheet_picture"]

# How far a picture reaches beyond what it shows, on every side, in units of the table
BUBBLE_MARGIN, PATCH_MARGIN, RIBBON_MARGIN = 14, 10, 16

PATCH, PATCH_DOT = 64, 3.0
BUBBLE_WIDTH, BUBBLE_PADDING, BUBBLE_HEIGHT, TAIL = 320, 24, 52, 20
TAIL_SHAPE = "M 4 -13 C -2 -8 -8 -4 -20 0 C -10 4 -4 7 4 11 Z"  # from the left edge, to its left
TAIL_TURNS = {"left": 0, "up": 90, "right": 180, "down": 270}
RIBBON, RIBBON_DOT = QRectF(0, 0, 500, 132), 5.0
ROLL, ROLL_SHADE = 0.16, "#C9B68F"  # of the height is its width
RIBBON_EDGE = ("X...X...", ".X.X.X.X", "..X...X.")


def patch_picture(suit_or_word: int | str, deck: str, side: float, ratio: float) -> QPixmap:
    """Return the linen patch that tells the trumps, or a short word in their place."""
    unit, box = side / PATCH, QRectF(PATCH_MARGIN, PATCH_MARGIN, PATCH, PATCH)
    ink = suit_ink(suit_or_word, deck) if isinstance(suit_or_word, int) else QColor(LINGONBERRY)
    picture = _around(QRectF(box.topLeft() * unit, box.size() * unit), ratio)
    with painting(picture, unit) as painter:
        soft_shadow(painter, box, PATCH_RADIUS, 9, 3)
        rounded(painter, box, PATCH_RADIUS, BUTTON)
        outlined(painter, _inside(box, 5), 6, seam_pen(ink, 2, 2.4, 2.2))
        if isinstance(suit_or_word, int):
            painter.fillPath(fitted(suit_path(suit_or_word), _inside(box, 15)), ink)
        else:
            _stitch(painter, _inside(box, 11), suit_or_word, ink, PATCH_DOT)
    return picture


def bubble_picture(text: str, tail: str, scale: float, ratio: float) -> QPixmap:
    """Return what somebody says; the tail ends a margin inside the middle of its edge."""
    face, pad = font(SPEECH * scale, STRONG), BUBBLE_PADDING * scale
    lines = _wrapped(text, face, BUBBLE_WIDTH * scale - 2 * pad)
    line = QFontMetricsF(face).height()
    wide = max(width_of(each, face) for each in lines) + 2 * pad
    high = BUBBLE_HEIGHT * scale + (len(lines) - 1) * line
    box = _placed(wide, high, BUBBLE_MARGIN * scale)
    across = TAIL_TURNS[tail] % 180 == 0
    box.translate(TAIL * scale if across else 0, 0 if across else TAIL * scale)
    picture = _around(box, ratio)
    with painting(picture) as painter:
        _balloon(painter, box, tail, scale)
        top = box.center().y() - len(lines) * line / 2 - scale
        for number, words in enumerate(lines):
            write(painter, QRectF(box.left(), top + number * line, wide, line), words, face, INK)
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


def _placed(wide: float, high: float, margin: float) -> QRectF:
    return QRectF(margin, margin, wide, high)


def roll_picture(thread_colour: str, height: float, ratio: float) -> QPixmap:
    """Return what of a ribbon is still rolled up."""
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
    """Return an empty picture in whose middle box lies."""
    return canvas(2 * box.center().x(), 2 * box.center().y(), ratio)


def _inside(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _wrapped(text: str, face: QFont, wide: float) -> list[str]:
    """Return the lines of a text, as few as can be and about as long as each other."""
    text = " ".join(elided(word, face, wide) for word in text.split())
    lines = _broken(text, face, wide)
    for part in range(10, 20):
        even = _broken(text, face, width_of(text, face) / len(lines) * part / 10)
        if len(even) == len(lines):
            return even
    return lines


def _broken(text: str, face: QFont, wide: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, face) > wide:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _balloon(painter: QPainter, box: QRectF, tail: str, scale: float) -> None:
    """Draw an empty bubble and its tail."""
    radius = BUBBLE_RADIUS * scale
    body = QPainterPath()
    body.addRoundedRect(box, radius, radius)
    soft_shadow(painter, box, radius, 12 * scale, 4 * scale)
    painter.fillPath(body, QColor(BUBBLE))
    middle = box.center()
    roots = {
        "left": QPointF(box.left(), middle.y()),
        "right": QPointF(box.right(), middle.y()),
        "up": QPointF(middle.x(), box.top()),
        "down": QPointF(middle.x(), box.bottom()),
    }
    painter.save()
    painter.translate(roots[tail])
    painter.rotate(TAIL_TURNS[tail])
    painter.scale(scale, scale)
    painter.fillPath(shape(TAIL_SHAPE), QColor(BUBBLE))
    painter.restore()


def _stitch(painter: QPainter, box: QRectF, word: str, thread: QColor, dot: float) -> None:
    """Stitch a word into the middle of a box, its stitches as large as dot where there is room."""
    if not word:
        return
    rows = stitched_word(word)
    cell = min(dot, box.width() / len(rows[0]), box.height() / len(rows))
    place = QRectF(0, 0, cell * len(rows[0]), cell * len(rows))
    place.moveCenter(box.center())
    draw_grid(painter, place, rows, {"X": thread})


def _ribbon_edges(painter: QPainter, box: QRectF, thread: QColor) -> None:
    """Stitch a running pattern along the upper and the lower edge."""
    count = int((box.width() - 24) / RIBBON_DOT) // 8 * 8 + 1
    rows = tuple((row * (count // 8 + 1))[:count] for row in RIBBON_EDGE)
    place = QRectF(0, box.top() + 9, count * RIBBON_DOT, len(rows) * RIBBON_DOT)
    place.moveLeft(box.center().x() - place.width() / 2)
    draw_grid(painter, place, rows, {"X": thread})
    place.moveBottom(box.bottom() - 9)
    draw_grid(painter, place, rows[::-1], {"X": thread})
