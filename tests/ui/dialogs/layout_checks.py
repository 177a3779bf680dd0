"""Find texts that are cut off, overlapping widgets and controls without a name."""

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
    QScrollArea,
    QScrollBar,
    QWidget,
)

from marjapussi_gui.ui.board.accessible_board import CardButton
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.panels.explainable_cards import ExplainableCard
from marjapussi_gui.ui.panels.table_panel import TablePanel

PARTS = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)
DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly
SIZES = ((800, 600), (1280, 800), (1920, 1080))
INDICATOR, ARROW, PADDING = 24, 32, 8


def show_at_size(window: QWidget, width: int, height: int) -> None:
    window.resize(width, height)
    window.show()
    for _ in range(3):
        QApplication.processEvents()


def cut_off_texts(window: QWidget) -> list[str]:
    """Return the words that are wider or higher than where they stand."""
    return [text for each in visible_widgets(window) if (text := _cut_text(each))]


def overlapping_widgets(window: QWidget) -> list[str]:
    """Return the words of each two widgets side by side that lie over each other.

    Two cards of the last trick may, because they lie as they were played.
    """
    pairs = []
    for parent in (window, *visible_widgets(window)):
        parts = [each for each in parent.children() if _stands_alone(each)]
        for one, other in combinations(parts, 2):
            are_cards = isinstance(one, ExplainableCard) and isinstance(other, ExplainableCard)
            if one.geometry().intersects(other.geometry()) and not are_cards:
                pairs.append(f"{widget_text(one)} / {widget_text(other)}")
    return pairs


def widgets_outside(window: QWidget) -> list[str]:
    return [
        widget_text(part)
        for panel in window.findChildren(TablePanel)
        for part in panel.findChildren(QWidget, options=DIRECTLY)
        if part.isVisible() and not panel.rect().contains(part.geometry())
    ]


def horizontal_scrolling(window: QWidget) -> list[str]:
    bars = [each for each in visible_widgets(window) if isinstance(each, QScrollBar)]
    wide = [each for each in bars if each.orientation() == Qt.Orientation.Horizontal]
    areas = [each for each in visible_widgets(window) if isinstance(each, QScrollArea)]
    contents = [(content, each) for each in areas if (content := each.widget()) is not None]
    cut = [content for content, each in contents if content.width() > each.viewport().width()]
    return [
        *(f"{type(each.parentWidget()).__name__} is too wide" for each in wide),
        *(f"{type(each).__name__} is wider than its view" for each in cut),
    ]


def covered_cards(board: TableBoard) -> list[str]:
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


def widget_text(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return f"{type(widget).__name__} {text() if callable(text) else widget.accessibleName()}"


def nameless_controls(window: QWidget) -> list[str]:
    """Return the kinds of controls that a screen reader could not name."""
    return [
        f"{type(each).__name__} {each.objectName()}"
        for each in focusable_widgets(window)
        if not accessible_name(each)
    ]


def accessible_name(widget: QWidget) -> str:
    accessible = QAccessible.queryAccessibleInterface(widget)
    assert accessible is not None
    return accessible.text(QAccessible.Text.Name)


def focusable_widgets(window: QWidget) -> list[QWidget]:
    return [
        each for each in visible_widgets(window) if each.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def visible_widgets(window: QWidget) -> Iterator[QWidget]:
    return (each for each in window.findChildren(QWidget) if each.isVisible())


def _cut_text(widget: QWidget) -> str:
    match widget:
        case QLabel():
            return widget.text() if _is_cut_label(widget) else ""
        case QPushButton() | QComboBox() | QAbstractButton():
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
            return text if _text_room(widget) < _width(widget, text) else ""
    return ""


def _is_cut_label(label: QLabel) -> bool:
    lines = QFontMetrics(label.font()).boundingRect(
        QRect(0, 0, label.width(), 10_000), int(Qt.TextFlag.TextWordWrap), label.text()
    )
    return lines.width() > label.width() or lines.height() > label.height()


def _text_room(widget: QWidget) -> int:
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
