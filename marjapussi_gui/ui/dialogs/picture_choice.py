"""A field whose values are chosen by their pictures."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ...engine.cards import Card
from ..art.brushes import outlined, round_pen, write
from ..art.deck import SHAPE, Deck
from ..art.felt import draw_cloth
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import BODY, PATCH_RADIUS, REGULAR, STRONG, font, width_of
from ..widgets.flow import Flow

Draw = Callable[[QPainter, QRectF], None]

WIDTH, HEIGHT, RING = 108, 92, 3.0
CARD_WIDTH = 54


class Picture(QAbstractButton):
    """One value: its picture with its name below."""

    def __init__(self, name: str, draw: Draw) -> None:
        super().__init__()
        self._draw = draw
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(max(WIDTH, round(width_of(self.text(), font(BODY, STRONG))) + 8), HEIGHT + 32)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        patch = QRectF((self.width() - WIDTH) / 2, 0, WIDTH, HEIGHT).adjusted(5, 5, -5, -5)
        self._draw(painter, patch)
        self._draw_ring(painter, patch.adjusted(-2.5, -2.5, 2.5, 2.5))
        words = QRectF(0, HEIGHT, self.width(), self.height() - HEIGHT)
        face = font(BODY, STRONG if self.isChecked() else REGULAR)
        write(painter, words, self.text(), face, self.palette().color(QPalette.ColorRole.Text))
        painter.end()

    def _draw_ring(self, painter: QPainter, ring: QRectF) -> None:
        if self.hasFocus():
            outlined(painter, ring, PATCH_RADIUS + 2, round_pen(GOLD_EDGE, RING + 2))
            outlined(painter, ring, PATCH_RADIUS + 2, round_pen(GOLD, RING))
        elif self.isChecked():
            accent = self.palette().color(QPalette.ColorRole.Link)
            outlined(painter, ring, PATCH_RADIUS + 2, round_pen(accent, RING))


class PictureChoice(QWidget):
    """Pictures side by side, one of them chosen."""

    picked = Signal()

    def __init__(self, name: str, pictures: Iterable[tuple[str, str, Draw]], chosen: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.buttons: Mapping[str, Picture] = {
            value: Picture(text, draw) for value, text, draw in pictures
        }
        self.setLayout(Flow(*self.buttons.values(), gap=8))
        self.buttons[chosen].setChecked(True)
        for button in self.buttons.values():
            button.setAccessibleDescription(name)
            button.toggled.connect(self._on_toggled)

    def value(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def put(self, value: str) -> None:
        self.buttons[value].setChecked(True)

    def redraw(self) -> None:
        """Draw the pictures again after their content has changed."""
        for button in self.buttons.values():
            button.update()

    def _on_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signal
        if is_on:
            self.picked.emit()


def draw_felt(name: str) -> Draw:
    """Return a function that draws a swatch of a felt."""

    def draw(painter: QPainter, patch: QRectF) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(patch, PATCH_RADIUS, PATCH_RADIUS)
        painter.save()
        painter.setClipPath(shape)
        draw_cloth(painter, patch, name)
        painter.restore()

    return draw


def draw_cards(cards: Sequence[Card], deck: Callable[[], Deck]) -> Draw:
    """Return a function that draws cards of the current deck."""

    def draw(painter: QPainter, patch: QRectF) -> None:
        of, spare = deck(), patch.width() - CARD_WIDTH - 4
        edge, step = of.margin(CARD_WIDTH), spare / max(len(cards) - 1, 1)
        left = patch.left() + 2 + (spare / 2 if len(cards) == 1 else 0)
        top = patch.center().y() - CARD_WIDTH * SHAPE / 2
        for place, card in enumerate(cards):
            corner = QPointF(left + place * step, top) - edge
            painter.drawPixmap(corner, of.picture(card, CARD_WIDTH))

    return draw
