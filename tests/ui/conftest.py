"""Fixtures for UI tests: fonts are loaded, and widgets are deleted after each test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from marjapussi_gui.analysis.evaluation import evaluator
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock, use_clock
from tests.walker.program_run import speed_up

from .fake_speech import SpokenCalls, install_voice
from .window_driver import close_window, open_window

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def application_fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture(autouse=True)
def delete_widgets(qapp: QApplication) -> Iterator[None]:
    yield
    for widget in qapp.topLevelWidgets():
        widget.close()
        widget.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")


@pytest.fixture(autouse=True)
def evaluate_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend a tenth of the time on hints and verdicts: these tests check how they are shown."""
    monkeypatch.setattr(evaluator, "EFFORT", evaluator.EFFORT / 10)


@pytest.fixture
def spoken_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SpokenCalls:
    """Put only a fake speech program on the PATH; return a function that lists its calls."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return install_voice(tmp_path)


@pytest.fixture
def window() -> Iterator[MainWindow]:
    """Provide a window without animations that stores matches in memory."""
    window = open_window()
    yield window
    close_window(window)


@pytest.fixture
def clock() -> Iterator[FakeClock]:
    """Provide a clock for boards that only the test advances."""
    clock = FakeClock()
    with use_clock(clock):
        yield clock


@pytest.fixture
def fast_clock() -> Iterator[FakeClock]:
    """Provide a clock that only the test advances, and players who decide at once."""
    clock = FakeClock()
    with speed_up(clock):
        yield clock
