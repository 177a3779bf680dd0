"""A screen reader finds the table through AT-SPI in the running program."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NEEDED = ("xvfb-run", "dbus-run-session")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
IS_HERE = LAUNCHER.exists() and all(map(shutil.which, NEEDED))
CARD = re.compile(r"\w+ of (spades|hearts|diamonds|clubs), \d of 9")


@pytest.mark.slow
@pytest.mark.skipif(not IS_HERE, reason="at-spi2-core, dbus or xvfb is not installed")
def test_a_screen_reader_finds_the_table(tmp_path: Path) -> None:
    command = ("xvfb-run", "-a", "dbus-run-session", "--", sys.executable)
    ran = subprocess.run(
        (*command, "-m", "tests.ui.at_spi_client", str(tmp_path)),
        capture_output=True,
        text=True,
        timeout=90,
        check=True,
    )
    names = json.loads(ran.stdout.splitlines()[-1])  # the registry has said hello before

    assert "The table" in names
    assert 9 == len([name for name in names if CARD.match(name)])
    assert any("No card has been played yet" in name for name in names)
    assert any("Us 0" in name for name in names)
    for control in ("Undo", "Hint", "Menu"):
        assert control in names


@pytest.mark.slow
@pytest.mark.skipif(not IS_HERE, reason="at-spi2-core, dbus or xvfb is not installed")
def test_a_screen_reader_hears_a_sentence_after_the_focus_has_moved() -> None:
    command = ("xvfb-run", "-a", "dbus-run-session", "--", sys.executable)
    ran = subprocess.run(
        (*command, "-m", "tests.ui.at_spi_client"),
        capture_output=True,
        text=True,
        timeout=90,
        check=True,
    )
    heard = json.loads(ran.stdout.splitlines()[-1])
    said = [place for place, each in enumerate(heard) if each == "Aino takes the trick."]

    assert said, heard
    assert {"focus: Menu"} == {heard[place - 1] for place in said if place}, heard
