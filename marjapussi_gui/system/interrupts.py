"""Handling of Ctrl+C while the program starts."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED_STATUS = 130  # the exit status that shells report for a process ended by SIGINT


@contextmanager
def exit_on_interrupt() -> Iterator[None]:
    """Exit immediately on Ctrl+C (SIGINT), unless another handler is installed.

    The default, a KeyboardInterrupt raised within a Qt callback, would crash the program. Stored
    data stays intact, because SQLite recovers from a killed process.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED_STATUS))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
