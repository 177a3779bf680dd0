"""What the system asks of the running program."""

import subprocess
import sys

from marjapussi_gui.ui.basis.preferences import Preferences
from tests.ui.playing import gone, opened

ASKED = """
from PySide6.QtGui import QFileOpenEvent
from marjapussi_gui.app import application
with application() as app:
    app.to_open.connect(lambda path: print("opens", path.name))
    app.sendEvent(app, QFileOpenEvent("/somewhere/match.marja"))
"""


def test_a_file_that_was_double_clicked_is_told() -> None:
    done = subprocess.run(
        (sys.executable, "-c", ASKED), capture_output=True, text=True, check=False
    )

    assert (done.stdout, done.stderr) == ("opens match.marja\n", "")


def test_the_table_is_ready_before_anybody_sits_down_and_made_once() -> None:
    window = opened(preferences=Preferences(sound=False))
    assert "table_page" not in vars(window.ways)

    window.ways.set_table()

    page = window.ways.table_page
    assert (page.board.width(), page.board.height()) == window.pages.size().toTuple()
    assert window.pages.currentWidget() is window.ways.start_page
    window.ways.set_table()
    assert window.ways.table_page is page
    gone(window)
