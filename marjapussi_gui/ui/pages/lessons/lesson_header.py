"""The header in the corner of the lesson page: buttons, and below them the lesson's title."""

from functools import partial

from PySide6.QtCore import Qt

from ...common.palette import FELT_COLOURS
from ...common.theme import CAPTION, MEDIUM, set_scaled_font
from ...text.commands import Command, command_label
from ...text.i18n import Message
from ...widgets.labels import create_button, create_label
from ..base_page import Page

EDGE_MARGIN, GAP = 28, 8  # table units; pixels
TITLE_WIDTH_SHARE = 0.3  # of the page's width


class LessonHeader:
    """The lesson's title, and buttons for leaving, the rules and all lessons, over the board."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.leave_button = create_button(Message("lesson-page-leave"), page.request_back, "felt")
        self.rules_button = create_button(
            Message("rules-page-rules"), partial(page.request.emit, Command.RULES), "felt"
        )
        self.list_button = create_button(
            partial(command_label, Command.LESSONS),
            partial(page.request.emit, Command.LESSONS),
            "felt",
        )
        for control in (self.list_button, self.rules_button, self.leave_button):
            control.setParent(page)
        self.title_label = create_label("", parent=page)
        self.title_label.setAlignment(Qt.AlignmentFlag.AlignRight)
        set_scaled_font(self.title_label, CAPTION, MEDIUM)

    def set_title(self, title: str) -> None:
        self.title_label.setText(title)
        self._place_title()

    @property
    def bottom(self) -> int:
        """The y coordinate in pixels below the title."""
        title = self.title_label.geometry()
        return title.top() + title.height()

    def place(self, unit: float, felt: str) -> None:
        size, edge = self.leave_button.sizeHint(), round(EDGE_MARGIN * unit)
        left = self._page.width() - edge + GAP
        for control in (self.leave_button, self.rules_button, self.list_button):
            width = control.sizeHint().width()
            left -= GAP + width
            control.setGeometry(left, edge, width, size.height())
        self.title_label.setStyleSheet(f"color: {FELT_COLOURS[felt].text};")
        self._place_title()

    def _place_title(self) -> None:
        out, wide = self.leave_button.geometry(), round(TITLE_WIDTH_SHARE * self._page.width())
        self.title_label.ensurePolished()
        high = self.title_label.heightForWidth(wide)
        self.title_label.setGeometry(out.right() + 1 - wide, out.bottom() + 1 + GAP, wide, high)
