"""A picture for the rules page: the score of an example hand, with the cards that score."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ...engine.frozen import frozen
from ..common.palette import INK, QUIET_INK, SEAM_COLOUR, SIDE_COLOURS
from ..common.theme import BODY, BOLD, CAPTION, DEMI_BOLD, MEDIUM, SPEECH, create_font, text_width
from ..text.i18n import localized_digits, number_text, signed_number
from ..text.worked_example_text import WorkedScoreRowText, WorkedScoreText
from .card_pictures import CARD_ASPECT, CardPictures
from .painter_tools import (
    ALIGN_CENTRE,
    ALIGN_LEFT,
    ALIGN_RIGHT,
    create_canvas,
    draw_text,
    open_painter,
    round_pen,
    seam_pen,
)
from .score_bag_pictures import BAG_BOX_HEIGHT, BAG_BOX_WIDTH, bag_picture, draw_berry
from .tile_background import draw_linen_background

CARD_WIDTH, CARD_STEP, SHADOW_MARGIN, PADDING, CORNER_RADIUS = 30, 36, 7, 22, 8  # pixels
ROW_GAP, VALUE_GAP, BERRY_RADIUS, BERRY_STEP, MAX_BERRIES = 8, 1, 9, 21, 3
BAG_PICTURE_WIDTH, ARROW_WIDTH = 56, 22
SUM_LINE_COLOUR = "#A8926C"
WRAP_FLAG = int(Qt.TextFlag.TextWordWrap)
MAX_CARDS_BESIDE = 2  # more cards go below the text


@frozen
class SheetLayout:
    """The left and right edges of the content in pixels, and the text scale."""

    left: float
    right: float
    scale: float

    @property
    def width(self) -> float:
        return self.right - self.left


def example_score_picture(
    content: WorkedScoreText, width: float, scale: float, pictures: CardPictures
) -> QPixmap:
    room = SheetLayout(SHADOW_MARGIN + PADDING, width - SHADOW_MARGIN - PADDING, scale)
    rows = [_row_height(each, room) for each in content.rows]
    foot = _standings_height(content, room)
    high = ceil(2 * SHADOW_MARGIN + PADDING + sum(rows) + foot)
    picture = create_canvas(width, high, pictures.pixel_ratio)
    with open_painter(picture) as painter:
        sheet = QRectF(
            SHADOW_MARGIN, SHADOW_MARGIN / 2, width - 2 * SHADOW_MARGIN, high - 2 * SHADOW_MARGIN
        )
        draw_linen_background(painter, sheet, CORNER_RADIUS)
        y = SHADOW_MARGIN / 2 + PADDING / 2
        for place, (row, row_high) in enumerate(zip(content.rows, rows, strict=True)):
            _draw_row(
                painter, QRectF(room.left, y, room.width, row_high), row, room, pictures, content
            )
            y += row_high
            is_sum = place == len(rows) - 1
            painter.setPen(
                seam_pen(SUM_LINE_COLOUR if is_sum else SEAM_COLOUR, 1.6 if is_sum else 1.2, 4, 3)
            )
            painter.drawLine(QPointF(room.left, y), QPointF(room.right, y))
        _draw_standings(painter, QRectF(room.left, y, room.width, foot), content, room, pictures)
    return picture


# A row


def _text_width(row: WorkedScoreRowText, measures: SheetLayout) -> float:
    """Return the width in pixels for the text of a row: less if its cards are beside it."""
    points = (
        8
        + text_width("+000", create_font(SPEECH, BOLD))
        + MAX_BERRIES * BERRY_STEP * measures.scale
    )
    beside = 2 * CARD_STEP * measures.scale if 0 < len(row.cards) <= MAX_CARDS_BESIDE else 0
    return measures.width - points - beside


def _text_height(row: WorkedScoreRowText, measures: SheetLayout) -> float:
    wide = int(_text_width(row, measures))
    metrics = QFontMetricsF(create_font(BODY, MEDIUM))
    return metrics.boundingRect(QRectF(0, 0, wide, 10_000), WRAP_FLAG, row.text).height()


def _cards_height(row: WorkedScoreRowText, measures: SheetLayout) -> float:
    values = QFontMetricsF(create_font(CAPTION, MEDIUM)).height() + VALUE_GAP
    high = CARD_WIDTH * measures.scale * CARD_ASPECT
    return high + values if any(value for _, value in row.cards) else high


def _row_height(row: WorkedScoreRowText, measures: SheetLayout) -> float:
    words, gaps = _text_height(row, measures), 2 * ROW_GAP
    if not row.cards:
        return max(words, 2 * BERRY_RADIUS * measures.scale) + gaps
    cards = _cards_height(row, measures)
    return (
        max(words, cards) + gaps
        if len(row.cards) <= MAX_CARDS_BESIDE
        else words + cards + gaps + ROW_GAP
    )


def _draw_row(
    painter: QPainter,
    box: QRectF,
    row: WorkedScoreRowText,
    measures: SheetLayout,
    pictures: CardPictures,
    content: WorkedScoreText,
) -> None:
    is_beside, high = len(row.cards) <= MAX_CARDS_BESIDE, _text_height(row, measures)
    top = box.center().y() - high / 2 if is_beside else box.top() + ROW_GAP
    words = QRectF(box.left(), top, _text_width(row, measures), high)
    painter.setFont(create_font(BODY, MEDIUM))
    painter.setPen(QColor(INK))
    painter.drawText(words, WRAP_FLAG | int(ALIGN_LEFT), row.text)
    if is_beside:
        below = box.center().y() - _cards_height(row, measures) / 2
        _draw_cards(
            painter,
            QRectF(words.right(), below, 2 * CARD_STEP * measures.scale, 0),
            row,
            measures,
            pictures,
        )
    else:
        _draw_cards(
            painter,
            QRectF(box.left(), top + high + ROW_GAP, box.width(), 0),
            row,
            measures,
            pictures,
        )
    middle = box.center().y() if is_beside else words.center().y()
    _draw_points(painter, QPointF(box.right(), middle), row, measures, content)


def _draw_cards(
    painter: QPainter,
    rect: QRectF,
    row: WorkedScoreRowText,
    measures: SheetLayout,
    pictures: CardPictures,
) -> None:
    if not row.cards:
        return
    wide, face = CARD_WIDTH * measures.scale, create_font(CAPTION, MEDIUM)
    step = min(CARD_STEP * measures.scale, (rect.width() - wide) / max(len(row.cards) - 1, 1))
    for place, (card, value) in enumerate(row.cards):
        left = rect.left() + place * step
        at = QPointF(left, rect.top()) - pictures.shadow_margin(wide)
        painter.drawPixmap(at, pictures.picture(card, wide))
        foot = QRectF(left - wide, rect.top() + wide * CARD_ASPECT + VALUE_GAP, 0, 0)
        foot.setSize(QRectF(0, 0, 3 * wide, QFontMetricsF(face).height()).size())
        draw_text(painter, foot, value, face, QUIET_INK, ALIGN_CENTRE)


def _draw_points(
    painter: QPainter,
    right_middle: QPointF,
    row: WorkedScoreRowText,
    measures: SheetLayout,
    content: WorkedScoreText,
) -> None:
    if not row.points:
        return
    face = create_font(SPEECH, BOLD)
    words = QRectF(right_middle.x() - 200, right_middle.y() - 20, 200, 40)
    draw_text(painter, words, signed_number(row.points), face, SIDE_COLOURS[row.side], ALIGN_RIGHT)
    if not content.in_berries or not 0 < row.points <= MAX_BERRIES:
        return
    left = right_middle.x() - text_width("+0", face) - 14 * measures.scale
    for berry in range(row.points):
        spot = QPointF(left - berry * BERRY_STEP * measures.scale, right_middle.y())
        draw_berry(painter, spot, BERRY_RADIUS * measures.scale, row.side)


# The match score


def _column_count(content: WorkedScoreText, measures: SheetLayout) -> int:
    """Return how many sides fit side by side."""
    return 2 if len(content.scores) > 1 and measures.width >= 470 * measures.scale else 1


def _standing_height(content: WorkedScoreText, measures: SheetLayout) -> float:
    words = (
        QFontMetricsF(create_font(BODY, DEMI_BOLD)).height()
        + QFontMetricsF(create_font(CAPTION)).height()
    )
    bag = (
        BAG_PICTURE_WIDTH * measures.scale * BAG_BOX_HEIGHT / BAG_BOX_WIDTH
        if content.in_berries
        else 0
    )
    return max(words, bag) + 2 * ROW_GAP


def _standings_height(content: WorkedScoreText, measures: SheetLayout) -> float:
    lines = -(-len(content.scores) // _column_count(content, measures))
    return lines * _standing_height(content, measures) + ROW_GAP


def _draw_standings(
    painter: QPainter,
    box: QRectF,
    content: WorkedScoreText,
    measures: SheetLayout,
    pictures: CardPictures,
) -> None:
    columns, high = _column_count(content, measures), _standing_height(content, measures)
    share = box.width() / columns
    for side in range(len(content.scores)):
        left, top = box.left() + side % columns * share, box.top() + side // columns * high + 4
        _draw_standing(painter, QRectF(left, top, share, high), content, side, measures, pictures)


def _draw_standing(
    painter: QPainter,
    box: QRectF,
    content: WorkedScoreText,
    side: int,
    measures: SheetLayout,
    pictures: CardPictures,
) -> None:
    """Draw how a side's score changes: as a sum, and with bags in games that have them."""
    name, before, after = content.scores[side]
    left = box.left()
    if content.in_berries:
        wide = BAG_PICTURE_WIDTH * measures.scale
        top = box.center().y() - wide * BAG_BOX_HEIGHT / BAG_BOX_WIDTH / 2
        arrow = ARROW_WIDTH * measures.scale
        for count, x in ((before, left), (after, left + wide + arrow + 16)):
            painter.drawPixmap(
                QPointF(x, top), bag_picture(count, side, wide, pictures.pixel_ratio)
            )
        _draw_arrow(painter, QRectF(left + wide + 8, box.center().y() - arrow / 2, arrow, arrow))
        left += 2 * wide + arrow + 28
    faces = create_font(BODY, DEMI_BOLD), create_font(CAPTION, MEDIUM)
    words = QRectF(left, box.top(), box.right() - left - 4, box.height())
    high = QFontMetricsF(faces[0]).height()
    _draw_elided_text(painter, words.translated(0, -high / 2), name, faces[0], INK)
    draw_text(
        painter,
        words.translated(0, high / 2),
        _sum_text(before, after),
        faces[1],
        QUIET_INK,
        ALIGN_LEFT,
    )


def _draw_elided_text(
    painter: QPainter, box: QRectF, text: str, text_font: QFont, colour: str
) -> None:
    shown = QFontMetricsF(text_font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    draw_text(painter, box, shown, text_font, colour, ALIGN_LEFT)


def _sum_text(before: int, after: int) -> str:
    """Return the change of a score as a sum such as "5 + 4 = 9"."""
    sign = "+" if after >= before else "\N{MINUS SIGN}"
    change = localized_digits(abs(after - before))
    return f"{number_text(before)} {sign} {change} = {number_text(after)}"


def _draw_arrow(painter: QPainter, box: QRectF) -> None:
    painter.setPen(round_pen(QUIET_INK, 2.2))
    y, right = box.center().y(), box.right()
    painter.drawLine(QPointF(box.left(), y), QPointF(right, y))
    for rise in (-5.5, 5.5):
        painter.drawLine(QPointF(right - 5.5, y + rise), QPointF(right, y))
