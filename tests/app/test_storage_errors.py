"""The window with a failing store: it opens, reports the error, and the match continues."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.main import app_paths, create_main_window, open_store
from marjapussi_gui.app.startup_tasks import create_daily_backup
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ports.match_repository import SavedDataKind
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage import errors as troubles
from marjapussi_gui.storage.connection import MAX_VALUE_BYTES
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.settings import KeyValueStore
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.dialogs.question_dialog import CrashDialog
from marjapussi_gui.ui.sound.audio_output import RecordingSpeaker
from marjapussi_gui.ui.sound.sound_player import SoundPlayer
from marjapussi_gui.ui.text.about_text import error_text
from marjapussi_gui.ui.text.storage_text import storage_error_text, unsaved_text
from tests.app_runner import RunningApp
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import (
    Mouse,
    answer_unsaved_dialog,
    choose_action,
    close_window,
    start_match,
)
from tests.unprivileged import run_unprivileged, unprivileged_home

FILE = "marjapussi.db"

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")


@pytest.fixture(autouse=True)
def application_fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[RunningApp]:
    program = RunningApp(tmp_path / "data")
    yield program
    program.end()


def play_one_action(program: RunningApp) -> None:
    table = TableDriver(program.window)
    Mouse(program.window).do(choose_action(table.own_view, create_decider("normal", 3)))


def change_database(folder: Path, change: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(change, values)


def test_every_storage_error_has_a_sentence() -> None:
    keys = {
        value
        for name, value in vars(troubles).items()
        if name.isupper() and isinstance(value, str) and not name.startswith("_")
    }

    assert {"gone", "no_backups", "locked", "read_only"} < keys
    assert all(storage_error_text(key).endswith(".") for key in keys)


@pytest.mark.parametrize(
    "text",
    [
        '{"felt": "nighu", "pace": "warp", "deck": "three", "volume": 1000000000, "name": "Aino"}',
        '{"level": "random", "language": "\\ud800", "chrome": 4, "volume": -5, "name": "Aino"}',
        f'{{"pace": {"[" * 50_000}{"]" * 50_000}, "name": "Aino"}}',
    ],
)
def test_the_window_opens_whatever_was_preferred(tmp_path: Path, text: str) -> None:
    with open_store(tmp_path):
        pass
    change_database(tmp_path, "insert into kept values ('preferences', ?)", text)

    with open_store(tmp_path) as opened:
        window = create_main_window(ImmediateTaskRunner(), SoundPlayer(RecordingSpeaker), opened)
        window.apply_preferences(window.match_controller.preferences)
        assert window.match_controller.preferences == Preferences(name="Aino")
        close_window(window)


@pytest.mark.parametrize(
    "geometry", [b"nonsense", b"", b"\x01\xd9\xd0\xcb" + b"\xff" * 62, b"x" * 10_000]
)
def test_a_window_that_stood_nowhere_opens(tmp_path: Path, geometry: bytes) -> None:
    with open_store(tmp_path) as opened:
        KeyValueStore(opened.database).save_window_state({"geometry": geometry})

    program = RunningApp(tmp_path)

    screen = program.window.screen().virtualGeometry()
    assert screen.intersects(program.window.geometry())
    assert not program.window.restoreGeometry(QByteArray(b"nonsense"))
    program.end()


def test_the_window_opens_on_choices_too_large_to_be_read(tmp_path: Path) -> None:
    with open_store(tmp_path):
        pass
    for key in ("preferences", "window"):
        change_database(tmp_path, "insert into kept values (?, ?)", key, "x" * 2 * MAX_VALUE_BYTES)

    program = RunningApp(tmp_path)

    assert program.opened.status == "opened"
    start_match(program.window, "bag")
    program.end()


def test_a_match_with_players_of_another_version_goes_on(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    start_match(first.window, "bag")
    play_one_action(first)
    first.end()
    change_database(
        tmp_path, "update matches set level = 'unbeatable', partner_level = 'unheard of'"
    )

    again = RunningApp(tmp_path)
    play_one_action(again)

    match = again.window.match_controller.match
    assert match is not None
    assert len(match.record.entries) > 2
    assert again.opened.database.query("select level from matches")[0]["level"] == "unbeatable"
    again.end()


@posix
def test_folder_deleted_during_the_run_is_reported(program: RunningApp, tmp_path: Path) -> None:
    start_match(program.window, "bag")
    play_one_action(program)
    rmtree(tmp_path / "data")
    (tmp_path / "data").write_text("no folder")

    play_one_action(program)
    assert program.window.notice_bar.sentence == storage_error_text("gone")
    (tmp_path / "data").unlink()
    play_one_action(program)

    assert program.window.notice_bar.sentence == storage_error_text("made_again")
    text = program.window.match_controller.record_text()
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection:
        lines = connection.execute("select line from log order by number").fetchall()
    assert [line for (line,) in lines] == text.splitlines()[1:]


@posix
def test_a_folder_that_may_only_be_read_is_never_called_another_window() -> None:
    with unprivileged_home() as home, run_unprivileged():
        RunningApp(home).end()
        home.chmod(0o555)

        program = RunningApp(home)
        sentences = [program.window.notice_bar.sentence]
        start_match(program.window, "bag")
        sentences.append(program.window.notice_bar.sentence)
        play_one_action(program)

        assert sentences == [storage_error_text("read_only")] * 2
        assert program.window.pages.table_page.table_controller.session is not None
        program.end()


@posix
def test_a_folder_that_may_not_be_entered_crashes_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with unprivileged_home() as home, run_unprivileged():
        home.chmod(0)

        program = RunningApp(home)
        assert program.window.notice_bar.sentence == storage_error_text("read_only")
        safe = program.window._services.storage.backups
        assert safe is not None
        assert not safe.list_backups()
        program.window.notice_bar.close_button.click()  # behind the first waits the other
        assert program.window.notice_bar.sentence == storage_error_text("no_backups")
        create_daily_backup(program.opened, app_paths(home))
        start_match(program.window, "bag")
        play_one_action(program)
        program.end()

    assert caplog.records == []


def test_house_rules_last_while_a_second_window_is_open(
    program: RunningApp, tmp_path: Path
) -> None:
    second = RunningApp(tmp_path / "data")
    rules = second.window._services.storage.presets

    rules.save("bag", "own", {"target": 9})

    assert rules.list_names("bag") == ("own",)
    assert program.window._services.storage.presets.list_names("bag") == ()
    assert "is lost when you close this window" in second.window.notice_bar.sentence
    second.end()


RUN = """
import faulthandler, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from marjapussi_gui.app.main import run_window
from marjapussi_gui.ui.window.appearance import Application

app, answers = Application(["marjapussi"]), []
QTimer.singleShot(0, lambda: (answers.append(faulthandler.is_enabled()), app.quit()))
status = run_window(Path(sys.argv[1]))
print(status, *answers, faulthandler.is_enabled())
"""


def test_the_program_is_ready_for_faults_below_python_while_it_runs(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": ""}
    command = (sys.executable, "-c", RUN, str(tmp_path))

    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert ran.stdout.split() == ["0", "True", "False"], ran.stderr
    assert (tmp_path / "logs" / "faults.log").read_text() == ""


@posix
@pytest.mark.parametrize("name", [b"a?b#c%20d", b"\xff\xfe", "Päivi ".encode(), b"a'b\"c;d"])
def test_a_folder_of_any_name_will_do(tmp_path: Path, name: bytes) -> None:
    folder = tmp_path / os.fsdecode(name)
    program = RunningApp(folder)
    start_match(program.window, "bag")
    program.end()

    assert (folder / FILE).is_file()
    with open_store(folder) as opened:
        assert opened.status == "opened"
        create_daily_backup(opened, app_paths(folder))
    assert len(list((folder / "backups").iterdir())) == 1


def fill_disk(program: RunningApp) -> sqlite3.Connection:
    """Let SQLite add no more pages to the file; return its connection."""
    connection = program.opened.database._connection
    connection.execute("pragma max_page_count = 1")
    while not program.opened.database.error_key:
        start_match(program.window, "bag")
        play_one_action(program)
    return connection


def free_disk(connection: sqlite3.Connection) -> None:
    connection.execute("pragma max_page_count = 1000000")


def test_timer_runs_only_while_something_is_unsaved(program: RunningApp) -> None:
    timer = program.window.save_guard.retry_timer
    start_match(program.window, "bag")
    play_one_action(program)
    before = timer.isActive()
    connection = fill_disk(program)
    during = timer.isActive(), program.window.notice_bar.sentence
    program.window.save_guard.retry()
    still = timer.isActive()
    free_disk(connection)
    timer.timeout.emit()

    assert (before, during, still) == (False, (True, storage_error_text("full")), True)
    assert (timer.isActive(), program.window.notice_bar.sentence) == (False, "")
    assert program.window._services.storage.matches.unsaved_matches() == []


def test_closing_asks_once_and_can_be_cancelled(program: RunningApp) -> None:
    connection = fill_disk(program)
    with answer_unsaved_dialog(lambda dialog: dialog.cancel_button.click()) as asked:
        is_closed = program.window.close()

    assert (is_closed, program.window.isVisible(), len(asked)) == (False, True, 1)
    play_one_action(program)
    with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()) as asked:
        closings = program.window.close(), program.window.close()
    free_disk(connection)

    assert (closings, len(asked)) == ((True, True), 1)


def test_closing_does_not_ask_if_everything_can_be_saved_again(tmp_path: Path) -> None:
    program = RunningApp(tmp_path / "data")
    connection = fill_disk(program)
    text = program.window.match_controller.record_text()
    number = program.window.match_controller.match_id
    free_disk(connection)
    with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()) as asked:
        program.window.close()
    program.end()

    assert asked == []
    with open_store(tmp_path / "data") as opened:
        assert MatchTable(opened.database).export_record(number) == text


def test_unsaved_records_are_written_where_the_player_wishes(
    program: RunningApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = fill_disk(program)
    records = {program.window.match_controller.record_text()}
    start_match(program.window, "tuppi")
    play_one_action(program)
    records.add(program.window.match_controller.record_text())
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    with answer_unsaved_dialog(lambda dialog: dialog.save_button.click()):
        is_closed_without = program.window.close()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    with answer_unsaved_dialog(lambda dialog: dialog.save_button.click()):
        is_closed = program.window.close()
    free_disk(connection)

    assert (is_closed_without, is_closed) == (False, True)
    assert {each.read_text() for each in tmp_path.glob("*.marja")} >= records


def test_record_that_cannot_be_written_keeps_the_window_open(
    program: RunningApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = fill_disk(program)
    nowhere = str(tmp_path / "nowhere" / "x.marja")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (nowhere, ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "nowhere"))
    with answer_unsaved_dialog(lambda dialog: dialog.save_button.click()):
        is_closed = program.window.close()
    free_disk(connection)

    assert not is_closed
    assert "nowhere" in program.window.notice_bar.sentence


@posix
def test_folder_closed_in_mid_run_shows_one_notice_and_ends_in_order(
    program: RunningApp, caplog: pytest.LogCaptureFixture
) -> None:
    start_match(program.window, "bag")  # imports what an unprivileged user may not read
    play_one_action(program)
    program.window.navigator.show_matches()
    with unprivileged_home() as home, run_unprivileged():
        closed = RunningApp(home)
        start_match(closed.window, "bag")
        home.chmod(0)
        sentences = list[str]()
        for _ in range(3):
            play_one_action(closed)
            sentences.append(closed.window.notice_bar.sentence)
            closed.window.save_guard.retry()
            closed.window.navigator.show_matches()
            sentences.append(closed.window.notice_bar.sentence)
            closed.window.page_stack.go_back()
        with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()) as asked:
            is_closed = closed.window.close()
        closed.end()

    assert set(sentences) == {storage_error_text("read_only")}
    assert (is_closed, len(asked)) == (True, 1)
    assert caplog.records == []


def test_closing_asks_about_everything_that_is_unsaved(program: RunningApp) -> None:
    window, connection = program.window, fill_disk(program)
    window.apply_preferences(replace(window.match_controller.preferences, name="Aino"))
    services = window._services
    services.storage.presets.save("bag", "own", {"target": 9})
    services.learning.puzzle_progress.save("bag-1", 1)
    services.learning.lesson_progress.save("bag-1", 1)
    with answer_unsaved_dialog(lambda dialog: dialog.cancel_button.click()) as asked:
        window.close()
    free_disk(connection)

    (question,) = asked
    assert unsaved_text(0, services.storage.matches.unsaved_kinds()) in question
    assert services.storage.matches.unsaved_kinds() == [
        SavedDataKind.PREFERENCES,
        SavedDataKind.HOUSE_RULES,
        SavedDataKind.LESSONS,
        SavedDataKind.PUZZLES,
    ]


def test_closing_asks_about_a_preference_alone(program: RunningApp) -> None:
    window, database = program.window, program.opened.database
    with closing(sqlite3.connect(database.path or "", isolation_level=None)) as other:
        other.execute("begin immediate")
        window.apply_preferences(replace(window.match_controller.preferences, name="Aino"))
        with answer_unsaved_dialog(lambda dialog: dialog.cancel_button.click()) as asked:
            is_closed = window.close()
        other.execute("rollback")

    assert (is_closed, len(asked)) == (False, 1)
    assert asked[0] == unsaved_text(0, [SavedDataKind.PREFERENCES])


def test_closing_asks_about_nothing_where_nothing_was_changed(tmp_path: Path) -> None:
    RunningApp(tmp_path).end()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("begin immediate")
        program = RunningApp(tmp_path)
        with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()) as asked:
            is_closed = program.window.close()
        other.execute("rollback")
        program.end()

    assert (is_closed, asked) == (True, [])


def test_crash_promises_nothing_that_is_not_so(program: RunningApp) -> None:
    start_match(program.window, "bag")
    play_one_action(program)
    sentences = list[str]()
    for change in (lambda: None, lambda: fill_disk(program)):
        change()
        program.window.show_crash("a fault", None)
        (dialog,) = program.window.findChildren(CrashDialog)
        sentences += [label.text() for label in dialog.findChildren(QLabel)]
        sentences.append(program.window.notice_bar.sentence)
        dialog.close()
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert error_text("") in sentences[:1]
    assert error_text("", is_saved=False) in sentences[1:]
    assert "isn’t fully saved" in error_text("", is_saved=False)


def test_program_with_a_newer_file_asks_before_it_drops_a_match(tmp_path: Path) -> None:
    RunningApp(tmp_path).end()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("pragma user_version = 99")
    program = RunningApp(tmp_path)
    sentence = program.window.notice_bar.sentence
    start_match(program.window, "bag")
    play_one_action(program)
    is_retried = program.window.save_guard.retry_timer.isActive()
    with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()) as asked:
        program.window.close()
    program.end()

    assert sentence == storage_error_text("newer")
    assert not is_retried
    assert len(asked) == 1
