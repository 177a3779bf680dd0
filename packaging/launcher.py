"""The main module of the frozen program."""

import io
import sys

INTERRUPTED = 130


def main() -> int:
    """Run the program or, in a process that it started for parallel work, that work.

    Return the exit status.
    """
    try:
        from multiprocessing import freeze_support

        freeze_support()  # must come first, in case this is a worker process
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is None:  # a program with a window has no console on Windows
                setattr(sys, name, io.StringIO())
        from marjapussi_gui.__main__ import main as begin

        return begin()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
