"""Functions that lay out dialogs: boxes with headings, in one or two columns that scroll."""

from collections.abc import Iterable

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QGroupBox,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..widgets.flow_layout import ScrollContent
from ..widgets.labels import create_label
from ..widgets.scroll_area import create_scroll_area

SPACING, MARGIN = 12, 16
WINDOW_FRAME_HEIGHT = 40  # pixels reserved for the window manager's frame


def create_box(heading: str, *widgets: QWidget) -> QGroupBox:
    group = QGroupBox()
    group.setProperty("look", "box")
    group.setAccessibleName(heading)
    column = QVBoxLayout(group)
    column.setContentsMargins(4, 0, 4, 0)
    column.setSpacing(8)
    column.addWidget(create_label(heading, "heading"))
    for widget in widgets:
        column.addWidget(widget)
    return group


def create_column(*boxes: QWidget) -> QScrollArea:
    body = ScrollContent()
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, SPACING, 0)
    column.setSpacing(SPACING)
    for each in boxes:
        column.addWidget(each)
    column.addStretch(1)
    return create_scroll_area(body)


class TwoColumns(ScrollContent):
    """Two columns of boxes, equally wide, or one below the other in a narrow window."""

    def __init__(self, left: Iterable[QWidget], right: Iterable[QWidget]) -> None:
        super().__init__()
        self._columns = QHBoxLayout(self)
        self._columns.setContentsMargins(0, 0, SPACING, 0)
        self._columns.setSpacing(MARGIN)
        for boxes in (left, right):
            column = QVBoxLayout()
            column.setSpacing(SPACING)
            for each in boxes:
                column.addWidget(each)
            column.addStretch(1)
            self._columns.addLayout(column, 1)

    def _column_width(self) -> int:
        """Return the width in pixels that the wider column needs."""
        items = (self._columns.itemAt(place) for place in range(self._columns.count()))
        return max(item.minimumSize().width() for item in items if item is not None)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._column_width() + SPACING, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        room = (event.size().width() - SPACING - MARGIN) // 2
        fits = self._column_width() <= room
        way = QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        super().resizeEvent(event)


def create_two_columns(left: Iterable[QWidget], right: Iterable[QWidget]) -> QScrollArea:
    return create_scroll_area(TwoColumns(left, right))


def fill_dialog(dialog: QDialog, *parts: QWidget | QLayout) -> None:
    """Put parts into a dialog from top to bottom. The first one takes any spare height."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    column.setSpacing(SPACING)
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            column.addWidget(part)
    column.setStretch(0, 1)


def fit_dialog(dialog: QDialog, area: QScrollArea, width: int, max_height: int) -> None:
    """Resize a dialog to a width and the height of its content, up to max_height pixels."""
    column, body = dialog.layout(), area.widget()
    assert column is not None
    assert body is not None
    rest = column.totalHeightForWidth(width) - area.sizeHint().height()
    resize_within_screen(
        dialog, width, min(rest + body.heightForWidth(width - 2 * MARGIN), max_height)
    )


def resize_within_screen(dialog: QDialog, width: int, height: int) -> None:
    """Resize a dialog, but not beyond the size of the screen."""
    free = dialog.screen().availableGeometry()
    dialog.resize(min(width, free.width()), min(height, free.height() - WINDOW_FRAME_HEIGHT))
