"""A shorter thread switch interval while bots compute."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

SWITCH_INTERVAL_S = (
    0.0005  # the search releases the GIL, but its preparation doesn't. See tests.bench.search
)


@contextmanager
def short_switch_interval() -> Iterator[None]:
    """Switch threads every 0.5 ms instead of every 5 ms, so that the window stays responsive."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
