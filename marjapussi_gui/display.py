"""Whether there is a place to open a window on."""

import os
import sys

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")  # any of them tells Qt where to draw


def has_display() -> bool:
    """Return whether Qt is told where to draw; elsewhere than on Linux it always knows."""
    return sys.platform != "linux" or any(map(os.environ.get, DISPLAYS))
