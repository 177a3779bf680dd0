"""Dates are formatted on every system."""

import os
import subprocess
import sys

import pytest

from marjapussi_gui.ui.text.i18n import date_text, date_time_text

WRITTEN = "2025-03-01T12:00:00+00:00"
TELL = """
from PySide6.QtCore import QLocale
from marjapussi_gui.ui.text.i18n import date_text, date_time_text
QLocale.setDefault(QLocale("sv"))
print(date_time_text({0!r}), date_text({0!r}), sep="|")
"""


@pytest.mark.parametrize(
    ("zone", "hour"),
    [
        ("Europe/Helsinki", 14),
        ("UTC", 12),
        ("Nowhere/City", 12),
        ("../../etc/passwd", 12),
        ("", 12),
    ],
)
def test_an_unknown_time_zone_leaves_no_date_empty(zone: str, hour: int) -> None:
    run = subprocess.run(
        [sys.executable, "-c", TELL.format(WRITTEN)],
        env={**os.environ, "TZ": zone},
        capture_output=True,
        text=True,
        check=True,
    )

    assert (f"2025-03-01 {hour}:00|2025-03-01\n", "") == (run.stdout, run.stderr)


@pytest.mark.parametrize("when", ["", "yesterday", "2025-13-45T99:00:00"])
def test_invalid_date_is_shown_as_none(when: str) -> None:
    assert ("", "") == (date_time_text(when), date_text(when))
