"""A trick as it lay on the felt: the same pinwheel, smaller, with the names of who played."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QLabel, QWidget

from ...engine.events import Zone
from ...engine.state import Seat, Trick
from ..art.deck import Deck
from ..basis.theme import CAPTION, REGULAR, STRONG
from ..board.layout import BASE, RATIO, Layout
from ..wording.people import People
from .panel import Panel

CARD, NAME = 72.0, 108  # pixels: how wide cards are, and a name at most


class AsItLay(QWidget):
    """Cards in their places round the middle, later ones over those before."""

    def __init__(
        self, panel: Panel, trick: Trick, people: People, layout: Layout, deck: Deck
    ) -> None:
        super().__init__(panel)
        self._panel, self._placed = panel, list[tuple[QWidget, QRectF]]()
        felt = layout.sized(*BASE)
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            spot = felt.spots(Zone("trick", seat), [1])[0]
            scale = CARD * panel.scale / spot.width
            middle = (QPointF(spot.x, spot.y) - QPointF(*felt.trick_middle)) * scale
            picture = panel.card(card, CARD, deck)
            _turn(picture, spot.angle)
            self._put(picture, middle, QSize(picture.sizeHint()))
            self._name(people, seat, felt, middle, is_winner=seat == trick.winner)
        self._settle()

    def _name(
        self, people: People, seat: Seat, felt: Layout, middle: QPointF, *, is_winner: bool
    ) -> None:
        """Write a name above its card, or below the card of who sits before the screen."""
        weight = STRONG if is_winner else REGULAR
        label = self._panel.label(people.name(seat), CAPTION, weight, NAME)
        size = label.sizeHint()
        away = CARD * self._panel.scale * RATIO / 2 + size.height() * 0.8
        down = 1 if seat == felt.me else -1
        self._put(label, middle + QPointF(0, down * away), size)

    def _put(self, label: QLabel, middle: QPointF, size: QSize) -> None:
        """Put a label into a frame of its own, as the cards lie over each other."""
        frame = QWidget(self)
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setParent(frame)
        box = QRectF(QPointF(), size)
        box.moveCenter(middle)
        label.resize(size)
        self._placed.append((frame, box))

    def _settle(self) -> None:
        """Lie so that nothing is cut."""
        whole = QRectF()
        for _, box in self._placed:
            whole |= box
        for frame, box in self._placed:
            place = box.translated(-whole.topLeft())
            frame.setGeometry(QRect(place.topLeft().toPoint(), place.size().toSize()))
        self.setFixedSize(whole.size().toSize() + QSize(1, 1))


def _turn(label: QLabel, angle: float) -> None:
    """Turn the picture of a card as it lay."""
    picture = label.pixmap()
    ratio = picture.devicePixelRatio()
    smooth = Qt.TransformationMode.SmoothTransformation
    turned = picture.transformed(QTransform().rotate(angle), smooth)
    turned.setDevicePixelRatio(ratio)
    label.setPixmap(turned)
