"""What all tests share: nothing is seen, and a search for garbage passes over what was imported."""

import gc
import os
from itertools import count

import pytest

from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS, PressFilter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window opens while tests run
gc.disable()  # what is made while nine thousand tests are collected stays to the end


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def deliberate_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every press come long after the last one, as of a player who looks before he presses.

    A test of quick presses gives the gate another time.
    """
    times = count(2 * HAND_COUNT_MS, 2 * HAND_COUNT_MS)
    monkeypatch.setattr(PressFilter, "now", property(lambda _: next(times)))
