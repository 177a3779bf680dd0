"""Whether the system was told that its windows shall not move; Qt knows that from 6.12 on only."""

import struct
import sys
from ctypes import byref, c_int
from os import environ
from pathlib import Path
from struct import Struct

GET_CLIENT_AREA_ANIMATION = 0x1042
NO = ("0", "false")
MAC_FILE = "Library/Preferences/com.apple.universalaccess.plist"
# A table of settings in one file: its place; how many words and buckets come first; an entry
ROOT, COUNTS, ENTRY = Struct("<16xII"), Struct("<II"), Struct("<8xIHBxII")
WORDS = 0x07FFFFFF
SWITCH, OFF = b"enable-animations", b"\0\0b"


def wants_less_motion() -> bool:
    """Return what the system says of motion, as far as it can be read without delay."""
    if sys.platform == "win32":
        return _windows_is_still()
    if sys.platform == "darwin":
        return mac_is_still(Path.home() / MAC_FILE)
    return desktop_is_still(Path(environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"))


def mac_is_still(file: Path) -> bool:
    import plistlib
    from xml.parsers.expat import ExpatError

    try:
        return bool(plistlib.loads(file.read_bytes()).get("reduceMotion"))
    except (OSError, ValueError, AttributeError, ExpatError):
        return False


def desktop_is_still(folder: Path) -> bool:
    """Return what the desktops write into their files: one by its speed, the others by a switch."""
    if _said(folder / "kdeglobals", "KDE", "AnimationDurationFactor") == "0":
        return True
    files = (folder / "gtk-4.0" / "settings.ini", folder / "gtk-3.0" / "settings.ini")
    if any(_said(file, "Settings", "gtk-enable-animations") in NO for file in files):
        return True
    return table_is_still(folder / "dconf" / "user")


def table_is_still(file: Path) -> bool:
    """Return whether animations are switched off in the one table that GNOME keeps."""
    try:
        table = file.read_bytes()
        start, end = ROOT.unpack_from(table)
        words, buckets = COUNTS.unpack_from(table, start)
        first = start + COUNTS.size + 4 * ((words & WORDS) + buckets)
        for place in range(first, end, ENTRY.size):
            name, size, kind, value, value_end = ENTRY.unpack_from(table, place)
            if kind == ord("v") and table[name : name + size] == SWITCH:
                return table[value:value_end] == OFF
    except (OSError, struct.error):
        pass
    return False


def _windows_is_still() -> bool:
    from ctypes import windll  # type: ignore[attr-defined,unused-ignore]

    moves = c_int(1)
    windll.user32.SystemParametersInfoW(GET_CLIENT_AREA_ANIMATION, 0, byref(moves), 0)
    return not moves.value


def _said(file: Path, section: str, key: str) -> str:
    """Return what a file of settings says, in small letters; nothing where it says nothing."""
    if not _is_there(file):
        return ""
    from configparser import ConfigParser
    from configparser import Error as Unreadable

    said = ConfigParser(interpolation=None, strict=False)
    try:
        said.read(file, encoding="utf-8")
    except (Unreadable, OSError, UnicodeDecodeError):
        return ""
    return said.get(section, key, fallback="").strip().lower()


def _is_there(file: Path) -> bool:
    """Return whether a file can be seen; settings that nobody may look into say nothing."""
    try:
        return file.is_file()
    except OSError:
        return False
