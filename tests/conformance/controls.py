"""What is wrong with the controls of a page: names, sizes, and what the keyboard makes of them."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QTextBrowser,
    QWidget,
)

from marjapussi_gui.ui.board.accessible_board import CardButton
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.widgets.row_list import RowList

LEAST = 24  # pixels each way, by WCAG 2.2, 2.5.8
SEEN = 40  # pixels that change when something gets the focus
MOST_TABS = 150
CONTROLS = QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit
NO_ROLES = QAccessible.Role.NoRole, QAccessible.Role.Client, QAccessible.Role.Grouping
LABEL = QAccessible.RelationFlag.Label


def controls(page: QWidget) -> list[QWidget]:
    """Return the visible buttons and fields of a page, without scroll bars."""
    return [
        each
        for each in page.findChildren(QWidget)
        if isinstance(each, CONTROLS)
        and each.isVisible()
        and not isinstance(each, QScrollBar)
        and not isinstance(each.parent(), QAbstractSpinBox)
    ]


def accessible_name(widget: QWidget) -> str:
    """Return the name that a screen reader gets, on Linux too."""
    interface = QAccessible.queryAccessibleInterface(widget)
    labels = [each.text(QAccessible.Text.Name) for each, _ in interface.relations(LABEL)]
    own = "" if isinstance(widget, QComboBox) else interface.text(QAccessible.Text.Name)
    return " ".join(labels) or own


def nameless(page: QWidget) -> Iterator[str]:
    """Yield controls without a name or a role."""
    for each in controls(page):
        if not accessible_name(each):
            yield f"{type(each).__name__} has no name"
        words = each.text().strip(" …") if isinstance(each, QAbstractButton) else ""
        if words.casefold() not in accessible_name(each).casefold():
            yield f"{accessible_name(each)} isn't called {words}"
        if QAccessible.queryAccessibleInterface(each).role() in NO_ROLES:
            yield f"{accessible_name(each)} has no role"


def small(page: QWidget) -> Iterator[str]:
    """Yield what is smaller than a finger needs. Cards lie over each other as in a hand."""
    for each in controls(page):
        if isinstance(each, CardButton) or not each.isEnabled():
            continue
        if min(each.width(), each.height()) < LEAST:
            yield f"{accessible_name(each)}: {each.width()} x {each.height()}"


def keyboard_faults(page: QWidget) -> Iterator[str]:
    """Press Tab all around a page; yield traps, and what gets the focus without being seen."""
    window = page.window()
    window.activateWindow()
    reached: list[QWidget] = []
    for _ in range(MOST_TABS):
        last: QWidget | None = window.focusWidget()
        before = window.grab().toImage()
        QTest.keyClick(last or window, Qt.Key.Key_Tab)
        QApplication.processEvents()
        now: QWidget | None = window.focusWidget()
        if now is last and isinstance(now, QTextBrowser):
            continue  # Tab goes through its links first
        if now in reached and _in_list(now):
            continue  # rows of a list are used again for other matches
        if now is None or now in reached:
            break
        reached.append(now)
        if isinstance(now, TableBoard):
            continue  # it shows the focus at a card, once an arrow key is pressed
        yield from _visibility_faults(window, now, before)
    else:
        yield "Tab never comes back"
    missed = [each for each in controls(page) if _should_be_reached(each) and each not in reached]
    if reached:
        yield from (f"Tab does not reach {accessible_name(each)}" for each in missed)


def _in_list(widget: QWidget) -> bool:
    return any(each.isAncestorOf(widget) for each in widget.window().findChildren(RowList))


def _visibility_faults(window: QWidget, focused: QWidget, before: QImage) -> Iterator[str]:
    box = QRect(focused.mapTo(window, QPoint()), focused.size())
    shown = box.intersected(window.rect())
    name = accessible_name(focused)
    if shown.width() < min(box.width(), LEAST) or shown.height() < min(box.height(), LEAST):
        yield f"{name} is out of sight"
        return
    part = focused.viewport() if isinstance(focused, QAbstractScrollArea) else focused
    if part.visibleRegion().isEmpty():
        yield f"{name} is covered"
    changed = _changed_pixels(before, window.grab().toImage(), shown.adjusted(-6, -6, 6, 6))
    if changed < SEEN:
        yield f"{name} ({type(focused).__name__}) looks the same with the focus"


def _changed_pixels(before: QImage, after: QImage, box: QRect) -> int:
    if before.size() != after.size():
        return SEEN
    box = box.intersected(before.rect())
    return sum(
        before.pixel(x, y) != after.pixel(x, y)
        for x in range(box.left(), box.right() + 1)
        for y in (*range(box.top(), box.bottom() + 1, 3), box.bottom())
    )


def _should_be_reached(widget: QWidget) -> bool:
    """Return whether Tab has to reach a control. Of radio buttons, it reaches one of a group."""
    is_stop = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_in_group = isinstance(widget, QAbstractButton) and widget.autoExclusive()
    return is_stop and widget.isEnabled() and not is_in_group and widget.focusProxy() is None
