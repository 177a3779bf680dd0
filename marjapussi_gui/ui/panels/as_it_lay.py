"""A small picture of a trick: the cards in their places on the table, with names if they fit."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QLabel, QWidget

from ...engine.events import Zone
from ...engine.state import Seat, Trick
from ..art.deck import Deck
from ..basis.theme import CAPTION, REGULAR, STRONG
from ..board.layout import BASE, RATIO, Layout, Spot
from ..wording.people import People
from .panel import Panel

CARD, NAMED, LEAST = 72.0, 44.0, 30.0  # pixels at scale 1
NAME = 108  # pixels
TURNED = 1.1  # extent of a rotated card, in card sizes


class AsItLay(QWidget):
    """The cards of a trick around its centre, later cards on top of earlier ones."""

    def __init__(
        self,
        panel: Panel,
        trick: Trick,
        people: People,
        layout: Layout,
        deck: Deck,
        room: QSize,
    ) -> None:
        super().__init__(panel)
        self._panel, self._placed = panel, list[tuple[QWidget, QRectF]]()
        felt = layout.sized(*BASE)
        spots = [felt.spots(Zone("trick", seat), [1])[0] for seat in trick.seats]
        names = 2 * 1.7 * CAPTION * panel.scale  # pixels, for names above and below
        self.card_width = self._wide(spots, QSizeF(room.width(), room.height() - names))
        has_names = self.card_width >= NAMED * panel.scale
        if not has_names:  # the places of the cards show who played them
            self.card_width = self._wide(spots, QSizeF(room))
        for seat, card, spot in zip(trick.seats, trick.cards, spots, strict=False):
            scale = self.card_width / spot.width
            centre = (QPointF(spot.x, spot.y) - QPointF(*felt.trick_middle)) * scale
            picture = panel.card(card, self.card_width / panel.scale, deck)
            _turn(picture, spot.angle)
            self._put(picture, centre, QSize(picture.sizeHint()))
            if has_names:
                self._name(people, seat, felt, centre, is_winner=seat == trick.winner)
        self._settle()

    def _wide(self, spots: Sequence[Spot], room: QSizeF) -> float:
        """Return the largest card width that fits, in pixels, but at least a readable one."""
        card = spots[0].width
        across = max(each.x for each in spots) - min(each.x for each in spots) + TURNED * card
        height = max(each.y for each in spots) - min(each.y for each in spots)
        height += TURNED * RATIO * card
        scale = min(room.width() / across, room.height() / height)
        return min(CARD * self._panel.scale, max(scale * card, LEAST * self._panel.scale))

    def _name(
        self, people: People, seat: Seat, felt: Layout, middle: QPointF, *, is_winner: bool
    ) -> None:
        """Add a player's name above the card, or below it for the player's own seat."""
        weight = STRONG if is_winner else REGULAR
        label = self._panel.label(people.name(seat), CAPTION, weight, NAME)
        size = label.sizeHint()
        away = self.card_width * RATIO / 2 + size.height() * 0.8
        down = 1 if seat == felt.me else -1
        self._put(label, middle + QPointF(0, down * away), size)

    def _put(self, label: QLabel, middle: QPointF, size: QSize) -> None:
        """Put a label into a frame of its own, because the cards overlap."""
        frame = QWidget(self)
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setParent(frame)
        box = QRectF(QPointF(), size)
        box.moveCenter(middle)
        label.resize(size)
        self._placed.append((frame, box))

    def _settle(self) -> None:
        """Place all frames and resize the widget so that nothing is clipped."""
        whole = QRectF()
        for _, box in self._placed:
            whole |= box
        for frame, box in self._placed:
            place = box.translated(-whole.topLeft())
            frame.setGeometry(QRect(place.topLeft().toPoint(), place.size().toSize()))
        self.setFixedSize(whole.size().toSize() + QSize(1, 1))


def _turn(label: QLabel, angle: float) -> None:
    """Rotate the picture of a card by an angle in degrees."""
    picture = label.pixmap()
    ratio = picture.devicePixelRatio()
    smooth = Qt.TransformationMode.SmoothTransformation
    turned = picture.transformed(QTransform().rotate(angle), smooth)
    turned.setDevicePixelRatio(ratio)
    label.setPixmap(turned)
