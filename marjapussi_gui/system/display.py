"""Checks for a display before Qt starts, because without one Qt aborts the program."""

import os
import sys

# Qt needs at least one of these environment variables
DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
NO_DISPLAY_MESSAGE = "there's no display to open a window on; set DISPLAY, or use xvfb-run"


def has_display() -> bool:
    return sys.platform != "linux" or any(map(os.environ.get, DISPLAY_VARIABLES))


def missing_display_reason() -> str:
    """Return why no window can be opened, or an empty string if one can."""
    if sys.platform != "linux":
        return ""
    if not has_display():
        return NO_DISPLAY_MESSAGE
    from .qt_platforms import unusable_reason

    return unusable_reason()
