"""A gold ring around the widget that has the keyboard focus."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from shiboken6 import isValid

from ..art.painter_tools import open_painter, round_pen, stroke_rounded_rect
from ..common.palette import GOLD, GOLD_EDGE
from ..common.theme import BUTTON_RADIUS
from .tiles import ENTER_KEYS

EDGE_WIDTH, RING_WIDTH, FIELD_RADIUS = 1.4, 2.6, 8
# Given by name, because importing the classes would delay the first frame
BUTTON_CLASSES = ("QPushButton", "QCheckBox", "QRadioButton")
FIELD_CLASSES = (
    "QComboBox",
    "QSpinBox",
    "QLineEdit",
    "QTextBrowser",
    "QAbstractItemView",
    "EntryFieldView",
)
FULL_CLASSES = ("RowList", "TimelineSlider")  # what they show reaches their edges
FULL_MARGIN = 4  # pixels from there to the outside of the ring


class FocusRing(QObject):
    """Shows a ring around the focused widget, unless it paints its own.

    It also lets Enter click a focused button, as Space does.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.current_ring: _RingOverlay | None = None
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self.current_ring is not None and isValid(self.current_ring):
            self.current_ring.remove()
        parent = new.parentWidget() if new is not None and should_have_ring(new) else None
        self.current_ring = (
            _RingOverlay(new, parent) if new is not None and parent is not None else None
        )


def should_have_ring(widget: QWidget) -> bool:
    return any(map(widget.inherits, (*BUTTON_CLASSES, *FIELD_CLASSES, *FULL_CLASSES)))


class _RingOverlay(QWidget):
    """A ring that is drawn over the edge of one widget."""

    def __init__(self, target: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._target = target
        self._radius = BUTTON_RADIUS if isinstance(target, QAbstractButton) else FIELD_RADIUS
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)
        self._follow_target()

    def remove(self) -> None:
        """Remove the ring and stop following its widget."""
        if isValid(self._target):
            self._target.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def _follow_target(self) -> None:
        out = FULL_MARGIN if any(map(self._target.inherits, FULL_CLASSES)) else 0
        self.setGeometry(self._target.geometry().adjusted(-out, -out, out, out))
        self.setVisible(self._target.isVisible())
        self.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show}:
            self._follow_target()
        if isinstance(event, QKeyEvent) and isinstance(self._target, QPushButton):
            is_enter = event.type() == QEvent.Type.KeyPress and event.key() in ENTER_KEYS
            if is_enter and not event.isAutoRepeat():
                self._target.click()
            return is_enter
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            half, inner = EDGE_WIDTH / 2, EDGE_WIDTH + RING_WIDTH / 2
            box = QRectF(self.rect())
            gold, edge = round_pen(GOLD, RING_WIDTH), round_pen(GOLD_EDGE, EDGE_WIDTH)
            stroke_rounded_rect(
                painter, box.adjusted(inner, inner, -inner, -inner), self._radius - inner, gold
            )
            stroke_rounded_rect(
                painter, box.adjusted(half, half, -half, -half), self._radius - half, edge
            )
