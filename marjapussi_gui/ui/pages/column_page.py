"""The base of pages with a single column in the middle."""

from typing import ClassVar

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..common.theme import SPACINGS
from ..text.i18n import say
from ..widgets.flow_layout import ScrollContent
from ..widgets.labels import create_button, create_label
from ..widgets.scroll_area import create_scroll_area
from .base_page import Page

NARROW_WIDTH = 900  # pixels; narrower pages have the second margin


class ColumnPage(Page):
    """A page with a title and a way back, and below them a column of at most max_width pixels."""

    MARGINS: ClassVar[tuple[int, int, int, int]] = 40, 16, SPACINGS[3], 0  # sides, top, bottom
    KEEPS_HISTORY = True
    max_width = 1100

    def __init__(self, parent: QWidget | None, title: str, *beside: QWidget | None) -> None:
        """Create the page with widgets beside the title; None is space that stretches."""
        super().__init__(parent)
        self.title_label = create_label(title, "title")
        self.back_button = create_button(say("storage-back"), self.request_back, "quiet")
        self.column, self.head = QVBoxLayout(self), QHBoxLayout()
        self.column.setSpacing(SPACINGS[2])
        self.column.addLayout(self.head)
        self.head.addWidget(self.title_label, None not in beside)
        for each in (*beside, self.back_button):
            if each is None:
                self.head.addStretch(1)
            else:
                self.head.addWidget(each)

    def add_widgets(self, *widgets: QWidget) -> None:
        for each in widgets:
            self.column.addWidget(each)

    def add_scroll_area(self, spacing: int, bottom: int = SPACINGS[3]) -> QVBoxLayout:
        """Add an area of rows that scrolls to the column, and return the layout of the rows."""
        self.sheet = ScrollContent()
        self.scroll_area = create_scroll_area(self.sheet)
        rows = QVBoxLayout(self.sheet)
        rows.setContentsMargins(0, 0, SPACINGS[0], bottom)
        rows.setSpacing(spacing)
        self.column.addWidget(self.scroll_area, 1)
        return rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, narrow, top, bottom = self.MARGINS
        margin = wide if self.width() >= NARROW_WIDTH else narrow
        side = max(margin, (self.width() - self.max_width) // 2)
        self.column.setContentsMargins(side, top, side, bottom)
