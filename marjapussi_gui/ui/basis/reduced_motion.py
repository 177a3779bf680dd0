"""Detection of the system's reduced-motion setting, which Qt reports only from version 6.12 on."""

import sys
from ctypes import byref, c_int
from os import environ
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING

from PySide6.QtCore import QProcess, QProcessEnvironment

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

GET_CLIENT_AREA_ANIMATION = 0x1042
MAC_FILE = "Library/Preferences/com.apple.universalaccess.plist"
NO = ("0", "false")
BUS, NO_BUS = "DBUS_SESSION_BUS_ADDRESS", "disabled:"
PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    "Read",
)
GNOME = "org.gnome.desktop.interface", "enable-animations"
# Settings of the portal, and their values that mean reduced motion
ASKED = {
    ("org.freedesktop.appearance", "reduced-motion"): ("1",),
    GNOME: NO,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0"),
}
NOT_KNOWN = "org.freedesktop.portal.Error.NotFound"
PORTAL_MS, GSETTINGS_MS = 100, 300  # the program starts without an answer after that


def wants_less_motion() -> bool:
    """Return whether the system asks for reduced motion; False if that is hard to find out."""
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
    """Return the setting from the desktop's files, else from its portal or gsettings."""
    if files_are_still(folder):
        return True
    answer = _session_is_still() if _has_bus() else None
    return gsettings_are_still() if answer is None else answer


def files_are_still(folder: Path) -> bool:
    """Return the setting from KDE's and GTK's configuration files."""
    if _setting(folder / "kdeglobals", "KDE", "AnimationDurationFactor") == "0":
        return True
    files = (folder / "gtk-4.0" / "settings.ini", folder / "gtk-3.0" / "settings.ini")
    return any(_setting(file, "Settings", "gtk-enable-animations") in NO for file in files)


def portal_is_still(bus: "QDBusConnection", milliseconds: int = PORTAL_MS) -> bool | None:
    """Return the setting from the desktop portal; None if it is missing or too slow."""
    answers = []
    for (group, key), still in ASKED.items():
        answer = _portal_says(bus, group, key, milliseconds)
        if answer is None:
            return None
        answers.append(answer in still)
    return any(answers)


def _session_is_still() -> bool | None:
    from PySide6.QtDBus import QDBusConnection

    return portal_is_still(QDBusConnection.sessionBus())


def _has_bus() -> bool:
    """Return whether a session bus is running; connecting without one would start one."""
    usual = Path(environ.get("XDG_RUNTIME_DIR") or "/nowhere", "bus")
    return bool(environ.get(BUS)) or _is_there(usual)


def _portal_says(bus: "QDBusConnection", group: str, key: str, milliseconds: int) -> str | None:
    """Return a portal setting as text, empty if unknown; None without an answer."""
    from PySide6.QtDBus import QDBus, QDBusMessage, QDBusVariant

    question = QDBusMessage.createMethodCall(*PORTAL)
    question.setArguments([group, key])
    question.setAutoStartService(False)
    answer = bus.call(question, QDBus.CallMode.Block, milliseconds)
    if answer.type() == QDBusMessage.MessageType.ErrorMessage:
        return "" if answer.errorName() == NOT_KNOWN else None
    value = next(iter(answer.arguments()), "")
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return str(value).lower()


def gsettings_are_still(milliseconds: int = GSETTINGS_MS) -> bool:
    """Return the setting from GNOME's gsettings tool; False if it is not installed."""
    if not (tool := which("gsettings")):
        return False
    alone = QProcessEnvironment.systemEnvironment()
    alone.insert(BUS, NO_BUS)  # reading needs no bus, but the tool would start one
    process = QProcess()
    process.setProcessEnvironment(alone)
    process.start(tool, ["get", *GNOME])
    if not process.waitForFinished(milliseconds):
        process.kill()
        process.waitForFinished()
        return False
    return bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip() in NO


def _windows_is_still() -> bool:
    from ctypes import windll  # type: ignore[attr-defined,unused-ignore]

    moves = c_int(1)
    windll.user32.SystemParametersInfoW(GET_CLIENT_AREA_ANIMATION, 0, byref(moves), 0)
    return not moves.value


def _setting(file: Path, section: str, key: str) -> str:
    """Return a setting of an INI file in lower case; empty if it is missing."""
    if not _is_there(file):
        return ""
    from configparser import ConfigParser
    from configparser import Error as Unreadable

    settings = ConfigParser(interpolation=None, strict=False)
    try:
        settings.read(file, encoding="utf-8")
    except (Unreadable, OSError, UnicodeDecodeError):
        return ""
    return settings.get(section, key, fallback="").strip().lower()


def _is_there(path: Path) -> bool:
    """Return whether a path exists; False if it may not be accessed."""
    try:
        return path.exists()
    except OSError:
        return False
