"""A gold ring around the widget with the keyboard focus."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from shiboken6 import isValid

from ..art.brushes import outlined, round_pen
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import BUTTON_RADIUS

EDGE, RING, FIELD_RADIUS = 1.4, 2.6, 8
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
# Names instead of classes: importing them here would delay the first frame
BUTTONS = ("QPushButton", "QCheckBox", "QRadioButton")
FIELDS = ("QComboBox", "QSpinBox", "QLineEdit", "QTextBrowser", "QAbstractItemView")


class FocusRing(QObject):
    """Shows a ring around the focused widget of any window, unless the widget paints its own.

    Enter clicks a focused button, as Space does.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.ring: _Ring | None = None
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self.ring is not None and isValid(self.ring):
            self.ring.leave()
        parent = new.parentWidget() if new is not None and is_ringed(new) else None
        self.ring = _Ring(new, parent) if new is not None and parent is not None else None


def is_ringed(widget: QWidget) -> bool:
    return any(map(widget.inherits, (*BUTTONS, *FIELDS)))


class _Ring(QWidget):
    """A ring drawn over the edge of one widget."""

    def __init__(self, about: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._about = about
        self._radius = BUTTON_RADIUS if isinstance(about, QAbstractButton) else FIELD_RADIUS
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        about.installEventFilter(self)
        self._follow()

    def leave(self) -> None:
        """Remove the ring for good."""
        if isValid(self._about):
            self._about.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def _follow(self) -> None:
        self.setGeometry(self._about.geometry())
        self.setVisible(self._about.isVisible())
        self.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show}:
            self._follow()
        if isinstance(event, QKeyEvent) and isinstance(self._about, QPushButton):
            is_enter = event.type() == QEvent.Type.KeyPress and event.key() in ENTER
            if is_enter and not event.isAutoRepeat():
                self._about.click()
            return is_enter
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half, inner = EDGE / 2, EDGE + RING / 2
        box = QRectF(self.rect())
        gold, edge = round_pen(GOLD, RING), round_pen(GOLD_EDGE, EDGE)
        outlined(painter, box.adjusted(inner, inner, -inner, -inner), self._radius - inner, gold)
        outlined(painter, box.adjusted(half, half, -half, -half), self._radius - half, edge)
        painter.end()
