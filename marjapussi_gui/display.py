"""Whether there is a place to open a window on, asked before Qt, which ends the program if not."""

import os
import sys

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")  # any of them tells Qt where to draw
NO_DISPLAY = "there is no display to open a window on: set DISPLAY, or use xvfb-run"


def has_display() -> bool:
    """Return whether Qt is told where to draw; elsewhere than on Linux it always knows."""
    return sys.platform != "linux" or any(map(os.environ.get, DISPLAYS))


def refusal() -> str:
    """Return why no window can be opened; nothing when one can."""
    if sys.platform != "linux":
        return ""
    if not has_display():
        return NO_DISPLAY
    from .window_systems import why_not

    return why_not()
