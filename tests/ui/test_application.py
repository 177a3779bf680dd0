"""What the system asks of the running program."""

import subprocess
import sys

from marjapussi_gui.model.preferences import Preferences
from tests.ui.window_driver import close_window, open_window

ASKED = """
from PySide6.QtGui import QFileOpenEvent
from marjapussi_gui.app.main import qt_application
with qt_application() as app:
    app.file_open_requested.connect(lambda path: print("opens", path.name))
    app.sendEvent(app, QFileOpenEvent("/somewhere/match.marja"))
"""


def test_a_double_clicked_file_is_reported() -> None:
    done = subprocess.run(
        (sys.executable, "-c", ASKED), capture_output=True, text=True, check=False
    )

    assert (done.stdout, done.stderr) == ("opens match.marja\n", "")


def test_the_table_is_ready_before_anybody_sits_down_and_made_once() -> None:
    window = open_window(preferences=Preferences(sound=False))
    assert "table_page" not in vars(window.pages)

    window.navigator.prepare_table()

    page = window.pages.table_page
    assert (page.board.width(), page.board.height()) == window.page_stack.size().toTuple()
    assert window.page_stack.currentWidget() is window.pages.start_page
    window.navigator.prepare_table()
    assert window.pages.table_page is page
    close_window(window)
