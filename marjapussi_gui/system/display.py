"""Checks for a display before Qt is started, as Qt aborts the program without one."""

import os
import sys

DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")  # Qt needs one of them
NO_DISPLAY_MESSAGE = "there's no display to open a window on; set DISPLAY, or use xvfb-run"


def has_display() -> bool:
    """Return whether a display is configured; always true on other systems than Linux."""
    return sys.platform != "linux" or any(map(os.environ.get, DISPLAY_VARIABLES))


def missing_display_reason() -> str:
    """Return why no window can be opened; empty if one can."""
    if sys.platform != "linux":
        return ""
    if not has_display():
        return NO_DISPLAY_MESSAGE
    from .qt_platforms import missing_reason

    return missing_reason()
