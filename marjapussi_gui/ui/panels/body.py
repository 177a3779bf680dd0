"""What a panel shows, seen as a whole where there is room, else scrolled."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea, QWidget

BAR = 14  # pixels: for the bar beside what is scrolled


class Body(QScrollArea):
    """As large as its content would be; narrower or lower, it scrolls."""

    def __init__(self, content: QWidget, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._content, self._usual = content, width
        self.setWidgetResizable(True)
        self.setWidget(content)
        for each in (self.viewport(), content):
            each.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        layout = self._content.layout()
        high = self._content.sizeHint().height()
        if layout is not None and layout.hasHeightForWidth():
            high = layout.totalHeightForWidth(self._usual - BAR)
        return QSize(self._usual, high + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 40)
