"""Detection of the system's setting for reduced motion. Qt reports it only from 6.12 on."""

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
FALSE_VALUES = ("0", "false")
BUS_VARIABLE, DISABLED_BUS = "DBUS_SESSION_BUS_ADDRESS", "disabled:"
PORTAL_METHOD = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    "Read",
)
GNOME_ANIMATIONS = "org.gnome.desktop.interface", "enable-animations"
# Settings of the portal, and their values that mean reduced motion
PORTAL_SETTINGS = {
    ("org.freedesktop.appearance", "reduced-motion"): ("1",),
    GNOME_ANIMATIONS: FALSE_VALUES,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.0"),
}
NOT_FOUND_ERROR = "org.freedesktop.portal.Error.NotFound"
PORTAL_TIMEOUT_MS, GSETTINGS_TIMEOUT_MS = (
    100,
    300,
)  # afterwards the program starts without an answer


def prefers_reduced_motion() -> bool:
    """Return whether the system asks for reduced motion; False if it doesn't answer in time."""
    if sys.platform == "win32":
        return _is_motion_reduced_on_windows()
    if sys.platform == "darwin":
        return is_motion_reduced_on_mac(Path.home() / MAC_FILE)
    return is_motion_reduced_on_desktop(
        Path(environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    )


def is_motion_reduced_on_mac(file: Path) -> bool:
    import plistlib
    from xml.parsers.expat import ExpatError

    try:
        return bool(plistlib.loads(file.read_bytes()).get("reduceMotion"))
    except (OSError, ValueError, AttributeError, ExpatError):
        return False


def is_motion_reduced_on_desktop(config_folder: Path) -> bool:
    """Return the setting of a Linux desktop: from its files, its portal or gsettings."""
    if is_motion_reduced_in_files(config_folder):
        return True
    answer = _session_requests_reduced_motion() if _has_session_bus() else None
    return is_motion_reduced_by_gsettings() if answer is None else answer


def is_motion_reduced_in_files(config_folder: Path) -> bool:
    """Return whether the configuration files of KDE or GTK ask for reduced motion."""
    if _read_ini_setting(config_folder / "kdeglobals", "KDE", "AnimationDurationFactor") == "0":
        return True
    files = (config_folder / "gtk-4.0" / "settings.ini", config_folder / "gtk-3.0" / "settings.ini")
    return any(
        _read_ini_setting(file, "Settings", "gtk-enable-animations") in FALSE_VALUES
        for file in files
    )


def portal_requests_reduced_motion(
    bus: "QDBusConnection", timeout_ms: int = PORTAL_TIMEOUT_MS
) -> bool | None:
    """Return the desktop portal's setting, or None if the portal doesn't answer."""
    answers = []
    for (group, key), still in PORTAL_SETTINGS.items():
        answer = _read_portal_setting(bus, group, key, timeout_ms)
        if answer is None:
            return None
        answers.append(answer in still)
    return any(answers)


def _session_requests_reduced_motion() -> bool | None:
    from PySide6.QtDBus import QDBusConnection

    return portal_requests_reduced_motion(QDBusConnection.sessionBus())


def _has_session_bus() -> bool:
    """Return whether a D-Bus session bus is running, because connecting would start one."""
    usual = Path(environ.get("XDG_RUNTIME_DIR") or "/nowhere", "bus")
    return bool(environ.get(BUS_VARIABLE)) or _exists(usual)


def _read_portal_setting(
    bus: "QDBusConnection", group: str, key: str, timeout_ms: int
) -> str | None:
    """Return a portal setting as text: empty if it is unknown, None if the portal is silent."""
    from PySide6.QtDBus import QDBus, QDBusMessage, QDBusVariant

    question = QDBusMessage.createMethodCall(*PORTAL_METHOD)
    question.setArguments([group, key])
    question.setAutoStartService(False)
    answer = bus.call(question, QDBus.CallMode.Block, timeout_ms)
    if answer.type() == QDBusMessage.MessageType.ErrorMessage:
        return "" if answer.errorName() == NOT_FOUND_ERROR else None
    value = next(iter(answer.arguments()), "")
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return str(value).lower()


def is_motion_reduced_by_gsettings(timeout_ms: int = GSETTINGS_TIMEOUT_MS) -> bool:
    """Return the setting from GNOME's gsettings, or False if that tool isn't installed."""
    if not (tool := which("gsettings")):
        return False
    alone = QProcessEnvironment.systemEnvironment()
    alone.insert(BUS_VARIABLE, DISABLED_BUS)  # reading needs no bus, but gsettings would start one
    process = QProcess()
    process.setProcessEnvironment(alone)
    process.start(tool, ["get", *GNOME_ANIMATIONS])
    if not process.waitForFinished(timeout_ms):
        process.kill()
        process.waitForFinished()
        return False
    return (
        bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
        in FALSE_VALUES
    )


def _is_motion_reduced_on_windows() -> bool:
    from ctypes import windll  # type: ignore[attr-defined,unused-ignore]

    moves = c_int(1)
    windll.user32.SystemParametersInfoW(GET_CLIENT_AREA_ANIMATION, 0, byref(moves), 0)
    return not moves.value


def _read_ini_setting(file: Path, section: str, key: str) -> str:
    """Return a setting of an INI file in lower case, or an empty string if it is missing."""
    if not _exists(file):
        return ""
    from configparser import ConfigParser
    from configparser import Error as Unreadable

    settings = ConfigParser(interpolation=None, strict=False)
    try:
        settings.read(file, encoding="utf-8")
    except (Unreadable, OSError, UnicodeDecodeError):
        return ""
    return settings.get(section, key, fallback="").strip().lower()


def _exists(path: Path) -> bool:
    """Return whether a path exists; False if access to it is denied."""
    try:
        return path.exists()
    except OSError:
        return False
