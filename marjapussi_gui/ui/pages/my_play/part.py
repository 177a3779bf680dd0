"""A part of the page: panels in rows, and controls in the page's header."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ...common.theme import SPACINGS
from ...widgets.flow_layout import ScrollContent
from ...widgets.labels import create_label
from ...widgets.linen_tile import SHADOW_MARGIN
from .panel import MyPlayPanel

WIDE_WIDTH, MAX_WIDTH = 1000, 1560  # pixels; narrower pages have one column
MARGIN, NARROW_MARGIN, SIXTHS = 40, 24, 6

Row = Sequence[MyPlayPanel]


def page_margin(width: int) -> int:
    """Return the width of the page's left and right margin."""
    return max(MARGIN, (width - MAX_WIDTH) // 2) if width >= WIDE_WIDTH else NARROW_MARGIN


class PartView(ScrollContent):
    """Arranges panels in rows or, in a narrow window, below each other."""

    request = Signal(object)
    content_changed = Signal()  # by itself, after it was refreshed
    IS_LIVE = True  # whether new evaluations change it

    def __init__(self) -> None:
        super().__init__()
        self.tools: tuple[QWidget, ...] = ()  # in the header while the part is shown
        self.panels: list[MyPlayPanel] = []  # as they are read
        self._rows: Sequence[Row] = ()
        self._narrow_order: Row = ()
        self._empty_label = create_label("", "heading")
        self._empty_label.hide()
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._empty_label)
        self._column.addLayout(self._grid, 1)
        for column in range(SIXTHS):
            self._grid.setColumnStretch(column, 1)

    def refresh(self) -> None:
        """Show what can be read at once."""

    def load(self) -> None:
        """Load in the background what takes longer."""

    def focus_likeliest(self) -> bool:
        """Focus what the player is most likely to want. Return False if there is nothing."""
        return False

    def on_leave(self) -> None:
        """Stop what makes sense only while the part is visible."""

    @property
    def empty_text(self) -> str:
        """Why there is nothing to show; empty if there is something."""
        return self._empty_label.text()

    def show_empty(self, text: str) -> None:
        """Say why there is nothing to show, or that there is something ("")."""
        self._empty_label.setText(text)
        self._empty_label.setVisible(bool(text))

    def arrange(self, rows: Sequence[Row], narrow_order: Row = ()) -> None:
        """Arrange panels in rows, or in their order in a narrow window."""
        flat = [panel for row in rows for panel in row]
        if [*rows] != self._rows:
            self._rows, self._narrow_order = [*rows], narrow_order or flat
            self._place_panels()

    def _place_panels(self) -> None:
        is_wide = self.width() >= WIDE_WIDTH
        rows = self._rows if is_wide else [(panel,) for panel in self._narrow_order]
        for number in range(self._grid.rowCount()):
            self._grid.setRowStretch(number, 0)
        for panel in self.panels:
            self._grid.removeWidget(panel)
            panel.hide()
        self.panels = [panel for row in rows for panel in row]
        for number, row in enumerate(rows):
            column, is_full = 0, sum(each.width_in_sixths for each in row) == SIXTHS
            for panel in row:
                width = panel.width_in_sixths if is_full else SIXTHS // len(row)
                self._grid.addWidget(panel, number, column, 1, width)
                panel.show()
                column += width
            self._grid.setRowStretch(number, max(panel.share for panel in row))
        self._grid.setRowStretch(len(rows), 1)
        margin = page_margin(self.width()) - SHADOW_MARGIN
        self._column.setContentsMargins(margin, 0, margin, SPACINGS[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self._place_panels()
            self._column.activate()  # which the resized layout did before, with other rows
