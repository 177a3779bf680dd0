"""Tiles with round corners and a shadow; a clickable tile is a large button."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..art.painter_tools import draw_soft_shadow, fill_rounded_rect, open_painter
from ..common.theme import TILE_RADIUS

SHADOW_BLUR, SHADOW_DROP, SHADOW_STRENGTH = 10, 3, 80
SHADOW_MARGIN = 8  # pixels around a tile


def draw_tile(painter: QPainter, box: QRectF, palette: QPalette) -> None:
    draw_soft_shadow(painter, box, TILE_RADIUS, SHADOW_BLUR, SHADOW_DROP, SHADOW_STRENGTH)
    fill_rounded_rect(painter, box, TILE_RADIUS, palette.color(QPalette.ColorRole.AlternateBase))


class LinenTile(QWidget):
    """A tile that contains other widgets."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            draw_tile(
                painter,
                QRectF(self.rect()).adjusted(
                    SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
                ),
                self.palette(),
            )


ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ClickableTile(QAbstractButton):
    """A large button that subclasses paint, with a ring while it has the keyboard focus."""

    request = Signal(object)  # a Command or a Request

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._on_clicked)

    def on_pressed(self) -> None:
        """Perform the tile's action."""

    def _on_clicked(self, _checked: object = None) -> None:
        self.on_pressed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            if not event.isAutoRepeat():
                self.click()
            return
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
            return
        event.ignore()  # arrow keys: the page moves the focus
