"""What the system asks of the running program."""

import subprocess
import sys

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
