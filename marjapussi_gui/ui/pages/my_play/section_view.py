"""A part of the page: panels in rows, and controls in the page's header."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...common.theme import SPACINGS, text_scale
from ...text.i18n import say
from ...widgets.flow_layout import ScrollContent
from ...widgets.labels import create_button, create_label
from ...widgets.tiles import SHADOW_MARGIN, LinenTile

PADDING, TOP_PADDING, LINK_PADDING = 24, 6, 8  # pixels inside the linen, and inside a link
SEAM_WIDTH = 1.2


class MyPlayPanel(LinenTile):
    """A panel with a heading, a note and a link. Subclasses fill its body."""

    request = Signal(object)
    empty_clicked = Signal()  # the button of the empty panel

    def __init__(self, title: str = "", share: int = 0, width: int = 3) -> None:
        """Create a panel that is `width` sixths of a row wide, and gets a share of spare height."""
        super().__init__()
        self.share, self.width_in_sixths = share, width
        self._content: tuple[Any, ...] | None = None
        self.title_label = create_label(title, "heading")
        self.note_label = create_label("", "caption")
        self.link_button = create_button("", self.on_link_clicked, "link")
        self.body = QWidget()
        self.empty_label = create_label("")
        self.empty_button = create_button(say("my-play-play-hand"), self.empty_clicked.emit)
        self.note_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._build_layout()
        self.show_body()
        self.set_link("")

    def on_link_clicked(self) -> None:
        """Handle a click on the heading's link. Subclasses with a link implement this."""

    def fill(self, *content: Any, **options: Any) -> None:
        """Show content. Subclasses implement this."""

    def show_content(self, *content: object) -> None:
        """Show content, unless the same is already shown, which then keeps the keyboard focus."""
        if content != self._content:
            self._content = content
            self.fill(*content)

    def clear_content(self) -> None:
        """Show no content until there is something new."""
        self._content = None
        self.set_link("")
        self.show_empty("")

    @property
    def is_empty(self) -> bool:
        """Whether the panel has no content yet, but a sentence about what it will show."""
        return self.body.isHidden()

    def show_body(self) -> None:
        self.body.show()
        for part in (self.empty_label, self.empty_button):
            part.hide()

    def show_empty(self, text: str, *, has_button: bool = False) -> None:
        """Show a sentence in place of the content, perhaps with a button to play a hand."""
        self.body.hide()
        self.note_label.setText("")
        self.empty_label.setText(text)
        self.empty_label.show()
        self.empty_button.setVisible(has_button)

    def set_link(self, label: str) -> None:
        """Set the link in the heading, or hide it if its label is empty."""
        self.link_button.setText(label)
        self.link_button.setAccessibleName(label)
        self.link_button.setVisible(bool(label))
        self.note_label.setContentsMargins(0, 0, 0 if label else LINK_PADDING, 0)

    def hide_heading(self) -> None:
        """Leave out the heading, because the body has one."""
        for part in (self.title_label, self.note_label):
            part.hide()
        self.column.setSpacing(0)

    def _build_layout(self) -> None:
        self.head = QHBoxLayout()
        self.head.setSpacing(SPACINGS[2])
        self.head.addWidget(self.title_label)
        self.head.addWidget(self.note_label, 1)
        self.head.addWidget(self.link_button)
        self.title_label.setMinimumHeight(self.link_button.sizeHint().height())
        self.column = QVBoxLayout(self)
        side = SHADOW_MARGIN + PADDING
        top = SHADOW_MARGIN + TOP_PADDING
        # The words of the link, without its padding, end where the rows end
        self.column.setContentsMargins(side, top, side - LINK_PADDING, top)
        for part in (self.body, self.empty_label):
            part.setContentsMargins(0, 0, LINK_PADDING, 0)
        self.column.setSpacing(SPACINGS[0])
        self.column.addLayout(self.head)
        self.column.addWidget(self.body, 1)
        self.column.addStretch(0)
        self.column.addWidget(self.empty_label)
        self.column.addSpacing(SPACINGS[0])
        self.column.addWidget(self.empty_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addStretch(0)


def replace_rows(layout: QBoxLayout, rows: Sequence[QWidget]) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
    for row in rows:
        layout.addWidget(row)
    layout.addStretch(1)


WIDE_WIDTH, MAX_WIDTH = 1000, 1560  # pixels; in normal type, narrower pages have one column
MARGIN, NARROW_MARGIN, SIXTHS = 40, 24, 6

Row = Sequence[MyPlayPanel]


def page_margin(width: int) -> int:
    """Return the width of the page's left and right margin."""
    return max(MARGIN, (width - MAX_WIDTH) // 2) if width >= WIDE_WIDTH else NARROW_MARGIN


class SectionView(ScrollContent):
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
        """Show what can be read without delay."""

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

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest panel, so that rows never keep the page from shrinking."""
        usual, margins = super().minimumSizeHint(), self._column.contentsMargins()
        widest = max((each.minimumSizeHint().width() for each in self.panels), default=0)
        needed = widest + margins.left() + margins.right()
        return QSize(min(usual.width(), needed) if widest else usual.width(), usual.height())

    def _place_panels(self) -> None:
        is_wide = self.width() >= WIDE_WIDTH * text_scale()
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
