"""Whether the words of a widget fit into it, and whether each control has a name."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

PARTS = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)
SIZES = ((800, 600), (1280, 800), (1920, 1080))
INDICATOR, ARROW, PADDING = 24, 32, 8


def shown(window: QWidget, width: int, height: int) -> None:
    """Show a window in one size, everything laid out."""
    window.resize(width, height)
    window.show()
    for _ in range(3):
        QApplication.processEvents()


def cut_off(window: QWidget) -> list[str]:
    """Return the words that are wider or higher than where they stand."""
    return [text for each in visible(window) if (text := _cut(each))]


def overlapping(window: QWidget) -> list[str]:
    """Return the words of each two widgets side by side that lie over each other."""
    found = []
    for parent in (window, *visible(window)):
        parts = [each for each in parent.children() if isinstance(each, PARTS) and each.isVisible()]
        for one, other in combinations(parts, 2):
            if one.geometry().intersects(other.geometry()):
                found.append(f"{words(one)} / {words(other)}")
    return found


def words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return f"{type(widget).__name__} {text() if callable(text) else widget.accessibleName()}"


def nameless(window: QWidget) -> list[str]:
    """Return the kinds of controls that a screen reader could not name."""
    return [type(each).__name__ for each in focusable(window) if not each.accessibleName()]


def focusable(window: QWidget) -> list[QWidget]:
    return [each for each in visible(window) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]


def visible(window: QWidget) -> Iterator[QWidget]:
    return (each for each in window.findChildren(QWidget) if each.isVisible())


def _cut(widget: QWidget) -> str:
    match widget:
        case QLabel():
            return widget.text() if _is_cut_label(widget) else ""
        case QPushButton() | QComboBox() | QAbstractButton():
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            return text if _room(widget) < _width(widget, text) else ""
    return ""


def _is_cut_label(label: QLabel) -> bool:
    lines = QFontMetrics(label.font()).boundingRect(
        QRect(0, 0, label.width(), 10_000), int(Qt.TextFlag.TextWordWrap), label.text()
    )
    return lines.width() > label.width() or lines.height() > label.height()


def _room(widget: QWidget) -> int:
    if isinstance(widget, QComboBox):
        return widget.width() - ARROW
    if isinstance(widget, QPushButton):
        return widget.width() - 2 * PADDING
    return widget.width() - (INDICATOR if isinstance(widget, QCheckBox | QRadioButton) else 0)


def _width(widget: QWidget, text: str) -> int:
    return QFontMetrics(widget.font()).horizontalAdvance(text)
