"""Example tricks and sets for the rules page, shown as cards on a piece of felt."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap

from ...engine.cards import NO_SUIT, Card
from ..basis.palette import BUTTON, FELTS
from ..basis.theme import BODY, BOLD, CAPTION, MEDIUM, elided, font
from ..wording.worked import CardsTold
from .brushes import CENTRE, LEFT, canvas, outlined, painting, rounded, seam_pen, write
from .deck import SHAPE, Deck
from .felt import draw_cloth
from .paths import fitted
from .schemes import suit_ink
from .suits import suit_path

CARD, STEP, SET_CARD, SET_STEP, BETWEEN = 66, 76, 54, 26, 22  # pixels
MARGIN, RADIUS, HEM, TITLE_GAP, RISE, NAME_GAP = 20, 12, 5, 12, 9, 8
PATCH = 20
LINEN, FAINT, RINGS, REACH = "#FFF6DC", 7, 11, 22.0
SEAM, EDGE_SEAM = QColor(255, 255, 255, 60), 1.6


def felt_picture(
    told: Sequence[CardsTold], width: float, scale: float, deck: Deck, felt: str
) -> QPixmap:
    """Return rows of example cards side by side on one piece of felt."""
    share = width / len(told)
    high = max(_height(each, scale) for each in told)
    picture = canvas(width, high, deck.ratio)
    with painting(picture) as painter:
        area = QRectF(0, 0, width, high)
        _cloth(painter, area, felt)
        for place, each in enumerate(told):
            part = QRectF(place * share, 0, share, high)
            _row(painter, part, each, scale, deck, felt)
            if place:
                painter.setPen(seam_pen(SEAM, EDGE_SEAM, 4, 3.4))
                painter.drawLine(QPointF(place * share, 18), QPointF(place * share, high - 18))
    return picture


def _height(told: CardsTold, scale: float) -> int:
    title = QFontMetricsF(font(BODY, BOLD)).height() + TITLE_GAP if told.title else 0
    names = QFontMetricsF(font(CAPTION)).height() + NAME_GAP if told.names else 0
    card = (CARD if told.names else SET_CARD) * scale * SHAPE
    return ceil(MARGIN * 0.8 + title + RISE + card + names + MARGIN * 0.8)


def _cloth(painter: QPainter, area: QRectF, felt: str) -> None:
    painter.save()
    shape = QPainterPath()
    shape.addRoundedRect(area, RADIUS, RADIUS)
    painter.setClipPath(shape)
    draw_cloth(painter, area, felt)
    painter.restore()
    inner = area.adjusted(HEM, HEM, -HEM, -HEM)
    outlined(painter, inner, RADIUS - 3, seam_pen(SEAM, EDGE_SEAM, 4, 3.4))


def _row(
    painter: QPainter, area: QRectF, told: CardsTold, scale: float, deck: Deck, felt: str
) -> None:
    """Draw a row with its title, its cards and the names of their players."""
    colour, top = FELTS[felt].text, area.top() + MARGIN * 0.8
    if told.title:
        face = font(BODY, BOLD)
        high = QFontMetricsF(face).height()
        line = QRectF(area.left() + MARGIN, top, area.width() - 2 * MARGIN, high)
        after = _after_patch(painter, line, told, deck.design.colours)
        write(painter, after, told.title, face, colour, LEFT)
        top = line.bottom() + TITLE_GAP
    wide = (CARD if told.names else SET_CARD) * scale
    for number, (card, left) in enumerate(_places(told, area, scale)):
        rise = RISE if number == told.winner else 0
        box = QRectF(left, top + RISE - rise, wide, wide * SHAPE)
        if rise:
            _glow(painter, box)
        _card(painter, box, card, deck)
        if told.names:
            _name(painter, box.translated(0, rise), told.names[number], colour, bold=bool(rise))


def _after_patch(painter: QPainter, line: QRectF, told: CardsTold, colours: str) -> QRectF:
    """Draw a patch with the trump suit, if there is one; return the space left for the title."""
    if told.suit == NO_SUIT:
        return line
    patch = QRectF(line.left(), line.center().y() - PATCH / 2, PATCH, PATCH)
    rounded(painter, patch, 5, BUTTON)
    shape = fitted(suit_path(told.suit), patch.adjusted(4, 4, -4, -4))
    painter.fillPath(shape, suit_ink(told.suit, colours))
    return line.adjusted(PATCH + 6, 0, 0, 0)


def _places(told: CardsTold, area: QRectF, scale: float) -> list[tuple[Card, float]]:
    """Return each card with its left edge; the cards overlap more if there is little space."""
    cards = sum(map(len, told.groups))
    wide, step = (CARD, STEP) if told.names else (SET_CARD, SET_STEP)
    gap = 0 if told.names else SET_CARD - SET_STEP + BETWEEN
    wanted = (wide + step * (cards - 1) + gap * (len(told.groups) - 1)) * scale
    shrink = min(1.0, (area.width() - 2 * MARGIN - wide * scale) / max(wanted - wide * scale, 1))
    places, left = [], area.left() + MARGIN
    for group in told.groups:
        for card in group:
            places.append((card, left))
            left += step * scale * shrink
        left += gap * scale * shrink
    return places


def _glow(painter: QPainter, box: QRectF) -> None:
    light = QColor(LINEN)
    light.setAlpha(FAINT)
    for ring in range(RINGS):
        grow = REACH * (ring + 1) / RINGS
        rounded(painter, box.adjusted(-grow, -grow, grow, grow), 5 + grow, light)


def _card(painter: QPainter, box: QRectF, card: Card, deck: Deck) -> None:
    painter.drawPixmap(box.topLeft() - deck.margin(box.width()), deck.picture(card, box.width()))


def _name(painter: QPainter, card: QRectF, name: str, colour: str, *, bold: bool) -> None:
    face = font(CAPTION, BOLD if bold else MEDIUM)
    high = QFontMetricsF(face).height()
    room = QRectF(card.left() - 4, card.bottom() + NAME_GAP - 2, card.width() + 8, high)
    write(painter, room, elided(name, face, room.width()), face, colour, CENTRE)
