"""A scrolling list with a widget per row, created only for visible rows."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QWidget

R = TypeVar("R", bound=QWidget)

ROW_GAP, RIGHT_MARGIN = 8, 8  # pixels: between rows, and between a row and the scroll bar
MIN_ROW_HEIGHT = 48  # pixels, until a row has been measured
SCROLL_STEP = 20  # pixels; Qt's default for scroll areas
TAB_FOCUS, BACKTAB_FOCUS = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason


class RowList(QAbstractScrollArea, Generic[R]):
    """Shows a widget for each item that is visible, and reuses widgets that scroll out of view.

    The focused row keeps its item even out of view, so that a key never acts on another item. Rows
    may differ in height, but the scroll bar assumes that all are as high as the highest so far.
    """

    def __init__(self, make_row: Callable[[], R], fill_row: Callable[[R, int], None]) -> None:
        """Create a list.

        make_row() creates a row; fill_row(row, index) lets it show the item at an index.
        """
        super().__init__()
        self._make_row, self._fill_row = make_row, fill_row
        self._count, self._row_height_estimate, self._measured_width = 0, MIN_ROW_HEIGHT, 0
        self._rows: dict[int, R] = {}  # by index
        self._unused_rows: list[R] = []
        self._is_placing = False
        self._remeasure_timer = QTimer(self)
        self._remeasure_timer.setSingleShot(True)
        self._remeasure_timer.timeout.connect(self._remeasure)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setSingleStep(SCROLL_STEP)

    @property
    def visible_rows(self) -> list[R]:
        """The visible rows from top to bottom."""
        room = self.viewport().rect()
        return [row for _, row in sorted(self._rows.items()) if room.intersects(row.geometry())]

    @property
    def count(self) -> int:
        return self._count

    def reset_rows(self, count: int) -> None:
        if any(map(_has_focus, self._rows.values())):
            self.setFocus()
        self._count = count
        self.verticalScrollBar().setValue(0)
        self.refill(count)

    def extend_to(self, count: int) -> None:
        """Append items until there are count of them."""
        self._count = count
        self._place_all()

    def refill(self, count: int) -> None:
        """Fill all rows again for count items, and keep the scroll position."""
        self._count = count
        self._recycle_rows([number for number in self._rows if number >= count])
        for number, row in self._rows.items():
            self._fill_row(row, number)
        self._remeasure()

    def ensure_visible(self, index: int) -> None:
        """Scroll no more than needed to show the whole row at an index."""
        row, room = self._rows.get(index), self.viewport().height()
        if row is not None and row.y() >= 0 and row.y() + row.height() <= room:
            return
        bar, unit = self.verticalScrollBar(), self._row_pitch
        if index * unit <= bar.value():
            bar.setValue(index * unit)
            return
        first, left = index, room - self._row_height(index)
        while first > 0 and left > 0:
            first -= 1
            left -= self._row_height(first) + ROW_GAP
        hidden = max(-left, 0) / (self._row_height(first) + ROW_GAP)
        bar.setValue(round((first + hidden) * unit))

    # Placing

    @property
    def _row_pitch(self) -> int:
        """The distance on the scroll bar from one row to the next."""
        return self._row_height_estimate + ROW_GAP

    @property
    def _row_width(self) -> int:
        return self.viewport().width() - RIGHT_MARGIN

    def _remeasure(self) -> None:
        unit = self._row_pitch
        self._row_height_estimate = MIN_ROW_HEIGHT
        self._place_all(unit)

    def _place_all(self, old_pitch: int = 0) -> None:
        """Place the visible rows.

        old_pitch is the _row_pitch for which the scroll bar's value was set; 0 is the current one.
        """
        if self._is_placing:
            return
        self._is_placing = True
        before, bar = old_pitch or self._row_pitch, self.verticalScrollBar()
        position = bar.value() / before
        for _ in range(3):  # once more if a row is higher than estimated or the bar appears
            state = self._row_height_estimate, self.viewport().width()
            whole, room = self._count * self._row_pitch - ROW_GAP, self.viewport().height()
            bar.setPageStep(room)
            bar.setRange(0, max(whole - room, 0))
            bar.setValue(round(position * self._row_pitch))
            self._place_rows()
            if state == (self._row_height_estimate, self.viewport().width()):
                break
        self._is_placing = False

    def _place_rows(self) -> None:
        room, unit = self.viewport().height(), self._row_pitch
        first, hidden = divmod(self.verticalScrollBar().value(), unit)
        last = first + room // MIN_ROW_HEIGHT + 1
        self._recycle_rows([number for number in self._rows if not first - 1 <= number <= last])
        tops: dict[int, int] = {}
        number, down = first, 0
        while number < self._count and (down < room or number == first):
            high = self._row_height(number) + ROW_GAP
            if number == first:
                down = -round(hidden / unit * high)
            tops[number], down, number = down, down + high, number + 1
        self._move_rows(tops, self._shift_to_fill_end(tops, down - ROW_GAP, room))

    def _shift_to_fill_end(self, tops: dict[int, int], bottom: int, viewport_height: int) -> int:
        """Return how far rows must move down so that no space is left after the last one."""
        if not tops or bottom >= viewport_height:
            return 0
        first = min(tops)
        top = tops[first]
        while first > 0 and top + viewport_height - bottom > 0:
            first -= 1
            top -= self._row_height(first) + ROW_GAP
            tops[first] = top
        return min(viewport_height - bottom, -top)

    def _move_rows(self, tops: dict[int, int], shift: int) -> None:
        self._recycle_rows([number for number in self._rows if number not in tops])
        out_of_sight = -2 * self.viewport().height()
        for number, row in self._rows.items():
            top = tops[number] + shift if number in tops else out_of_sight
            row.setGeometry(0, top, self._row_width, self._row_height(number))

    def _row_height(self, index: int) -> int:
        row = self._rows.get(index) or self._add_row(index)
        high = row.heightForWidth(self._row_width)
        if high < 0:
            high = row.sizeHint().height()
        self._row_height_estimate = max(self._row_height_estimate, high)
        return high

    def _add_row(self, index: int) -> R:
        """Return a new or recycled row that shows the item at an index."""
        if self._unused_rows:
            row = self._unused_rows.pop()
        else:
            row = self._make_row()
            row.setParent(self.viewport())
        self._rows[index] = row
        self._fill_row(row, index)
        row.show()
        return row

    def _recycle_rows(self, indices: list[int]) -> None:
        """Recycle the rows at these indices, except for the focused one."""
        for number in indices:
            row = self._rows[number]
            if number >= self._count or not _has_focus(row):
                row.hide()
                self._unused_rows.append(self._rows.pop(number))

    # Keyboard

    def _focus_next(self, *, forward: bool) -> bool:
        """Move the focus to the next control in the list. Return False if there is none."""
        number, step = self._focused_index(), 1 if forward else -1
        if number is None:
            visible = [each for each, row in sorted(self._rows.items()) if row.y() >= 0]
            return forward and bool(visible) and self._focus_control(visible[0], 0, TAB_FOCUS)
        controls = _focusable_controls(self._rows[number])
        place = next(place for place, each in enumerate(controls) if each.hasFocus()) + step
        if not 0 <= place < len(controls):
            number, place = number + step, 0 if forward else -1
        if not 0 <= number < self._count:
            return False
        return self._focus_control(number, place, TAB_FOCUS if forward else BACKTAB_FOCUS)

    def _focus_control(self, row_index: int, control_index: int, reason: Qt.FocusReason) -> bool:
        self.ensure_visible(row_index)
        controls = _focusable_controls(self._rows[row_index])
        controls[control_index].setFocus(reason)
        self._place_all()  # the row that had the focus may now be recycled
        return True

    def _focused_index(self) -> int | None:
        return next((number for number, row in self._rows.items() if _has_focus(row)), None)

    def _focus_after_list(self) -> bool:
        """Move the focus to the next widget after the list. Return False if there is none."""
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            is_inside = self.isAncestorOf(widget)
            if not is_inside and _accepts_tab(widget) and widget.isVisible():
                widget.setFocus(TAB_FOCUS)
                return True
            widget = widget.nextInFocusChain()
        return False

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's
        if self._focus_next(forward=forward):
            return True
        if self._focused_index() is None:
            return super().focusNextPrevChild(forward)
        if forward:
            return self._focus_after_list()
        self.setFocus(BACKTAB_FOCUS)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: bar.maximum()}
        if event.key() in ends:
            bar.setValue(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self._place_all()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._row_width != self._measured_width:
            self._measured_width = self._row_width
            self._remeasure()
        else:
            self._place_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._remeasure_timer.start(0)  # later, because rows get their new style after the list


def _has_focus(row: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and row.isAncestorOf(focus)


def _accepts_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()


def _focusable_controls(row: QWidget) -> list[QWidget]:
    inside = [each for each in row.findChildren(QWidget) if _accepts_tab(each)]
    return sorted((each for each in inside if each.isVisible()), key=lambda each: each.x())
