"""python -m marjapussi_gui: open the window, or run the command line with arguments."""

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from .interrupts import INTERRUPTED, exit_on_interrupt

FAILED = 1


def main() -> int:
    """Run the program and return its exit status; an interrupt ends it without a message."""
    is_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    try:
        with exit_on_interrupt():
            run = _imported()
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except ImportError as error:
        return _refused(_missing(error))
    finally:
        if is_heard:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program is ending anyway


def _imported() -> Callable[[], int]:
    """Import and return the function to run; without arguments only the window is imported."""
    import gc

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # this may be a worker process of a duel
    if len(sys.argv) == 1:
        from .display import refusal

        if why := refusal():
            return partial(_refused, why)
        gc.disable()  # imports create no garbage, and the window has its own collector
        with suppress(ImportError):  # the command line reports it
            from .app import open_window

            return exit_on_interrupt()(open_window)
    from .cli import main as run_command_line

    return run_command_line


def _missing(error: ImportError) -> str:
    """Return the message of a MissingCountError; raise any other ImportError again."""
    from .engine.phases.counting import NoCompanion

    if not isinstance(error, NoCompanion):
        raise error
    return str(error)


def _refused(why: str) -> int:
    if sys.stderr is not None:
        print(f"marjapussi: {why}", file=sys.stderr)  # noqa: T201 - there is no window to say it in
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
