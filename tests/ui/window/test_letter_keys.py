"""Letters without Ctrl are shortcuts, unless the player wants them only together with Alt."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.text.about_text import keys_html
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.menu import native_shortcuts
from tests.ui.table_driver import TableDriver

PLAIN, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier


def test_letters_act_only_together_with_alt_if_wished(window: MainWindow) -> None:
    window.show()
    window.match_controller.start_default_match("tuppi")
    log = TableDriver(window).page.panels.hand_log

    opened = []
    for modifier, alt_letters in ((PLAIN, True), (ALT, True), (PLAIN, False)):
        window.apply_preferences(Preferences(alt_letters=alt_letters))
        QTest.keyClick(window, Qt.Key.Key_T, modifier)
        opened.append(log.is_open)

    assert opened == [False, True, False]


def test_no_letter_acts_twice_together_with_alt() -> None:
    keys = [key for key in native_shortcuts(alt_letters=True).values() if key]

    assert len(keys) == len(set(keys))
    assert "Alt+Shift+T" in native_shortcuts(alt_letters=True)[Command.READ_TURN]
    assert native_shortcuts(alt_letters=True)[Command.UNDO] == "Ctrl+Z"


def test_keys_of_letters_in_the_list_follow_the_preference() -> None:
    assert "Alt+H" in keys_html(native_shortcuts(alt_letters=True))
    assert "Alt+H" not in keys_html(native_shortcuts(alt_letters=False))
