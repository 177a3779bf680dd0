"""Checks whether a platform of Qt, X11 or Wayland, can open a window.

Qt itself aborts the program if no display answers, and waits forever for one that hangs.
"""

import os
from collections.abc import Callable, Mapping
from ctypes import CDLL, c_void_p
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

from .engine.quoting import cut
from .libraries import LIBRARIES, WAYLAND_LIBRARIES, X11_LIBRARIES, sentence, unloaded

PATIENCE_S = 5.0


def why_not() -> str:
    """Return why no platform that Qt would try can be used; empty if one can."""
    whys = [SYSTEMS[name].why_not() if name in SYSTEMS else "" for name in _tried()]
    return whys[-1] if all(whys) else ""


def lacks(library: str) -> str:
    """Return a message on what to install, given one library that is missing."""
    wanted = LIBRARIES.copy()
    for name in _tried():
        wanted.update(SYSTEMS[name].libraries if name in SYSTEMS else {})
    return sentence(library, wanted)


def _tried() -> list[str]:
    """Return the names of the platforms that Qt would try, in order."""
    requested = os.environ.get("QT_QPA_PLATFORM", "")
    if requested:
        return [each.partition(":")[0] for each in requested.split(";")]
    return [name for name, system in SYSTEMS.items() if os.environ.get(system.variable)]


@dataclass(frozen=True)
class WindowSystem:
    """A platform of Qt and what it needs to open a window."""

    variable: str  # the environment variable with the name of the display
    plugin: str
    libraries: Mapping[str, str]
    answers: Callable[[], bool]

    def why_not(self) -> str:
        """Return why no window can be opened on this platform; empty if one can."""
        display = os.environ.get(self.variable)
        if not display:
            return f"{self.variable} is not set"
        plugin = self._file()
        lacking = unloaded(str(plugin)) if plugin is not None else ""
        if lacking:
            return lacks(lacking)
        return "" if _in_time(self.answers) else f"the display {cut(display)} does not answer"

    def _file(self) -> Path | None:
        """Return the path of Qt's plugin; None if it is not found."""
        found = find_spec("PySide6")
        folders = found.submodule_search_locations if found is not None else None
        paths = (Path(each, "Qt", "plugins", "platforms", self.plugin) for each in folders or ())
        return next(filter(Path.is_file, paths), None)


def _in_time(answers: Callable[[], bool]) -> bool:
    """Return whether a display responds before the timeout."""
    found: list[bool] = []
    asking = Thread(target=lambda: found.append(answers()), daemon=True)
    asking.start()
    asking.join(PATIENCE_S)
    return found == [True]


def _x11_answers() -> bool:
    xcb = CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = c_void_p
    connection = c_void_p(xcb.xcb_connect(None, None))
    has_failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not has_failed


def _wayland_answers() -> bool:
    folder, name = os.environ.get("XDG_RUNTIME_DIR", ""), os.environ["WAYLAND_DISPLAY"]
    if not Path(folder, name).is_socket():
        return False  # otherwise the library would print an error
    wayland = CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = c_void_p
    display = c_void_p(wayland.wl_display_connect(None))
    if display.value is None:
        return False
    answered: int = wayland.wl_display_roundtrip(display)
    wayland.wl_display_disconnect(display)
    return answered >= 0


SYSTEMS = {
    "wayland": WindowSystem(
        "WAYLAND_DISPLAY", "libqwayland.so", WAYLAND_LIBRARIES, _wayland_answers
    ),
    "xcb": WindowSystem("DISPLAY", "libqxcb.so", X11_LIBRARIES, _x11_answers),
}
