"""A small picture of a trick as it lies on the table, with the players' names if they fit."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QLabel, QWidget

from ...engine.events import Zone
from ...engine.state import Seat, Trick
from ..art.card_pictures import CardPictures
from ..board.table_layout import CARD_RATIO, REFERENCE_SIZE, CardSpot, TableLayout
from ..common.theme import CAPTION, DEMI_BOLD, REGULAR
from ..text.table_players import TablePlayers
from .linen_panel import LinenPanel

MAX_CARD_WIDTH, MIN_NAMED_CARD_WIDTH, MIN_CARD_WIDTH = 72.0, 44.0, 30.0  # pixels at scale 1
MAX_NAME_WIDTH = 108  # pixels
ROTATED_EXTENT = 1.1  # size of a rotated card, relative to an upright one


class TrickPicture(QWidget):
    """Shows the cards of a trick around its centre, with later cards on top of earlier ones."""

    def __init__(
        self,
        panel: LinenPanel,
        trick: Trick,
        people: TablePlayers,
        layout: TableLayout,
        deck: CardPictures,
        available: QSize,
    ) -> None:
        super().__init__(panel)
        self._panel, self._placements = panel, list[tuple[QWidget, QRectF]]()
        felt = layout.resized(*REFERENCE_SIZE)
        spots = [felt.spots(Zone("trick", seat), [1])[0] for seat in trick.seats]
        names = 2 * 1.7 * CAPTION * panel.scale  # pixels for the names above and below
        self.card_width = self._max_card_width(
            spots, QSizeF(available.width(), available.height() - names)
        )
        has_names = self.card_width >= MIN_NAMED_CARD_WIDTH * panel.scale
        if not has_names:  # the position of a card tells who played it
            self.card_width = self._max_card_width(spots, QSizeF(available))
        for seat, card, spot in zip(trick.seats, trick.cards, spots, strict=False):
            scale = self.card_width / spot.width
            centre = (QPointF(spot.x, spot.y) - QPointF(*felt.trick_centre)) * scale
            picture = panel.create_card_label(card, self.card_width / panel.scale, deck)
            _rotate_picture(picture, spot.angle)
            self._add_label(picture, centre, QSize(picture.sizeHint()))
            if has_names:
                self._add_name(people, seat, felt, centre, is_winner=seat == trick.winner)
        self._fit_to_contents()

    def _max_card_width(self, spots: Sequence[CardSpot], available: QSizeF) -> float:
        """Return the largest card width in pixels at which the trick fits, between two limits."""
        card = spots[0].width
        across = (
            max(each.x for each in spots) - min(each.x for each in spots) + ROTATED_EXTENT * card
        )
        height = max(each.y for each in spots) - min(each.y for each in spots)
        height += ROTATED_EXTENT * CARD_RATIO * card
        scale = min(available.width() / across, available.height() / height)
        return min(
            MAX_CARD_WIDTH * self._panel.scale,
            max(scale * card, MIN_CARD_WIDTH * self._panel.scale),
        )

    def _add_name(
        self,
        people: TablePlayers,
        seat: Seat,
        layout: TableLayout,
        centre: QPointF,
        *,
        is_winner: bool,
    ) -> None:
        """Write a seat's name above its card, or below it for the player's own seat."""
        weight = DEMI_BOLD if is_winner else REGULAR
        label = self._panel.create_label(people.name(seat), CAPTION, weight, MAX_NAME_WIDTH)
        size = label.sizeHint()
        away = self.card_width * CARD_RATIO / 2 + size.height() * 0.8
        down = 1 if seat == layout.own_seat else -1
        self._add_label(label, centre + QPointF(0, down * away), size)

    def _add_label(self, label: QLabel, centre: QPointF, size: QSize) -> None:
        """Put a label into a frame at a centre; without frames, cards couldn't overlap."""
        frame = QWidget(self)
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setParent(frame)
        box = QRectF(QPointF(), size)
        box.moveCenter(centre)
        label.resize(size)
        self._placements.append((frame, box))

    def _fit_to_contents(self) -> None:
        """Place all frames, and resize the widget so that it contains them."""
        whole = QRectF()
        for _, box in self._placements:
            whole |= box
        for frame, box in self._placements:
            place = box.translated(-whole.topLeft())
            frame.setGeometry(QRect(place.topLeft().toPoint(), place.size().toSize()))
        self.setFixedSize(whole.size().toSize() + QSize(1, 1))


def _rotate_picture(label: QLabel, angle: float) -> None:
    """Rotate the picture of a card by an angle in degrees."""
    picture = label.pixmap()
    ratio = picture.devicePixelRatio()
    smooth = Qt.TransformationMode.SmoothTransformation
    turned = picture.transformed(QTransform().rotate(angle), smooth)
    turned.setDevicePixelRatio(ratio)
    label.setPixmap(turned)
