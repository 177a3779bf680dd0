"""What all tests share: nothing is seen, and a search for garbage passes over what was imported."""

import gc
import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window opens while tests run
gc.disable()  # what is made while nine thousand tests are collected stays to the end


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
