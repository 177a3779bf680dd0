"""The base class of all pages, and a page with its content in one column."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...model.preferences import Preferences
from ...model.remark import Note
from ..common.theme import SPACINGS
from ..text.commands import Command
from ..text.i18n import say
from ..widgets.flow_layout import ScrollContent
from ..widgets.labels import create_button, create_label
from ..widgets.scroll_area import create_scroll_area

CommandMap = Mapping[Command, Callable[[], object]]


class Page(QWidget):
    """The base class of pages; the main window shows one at a time."""

    request = Signal(object)  # a Command or a Request
    title_changed = Signal()
    speech_requested = Signal(str, bool)  # text; whether it interrupts speech
    idle_changed = Signal(bool)  # whether background work may run now

    BACK_COMMAND: ClassVar[Command | None] = Command.BACK  # leaves the page; None: only Home does
    KEEPS_HISTORY: ClassVar[bool] = False  # whether Back returns to this page
    IS_CARD_TABLE: ClassVar[bool] = False  # whether cards are played here: news must wait
    IS_HOME: ClassVar[bool] = False  # whether the command "home" leads here
    PAUSES_BACKGROUND_WORK: ClassVar[bool] = False  # whether the page computes itself
    STAYS: ClassVar[bool] = False  # whether it is too busy to be replaced when the language changes

    menu_button: QPushButton | None = None

    @property
    def commands(self) -> CommandMap:
        """The commands that this page adds to those of the window, with their callbacks."""
        return {}

    @property
    def title(self) -> str:
        """The part of the window title that names this page."""
        return ""

    @property
    def has_content(self) -> bool:
        """Whether the page has something to show. If not, Back skips it."""
        return True

    def apply_preferences(self, preferences: Preferences) -> None:
        """Apply the player's preferences."""

    def retranslate(self) -> None:
        """Update all texts to the current language, if the page stays."""

    def restore(self, old: Self) -> None:
        """Show the content of an old page, which this one replaces after a change of language."""

    def show_note(self, note: Note) -> None:
        """Show a note that the player has written about the match on this page."""

    def dismiss(self) -> bool:
        """Close what is open or stop what is running. Return False if there was nothing."""
        return False

    def restore_focus(self) -> None:
        """Take the keyboard focus because the player has returned to this page."""
        self.setFocus()

    def set_menu_open(self, *, is_open: bool) -> None:
        """Show whether the menu of the page is open."""

    def clear_selection(self) -> None:
        """Deselect whatever is selected on the page."""

    def on_leave(self) -> None:
        """Stop what makes sense only while the page is visible."""

    def shut_down(self) -> None:
        """Stop everything because the window is closing."""

    def request_back(self) -> None:
        """Emit the command that leaves the page."""
        self.request.emit(self.BACK_COMMAND)


NARROW_WIDTH = 900  # pixels; narrower pages have the second margin


class ColumnPage(Page):
    """A page with a title, a Back button and a column of content at most max_width pixels wide."""

    MARGINS: ClassVar[tuple[int, int, int, int]] = 40, 16, SPACINGS[3], 0  # sides, top, bottom
    KEEPS_HISTORY = True
    max_width = 1100

    def __init__(self, title: str, *beside: QWidget | None) -> None:
        """Create the page with widgets beside the title; None adds empty space that stretches."""
        super().__init__()
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
        """Add a scroll area to the column, and return the layout for its rows."""
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
