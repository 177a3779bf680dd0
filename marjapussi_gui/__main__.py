"""python -m marjapussi_gui: open the window, or run the command line with arguments."""

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from .system.process import INTERRUPTED_STATUS, exit_on_interrupt

EXIT_FAILURE = 1


def main() -> int:
    """Run the program and return its exit status; an interrupt ends it without a message."""
    is_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    try:
        with exit_on_interrupt():
            run = _load_program()
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except ImportError as error:
        return _print_failure(_missing_count_message(error))
    finally:
        if is_heard:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program is ending anyway


def _load_program() -> Callable[[], int]:
    """Import and return the function to run; without arguments only the window is imported."""
    import gc

    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # this may be a worker process of a duel
    if len(sys.argv) == 1:
        from .system.display import missing_display_reason

        if why := missing_display_reason():
            return partial(_print_failure, why)
        gc.disable()  # imports create no garbage, and the window has its own collector
        with suppress(ImportError):  # the command line reports it
            from .app.main import run_window

            return exit_on_interrupt()(run_window)
    from .commands.cli import main as run_command_line

    return run_command_line


def _missing_count_message(error: ImportError) -> str:
    """Return the message of a MissingScoringError; re-raise any other ImportError."""
    from .engine.phases.counting import MissingScoringError

    if not isinstance(error, MissingScoringError):
        raise error
    return str(error)


def _print_failure(message: str) -> int:
    if sys.stderr is not None:
        print(f"marjapussi: {message}", file=sys.stderr)  # noqa: T201 - there is no window to say it in
    return EXIT_FAILURE


if __name__ == "__main__":
    sys.exit(main())
