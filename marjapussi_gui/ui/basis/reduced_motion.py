"""Whether the system was told that its windows shall not move; Qt knows that from 6.12 on only."""

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
# What the portal is asked, and the answers that wish for stillness
ASKED = {
    ("org.freedesktop.appearance", "reduced-motion"): ("1",),
    GNOME: NO,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0"),
}
NOT_KNOWN = "org.freedesktop.portal.Error.NotFound"
PORTAL_MS, GSETTINGS_MS = 100, 300  # nobody waits longer for an answer


def wants_less_motion() -> bool:
    """Return what the system says of motion, as far as it can be known without delay."""
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
    """Return what a desktop has in its files; else what its portal says, or its settings."""
    if files_are_still(folder):
        return True
    answer = _session_is_still() if _has_bus() else None
    return gsettings_are_still() if answer is None else answer


def files_are_still(folder: Path) -> bool:
    """Return what the desktops write into their files: one by its speed, the others by a switch."""
    if _setting(folder / "kdeglobals", "KDE", "AnimationDurationFactor") == "0":
        return True
    files = (folder / "gtk-4.0" / "settings.ini", folder / "gtk-3.0" / "settings.ini")
    return any(_setting(file, "Settings", "gtk-enable-animations") in NO for file in files)


def portal_is_still(bus: "QDBusConnection", milliseconds: int = PORTAL_MS) -> bool | None:
    """Return what the portal on a bus says; None where none runs, or none answers in time."""
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
    """Return whether there is a bus of the session: looking for one in vain would start one."""
    usual = Path(environ.get("XDG_RUNTIME_DIR") or "/nowhere", "bus")
    return bool(environ.get(BUS)) or _is_there(usual)


def _portal_says(bus: "QDBusConnection", group: str, key: str, milliseconds: int) -> str | None:
    """Return a setting as text, empty where it is not known; None without an answer."""
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
    """Return what the tool of GNOME says, where it is installed."""
    if not (tool := which("gsettings")):
        return False
    alone = QProcessEnvironment.systemEnvironment()
    alone.insert(BUS, NO_BUS)  # reading takes none, and the tool would start one
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
    """Return what a file of settings says, in small letters; nothing where it says nothing."""
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
    """Return whether a file can be seen; settings that nobody may look into say nothing."""
    try:
        return path.exists()
    except OSError:
        return False
