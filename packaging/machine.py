"""What the system has to have before there can be an environment, and how that comes."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator

from environment import run, say

# soname -> Debian package: what Qt needs to run at all, and what its windows need besides.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}


def missing(*, window: bool) -> Iterator[tuple[str, str]]:
    """Yield what the system lacks to run Qt, each with the Debian package that brings it."""
    if sys.platform == "linux":
        libraries = {**LIBRARIES, **(WINDOW_LIBRARIES if window else {})}
        yield from ((name, package) for name, package in libraries.items() if not loads(name))


def missing_for_environment() -> Iterator[tuple[str, str]]:
    """Yield what an environment cannot be made without."""
    if importlib.util.find_spec("ensurepip") is None:
        yield "ensurepip", "python3-venv"


def loads(library: str) -> bool:
    """Tell whether the system can load a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_packages(lacking: dict[str, str]) -> None:
    """Install Debian packages where that is possible, else name them and stop."""
    if not lacking:
        return
    names, packages = ", ".join(lacking), tuple(lacking.values())
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(f"This system lacks {names}; {on_debian(packages)}")
    say("apt-get", "install", *packages)
    # A source that cannot be reached may hold none of these packages: the install will tell.
    subprocess.run(("apt-get", "-qq", "update"), check=False)
    options = ("-qq", "-y", "--no-install-recommends")
    run("apt-get", "install", *options, *packages, DEBIAN_FRONTEND="noninteractive")


def on_debian(packages: Iterable[str]) -> str:
    """Return the line that brings packages."""
    return f"on Debian: sudo apt-get install {' '.join(packages)}"
