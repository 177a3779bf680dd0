"""Scroll areas, including one that is as high as its content if there is space."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def create_scroll_area(content: QWidget) -> QScrollArea:
    """Create a scroll area that scrolls only vertically."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area


SCROLL_BAR_WIDTH = 14  # pixels


class FittingScrollArea(QScrollArea):
    """A scroll area whose size hint has the full height of its content."""

    def __init__(self, content: QWidget, preferred_width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._content, self._preferred_width = content, preferred_width
        self.setWidgetResizable(True)
        self.setWidget(content)
        for each in (self.viewport(), content):
            each.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        layout = self._content.layout()
        height = self._content.sizeHint().height()
        if layout is not None and layout.hasHeightForWidth():
            height = layout.totalHeightForWidth(self._preferred_width - SCROLL_BAR_WIDTH)
        return QSize(self._preferred_width, height + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 40)
