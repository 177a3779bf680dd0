"""A field that shows each possible value as a picture."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ...engine.cards import Card
from ..art.card_pictures import CARD_ASPECT, CardPictures
from ..art.felt import draw_felt_background
from ..art.painter_tools import draw_text, round_pen, stroke_rounded_rect
from ..common.palette import GOLD, GOLD_EDGE
from ..common.theme import BODY, DEMI_BOLD, PATCH_RADIUS, REGULAR, create_font, text_width
from ..widgets.flow_layout import FlowLayout

DrawPicture = Callable[[QPainter, QRectF], None]

WIDTH, HEIGHT, RING_WIDTH = 108, 92, 3.0
CARD_WIDTH = 54


class PictureOption(QAbstractButton):
    """The button of a value, with a picture above its name."""

    def __init__(self, name: str, draw: DrawPicture) -> None:
        super().__init__()
        self._draw = draw
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(
            max(WIDTH, round(text_width(self.text(), create_font(BODY, DEMI_BOLD))) + 8),
            HEIGHT + 32,
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        patch = QRectF((self.width() - WIDTH) / 2, 0, WIDTH, HEIGHT).adjusted(5, 5, -5, -5)
        self._draw(painter, patch)
        self._draw_ring(painter, patch.adjusted(-2.5, -2.5, 2.5, 2.5))
        words = QRectF(0, HEIGHT, self.width(), self.height() - HEIGHT)
        face = create_font(BODY, DEMI_BOLD if self.isChecked() else REGULAR)
        draw_text(painter, words, self.text(), face, self.palette().color(QPalette.ColorRole.Text))
        painter.end()

    def _draw_ring(self, painter: QPainter, ring: QRectF) -> None:
        if self.hasFocus():
            stroke_rounded_rect(
                painter, ring, PATCH_RADIUS + 2, round_pen(GOLD_EDGE, RING_WIDTH + 2)
            )
            stroke_rounded_rect(painter, ring, PATCH_RADIUS + 2, round_pen(GOLD, RING_WIDTH))
        elif self.isChecked():
            accent = self.palette().color(QPalette.ColorRole.Link)
            stroke_rounded_rect(painter, ring, PATCH_RADIUS + 2, round_pen(accent, RING_WIDTH))


class PicturePicker(QWidget):
    """Lets the user choose one of several pictures side by side."""

    picked = Signal()

    def __init__(
        self, name: str, pictures: Iterable[tuple[str, str, DrawPicture]], chosen: str
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.buttons: Mapping[str, PictureOption] = {
            value: PictureOption(text, draw) for value, text, draw in pictures
        }
        self.setLayout(FlowLayout(*self.buttons.values(), spacing=8))
        self.buttons[chosen].setChecked(True)
        for button in self.buttons.values():
            button.setAccessibleDescription(name)
            button.toggled.connect(self._on_toggled)

    def value(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def set_value(self, value: str) -> None:
        self.buttons[value].setChecked(True)

    def redraw(self) -> None:
        """Draw the pictures again, because their content has changed."""
        for button in self.buttons.values():
            button.update()

    def _on_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signal
        if is_on:
            self.picked.emit()


def create_felt_drawing(name: str) -> DrawPicture:
    """Return a function that draws a sample of the felt with this name."""

    def draw(painter: QPainter, patch: QRectF) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(patch, PATCH_RADIUS, PATCH_RADIUS)
        painter.save()
        painter.setClipPath(shape)
        draw_felt_background(painter, patch, name)
        painter.restore()

    return draw


def create_cards_drawing(cards: Sequence[Card], deck: Callable[[], CardPictures]) -> DrawPicture:
    """Return a function that draws these cards, using the pictures from deck()."""

    def draw(painter: QPainter, patch: QRectF) -> None:
        of, spare = deck(), patch.width() - CARD_WIDTH - 4
        edge, step = of.shadow_margin(CARD_WIDTH), spare / max(len(cards) - 1, 1)
        left = patch.left() + 2 + (spare / 2 if len(cards) == 1 else 0)
        top = patch.center().y() - CARD_WIDTH * CARD_ASPECT / 2
        for place, card in enumerate(cards):
            corner = QPointF(left + place * step, top) - edge
            painter.drawPixmap(corner, of.picture(card, CARD_WIDTH))

    return draw
