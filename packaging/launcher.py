"""The main module of the frozen program."""

import io
import sys

INTERRUPTED = 130


def main() -> int:
    """Run the program, or a worker process, and return the exit status."""
    try:
        from multiprocessing import freeze_support

        freeze_support()  # must come first, in case this is a worker process
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is None:  # a window on Windows has no console to write to
                setattr(sys, name, io.StringIO())
        from marjapussi_gui.__main__ import main as begin

        return begin()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
