"""A list with a widget per row that creates only as many widgets as are visible."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QWidget

R = TypeVar("R", bound=QWidget)

GAP, RIGHT = 8, 8  # pixels: between rows, and between a row and the scroll bar
LEAST_HEIGHT = 48  # pixels, until a row has been measured
STEP = 20  # pixels; Qt's default for scroll areas
TAB, BACKTAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason


class RowList(QAbstractScrollArea, Generic[R]):
    """Shows the visible rows, and reuses rows that scroll out of view.

    A focused row keeps its item even out of view, so a key never acts on an item that took its
    place. Rows may have different heights: the scroll bar counts every row as high as the highest
    one so far.
    """

    def __init__(self, make: Callable[[], R], fill: Callable[[R, int], None]) -> None:
        """Take a function that creates a row, and one that fills it with the item at an index."""
        super().__init__()
        self._make, self._fill = make, fill
        self._count, self._height, self._measured_width = 0, LEAST_HEIGHT, 0
        self._rows: dict[int, R] = {}  # by index
        self._spare: list[R] = []
        self._is_placing = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._measure_again)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setSingleStep(STEP)

    @property
    def in_sight(self) -> list[R]:
        """The visible rows from top to bottom."""
        room = self.viewport().rect()
        return [row for _, row in sorted(self._rows.items()) if room.intersects(row.geometry())]

    @property
    def count(self) -> int:
        """The number of rows, visible or not."""
        return self._count

    def show_rows(self, count: int) -> None:
        """Show a new list of this many rows, scrolled to the top."""
        if any(map(_has_keyboard, self._rows.values())):
            self.setFocus()
        self._count = count
        self.verticalScrollBar().setValue(0)
        self.refill(count)

    def extend(self, count: int) -> None:
        """Append rows up to this number."""
        self._count = count
        self._place()

    def refill(self, count: int) -> None:
        """Fill all rows again without changing the scroll position."""
        self._count = count
        self._put_away([number for number in self._rows if number >= count])
        for number, row in self._rows.items():
            self._fill(row, number)
        self._measure_again()

    def bring_into_sight(self, number: int) -> None:
        """Scroll as little as needed to show a whole row."""
        row, room = self._rows.get(number), self.viewport().height()
        if row is not None and row.y() >= 0 and row.y() + row.height() <= room:
            return
        bar, unit = self.verticalScrollBar(), self._unit
        if number * unit <= bar.value():
            bar.setValue(number * unit)
            return
        first, left = number, room - self._high(number)
        while first > 0 and left > 0:
            first -= 1
            left -= self._high(first) + GAP
        hidden = max(-left, 0) / (self._high(first) + GAP)
        bar.setValue(round((first + hidden) * unit))

    # Placing

    @property
    def _unit(self) -> int:
        """The number of scroll bar steps per row."""
        return self._height + GAP

    @property
    def _row_width(self) -> int:
        return self.viewport().width() - RIGHT

    def _measure_again(self) -> None:
        """Measure the rows again and place them."""
        unit = self._unit
        self._height = LEAST_HEIGHT
        self._place(unit)

    def _place(self, unit: int = 0) -> None:
        """Place the visible rows; old_pitch is the pitch that the scroll bar's value refers to."""
        if self._is_placing:
            return
        self._is_placing = True
        before, bar = unit or self._unit, self.verticalScrollBar()
        position = bar.value() / before
        for _ in range(3):  # again if a row is higher than estimated, or the bar appears
            state = self._height, self.viewport().width()
            whole, room = self._count * self._unit - GAP, self.viewport().height()
            bar.setPageStep(room)
            bar.setRange(0, max(whole - room, 0))
            bar.setValue(round(position * self._unit))
            self._place_rows()
            if state == (self._height, self.viewport().width()):
                break
        self._is_placing = False

    def _place_rows(self) -> None:
        room, unit = self.viewport().height(), self._unit
        first, hidden = divmod(self.verticalScrollBar().value(), unit)
        last = first + room // LEAST_HEIGHT + 1
        self._put_away([number for number in self._rows if not first - 1 <= number <= last])
        tops: dict[int, int] = {}
        number, down = first, 0
        while number < self._count and (down < room or number == first):
            high = self._high(number) + GAP
            if number == first:
                down = -round(hidden / unit * high)
            tops[number], down, number = down, down + high, number + 1
        self._put_rows(tops, self._shift(tops, down - GAP, room))

    def _shift(self, tops: dict[int, int], bottom: int, room: int) -> int:
        """Return by how much rows move down at the end of the list, where more rows fit above."""
        if not tops or bottom >= room:
            return 0
        first = min(tops)
        top = tops[first]
        while first > 0 and top + room - bottom > 0:
            first -= 1
            top -= self._high(first) + GAP
            tops[first] = top
        return min(room - bottom, -top)

    def _put_rows(self, tops: dict[int, int], shift: int) -> None:
        self._put_away([number for number in self._rows if number not in tops])
        out_of_sight = -2 * self.viewport().height()
        for number, row in self._rows.items():
            top = tops[number] + shift if number in tops else out_of_sight
            row.setGeometry(0, top, self._row_width, self._high(number))

    def _high(self, number: int) -> int:
        """Return the height of a row at the current width."""
        row = self._rows.get(number) or self._filled(number)
        high = row.heightForWidth(self._row_width)
        if high < 0:
            high = row.sizeHint().height()
        self._height = max(self._height, high)
        return high

    def _filled(self, number: int) -> R:
        """Return a new or recycled row, filled with the item at an index."""
        if self._spare:
            row = self._spare.pop()
        else:
            row = self._make()
            row.setParent(self.viewport())
        self._rows[number] = row
        self._fill(row, number)
        row.show()
        return row

    def _put_away(self, numbers: list[int]) -> None:
        """Recycle rows, except one that has the focus."""
        for number in numbers:
            row = self._rows[number]
            if number >= self._count or not _has_keyboard(row):
                row.hide()
                self._spare.append(self._rows.pop(number))

    # Keyboard

    def _step(self, *, forward: bool) -> bool:
        """Move the focus to the next control of the list; return False if there is none."""
        number, step = self._number_with_keyboard(), 1 if forward else -1
        if number is None:
            visible = [each for each, row in sorted(self._rows.items()) if row.y() >= 0]
            return forward and bool(visible) and self._give_keyboard(visible[0], 0, TAB)
        controls = _controls(self._rows[number])
        place = next(place for place, each in enumerate(controls) if each.hasFocus()) + step
        if not 0 <= place < len(controls):
            number, place = number + step, 0 if forward else -1
        if not 0 <= number < self._count:
            return False
        return self._give_keyboard(number, place, TAB if forward else BACKTAB)

    def _give_keyboard(self, number: int, place: int, reason: Qt.FocusReason) -> bool:
        self.bring_into_sight(number)
        controls = _controls(self._rows[number])
        controls[place].setFocus(reason)
        self._place()  # the row that had the focus may now be recycled
        return True

    def _number_with_keyboard(self) -> int | None:
        return next((number for number, row in self._rows.items() if _has_keyboard(row)), None)

    def _leave(self) -> bool:
        """Move the focus to the next widget after the list; return whether there is one."""
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            is_inside = self.isAncestorOf(widget)
            if not is_inside and _takes_tab(widget) and widget.isVisible():
                widget.setFocus(TAB)
                return True
            widget = widget.nextInFocusChain()
        return False

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's
        if self._step(forward=forward):
            return True
        if self._number_with_keyboard() is None:
            return super().focusNextPrevChild(forward)
        if forward:
            return self._leave()
        self.setFocus(BACKTAB)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: bar.maximum()}
        if event.key() in ends:
            bar.setValue(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._row_width != self._measured_width:
            self._measured_width = self._row_width
            self._measure_again()
        else:
            self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._later.start(0)  # later: the rows get their new style after the list


def _has_keyboard(row: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and row.isAncestorOf(focus)


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()


def _controls(row: QWidget) -> list[QWidget]:
    """Return the focusable controls of a row in reading order."""
    inside = [each for each in row.findChildren(QWidget) if _takes_tab(each)]
    return sorted((each for each in inside if each.isVisible()), key=lambda each: each.x())
