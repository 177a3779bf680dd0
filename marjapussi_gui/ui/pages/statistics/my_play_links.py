"""Links to everything about how the player plays."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ...text.commands import Command, command_label
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_button

LINKED_COMMANDS = (
    Command.MATCHES,
    Command.STATISTICS,
    Command.PRACTICE,
    Command.ORDER,
    Command.PUZZLES,
    Command.OPEN,
    Command.BACKUPS,
)


class MyPlayLinks(QWidget):
    """A row of links to the pages about matches, statistics and exercises."""

    command_requested = Signal(object)  # a Command

    def __init__(self) -> None:
        super().__init__()
        self._buttons = {
            each: create_button("", partial(self._request, each), "link")
            for each in LINKED_COMMANDS
        }
        self.setLayout(FlowLayout(*self._buttons.values(), spacing=8))
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for command, button in self._buttons.items():
            button.setText(command_label(command))
            button.setAccessibleName(command_label(command))

    def button_for(self, command: Command) -> QPushButton:
        return self._buttons[command]

    def _request(self, command: Command, _checked: object = None) -> None:
        self.command_requested.emit(command)
