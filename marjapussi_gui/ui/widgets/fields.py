"""Input fields for a single value. They emit `picked` when the user changes it."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPalette, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from ..art.painter_tools import open_painter, round_pen
from .labels import TextLabel

CHECK_MARK = (
    (0.24, 0.52),
    (0.43, 0.71),
    (0.77, 0.31),
)  # corners of the tick mark, as fractions of its box
DIRECT_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly

T = TypeVar("T", bound=bool | int | str)


def should_handle_wheel(field: QWidget, event: QWheelEvent) -> bool:
    """Return whether the mouse wheel may change a field; otherwise the page scrolls."""
    if not field.hasFocus():
        event.ignore()
    return field.hasFocus()


class ComboField(QComboBox, Generic[T]):
    """A drop-down list for choosing a value."""

    picked = Signal()

    def __init__(self, name: str, choices: Iterable[tuple[T, str]] = ()) -> None:
        super().__init__()
        self._values: list[T] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the mouse wheel
        # By default, a size asked for before the choices come is kept after them
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setAccessibleName(name)
        self.set_choices(choices)
        self.currentIndexChanged.connect(self._on_index_changed)

    def set_choices(self, choices: Iterable[tuple[T, str]], selected: T | None = None) -> None:
        """Replace the choices (pairs of value and label) without emitting `picked`."""
        was_blocked = self.blockSignals(True)
        self.clear()
        self._values = []
        for value, name in choices:
            self._values.append(value)
            self.addItem(name)
        if selected is not None:
            self.set_value(selected)
        self.blockSignals(was_blocked)

    def showEvent(self, event: QShowEvent) -> None:
        """Add a hidden label if none exists: Qt on Linux takes the accessible name from it."""
        super().showEvent(event)
        parent = self.parentWidget()
        labels = [] if parent is None else parent.findChildren(QLabel, options=DIRECT_CHILDREN)
        if not any(each.buddy() is self for each in labels):
            label = TextLabel(self.accessibleName(), parent)
            label.setBuddy(self)
            label.hide()

    def value(self) -> T:
        return self._values[self.currentIndex()]

    def set_value(self, value: T) -> None:
        self.setCurrentIndex(self._values.index(value))

    def _on_index_changed(self, _index: int) -> None:
        self.picked.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if should_handle_wheel(self, event):
            super().wheelEvent(event)


class CheckField(QCheckBox):
    """A check box that paints its own tick mark."""

    picked = Signal()

    def __init__(self, name: str, *, is_checked: bool = False) -> None:
        super().__init__(name)
        self.setAccessibleName(name)
        self.setChecked(is_checked)
        self.toggled.connect(self._on_toggled)

    def value(self) -> bool:
        return self.isChecked()

    def set_value(self, value: bool) -> None:  # noqa: FBT001 - the value is a bool
        self.setChecked(value)

    def _on_toggled(self, _is_checked: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.picked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        square = QRectF(self.style().subElementRect(part, option, self))
        with open_painter(self) as painter:
            painter.setPen(round_pen(self.palette().color(QPalette.ColorRole.HighlightedText), 2.4))
            painter.drawPolyline([_point_in(square, *spot) for spot in CHECK_MARK])


class SpinField(QSpinBox):
    """A number field that rounds its value to the nearest step."""

    picked = Signal()

    def __init__(self, name: str, choices: range) -> None:
        super().__init__()
        self._choices = choices
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # not by the mouse wheel
        self.setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)
        self.lineEdit().setTextMargins(8, 0, 4, 0)
        self.setRange(choices[0], choices[-1])
        self.setSingleStep(choices.step)
        self.setKeyboardTracking(False)
        self.valueChanged.connect(self._on_changed)

    def set_value(self, value: int) -> None:
        self.setValue(value)

    def _on_changed(self, _value: int) -> None:
        self.picked.emit()

    def valueFromText(self, text: str) -> int:
        low, step = self._choices[0], self._choices.step
        return low + round((super().valueFromText(text) - low) / step) * step

    def wheelEvent(self, event: QWheelEvent) -> None:
        if should_handle_wheel(self, event):
            super().wheelEvent(event)


def _point_in(square: QRectF, x_fraction: float, y_fraction: float) -> QPointF:
    return QPointF(
        square.left() + square.width() * x_fraction, square.top() + square.height() * y_fraction
    )
