"""Interrupts while the program starts: they end it at once, before anything could be half done."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130


@contextmanager
def exit_on_interrupt() -> Iterator[None]:
    """Let an interrupt end the process at once, unless it is handled or ignored by others.

    A KeyboardInterrupt may be raised inside of Qt, which cannot pass it on and crashes. What is
    written stays whole: to SQLite this is a process that was killed.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
