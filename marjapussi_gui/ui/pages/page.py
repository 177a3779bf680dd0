"""The interface between the main window and its pages."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ..basis.preferences import Preferences

Deeds = Mapping[str, Callable[[], object]]  # from the name of a command to what it does


class Page(QWidget):
    """A page of the main window; one is visible at a time."""

    asked = Signal(str)  # the name of a window command
    changed = Signal()  # the title of the page is another one
    said = Signal(str, bool)  # text; whether it interrupts speech
    idle = Signal(bool)  # whether background work may run now

    BACK: ClassVar[str] = "back"  # the command that leaves it; empty: only Home does
    IS_STATION: ClassVar[bool] = False  # Back returns to it
    IS_FELT: ClassVar[bool] = False  # cards are played on it: no news is shown
    IS_HOME: ClassVar[bool] = False  # the command "home" shows it, up to date
    NEEDS_THOUGHT: ClassVar[bool] = False  # the computer plays or evaluates here

    menu_button: QPushButton | None = None

    @property
    def deeds(self) -> Deeds:
        """The commands that are available on this page, besides those of the window."""
        return {}

    @property
    def title(self) -> str:
        """The page's part of the window title."""
        return ""

    @property
    def has_subject(self) -> bool:
        """Whether the page has something to show; otherwise Back skips it."""
        return True

    def prefer(self, preferences: Preferences) -> None:
        """Apply the player's preferences."""

    def retranslate(self) -> None:
        """Update all texts to the current language."""

    def close_open(self) -> bool:
        """Close what is open or stop what runs; return whether there was anything."""
        return False

    def take_focus(self) -> None:
        """Take the keyboard focus when the player returns to this page."""
        self.setFocus()

    def let_go(self) -> None:
        """Clear the selection."""

    def on_left(self) -> None:
        """Stop what only matters while the page is visible."""

    def end(self) -> None:
        """Stop everything: the window is closing."""

    def ask_back(self) -> None:
        """Request to leave the page."""
        self.asked.emit(self.BACK)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
