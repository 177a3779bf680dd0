"""Face-up cards that can be clicked to ask why they were played."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from ...engine.cards import Card
from ...engine.state import Seat
from ..art.card_pictures import CardPictures
from ..art.painter_tools import open_painter
from ..board.table_layout import CARD_RATIO, CardSpot
from ..common.palette import GOLD, LINEN
from ..text.card_names import card_name

GLOW_MARGIN = 0.11  # around the picture of a card, in card widths
PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ExplainableCard(QAbstractButton):
    """A card that can be highlighted, and clicked to ask why it was played."""

    def __init__(
        self, parent: QWidget, seat: Seat, card: Card, spot: CardSpot, deck: CardPictures
    ) -> None:
        """Create the card; the spot gives its angle and its width in pixels."""
        super().__init__(parent)
        self.seat, self.card, self._spot = seat, card, spot
        self._picture = deck.picture(card, spot.width)
        self._is_lit = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(card_name(card))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        box = QTransform().rotate(spot.angle).mapRect(self._picture_rect())
        margin = round(GLOW_MARGIN * spot.width)
        self.setFixedSize(QSize(round(box.width()) + 2 * margin, round(box.height()) + 2 * margin))

    @property
    def is_lit(self) -> bool:
        return self._is_lit

    def set_lit(self, *, is_lit: bool) -> None:
        self._is_lit = is_lit
        self.update()

    def move_centre(self, x: float, y: float) -> None:
        self.move(round(x - self.width() / 2), round(y - self.height() / 2))

    def outline(self) -> QRectF:
        """Return the box around the card without its shadow, in the parent's coordinates."""
        return self._rotation().mapRect(self._card_rect()).translated(QPointF(self.pos()))

    def place_on(self, page: QWidget) -> QRect:
        """Return the card's box on a page. Scroll to the card first if it is out of view."""
        outer = self.parentWidget()
        while outer is not None and not isinstance(outer, QScrollArea):
            outer = outer.parentWidget()
        if outer is not None:
            outer.ensureWidgetVisible(self, 0, 0)
        return QRect(self.mapTo(page, QPoint()), self.size())

    def _picture_rect(self) -> QRectF:
        size = self._picture.deviceIndependentSize()
        return QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())

    def _card_rect(self) -> QRectF:
        width, height = self._spot.width, self._spot.width * CARD_RATIO
        return QRectF(-width / 2, -height / 2, width, height)

    def _rotation(self) -> QTransform:
        middle = QPointF(self.width() / 2, self.height() / 2)
        return QTransform().translate(middle.x(), middle.y()).rotate(self._spot.angle)

    def hitButton(self, position: QPoint) -> bool:
        back = self._rotation().inverted()[0]
        return self._card_rect().contains(back.map(QPointF(position)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in PRESS_KEYS:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            if self._is_lit:
                self._draw_glow(painter)
            painter.setTransform(self._rotation(), combine=True)
            painter.drawPixmap(self._picture_rect().topLeft(), self._picture)
            if self.hasFocus():
                radius = self._spot.width * 0.064
                painter.setPen(QColor(GOLD))
                pen = painter.pen()
                pen.setWidthF(3)
                painter.setPen(pen)
                painter.drawRoundedRect(self._card_rect().adjusted(-1, -1, 1, 1), radius, radius)

    def _draw_glow(self, painter: QPainter) -> None:
        box = QRectF(self.rect())
        painter.save()
        painter.translate(box.center())
        painter.scale(1, box.height() / box.width())
        light = QRadialGradient(QPointF(), box.width() / 2)
        inner, outer = QColor(LINEN), QColor(LINEN)
        inner.setAlpha(230)
        outer.setAlpha(0)
        light.setColorAt(0.6, inner)
        light.setColorAt(1.0, outer)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(), box.width() / 2, box.width() / 2)
        painter.restore()


class ExplainableCards(QObject):
    """The explainable cards in a widget. The last one that was clicked is highlighted."""

    asked = Signal(object)  # an ExplainableCard
    cleared = Signal()  # there are no cards any more

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.host = host
        self.cards: list[ExplainableCard] = []
        host.installEventFilter(self)

    def add(self, card: ExplainableCard) -> None:
        """Make a card in the host widget explainable."""
        self.cards.append(card)
        card.clicked.connect(partial(self.on_card_clicked, card))

    def ask_at(self, seat: Seat, card: Card, spot: CardSpot, deck: CardPictures) -> None:
        self.clear()
        explainable = ExplainableCard(self.host, seat, card, spot, deck)
        explainable.move_centre(spot.x, spot.y)
        explainable.show()
        self.add(explainable)
        self.on_card_clicked(explainable)

    def clear(self) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = []
        self.cleared.emit()

    @property
    def lit_card(self) -> ExplainableCard | None:
        return next((each for each in self.cards if each.is_lit), None)

    def on_card_clicked(self, card: ExplainableCard, _checked: object = None) -> None:
        for each in self.cards:
            each.set_lit(is_lit=each is card)
        self.asked.emit(card)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            for card in self.cards:
                card.setAccessibleName(card_name(card.card))
            if self.lit_card is not None:
                self.asked.emit(self.lit_card)
        return False
