"""The interface between the main window and its pages."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ...model.preferences import Preferences
from ..text.commands import Command

CommandMap = Mapping[Command, Callable[[], object]]


class Page(QWidget):
    """A page of the main window; one is visible at a time."""

    command_requested = Signal(object)  # a Command
    title_changed = Signal()
    speech_requested = Signal(str, bool)  # text; whether it interrupts speech
    idle_changed = Signal(bool)  # whether background work may run now

    BACK_COMMAND: ClassVar[Command | None] = Command.BACK  # leaves the page; None if only Home does
    KEEPS_HISTORY: ClassVar[bool] = False  # Back returns to this page
    IS_CARD_TABLE: ClassVar[bool] = False  # cards are played on it: no news is shown
    IS_HOME: ClassVar[bool] = False  # the command "home" shows it, up to date
    PAUSES_BACKGROUND_WORK: ClassVar[bool] = False  # the computer plays or evaluates here

    menu_button: QPushButton | None = None

    @property
    def commands(self) -> CommandMap:
        """The commands that are available on this page, besides those of the window."""
        return {}

    @property
    def title(self) -> str:
        """The page's part of the window title."""
        return ""

    @property
    def has_content(self) -> bool:
        """Whether the page has something to show; otherwise Back skips it."""
        return True

    def apply_preferences(self, preferences: Preferences) -> None:
        """Apply the player's preferences."""

    def retranslate(self) -> None:
        """Update all texts to the current language."""

    def dismiss(self) -> bool:
        """Close what is open or stop what runs; return whether there was anything to dismiss."""
        return False

    def restore_focus(self) -> None:
        """Take the keyboard focus when the player returns to this page."""
        self.setFocus()

    def clear_selection(self) -> None:
        """Clear the selection."""

    def on_leave(self) -> None:
        """Stop what only matters while the page is visible."""

    def shut_down(self) -> None:
        """Stop everything: the window is closing."""

    def request_back(self) -> None:
        """Request to leave the page."""
        self.command_requested.emit(self.BACK_COMMAND)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
