"""Interrupts and requests to end close the windows as their buttons do."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.main import open_store
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.ui.window.shutdown_signals import SHUTDOWN_SIGNALS, close_windows_on_signals

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
endings = pytest.mark.parametrize("ending", SHUTDOWN_SIGNALS, ids=lambda ending: ending.name)


@pytest.fixture(autouse=True)
def spoken_calls() -> Iterator[None]:
    """Let interrupts be heard, whatever pytest was started with, and leave that as it was."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@endings
def test_a_signal_closes_the_window(ending: signal.Signals, qtbot: QtBot) -> None:
    window = QWidget()
    window.show()

    with close_windows_on_signals():
        os.kill(os.getpid(), ending)
        qtbot.waitUntil(lambda: not window.isVisible())

    assert not window.isVisible()


def test_a_signal_closes_an_open_dialog_before_the_window(qtbot: QtBot) -> None:
    window = QWidget()
    window.show()
    question = QDialog(window)
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGINT))

    with close_windows_on_signals():
        answer = question.exec()
        qtbot.waitUntil(lambda: not window.isVisible())

    assert QDialog.DialogCode.Rejected == answer


def test_what_was_done_at_a_signal_before_is_done_again_after(qapp: QApplication) -> None:
    before = [signal.getsignal(each) for each in SHUTDOWN_SIGNALS]

    with close_windows_on_signals():
        within = [signal.getsignal(each) for each in SHUTDOWN_SIGNALS]

    assert before == [signal.getsignal(each) for each in SHUTDOWN_SIGNALS]
    assert all(one is not other for one, other in zip(before, within, strict=True))
    assert signal.set_wakeup_fd(-1) == -1


def test_a_signal_that_is_ignored_stays_ignored(qapp: QApplication) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with close_windows_on_signals():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


@endings
def test_the_program_ends_in_order_and_the_match_is_saved(
    ending: signal.Signals, tmp_path: Path
) -> None:
    command = (sys.executable, "-m", "marjapussi_gui", "--data-dir", str(tmp_path), "--new", "bag")
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    ) as program:
        while not any(tmp_path.glob("backups/*")):  # it is made once the window has been seen
            assert program.poll() is None
        program.send_signal(ending)
        out, err = program.communicate()

    assert (0, b"", b"") == (program.returncode, out, err)
    with open_store(tmp_path) as opened:
        assert opened.status == "opened"
        assert MatchTable(opened.database).last_open_match() is not None
