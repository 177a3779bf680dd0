"""Where the frozen program begins."""

import io
import os
import re
import sys
from pathlib import Path

FAILED = 1
UNLOADED = re.compile(r"(?P<library>[^\s:]+\.so[.\d]*): cannot open shared object file")
X11 = Path("PySide6", "Qt", "plugins", "platforms", "libqxcb.so")


def main() -> int:
    """Run the program; a library that the system lacks is named in one sentence."""
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing import freeze_support

        freeze_support()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # a window on Windows has no console to write to
            setattr(sys, name, io.StringIO())
    try:
        if needs_x11(sys.argv[1:]):
            load(Path(__file__).parent / X11)
        from marjapussi_gui.__main__ import main as begin

        return begin()
    except (ImportError, OSError) as error:
        unloaded = UNLOADED.search(f"{error} {error.__cause__}")  # PyInstaller words it anew
        if unloaded is None:
            raise
        sys.stderr.write(f"marjapussi: this system lacks the library {unloaded['library']}\n")
        return FAILED


def needs_x11(arguments: list[str]) -> bool:
    """Tell whether a window is asked for, not a command or a picture, and X shows it."""
    first = next(iter(arguments), "-")
    wants_window = first.startswith("-") or first.endswith(".marja")
    elsewhere = any(map(os.environ.get, ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
    on_x11 = sys.platform == "linux" and "DISPLAY" in os.environ and not elsewhere
    return on_x11 and wants_window and "--shot" not in arguments


def load(library: Path) -> None:
    """Load what Qt would end the whole program for, if it could not be loaded."""
    from ctypes import CDLL

    CDLL(str(library))


if __name__ == "__main__":
    sys.exit(main())
