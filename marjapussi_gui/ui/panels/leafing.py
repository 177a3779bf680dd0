"""A scroll area for widgets below each other, as high as they are at a given width."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

BAR = 14  # pixels
LEAST = 60


class Leafing(QScrollArea):
    """A scroll area whose size hint is the height of its parts at the preferred width."""

    def __init__(self, parts: Sequence[QWidget], width: int, gap: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual, self._sheet = width, QWidget()
        self._column = column = QVBoxLayout(self._sheet)
        column.setContentsMargins(0, 0, BAR // 2, 0)
        column.setSpacing(gap)
        for part in parts:
            if isinstance(part, QLabel):
                part.setWordWrap(True)
            column.addWidget(part)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._sheet)
        for each in (self.viewport(), self._sheet):
            each.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        layout = self._column
        wanted = layout.totalSizeHint().height()
        if layout.hasHeightForWidth():
            wanted = layout.totalHeightForWidth(self._usual)
        return QSize(self._usual, wanted + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, LEAST)
