"""Threads beside a thinking player: how soon they get their turn."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

GIVE_WAY_S = 0.0005  # the search itself needs no interpreter, what prepares it does


@contextmanager
def give_way() -> Iterator[None]:
    """Let threads wait half a millisecond at most for the interpreter, not five."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(GIVE_WAY_S)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
