"""What all tests share: a search for garbage passes over what was imported and collected."""

import gc

gc.disable()  # what is made while nine thousand tests are collected stays to the end


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
