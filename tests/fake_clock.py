"""A clock that only tests advance, for board animations and the press filter."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from marjapussi_gui.ui.board.animator import Animator
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS, PressFilter


class FakeClock:
    """Milliseconds since the test began."""

    def __init__(self) -> None:
        self.ms = 0.0


@contextmanager
def use_clock(clock: FakeClock) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for kind in (Animator, PressFilter):
            patch.setattr(kind, "now", property(lambda _: clock.ms))
        yield


@contextmanager
def accept_every_press() -> Iterator[None]:
    """Space presses far apart, so that none is filtered as a repeat."""
    times = count(2 * HAND_COUNT_MS, 2 * HAND_COUNT_MS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PressFilter, "now", property(lambda _: next(times)))
        yield
