"""The parts that all panels of the page have: a heading, a body, and a text while it is empty."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...common.theme import SPACINGS
from ...text.i18n import say
from ...widgets.labels import create_button, create_label
from ...widgets.linen_tile import SHADOW_MARGIN, LinenTile

PADDING, TOP_PADDING, LINK_PADDING = 24, 6, 8  # pixels inside the linen, and inside a link
SEAM_WIDTH = 1.2


class MyPlayPanel(LinenTile):
    """A piece of linen with a heading, a note and a link. Subclasses fill its body."""

    request = Signal(object)
    empty_clicked = Signal()  # the button of the empty panel

    def __init__(self, title: str = "", share: int = 0, width: int = 3) -> None:
        """Create a panel. It gets a share of spare height, and some sixths of the width."""
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
        """Show new content. Content that is already shown stays, with the keyboard focus in it."""
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

    def hide_head(self) -> None:
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
