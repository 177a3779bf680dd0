"""The interface between the main window and its pages."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ...model.note import Note
from ...model.preferences import Preferences
from ..text.commands import Command

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
        """Show what the old page showed, which this one replaces after a change of language."""

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
