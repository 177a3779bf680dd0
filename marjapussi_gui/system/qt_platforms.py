"""Checks whether a Qt platform (X11 or Wayland) can open a window.

Qt itself aborts the program if no display answers, and waits forever for one that hangs.
"""

import os
from collections.abc import Callable, Mapping
from ctypes import CDLL, c_void_p
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

from ..engine.errors import shorten
from .shared_libraries import (
    QT_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    find_missing_library,
    install_message,
)

ANSWER_TIMEOUT_S = 5.0


def unusable_reason() -> str:
    """Return why no platform that Qt would try works, or an empty string if one does."""
    whys = [
        PLATFORMS[name].unusable_reason() if name in PLATFORMS else ""
        for name in _platforms_to_try()
    ]
    return whys[-1] if all(whys) else ""


def missing_library_message(library: str) -> str:
    wanted = QT_LIBRARIES.copy()
    for name in _platforms_to_try():
        wanted.update(PLATFORMS[name].libraries if name in PLATFORMS else {})
    return install_message(library, wanted)


def _platforms_to_try() -> list[str]:
    """Return the names of the platforms that Qt would try, in order."""
    requested = os.environ.get("QT_QPA_PLATFORM", "")
    if requested:
        return [each.partition(":")[0] for each in requested.split(";")]
    return [name for name, system in PLATFORMS.items() if os.environ.get(system.display_variable)]


@dataclass(frozen=True)
class QtPlatform:
    """A Qt platform, such as X11 or Wayland, and what it needs to open a window."""

    display_variable: str  # environment variable that names the display
    plugin_name: str
    libraries: Mapping[str, str]
    is_responding: Callable[[], bool]

    def unusable_reason(self) -> str:
        """Return why the platform can't open a window, or an empty string if it can."""
        display = os.environ.get(self.display_variable)
        if not display:
            return f"{self.display_variable} isn't set"
        plugin = self._plugin_path()
        lacking = find_missing_library(str(plugin)) if plugin is not None else ""
        if lacking:
            return missing_library_message(lacking)
        return (
            ""
            if _responds_in_time(self.is_responding)
            else f"the display {shorten(display)} doesn't answer"
        )

    def _plugin_path(self) -> Path | None:
        """Return the path of the Qt plugin for this platform, or None if it isn't installed."""
        found = find_spec("PySide6")
        folders = found.submodule_search_locations if found is not None else None
        paths = (
            Path(each, "Qt", "plugins", "platforms", self.plugin_name) for each in folders or ()
        )
        return next(filter(Path.is_file, paths), None)


def _responds_in_time(is_responding: Callable[[], bool]) -> bool:
    """Return whether a display answers before the timeout."""
    found: list[bool] = []
    asking = Thread(target=lambda: found.append(is_responding()), daemon=True)
    asking.start()
    asking.join(ANSWER_TIMEOUT_S)
    return found == [True]


def _is_x11_responding() -> bool:
    xcb = CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    has_failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not has_failed


def _is_wayland_responding() -> bool:
    folder, name = os.environ.get("XDG_RUNTIME_DIR", ""), os.environ["WAYLAND_DISPLAY"]
    if not Path(folder, name).is_socket():
        return False  # without a socket, the library would print an error message
    wayland = CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = c_void_p
    display = c_void_p(wayland.wl_display_connect(None))
    if display.value is None:
        return False
    answered: int = wayland.wl_display_roundtrip(display)
    wayland.wl_display_disconnect(display)
    return answered >= 0


PLATFORMS = {
    "wayland": QtPlatform(
        "WAYLAND_DISPLAY", "libqwayland.so", WAYLAND_LIBRARIES, _is_wayland_responding
    ),
    "xcb": QtPlatform("DISPLAY", "libqxcb.so", X11_LIBRARIES, _is_x11_responding),
}
