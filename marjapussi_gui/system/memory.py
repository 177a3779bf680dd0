"""How the C library returns memory to the system."""

import sys
from contextlib import suppress
from ctypes import CDLL

M_MMAP_THRESHOLD = -3  # the parameter of mallopt(3)
LARGE_BLOCK = 64 * 1024  # bytes; the picture of a card at the table takes 100,000


def return_large_blocks() -> None:
    """Let glibc return each large block to the system as soon as it is freed.

    By default it keeps blocks up to the size of the largest one freed so far. Once a picture of the
    whole felt has been dropped, those are all cards, and gaps between them took 50 MB after 40
    hands.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other C libraries have no mallopt
            CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK)
