"""Months and days are named in the language of the page, whatever the format of dates."""

import os
import subprocess
import sys

PROGRAM = """
from datetime import date
from PySide6.QtCore import QCoreApplication
from marjapussi_gui.ui.common.languages import install_language
from marjapussi_gui.ui.text.my_play_text import full_date_text, month_name
install_language(QCoreApplication([]), "fi")
print(month_name(date(2026, 11, 3)), full_date_text(date(2026, 11, 3)))
"""


def test_months_are_named_in_the_language_of_the_page() -> None:
    system = {"LC_ALL": "", "LANG": "fi_FI.UTF-8", "LC_TIME": "en_US.UTF-8"}

    told = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, check=True, env=os.environ | system
    )

    assert told.stdout.decode().split()[0] == "Marraskuu"
    assert b"November" not in told.stdout
