"""Whether the words of a widget fit into it, and whether each control has a name."""

from collections.abc import Iterator
from itertools import combinations
from typing import TypeGuard

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsSimpleTextItem,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QWidget,
)

from marjapussi_gui.ui.board.accessible_board import CardButton
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.panels.linen_panel import LinenPanel

PARTS = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)
DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly
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
    pairs = []
    for parent in (window, *visible(window)):
        parts = [each for each in parent.children() if _stands_alone(each)]
        for one, other in combinations(parts, 2):
            if one.geometry().intersects(other.geometry()):
                pairs.append(f"{words(one)} / {words(other)}")
    return pairs


def outside(window: QWidget) -> list[str]:
    """Return the parts of panels that reach beyond them."""
    return [
        words(part)
        for panel in window.findChildren(LinenPanel)
        for part in panel.findChildren(QWidget, options=DIRECTLY)
        if part.isVisible() and not panel.rect().contains(part.geometry())
    ]


def sideways(window: QWidget) -> list[str]:
    """Return what would have to be scrolled to the right."""
    bars = [each for each in visible(window) if isinstance(each, QScrollBar)]
    wide = [each for each in bars if each.orientation() == Qt.Orientation.Horizontal]
    return [f"{type(each.parentWidget()).__name__} is too wide" for each in wide]


def covered(board: TableBoard) -> list[str]:
    """Return the words on the felt that reach beyond it or lie under a card."""
    items = [item for item in board.items() if item.isVisible()]
    texts = [item for item in items if isinstance(item, QGraphicsSimpleTextItem) and item.text()]
    cards = [item for item in items if isinstance(item, CardItem)]
    return [
        text.text()
        for text in texts
        if not board.sceneRect().contains(text.sceneBoundingRect())
        or any(text.collidesWithItem(card) for card in cards)
    ]


def words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return f"{type(widget).__name__} {text() if callable(text) else widget.accessibleName()}"


def nameless(window: QWidget) -> list[str]:
    """Return the kinds of controls that a screen reader could not name."""
    return [
        f"{type(each).__name__} {each.objectName()}" for each in focusable(window) if not name(each)
    ]


def name(widget: QWidget) -> str:
    """Return what a screen reader calls a widget."""
    accessible = QAccessible.queryAccessibleInterface(widget)
    assert accessible is not None
    return accessible.text(QAccessible.Text.Name)


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


def _stands_alone(part: object) -> TypeGuard[QWidget]:
    """Tell whether nothing may lie over a part: cards in a hand lie over each other."""
    return isinstance(part, PARTS) and part.isVisible() and not isinstance(part, CardButton)
