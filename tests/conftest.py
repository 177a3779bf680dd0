"""Settings for all tests: no display, and garbage collection that skips imported modules."""

import gc
import os
from collections.abc import Iterator

import pytest

from marjapussi_gui.model import preferences
from marjapussi_gui.storage.database import Database
from tests import fake_clock

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window opens during tests
gc.disable()  # objects created during collection live until the end


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


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
    """Provide an empty database in memory."""
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()
