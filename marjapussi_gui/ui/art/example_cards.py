"""Pictures for the rules page: example tricks and sets as cards on a piece of felt."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ...engine.cards import NO_SUIT, Card
from ..common.palette import BUTTON, FELT_COLOURS
from ..common.theme import BODY, BOLD, CAPTION, MEDIUM, create_font, elide_text
from ..text.worked_example_text import CardRowText
from .card_pictures import CARD_ASPECT, CardPictures
from .felt import draw_felt_background
from .painter_tools import (
    ALIGN_CENTRE,
    ALIGN_LEFT,
    create_canvas,
    draw_text,
    fill_rounded_rect,
    open_painter,
    seam_pen,
    stroke_rounded_rect,
)
from .suit_drawing import suit_colour, suit_path
from .vector_paths import fit_path

CARD_WIDTH, CARD_STEP, SET_CARD_WIDTH, SET_CARD_STEP, GROUP_GAP = 66, 76, 54, 26, 22  # pixels
MARGIN, CORNER_RADIUS, HEM_INSET, TITLE_GAP, WINNER_RISE, NAME_GAP = 20, 12, 5, 12, 9, 8
PATCH_SIZE = 20
GLOW_COLOUR, GLOW_ALPHA, GLOW_RINGS, GLOW_RADIUS = "#FFF6DC", 7, 11, 22.0
SEAM_COLOUR, SEAM_WIDTH = QColor(255, 255, 255, 60), 1.6


def example_cards_picture(
    rows: Sequence[CardRowText], width: float, scale: float, pictures: CardPictures, felt: str
) -> QPixmap:
    share = width / len(rows)
    high = max(_row_height(each, scale) for each in rows)
    picture = create_canvas(width, high, pictures.pixel_ratio)
    with open_painter(picture) as painter:
        area = QRectF(0, 0, width, high)
        _draw_felt_piece(painter, area, felt)
        for place, each in enumerate(rows):
            part = QRectF(place * share, 0, share, high)
            _draw_row(painter, part, each, scale, pictures, felt)
            if place:
                painter.setPen(seam_pen(SEAM_COLOUR, SEAM_WIDTH, 4, 3.4))
                painter.drawLine(QPointF(place * share, 18), QPointF(place * share, high - 18))
    return picture


def _row_height(row: CardRowText, scale: float) -> int:
    title = QFontMetricsF(create_font(BODY, BOLD)).height() + TITLE_GAP if row.title else 0
    names = QFontMetricsF(create_font(CAPTION)).height() + NAME_GAP if row.names else 0
    card = (CARD_WIDTH if row.names else SET_CARD_WIDTH) * scale * CARD_ASPECT
    return ceil(MARGIN * 0.8 + title + WINNER_RISE + card + names + MARGIN * 0.8)


def _draw_felt_piece(painter: QPainter, area: QRectF, felt: str) -> None:
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(area, CORNER_RADIUS, CORNER_RADIUS)
    painter.setClipPath(shape)
    draw_felt_background(painter, area, felt)
    painter.restore()
    inner = area.adjusted(HEM_INSET, HEM_INSET, -HEM_INSET, -HEM_INSET)
    stroke_rounded_rect(
        painter, inner, CORNER_RADIUS - 3, seam_pen(SEAM_COLOUR, SEAM_WIDTH, 4, 3.4)
    )


def _draw_row(
    painter: QPainter,
    area: QRectF,
    row: CardRowText,
    scale: float,
    pictures: CardPictures,
    felt: str,
) -> None:
    colour, top = FELT_COLOURS[felt].text, area.top() + MARGIN * 0.8
    if row.title:
        face = create_font(BODY, BOLD)
        high = QFontMetricsF(face).height()
        line = QRectF(area.left() + MARGIN, top, area.width() - 2 * MARGIN, high)
        after = _draw_trump_patch(painter, line, row, pictures.style.colour_scheme)
        draw_text(painter, after, row.title, face, colour, ALIGN_LEFT)
        top = line.bottom() + TITLE_GAP
    wide = (CARD_WIDTH if row.names else SET_CARD_WIDTH) * scale
    for number, (card, left) in enumerate(_card_positions(row, area, scale)):
        rise = WINNER_RISE if number == row.winner_index else 0
        box = QRectF(left, top + WINNER_RISE - rise, wide, wide * CARD_ASPECT)
        if rise:
            _draw_glow(painter, box)
        _draw_card(painter, box, card, pictures)
        if row.names:
            _draw_name(
                painter, box.translated(0, rise), row.names[number], colour, is_bold=bool(rise)
            )


def _draw_trump_patch(
    painter: QPainter, title_rect: QRectF, row: CardRowText, scheme: str
) -> QRectF:
    """Draw a patch with the trump suit, if any, and return the space left for the title."""
    if row.suit == NO_SUIT:
        return title_rect
    patch = QRectF(
        title_rect.left(), title_rect.center().y() - PATCH_SIZE / 2, PATCH_SIZE, PATCH_SIZE
    )
    fill_rounded_rect(painter, patch, 5, BUTTON)
    shape = fit_path(suit_path(row.suit), patch.adjusted(4, 4, -4, -4))
    painter.fillPath(shape, suit_colour(row.suit, scheme))
    return title_rect.adjusted(PATCH_SIZE + 6, 0, 0, 0)


def _card_positions(row: CardRowText, area: QRectF, scale: float) -> list[tuple[Card, float]]:
    """Return each card with the x coordinate of its left edge. Cards overlap if space is short."""
    cards = sum(map(len, row.groups))
    wide, step = (CARD_WIDTH, CARD_STEP) if row.names else (SET_CARD_WIDTH, SET_CARD_STEP)
    gap = 0 if row.names else SET_CARD_WIDTH - SET_CARD_STEP + GROUP_GAP
    wanted = (wide + step * (cards - 1) + gap * (len(row.groups) - 1)) * scale
    shrink = min(1.0, (area.width() - 2 * MARGIN - wide * scale) / max(wanted - wide * scale, 1))
    places, left = [], area.left() + MARGIN
    for group in row.groups:
        for card in group:
            places.append((card, left))
            left += step * scale * shrink
        left += gap * scale * shrink
    return places


def _draw_glow(painter: QPainter, box: QRectF) -> None:
    light = QColor(GLOW_COLOUR)
    light.setAlpha(GLOW_ALPHA)
    for ring in range(GLOW_RINGS):
        grow = GLOW_RADIUS * (ring + 1) / GLOW_RINGS
        fill_rounded_rect(painter, box.adjusted(-grow, -grow, grow, grow), 5 + grow, light)


def _draw_card(painter: QPainter, box: QRectF, card: Card, pictures: CardPictures) -> None:
    painter.drawPixmap(
        box.topLeft() - pictures.shadow_margin(box.width()), pictures.picture(card, box.width())
    )


def _draw_name(
    painter: QPainter, card_rect: QRectF, name: str, colour: str, *, is_bold: bool
) -> None:
    face = create_font(CAPTION, BOLD if is_bold else MEDIUM)
    high = QFontMetricsF(face).height()
    room = QRectF(
        card_rect.left() - 4, card_rect.bottom() + NAME_GAP - 2, card_rect.width() + 8, high
    )
    draw_text(painter, room, elide_text(name, face, room.width()), face, colour, ALIGN_CENTRE)
