"""Settings for all tests: no display, and garbage is only collected between tests.

A collection that destroys a widget while Qt lays out its window would crash. So would the program,
but it has its own collector, which waits until all events have been handled.
"""

import gc
import os
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.model import preferences
from marjapussi_gui.storage.database import Database
from marjapussi_gui.system.assets import ENGLISH
from marjapussi_gui.ui.common.languages import install_language
from marjapussi_gui.ui.common.theme import set_text_size
from tests import fake_clock

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window opens during tests
COLLECTION_THRESHOLDS = gc.get_threshold()  # by generation
gc.set_threshold(0)  # not gc.disable(), which would let the program draw on other threads


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run in a random order of files")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle files, and the tests of each file, which share its fixtures."""
    seed = config.getoption("shuffle")
    if seed is not None:
        draw = Random(seed)
        files = {item.path: draw.random() for item in items}
        items.sort(key=lambda item: (files[item.path], draw.random()))


def pytest_collection_finish() -> None:
    gc.freeze()  # modules and tests live until the end


@pytest.fixture(autouse=True)
def collect_garbage_between_tests() -> Iterator[None]:
    yield
    counts = gc.get_count()
    for generation in (2, 1, 0):
        if counts[generation] > COLLECTION_THRESHOLDS[generation]:
            gc.collect(generation)
            return


@pytest.fixture(autouse=True)
def return_to_english() -> Iterator[None]:
    """Undo the language and text size of a test, so that it matters to no other one."""
    yield
    if isinstance(app := QApplication.instance(), QApplication):
        install_language(app, ENGLISH)
        set_text_size(app, "normal")


@pytest.fixture(autouse=True)
def accept_every_press() -> Iterator[None]:
    """Filter no press as a repeat. Tests of quick presses use their own clock."""
    with fake_clock.accept_every_press():
        yield


@pytest.fixture(autouse=True)
def experienced_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Warn nobody of mistakes in their first matches. Tests of that replace the number again."""
    monkeypatch.setattr(preferences, "FIRST_MATCHES", 0)


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()
