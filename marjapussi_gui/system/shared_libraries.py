"""The shared libraries that Qt needs from the system, and the Debian packages with them.

This module uses only the standard library, because packaging/ runs it before anything is installed.
"""

import re
import sys
from collections.abc import Mapping
from ctypes import CDLL
from pathlib import Path

# library file -> Debian package: first what Qt always needs, then what windows need
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
WINDOW_LIBRARIES = X11_LIBRARIES | WAYLAND_LIBRARIES
ALL_LIBRARIES = QT_LIBRARIES | WINDOW_LIBRARIES

MISSING_LIBRARY_PATTERN = re.compile(
    r"(?P<library>[^\s:'\"]+\.so[.\d]*): cannot open shared object file"
)


def missing_libraries(libraries: Mapping[str, str]) -> dict[str, str]:
    if sys.platform != "linux":
        return {}
    return {name: package for name, package in libraries.items() if not can_load(name)}


def can_load(library: str) -> bool:
    return not find_missing_library(library)


def find_missing_library(library: str) -> str:
    """Return the file name of the library that keeps this one from loading, or "" if it loads.

    That may be the library itself or one that it needs.
    """
    try:
        CDLL(library)
    except OSError as error:
        return library_named_in(error) or Path(library).name
    return ""


def library_named_in(error: BaseException) -> str:
    """Return the file name of the missing library in an error message, or "" if it has none."""
    # PyInstaller raises its own error, with the original one as its cause
    match = MISSING_LIBRARY_PATTERN.search(f"{error} {error.__cause__}")
    return Path(match["library"]).name if match else ""


def install_message(library: str, required: Mapping[str, str] = QT_LIBRARIES) -> str:
    """Return a message on how to install a library and all missing ones in `required`."""
    packages = missing_libraries({library: ALL_LIBRARIES.get(library, ""), **required}) or {
        library: ""
    }
    known = " ".join(dict.fromkeys(package for package in packages.values() if package))
    how = f"; on Debian, run: sudo apt-get install {known}" if known else ""
    return f"this system lacks {', '.join(packages)}{how}"
