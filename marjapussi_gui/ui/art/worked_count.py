"""An example score for the rules page, line by line with the cards that counted."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ...engine.frozen import frozen
from ..basis.palette import INK, QUIET, SEAM, SIDES
from ..basis.theme import BODY, BOLD, CAPTION, MEDIUM, SPEECH, STRONG, font, width_of
from ..wording.tongue import digits, plain, signed
from ..wording.worked import CountTold, RowTold
from .bags import HEIGHT, WIDTH, bag_picture, draw_berry
from .brushes import (
    CENTRE,
    LEFT,
    RIGHT,
    canvas,
    painting,
    round_pen,
    seam_pen,
    write,
)
from .deck import SHAPE, Deck
from .linen import draw_linen

CARD, STEP, SHADOW, INSIDE, RADIUS = 30, 36, 7, 22, 8  # pixels
ROW_GAP, VALUE_GAP, BERRY, BERRY_STEP, MOST_BERRIES = 8, 1, 9, 21, 3
BAG, ARROW = 56, 22
SUM_SEAM = "#A8926C"
WRAP = int(Qt.TextFlag.TextWordWrap)
BESIDE = 2  # up to this number, cards are beside the text, otherwise below it


@frozen
class Measure:
    """The left and right edge of the content in pixels, and the scale of the drawing."""

    left: float
    right: float
    scale: float

    @property
    def wide(self) -> float:
        return self.right - self.left


def count_picture(told: CountTold, width: float, scale: float, deck: Deck) -> QPixmap:
    """Return a sheet with a row for each score line, and the match score before and after."""
    room = Measure(SHADOW + INSIDE, width - SHADOW - INSIDE, scale)
    rows = [_row_height(each, room) for each in told.rows]
    foot = _foot_height(told, room)
    high = ceil(2 * SHADOW + INSIDE + sum(rows) + foot)
    picture = canvas(width, high, deck.ratio)
    with painting(picture) as painter:
        sheet = QRectF(SHADOW, SHADOW / 2, width - 2 * SHADOW, high - 2 * SHADOW)
        draw_linen(painter, sheet, RADIUS)
        y = SHADOW / 2 + INSIDE / 2
        for place, (row, row_high) in enumerate(zip(told.rows, rows, strict=True)):
            _row(painter, QRectF(room.left, y, room.wide, row_high), row, room, deck, told)
            y += row_high
            is_sum = place == len(rows) - 1
            painter.setPen(seam_pen(SUM_SEAM if is_sum else SEAM, 1.6 if is_sum else 1.2, 4, 3))
            painter.drawLine(QPointF(room.left, y), QPointF(room.right, y))
        _foot(painter, QRectF(room.left, y, room.wide, foot), told, room, deck)
    return picture


# A row


def _words_width(row: RowTold, room: Measure) -> float:
    """Return the width for the text of a row, with or without cards beside it."""
    points = 8 + width_of("+000", font(SPEECH, BOLD)) + MOST_BERRIES * BERRY_STEP * room.scale
    beside = 2 * STEP * room.scale if 0 < len(row.cards) <= BESIDE else 0
    return room.wide - points - beside


def _words_height(row: RowTold, room: Measure) -> float:
    wide = int(_words_width(row, room))
    metrics = QFontMetricsF(font(BODY, MEDIUM))
    return metrics.boundingRect(QRectF(0, 0, wide, 10_000), WRAP, row.text).height()


def _cards_height(row: RowTold, room: Measure) -> float:
    values = QFontMetricsF(font(CAPTION, MEDIUM)).height() + VALUE_GAP
    high = CARD * room.scale * SHAPE
    return high + values if any(value for _, value in row.cards) else high


def _row_height(row: RowTold, room: Measure) -> float:
    words, gaps = _words_height(row, room), 2 * ROW_GAP
    if not row.cards:
        return max(words, 2 * BERRY * room.scale) + gaps
    cards = _cards_height(row, room)
    return max(words, cards) + gaps if len(row.cards) <= BESIDE else words + cards + gaps + ROW_GAP


def _row(
    painter: QPainter, box: QRectF, row: RowTold, room: Measure, deck: Deck, told: CountTold
) -> None:
    """Draw a score line: its text, its cards, and its points as a number and as berries."""
    is_beside, high = len(row.cards) <= BESIDE, _words_height(row, room)
    top = box.center().y() - high / 2 if is_beside else box.top() + ROW_GAP
    words = QRectF(box.left(), top, _words_width(row, room), high)
    painter.setFont(font(BODY, MEDIUM))
    painter.setPen(QColor(INK))
    painter.drawText(words, WRAP | int(LEFT), row.text)
    if is_beside:
        below = box.center().y() - _cards_height(row, room) / 2
        _cards(painter, QRectF(words.right(), below, 2 * STEP * room.scale, 0), row, room, deck)
    else:
        _cards(painter, QRectF(box.left(), top + high + ROW_GAP, box.width(), 0), row, room, deck)
    middle = box.center().y() if is_beside else words.center().y()
    _points(painter, QPointF(box.right(), middle), row, room, told)


def _cards(painter: QPainter, line: QRectF, row: RowTold, room: Measure, deck: Deck) -> None:
    """Draw cards in a line with their values; they overlap if there are many."""
    if not row.cards:
        return
    wide, face = CARD * room.scale, font(CAPTION, MEDIUM)
    step = min(STEP * room.scale, (line.width() - wide) / max(len(row.cards) - 1, 1))
    for place, (card, value) in enumerate(row.cards):
        left = line.left() + place * step
        at = QPointF(left, line.top()) - deck.margin(wide)
        painter.drawPixmap(at, deck.picture(card, wide))
        foot = QRectF(left - wide, line.top() + wide * SHAPE + VALUE_GAP, 0, 0)
        foot.setSize(QRectF(0, 0, 3 * wide, QFontMetricsF(face).height()).size())
        write(painter, foot, value, face, QUIET, CENTRE)


def _points(painter: QPainter, at: QPointF, row: RowTold, room: Measure, told: CountTold) -> None:
    if not row.points:
        return
    face = font(SPEECH, BOLD)
    words = QRectF(at.x() - 200, at.y() - 20, 200, 40)
    write(painter, words, signed(row.points), face, SIDES[row.side], RIGHT)
    if not told.in_berries or not 0 < row.points <= MOST_BERRIES:
        return
    left = at.x() - width_of("+0", face) - 14 * room.scale
    for berry in range(row.points):
        spot = QPointF(left - berry * BERRY_STEP * room.scale, at.y())
        draw_berry(painter, spot, BERRY * room.scale, row.side)


# The match score


def _columns(told: CountTold, room: Measure) -> int:
    """Return the number of sides that fit beside each other."""
    return 2 if len(told.standing) > 1 and room.wide >= 470 * room.scale else 1


def _line_height(told: CountTold, room: Measure) -> float:
    words = QFontMetricsF(font(BODY, STRONG)).height() + QFontMetricsF(font(CAPTION)).height()
    bag = BAG * room.scale * HEIGHT / WIDTH if told.in_berries else 0
    return max(words, bag) + 2 * ROW_GAP


def _foot_height(told: CountTold, room: Measure) -> float:
    lines = -(-len(told.standing) // _columns(told, room))
    return lines * _line_height(told, room) + ROW_GAP


def _foot(painter: QPainter, box: QRectF, told: CountTold, room: Measure, deck: Deck) -> None:
    columns, high = _columns(told, room), _line_height(told, room)
    share = box.width() / columns
    for side in range(len(told.standing)):
        left, top = box.left() + side % columns * share, box.top() + side // columns * high + 4
        _standing(painter, QRectF(left, top, share, high), told, side, room, deck)


def _standing(
    painter: QPainter, box: QRectF, told: CountTold, side: int, room: Measure, deck: Deck
) -> None:
    """Draw the score of a side before and after, as a sum and, in games with berries, as bags."""
    name, before, after = told.standing[side]
    left = box.left()
    if told.in_berries:
        wide = BAG * room.scale
        top = box.center().y() - wide * HEIGHT / WIDTH / 2
        arrow = ARROW * room.scale
        for count, x in ((before, left), (after, left + wide + arrow + 16)):
            painter.drawPixmap(QPointF(x, top), bag_picture(count, side, wide, deck.ratio))
        _arrow(painter, QRectF(left + wide + 8, box.center().y() - arrow / 2, arrow, arrow))
        left += 2 * wide + arrow + 28
    faces = font(BODY, STRONG), font(CAPTION, MEDIUM)
    words = QRectF(left, box.top(), box.right() - left - 4, box.height())
    high = QFontMetricsF(faces[0]).height()
    _fitted(painter, words.translated(0, -high / 2), name, faces[0], INK)
    write(painter, words.translated(0, high / 2), _sum(before, after), faces[1], QUIET, LEFT)


def _fitted(painter: QPainter, box: QRectF, text: str, face: QFont, colour: str) -> None:
    shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    write(painter, box, shown, face, colour, LEFT)


def _sum(before: int, after: int) -> str:
    """Return the change of a score as a sum, such as "5 + 4 = 9"."""
    sign = "+" if after >= before else "\N{MINUS SIGN}"
    return f"{plain(before)} {sign} {digits(abs(after - before))} = {plain(after)}"


def _arrow(painter: QPainter, box: QRectF) -> None:
    painter.setPen(round_pen(QUIET, 2.2))
    y, right = box.center().y(), box.right()
    painter.drawLine(QPointF(box.left(), y), QPointF(right, y))
    for rise in (-5.5, 5.5):
        painter.drawLine(QPointF(right - 5.5, y + rise), QPointF(right, y))
