"""What all tests share: nothing is seen, and a search for garbage passes over what was imported."""

import gc
import os
from collections.abc import Iterator

import pytest

from tests import fake_clock

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window opens while tests run
gc.disable()  # what is made while nine thousand tests are collected stays to the end


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def accept_every_press() -> Iterator[None]:
    """Let every press come long after the last one. A test of quick presses sets another time."""
    with fake_clock.accept_every_press():
        yield
