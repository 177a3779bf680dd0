"""A scroll area for widgets below each other, as high as they are at a given width."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

SCROLL_BAR_WIDTH = 14  # pixels
MIN_SIZE = 60


class AutoHeightScrollArea(QScrollArea):
    """A scroll area whose size hint is the height of its parts at the preferred width."""

    def __init__(
        self, parts: Sequence[QWidget], preferred_width: int, spacing: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._preferred_width, self._content = preferred_width, QWidget()
        self._column = column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, SCROLL_BAR_WIDTH // 2, 0)
        column.setSpacing(spacing)
        for part in parts:
            if isinstance(part, QLabel):
                part.setWordWrap(True)
            column.addWidget(part)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._content)
        for each in (self.viewport(), self._content):
            each.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        layout = self._column
        wanted = layout.totalSizeHint().height()
        if layout.hasHeightForWidth():
            wanted = layout.totalHeightForWidth(self._preferred_width)
        return QSize(self._preferred_width, wanted + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(MIN_SIZE, MIN_SIZE)
