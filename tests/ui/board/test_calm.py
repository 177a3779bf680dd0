"""The system's wish for less motion is found where each system keeps it."""

import os
import plistlib
from pathlib import Path
from struct import pack

import pytest

from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.calm import desktop_is_still, mac_is_still, table_is_still
from marjapussi_gui.ui.board.pace import FADE, INSTANT, Pace, pace_of
from tests.nobody import as_nobody, home_of_nobody


def table(value: bytes) -> bytes:
    """Return a table as GNOME keeps it, with one switch."""
    key = b"enable-animations"
    start = 24 + 8 + 4
    name, at = start + 24, start + 24 + len(key)
    header = b"GVariant" + bytes(8) + pack("<II", 24, name)
    counts = pack("<II", 5 << 27, 1) + pack("<I", 0)
    entry = pack("<IIIHBxII", 1, 0, name, len(key), ord("v"), at, at + len(value))
    return header + counts + entry + key + value


@pytest.mark.parametrize(
    ("file", "text", "is_still"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=False\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "no settings at all", False),
    ],
)
def test_desktop_says_so_in_a_file(tmp_path: Path, file: str, text: str, is_still: bool) -> None:
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")

    assert is_still == desktop_is_still(tmp_path)


@pytest.mark.parametrize(
    ("content", "is_still"),
    [
        (table(b"\0\0b"), True),
        (table(b"\1\0b"), False),
        (b"GVariant", False),
        (table(b"\0\0b")[:50], False),
        (b"", False),
    ],
)
def test_desktop_says_so_in_a_table(tmp_path: Path, content: bytes, is_still: bool) -> None:
    (tmp_path / "dconf").mkdir()
    (tmp_path / "dconf" / "user").write_bytes(content)

    assert is_still == desktop_is_still(tmp_path)
    assert is_still == table_is_still(tmp_path / "dconf" / "user")


@pytest.mark.parametrize("is_still", [True, False])
def test_mac_says_so_in_a_list(tmp_path: Path, is_still: bool) -> None:
    file = tmp_path / "access.plist"
    file.write_bytes(plistlib.dumps({"reduceMotion": is_still}))

    assert is_still == mac_is_still(file)


def test_nothing_said_is_no_wish(tmp_path: Path) -> None:
    (tmp_path / "broken").write_bytes(b"<?xml version='1.0'?><plist><dict>")

    assert not desktop_is_still(tmp_path / "none")
    assert not mac_is_still(tmp_path / "none")
    assert not mac_is_still(tmp_path / "broken")


def test_pace_without_flights_keeps_its_pauses() -> None:
    pace, usual = pace_of(Preferences(), is_still=True), pace_of(Preferences())

    assert usual == Pace()
    assert pace.is_still
    assert (FADE, 0, 0) == (pace.play, pace.apart, pace.breath)
    assert (usual.pause, usual.moment, usual.rest) == (pace.pause, pace.moment, pace.rest)


def test_off_is_off_whatever_the_system_wishes() -> None:
    off = Preferences(pace="off", rest="short")

    assert pace_of(off) == pace_of(off, is_still=True)
    assert (INSTANT.play, 450.0) == (pace_of(off).play, pace_of(off).rest)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_settings_that_nobody_may_read_say_nothing(tmp_path: Path) -> None:
    below_a_file = tmp_path / "file"
    below_a_file.write_text("no folder")
    assert not desktop_is_still(below_a_file / "config")

    with home_of_nobody() as folder, as_nobody():
        folder.chmod(0)
        assert not desktop_is_still(folder)
        assert not mac_is_still(folder / "settings.plist")
