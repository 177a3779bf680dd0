"""The layout of dialogs: boxes with a heading, in one or two columns that scroll."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGroupBox,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..widgets.flow import Sheet
from ..widgets.labels import label

GAP, EDGE = 12, 16
FRAME = 40  # pixels reserved for the window manager's frame


def box(heading: str, *widgets: QWidget) -> QGroupBox:
    """Create a box with widgets below a heading."""
    group = QGroupBox()
    group.setProperty("look", "box")
    group.setAccessibleName(heading)
    column = QVBoxLayout(group)
    column.setContentsMargins(4, 0, 4, 0)
    column.setSpacing(8)
    column.addWidget(label(heading, "heading"))
    for widget in widgets:
        column.addWidget(widget)
    return group


def one_column(*boxes: QWidget) -> QScrollArea:
    """Create a scroll area with boxes below each other."""
    body = Sheet()
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, GAP, 0)
    column.setSpacing(GAP)
    for each in boxes:
        column.addWidget(each)
    column.addStretch(1)
    return scrolled(body)


def two_columns(left: Iterable[QWidget], right: Iterable[QWidget]) -> QScrollArea:
    """Create a scroll area with boxes in two columns of the same width."""
    body = Sheet()
    columns = QHBoxLayout(body)
    columns.setContentsMargins(0, 0, GAP, 0)
    columns.setSpacing(EDGE)
    for boxes in (left, right):
        column = QVBoxLayout()
        column.setSpacing(GAP)
        for each in boxes:
            column.addWidget(each)
        column.addStretch(1)
        columns.addLayout(column, 1)
    return scrolled(body)


def scrolled(body: QWidget) -> QScrollArea:
    """Create a scroll area that scrolls vertically if the window is too low."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(body)
    return area


def fill(dialog: QDialog, *parts: QWidget | QLayout) -> None:
    """Put parts below each other into a dialog; the first one takes the spare room."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
    column.setSpacing(GAP)
    for part in parts:
        if isinstance(part, QLayout):
            column.addLayout(part)
        else:
            column.addWidget(part)
    column.setStretch(0, 1)


def fit(dialog: QDialog, area: QScrollArea, width: int, most: int) -> None:
    """Resize a filled dialog to a width and the height its page needs, up to a maximum."""
    column, body = dialog.layout(), area.widget()
    assert column is not None
    assert body is not None
    rest = column.totalHeightForWidth(width) - area.sizeHint().height()
    fit_screen(dialog, width, min(rest + body.heightForWidth(width - 2 * EDGE), most))


def fit_screen(dialog: QDialog, width: int, height: int) -> None:
    """Resize a dialog, but keep it within the screen."""
    free = dialog.screen().availableGeometry()
    dialog.resize(min(width, free.width()), min(height, free.height() - FRAME))
