"""Files that lie where the program wants folders of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from marjapussi_gui.ui.text.storage_text import storage_error_text


@pytest.mark.parametrize("name", ["logs", "backups"])
def test_file_in_the_place_of_a_folder_costs_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("no folder")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = (sys.executable, "-c", RUN_A_WHILE, str(tmp_path))

    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert (ran.returncode, ran.stdout.strip()) == (
        0,
        storage_error_text("no_backups") * (name == "backups"),
    )
    lines = [line for line in ran.stderr.splitlines() if "propagateSizeHints" not in line]
    assert len(lines) == (name == "logs"), ran.stderr
    assert "Traceback" not in ran.stderr


RUN_A_WHILE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from marjapussi_gui.app.main import run_window
from marjapussi_gui.ui.window.appearance import Application
from marjapussi_gui.ui.window.main_window import MainWindow

made = Application(["marjapussi"])

def look():
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    jobs = window._services.system.task_runner._tasks
    is_busy = any(not job.cancel_flag.is_set() for job in jobs)
    if "table_page" not in vars(window.pages) or is_busy:
        return
    window.navigator.go_home()
    print(window.notice_bar.sentence)
    window.close()

timer = QTimer()
timer.timeout.connect(look)
timer.start(100)
run_window(Path(sys.argv[1]))
"""
