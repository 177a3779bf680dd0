"""What every page promises, and all that the window knows of one."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ..basis.preferences import Preferences

Deeds = Mapping[str, Callable[[], object]]  # what is done, by the name of the command


class Page(QWidget):
    """One thing that is seen at a time, in the middle of the window."""

    asked = Signal(str)  # a command of the window, by its name
    changed = Signal()  # what it is called
    said = Signal(str, bool)  # to those who listen; whether at once
    idle = Signal(bool)  # whether nobody has to think for it just now

    BACK: ClassVar[str] = "back"  # the command by which it is left; none leaves a table
    IS_STATION: ClassVar[bool] = False  # one comes back here from where one went
    IS_FELT: ClassVar[bool] = False  # cards are played on it
    IS_HOME: ClassVar[bool] = False  # the command "home" shows it, with what changed meanwhile
    NEEDS_THOUGHT: ClassVar[bool] = False  # whoever thinks, thinks for this page

    menu_button: QPushButton | None = None

    @property
    def deeds(self) -> Deeds:
        """What may be done while this page is seen, beside what may be done everywhere."""
        return {}

    @property
    def title(self) -> str:
        """What it adds to the title of the window."""
        return ""

    @property
    def has_subject(self) -> bool:
        """Whether there is what it shows: else one does not come back here."""
        return True

    def prefer(self, preferences: Preferences) -> None:
        """Look and play as the player wishes."""

    def retranslate(self) -> None:
        """Say everything again, in the language of now."""

    def close_open(self) -> bool:
        """Close what lies open, or stop what goes on by itself; return whether anything did."""
        return False

    def take_focus(self) -> None:
        """Have the keyboard again where one comes back to this page."""
        self.setFocus()

    def let_go(self) -> None:
        """Put away what is only looked at."""

    def on_left(self) -> None:
        """Do nothing any more that only who looks at the page wants."""

    def end(self) -> None:
        """Have done: the window closes."""

    def ask_back(self) -> None:
        """Ask to be left."""
        self.asked.emit(self.BACK)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
