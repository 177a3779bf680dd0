"""A time that passes only when a test lets it, for motions on the felt and for presses."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from marjapussi_gui.ui.board.animator import Animator
from marjapussi_gui.ui.board.press_filter import PressFilter


class Clock:
    """Milliseconds since the test began."""

    def __init__(self) -> None:
        self.ms = 0.0


@contextmanager
def ticking_by(clock: Clock) -> Iterator[None]:
    """Have all felts go by this clock."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (Animator, PressFilter):
            patch.setattr(kind, "now", property(lambda _: clock.ms))
        yield
