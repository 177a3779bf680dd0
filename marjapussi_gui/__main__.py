"""python -m marjapussi_gui: the window at once, or what the arguments ask for."""

import gc
import sys

from .display import has_display


def main() -> int:
    """Open the window; only with arguments are the commands and the search imported before it."""
    if len(sys.argv) == 1 and has_display():
        gc.disable()  # nothing dies while modules are imported; the window has its own collector
        from .app import open_window

        return open_window()
    from .cli import main as commanded

    gc.freeze()  # what was imported stays, and is not looked through for garbage again
    return commanded()


if __name__ == "__main__":
    sys.exit(main())
