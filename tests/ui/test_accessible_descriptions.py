"""The accessible description of a widget does not repeat its name."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.app_runner import RunningApp
from tests.ui.window_driver import start_match

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def repeated_names(window: MainWindow) -> list[str]:
    """Return the names that a screen reader hears twice."""
    found = []
    for widget in window.findChildren(QWidget):
        heard = QAccessible.queryAccessibleInterface(widget)
        name, description = heard.text(NAME), heard.text(DESCRIPTION)
        if name and name.casefold() == description.casefold():
            found.append(name)
    return found


@pytest.mark.parametrize("command", ["", "statistics", "my_play", "matches"])
def test_no_page_repeats_a_name(tmp_path: Path, command: str) -> None:
    program = RunningApp(tmp_path)
    if command:
        program.window.run_command(Command(command))
    names = repeated_names(program.window)
    program.end()

    assert names == []


def test_table_repeats_no_name_and_shows_those_of_its_buttons(tmp_path: Path) -> None:
    program = RunningApp(tmp_path)
    window = program.window
    start_match(window, "marjapussi")
    button = window.pages.table_page.tool_buttons.button_for("hint")
    position = QPoint(3, 3)
    event = QHelpEvent(QEvent.Type.ToolTip, position, button.mapToGlobal(position))
    QApplication.sendEvent(button, event)
    names, shown = repeated_names(window), QToolTip.text()
    QToolTip.hideText()
    name = button.accessibleName()
    program.end()

    assert names == []
    assert shown == name != ""
