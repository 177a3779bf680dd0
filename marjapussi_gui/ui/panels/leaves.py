"""The leaves of a ledger side by side; their rows are aligned and scroll as whole rows."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QSizePolicy, QWidget

from ..art.brushes import rounded, seam_pen
from ..basis.palette import SEAM
from .leaf import LeafView, Slot
from .ledger_shape import Shape
from .trays import LINEN, RADIUS

BAR = 14  # pixels
LEAST_ROWS = 3  # even if the panel is very low


class Leaves(QWidget):
    """One column for each leaf, of which only whole rows are visible."""

    scrolled = Signal()

    def __init__(self, views: Sequence[LeafView], shape: Shape, parent: QWidget) -> None:
        super().__init__(parent)
        self.views, self._shape, self._expected = tuple(views), shape, 0
        self._tops: list[int] = [0]  # and the bottom of the last row
        self._window = QWidget(self)  # as high as the visible rows
        self._sheet = _Sheet(self._window, shape.between)
        self.bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.valueChanged.connect(self._move)
        for view in self.views:
            view.setParent(self._sheet)
            for line in view.lines:
                line.head.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def is_whole(self) -> bool:
        """Whether all rows are visible at once."""
        return self.bar.maximum() == 0

    def _columns(self, width: int) -> list[tuple[int, int]]:
        return self._shape.places(width) if len(self.views) > 1 else [(0, width)]

    def height_in(self, width: int) -> int:
        """Return the height of all rows at this width, in pixels."""
        return sum(self._row_heights(width))

    def expect(self, width: int) -> None:
        """Ask the layout for the height that all rows need at this width in pixels."""
        if width != self._expected:
            self._expected = width
            self.updateGeometry()

    def show_row(self, widget: QWidget) -> None:
        """Scroll until a row is visible."""
        at = widget.mapTo(self._sheet, widget.rect().topLeft()).y()
        row = max(place for place, top in enumerate(self._tops[:-1]) if top <= at + 1)
        bar = self.bar
        if row < bar.value():
            bar.setValue(row)
        while self._tops[row + 1] - self._tops[bar.value()] > self.height():
            if bar.value() == bar.maximum():
                break
            bar.setValue(bar.value() + 1)

    # Private

    @property
    def _slots(self) -> list[Slot]:
        return sorted({slot for view in self.views for slot in view.slots})

    def _row_heights(self, width: int) -> list[int]:
        columns = self._columns(width)
        return [
            max(
                view.height_of(slot, wide)
                for view, (_, wide) in zip(self.views, columns, strict=True)
            )
            for slot in self._slots
        ]

    def _lay_out(self) -> None:
        """Place every row, and reserve space for a scroll bar only if one is needed."""
        width = self.width()
        heights = self._row_heights(width)
        is_needed = sum(heights) > self.height()
        if is_needed:
            width -= BAR
            heights = self._row_heights(width)
        self._tops = [0, *accumulate(heights)]
        rows = zip(self._tops, heights, strict=False)
        places = dict(zip(self._slots, rows, strict=True))
        for view, (left, wide) in zip(self.views, self._columns(width), strict=True):
            view.setGeometry(left, 0, wide, self._tops[-1])
            view.place_rows(wide, places)
        self._sheet.resize(width, self._tops[-1])
        last = next(n for n, top in enumerate(self._tops) if self._tops[-1] - top <= self.height())
        self.bar.setRange(0, min(last, len(heights) - 1))
        self.bar.setPageStep(max(len(heights) - last, 1))
        self.bar.setVisible(is_needed)
        self.bar.setGeometry(self.width() - BAR, 0, BAR, self.height())
        self._move()

    def _move(self) -> None:
        """Show as many whole rows as fit, from the scrolled row on."""
        top = self._tops[self.bar.value()]
        end = max(each for each in self._tops if each - top <= self.height())
        self._window.setGeometry(0, 0, self._sheet.width(), end - top)
        self._sheet.move(0, -top)
        self.scrolled.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.show_row(watched)
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        width = self._expected or self.width()
        return QSize(width, self.height_in(width))

    def minimumSizeHint(self) -> QSize:
        heights = self._row_heights(self._expected or self.width())
        return QSize(0, sum(heights[:LEAST_ROWS]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.bar.event(event)


class _Sheet(QWidget):
    """The widget with all columns and the seams between them."""

    def __init__(self, parent: QWidget, between: int) -> None:
        super().__init__(parent)
        self._between = between

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        views = [each for each in self.children() if isinstance(each, LeafView)]
        for view in views if not self._between else ():
            if view.leaf.place == 0:
                rounded(painter, QRectF(view.geometry()), RADIUS, LINEN)
        painter.setPen(seam_pen(SEAM, 1.6, 3, 3))
        for view in views[1:]:
            x = view.x() - self._between / 2
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        painter.end()
