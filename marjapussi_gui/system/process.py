"""The process: how it returns memory, and what Ctrl+C does while it starts."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from ctypes import CDLL

M_MMAP_THRESHOLD = -3  # the parameter of mallopt(3)
LARGE_BLOCK = 64 * 1024  # bytes; the picture of a card at the table takes 100,000


def free_large_blocks_immediately() -> None:
    """Let glibc return each large block to the system as soon as it is freed.

    By default, glibc keeps blocks up to the size of the largest one freed so far. Once a picture of
    the whole felt was freed, it would keep the blocks of all cards, and gaps between them took 50
    MB after 40 hands.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other C libraries have no mallopt
            CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK)


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
