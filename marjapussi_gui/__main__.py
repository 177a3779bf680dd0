"""python -m marjapussi_gui: the window at once, or what the arguments ask for."""

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from .interrupts import INTERRUPTED, exit_on_interrupt

FAILED = 1


def main() -> int:
    """Run the program; an interrupt ends it without a word, and while it is imported at once."""
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
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to be interrupted


def _imported() -> Callable[[], int]:
    """Return what is to be run: the commands and the search are no part of the window alone."""
    import gc

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # this may be a process that another one of ours has started
    if len(sys.argv) == 1:
        from .display import refusal

        if why := refusal():
            return partial(_refused, why)
        gc.disable()  # nothing dies while modules are imported; the window has its own collector
        with suppress(ImportError):  # which the commands have a sentence for
            from .app import open_window

            return exit_on_interrupt()(open_window)
    from .cli import main as commanded

    return commanded


def _missing(error: ImportError) -> str:
    """Return which companion of a way of counting is missing; raise again what else it may be."""
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
