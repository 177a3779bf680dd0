"""Pictures for rummy: the progress of a hand, the sets that were shown, and the tiplu."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from ...engine.cards import HIDDEN, Card
from ...engine.frozen import frozen
from ...engine.state import Meld
from ..common.palette import INK, JUNIPER, LINEN, RULE_LINE
from ..common.theme import BOLD, DEMI_BOLD, LABEL, PATCH_RADIUS, SPEECH, create_font, text_width
from .card_pictures import CardPictures
from .painter_tools import (
    ALIGN_LEFT,
    ALIGN_RIGHT,
    create_canvas,
    draw_text,
    fill_rounded_rect,
    open_painter,
    round_pen,
    seam_pen,
    stroke_rounded_rect,
)
from .score_sheet_picture import SHEET_MARGIN
from .table_labels import PATCH_MARGIN
from .tile_background import draw_linen_background

HEIGHT, CORNER_RADIUS, PADDING, GAP = 52.0, 6.0, 14.0, 14.0  # table units
SLOT_WIDTH, SLOT_HEIGHT, SLOT_STEP, CROSS_ARM = 17.0, 24.0, 22.0, 5.0


@frozen
class SetProgressContent:
    """The numbers and texts in a picture of a hand's progress; unknown points are left empty."""

    ready_sets: int
    required_sets: int
    label: str
    maal_label: str = ""
    points_text: str = ""


def set_progress_picture(content: SetProgressContent, scale: float, pixel_ratio: float) -> QPixmap:
    """Return the progress of a hand, drawn on a piece of linen with a shadow."""
    words, figures = _fonts(scale)
    edge, high = SHEET_MARGIN * scale, max(HEIGHT * scale, QFontMetricsF(figures).height() * 1.3)
    box = QRectF(edge, edge, _content_width(content, scale), high)
    picture = create_canvas(box.width() + 2 * edge, box.height() + 2 * edge, pixel_ratio)
    with open_painter(picture) as painter:
        draw_linen_background(painter, box, CORNER_RADIUS * scale, scale)
        x = box.left() + PADDING * scale
        for number in range(content.required_sets):
            _draw_slot(
                painter, QPointF(x, box.center().y()), scale, is_ready=number < content.ready_sets
            )
            x += SLOT_STEP * scale
        x += (GAP - SLOT_STEP + SLOT_WIDTH) * scale
        draw_text(
            painter, QRectF(x, box.top(), box.width(), high), content.label, words, INK, ALIGN_LEFT
        )
        if content.points_text:
            _draw_maal(painter, box, content, x + text_width(content.label, words), scale)
    return picture


def _draw_maal(
    painter: QPainter, box: QRectF, content: SetProgressContent, x: float, scale: float
) -> None:
    """Draw a vertical line at x, and the points of maal (bonus points) to the right of it."""
    words, figures = _fonts(scale)
    gap = GAP * scale
    painter.setPen(round_pen(RULE_LINE, 1.2 * scale))
    rule, inset = x + gap, box.height() * 0.23
    painter.drawLine(QPointF(rule, box.top() + inset), QPointF(rule, box.bottom() - inset))
    rest = QRectF(rule + gap, box.top(), box.right() - PADDING * scale - rule - gap, box.height())
    draw_text(painter, rest, content.maal_label, words, INK, ALIGN_LEFT)
    draw_text(painter, rest, content.points_text, figures, INK, ALIGN_RIGHT)


def _fonts(scale: float) -> tuple[QFont, QFont]:
    return create_font(LABEL * scale, DEMI_BOLD), create_font(SPEECH * scale, BOLD)


def _content_width(content: SetProgressContent, scale: float) -> float:
    words, figures = _fonts(scale)
    slots = (content.required_sets - 1) * SLOT_STEP + SLOT_WIDTH + GAP
    wide = (2 * PADDING + slots) * scale + text_width(content.label, words)
    if content.points_text:
        both = text_width(content.maal_label, words) + text_width(content.points_text, figures)
        wide += 3 * GAP * scale + both
    return wide


def _draw_slot(painter: QPainter, left_middle: QPointF, scale: float, *, is_ready: bool) -> None:
    """Draw the slot for a set as a small card, with a cross on it if the set is complete."""
    box = QRectF(
        left_middle.x(),
        left_middle.y() - SLOT_HEIGHT * scale / 2,
        SLOT_WIDTH * scale,
        SLOT_HEIGHT * scale,
    )
    if not is_ready:
        inside = box.adjusted(0.6, 0.6, -0.6, -0.6)
        stroke_rounded_rect(
            painter, inside, 3.5 * scale, seam_pen(QColor(JUNIPER), 1.3 * scale, 2, 2)
        )
        return
    fill_rounded_rect(painter, box, 3.5 * scale, JUNIPER)
    painter.setPen(round_pen(QColor(LINEN), 2.4 * scale))
    middle, arm = box.center(), CROSS_ARM * scale
    for down in (arm, -arm):
        painter.drawLine(middle + QPointF(-arm, -down), middle + QPointF(arm, down))


# Table units, except for the aspect ratio of a card
CARD_WIDTH, CARD_STEP, SET_GAP, MARGIN, HEIGHT_TO_WIDTH = 36.0, 3.0, 6.0, 4.0, 1.4
MIN_SCALE = 0.78  # cards smaller than this would be illegible


def shown_sets_width(count: int) -> float:
    return count * (CARD_WIDTH + 2 * CARD_STEP) + (count - 1) * SET_GAP


def shown_sets_picture(sets: Sequence[Meld], pictures: CardPictures, scale: float) -> QPixmap:
    scale = max(scale, MIN_SCALE)
    margin, card = MARGIN * scale, CARD_WIDTH * scale
    picture = create_canvas(
        shown_sets_width(len(sets)) * scale + 2 * margin,
        CARD_WIDTH * HEIGHT_TO_WIDTH * scale + 2 * margin,
        pictures.pixel_ratio,
    )
    x = margin
    with open_painter(picture) as painter:
        for meld in sets:
            for each in meld:
                at = QPointF(x, margin) - pictures.shadow_margin(card)
                painter.drawPixmap(at, pictures.picture(each, card))
                x += CARD_STEP * scale
            x += (CARD_WIDTH - CARD_STEP + SET_GAP) * scale
    return picture


PATCH_WIDTH, PATCH_HEIGHT = 170.0, 112.0  # table units
TIPLU_WIDTH, NEIGHBOUR_WIDTH = 56.0, 46.0  # card widths
NEIGHBOUR_OFFSET, NEIGHBOUR_DROP, NEIGHBOUR_ANGLE = 49.0, 4.0, 7.0  # table units; degrees


def tiplu_patch_picture(cards: Sequence[Card], pictures: CardPictures, scale: float) -> QPixmap:
    """Return a picture of the tiplu between its two neighbours, or of a single card, on linen."""
    box = QRectF(PATCH_MARGIN, PATCH_MARGIN, PATCH_WIDTH, PATCH_HEIGHT)
    size = box.center() * (2 * scale)
    picture = create_canvas(size.x(), size.y(), pictures.pixel_ratio)
    with open_painter(picture, scale) as painter:
        draw_linen_background(painter, box, PATCH_RADIUS)
    with open_painter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for side in (-1, 1, 0) if len(cards) > 1 else (0,):
            card = cards[side + 1] if len(cards) > 1 else cards[0]
            middle = box.center() + QPointF(side * NEIGHBOUR_OFFSET, abs(side) * NEIGHBOUR_DROP)
            width = (NEIGHBOUR_WIDTH if side else TIPLU_WIDTH) * scale
            _draw_card(painter, card, pictures, middle * scale, width, side * NEIGHBOUR_ANGLE)
    return picture


def _draw_card(
    painter: QPainter,
    card: Card,
    pictures: CardPictures,
    centre: QPointF,
    width: float,
    angle: float,
) -> None:
    picture = pictures.picture(card, width, is_wild=card != HIDDEN)
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    margin = pictures.shadow_margin(width)
    painter.drawPixmap(QPointF(-width / 2, -width * 0.7) - margin, picture)
    painter.restore()
