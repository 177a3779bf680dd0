"""The columns with the score lines of a hand, one column per side.

Their rows are aligned and scroll together.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QSizePolicy, QWidget

from ..art.painter_tools import fill_rounded_rect, open_painter, seam_pen
from ..common.palette import SEAM_COLOUR
from .card_trays import CORNER_RADIUS, LINEN_COLOUR
from .ledger_column import LedgerColumn, RowSlot
from .ledger_metrics import LedgerMetrics

SCROLL_BAR_WIDTH = 14  # pixels
MIN_VISIBLE_ROWS = 3  # however low the panel is


class LedgerColumns(QWidget):
    """Shows the columns side by side, and scrolls their rows below the names of the sides.

    Rows are never cut: scrolling moves by whole rows.
    """

    scrolled = Signal()

    def __init__(
        self, views: Sequence[LedgerColumn], metrics: LedgerMetrics, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.views, self._metrics, self._expected_width = tuple(views), metrics, 0
        self._row_tops: list[int] = [0]  # of each row, followed by the bottom of the last one
        self._sheet_width = 0  # pixels
        self._followed_row: QWidget | None = None  # stays visible; None for the last row
        self._viewport = QWidget(self)  # as high as the visible rows
        self._sheet = _ScrolledContent(self._viewport, metrics.column_gap)
        self.scroll_bar = QScrollBar(Qt.Orientation.Vertical, self)
        self.scroll_bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_bar.valueChanged.connect(self._apply_scroll_position)
        for view in self.views:
            view.setParent(self._sheet)
            for line in view.lines:
                line.head.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _column_positions(self, width: int) -> list[tuple[int, int]]:
        return self._metrics.column_positions(width) if len(self.views) > 1 else [(0, width)]

    def total_height(self, width: int) -> int:
        return sum(self._row_heights(width))

    def set_expected_width(self, width: int) -> None:
        """Set the width in pixels at which the size hint measures the rows' height."""
        if width != self._expected_width:
            self._expected_width = width
            self.updateGeometry()

    def scroll_to(self, widget: QWidget) -> None:
        """Scroll until the row of a widget is visible."""
        if len(self._row_tops) == 1:
            return  # the rows aren't laid out yet
        row, bar, tops = self._row_index(widget), self.scroll_bar, self._row_tops
        if 0 < row <= bar.value():
            bar.setValue(row - 1)
        while (
            bar.value() < bar.maximum()
            and tops[row + 1] - tops[bar.value() + 1] > self.height() - tops[1]
        ):
            bar.setValue(bar.value() + 1)

    def follow(self, row: QWidget) -> None:
        """Scroll to the row that was just counted, and keep it visible when the size changes."""
        self._followed_row = row
        self.scroll_to(row)

    # Private

    @property
    def _slots(self) -> list[RowSlot]:
        return sorted({slot for view in self.views for slot in view.slots})

    def _row_index(self, widget: QWidget) -> int:
        """Return the index of the row that is a widget or contains it."""
        rows = (
            (index, view.slots.get(slot))
            for index, slot in enumerate(self._slots)
            for view in self.views
        )
        return next(
            index
            for index, row in rows
            if row is not None and (row is widget or row.isAncestorOf(widget))
        )

    def _row_heights(self, width: int) -> list[int]:
        columns = self._column_positions(width)
        return [
            max(
                view.row_height(slot, wide)
                for view, (_, wide) in zip(self.views, columns, strict=True)
            )
            for slot in self._slots
        ]

    def _lay_out_rows(self) -> None:
        """Place every row, with space for a scroll bar only if one is needed."""
        width = self.width()
        heights = self._row_heights(width)
        is_needed = sum(heights) > self.height()
        if is_needed:
            width -= SCROLL_BAR_WIDTH
            heights = self._row_heights(width)
        self._row_tops = tops = [0, *accumulate(heights)]
        self._sheet_width = width
        room = max(self.height() - tops[1], 0)
        last = next(n for n, top in enumerate(tops[1:]) if tops[-1] - top <= room)
        self.scroll_bar.setRange(0, max(min(last, len(heights) - 2), 0))
        self.scroll_bar.setPageStep(max(len(heights) - 1 - last, 1))
        self.scroll_bar.setVisible(is_needed)
        self.scroll_bar.setGeometry(
            self.width() - SCROLL_BAR_WIDTH, 0, SCROLL_BAR_WIDTH, self.height()
        )
        if self._followed_row is None:
            self.scroll_bar.setValue(self.scroll_bar.maximum())
        else:
            self.scroll_to(self._followed_row)
        self._apply_scroll_position()

    def _apply_scroll_position(self) -> None:
        tops, first = self._row_tops, self.scroll_bar.value() + 1
        hidden_height = tops[first] - tops[1]
        end = max(top for top in tops if top <= max(self.height() + hidden_height, tops[1]))
        width, height = self._sheet_width, end - hidden_height
        places = {
            slot: (top - hidden_height if index >= first else top - bottom, bottom - top)
            for index, (slot, (top, bottom)) in enumerate(
                zip(self._slots, pairwise(tops), strict=True)
            )
        }
        places[self._slots[0]] = 0, tops[1]
        self._viewport.setGeometry(0, 0, width, height)
        self._sheet.resize(width, height)
        for view, (left, wide) in zip(self.views, self._column_positions(width), strict=True):
            view.setGeometry(left, 0, wide, height)
            view.place_rows(wide, places)
        self.scrolled.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.scroll_to(watched)
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        width = self._expected_width or self.width()
        return QSize(width, self.total_height(width))

    def minimumSizeHint(self) -> QSize:
        heights = self._row_heights(self._expected_width or self.width())
        return QSize(0, sum(heights[:MIN_VISIBLE_ROWS]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_rows()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.scroll_bar.event(event)


class _ScrolledContent(QWidget):
    """The widget that contains all columns, with dashed dividers between them."""

    def __init__(self, parent: QWidget, column_gap: int) -> None:
        super().__init__(parent)
        self._column_gap = column_gap

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            views = [each for each in self.children() if isinstance(each, LedgerColumn)]
            for view in views if not self._column_gap else ():
                if view.leaf.offset == 0:
                    fill_rounded_rect(painter, QRectF(view.geometry()), CORNER_RADIUS, LINEN_COLOUR)
            painter.setPen(seam_pen(SEAM_COLOUR, 1.6, 3, 3))
            for view in views[1:]:
                x = view.x() - self._column_gap / 2
                painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
