"""Interrupts and requests to end close the windows as their buttons do."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import open_store
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.system.paths import paths_in_folder
from marjapussi_gui.ui.text.storage_text import emergency_records_text
from marjapussi_gui.ui.window import emergency_records
from marjapussi_gui.ui.window.emergency_records import (
    SHUTDOWN_SIGNALS,
    close_windows_on_signals,
    find_emergency_records,
    write_emergency_record,
)
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.app_runner import RunningApp
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import Mouse, choose_action, start_match

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


def test_what_was_done_at_a_signal_before_is_done_again_after() -> None:
    before = [signal.getsignal(each) for each in SHUTDOWN_SIGNALS]

    with close_windows_on_signals():
        within = [signal.getsignal(each) for each in SHUTDOWN_SIGNALS]

    assert before == [signal.getsignal(each) for each in SHUTDOWN_SIGNALS]
    assert all(one is not other for one, other in zip(before, within, strict=True))
    assert signal.set_wakeup_fd(-1) == -1


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with close_windows_on_signals():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_end_of_the_session_keeps_an_unsaved_match_for_the_next_start(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emergency_records, "gettempdir", lambda: str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    logs = paths_in_folder(tmp_path / "data").log_folder
    program = RunningApp(tmp_path / "data")
    program.opened.database._connection.execute("pragma max_page_count = 1")
    while not program.opened.database.error_key:
        start_match(program.window, "bag")
        play_one_action(program.window)
    text = program.window.match_controller.record_text()
    QTimer.singleShot(0, program.window.close)  # so that a question is open

    with close_windows_on_signals(program.window.save_guard.keep_for_next_start):
        QTimer.singleShot(200, lambda: os.kill(os.getpid(), signal.SIGTERM))
        qtbot.waitUntil(lambda: not program.window.isVisible())
    program.end()
    kept = find_emergency_records(logs)
    again = RunningApp(tmp_path / "data")
    again.window.offer_emergency_records(kept)
    offered = again.window.notice_bar.sentence
    again.window.notice_bar.answer_button.click()

    assert text.startswith("{")
    assert len(kept) >= 1
    assert again.window.match_controller.record_text() == text
    assert offered == emergency_records_text(len(kept))
    assert find_emergency_records(logs) == []
    again.end()


def test_unsaved_match_is_kept_elsewhere_if_the_log_folder_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emergency_records, "gettempdir", lambda: str(tmp_path))
    (tmp_path / "logs").write_text("no folder")

    path = write_emergency_record("text", tmp_path / "logs")

    assert path is not None
    assert path.read_text() == "text"
    assert path.stat().st_mode & 0o077 == 0
    assert find_emergency_records(tmp_path / "logs") == [path]


def play_one_action(window: MainWindow) -> None:
    view = TableDriver(window).own_view
    Mouse(window).do(choose_action(view, create_decider("normal", 3)))


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
