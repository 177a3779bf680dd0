"""What is seen first: the start page, or the felt of the match that goes on."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui import __version__
from marjapussi_gui.app.main import open_store
from marjapussi_gui.app.startup_tasks import (
    TABLE_PAGE_MODULES,
    should_report_slow_search,
    should_report_update,
)
from marjapussi_gui.storage.errors import StoreError
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.settings import KeyValueStore
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.pages.table.empty_felt import EmptyFelt
from marjapussi_gui.ui.text import storage_text
from marjapussi_gui.ui.text.about_text import whats_new_text
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.appearance import AfterFirstPaint
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.app_runner import RunningApp, create_silent_window
from tests.ui.window_driver import close_window, start_match


@pytest.fixture(autouse=True)
def application_fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@contextmanager
def open_before_table(folder: Path) -> Iterator[MainWindow]:
    """Give the window as it opens on a folder, before the table is ready."""
    with open_store(folder) as opened:
        window = create_silent_window(opened)
        window.navigator.show_placeholder()
        window.show()
        yield window
        close_window(window)


@pytest.fixture
def folder_with_match(tmp_path: Path) -> Path:
    """A folder in which a match was left in the middle."""
    program = RunningApp(tmp_path)
    start_match(program.window, "bag")
    program.end()
    return tmp_path


def test_the_felt_is_bare_until_the_table_is_ready(folder_with_match: Path) -> None:
    with open_before_table(folder_with_match) as window:
        bare = window.page_stack.currentWidget()
        assert isinstance(bare, EmptyFelt)
        assert "table_page" not in vars(window.pages)
        assert bare.grab().toImage().pixelColor(200, 200).lightness() < 128  # moss, not a page

        window.navigator.prepare_table()

        assert window.page_stack.currentWidget() is window.pages.table_page
        assert window.match_controller.last_game.game == "bag"


def test_unreadable_match_is_reported(folder_with_match: Path) -> None:
    with closing(sqlite3.connect(folder_with_match / "marjapussi.db")) as file, file:
        file.execute("update log set line = 'not a line'")

    with open_before_table(folder_with_match) as window:
        window.navigator.prepare_table()

        assert window.page_stack.currentWidget() is window.pages.start_page
        assert window.notice_bar.sentence == say("unplayable")


def test_the_window_opens_on_the_match_that_was_continued_last(folder_with_match: Path) -> None:
    program = RunningApp(folder_with_match)
    number = MatchTable(program.opened.database).last_open_match()
    assert number is not None
    start_match(program.window, "bondtolva-two")
    assert program.window.navigator.resume_match(number)
    program.end()

    program = RunningApp(folder_with_match)

    assert program.window.match_controller.last_game.game == "bag"
    program.end()


def test_without_a_match_nothing_is_awaited(tmp_path: Path) -> None:
    with open_before_table(tmp_path) as window:
        window.navigator.prepare_table()

        assert window.page_stack.currentWidget() is window.pages.start_page


def test_newcomers_see_the_first_lesson_from_the_first_frame(tmp_path: Path) -> None:
    with open_before_table(tmp_path) as window:
        page = window.pages.start_page

        assert page.lesson_tile.isVisible()
        assert not page.resume_tile.isVisible()


def test_page_opened_while_the_table_loads_stays_open(
    folder_with_match: Path,
) -> None:
    with open_before_table(folder_with_match) as window:
        window.run_command(Command.KEYS)
        window.navigator.prepare_table()
        assert window.page_stack.currentWidget() is window.pages.text_page
        window.page_stack.go_back()
        window.navigator.start_over()

        assert window.page_stack.currentWidget() is window.pages.table_page


LATER = (
    *("app.startup_tasks", "app.background_evaluation", "app.expert_replay"),
    *("model.decisions", "model.verdict", "model.facts", "model.exercise"),
    *("model.skill", "model.luck", "storage.program_log"),
    *("analysis.evaluation.evaluator", "learning.trainer.schedule"),
    *("ui.art.animal_portraits", "ui.text.scoring", "ui.pages.matches.matches_page"),
    *("ui.pages.rules.rules_page", "ui.pages.table.table_page"),
)


def test_what_can_wait_is_not_imported_before_the_start_page() -> None:
    tell = "import sys, marjapussi_gui.app.main; print(*sys.modules)"

    imported = subprocess.check_output((sys.executable, "-c", tell), text=True).split()

    assert "marjapussi_gui.ui.pages.start.start_page" in imported
    later = {f"marjapussi_gui.{each}" for each in LATER}
    assert all(map(find_spec, later))
    assert not later & set(imported)


def test_what_waits_for_the_first_sight_is_done_once_after_it(qapp: QApplication) -> None:
    widget, done = QWidget(), list[bool]()
    AfterFirstPaint(widget, lambda: done.append(widget.isVisible()))
    QCoreApplication.processEvents()
    assert not done

    widget.show()
    for _ in range(3):
        widget.hide()
        widget.show()
        qapp.processEvents()

    assert done == [True]
    widget.deleteLater()


def test_the_title_names_the_game_as_long_as_its_table_is_seen(folder_with_match: Path) -> None:
    program = RunningApp(folder_with_match)
    window = program.window
    assert window.windowTitle() == "Marjapussi 40/20 \N{EM DASH} Marjapussi"

    for turn_to in (
        window.navigator.show_matches,
        partial(window.run_command, Command.KEYS),
        window.navigator.go_home,
    ):
        turn_to()
        assert window.windowTitle() == "Marjapussi"
    start_match(window, "tuppi")
    start_match(window, "huutopussi")

    assert window.windowTitle() == "Huutopussi \N{EM DASH} Marjapussi"
    program.end()


def test_slow_players_are_reported_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marjapussi_gui.bots.kernel.is_compiled", lambda: False)
    program = RunningApp(tmp_path)
    window = program.window

    first = should_report_slow_search(program.opened)
    window.show_slow_players_notice(first)
    sentence = window.notice_bar.sentence
    program.end()
    again = RunningApp(tmp_path)
    second = should_report_slow_search(again.opened)
    again.end()

    assert sentence == storage_text.kernel_not_compiled_text()
    assert (first, second) == (True, False)


def test_news_is_shown_once_after_an_update(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    at_first = should_report_update(first.opened)
    start_match(first.window, "tuppi")
    KeyValueStore(first.opened.database).write("told", {"slow": True, "version": "0.0.1"})
    first.end()

    again = RunningApp(tmp_path)
    after = should_report_update(again.opened)
    again.window.show_update_notice(after)
    over_the_felt = again.window.notice_bar.sentence
    again.window.navigator.go_home()
    sentence = again.window.notice_bar.sentence
    told = KeyValueStore(again.opened.database).read("told")
    once_more = should_report_update(again.opened)
    again.end()

    assert (at_first, after, once_more) == (False, True, False)
    assert over_the_felt == ""
    assert sentence == whats_new_text()
    assert sentence.count("\n") == 1
    assert told == {"slow": True, "version": __version__}


def test_newcomer_starting_with_a_match_sees_no_news(tmp_path: Path) -> None:
    program = RunningApp(tmp_path)
    program.window.match_controller.start_default_match("bag")
    is_news = should_report_update(program.opened)
    program.end()
    again = RunningApp(tmp_path)
    is_news_again = should_report_update(again.opened)
    again.end()

    assert (is_news, is_news_again) == (False, False)


def test_older_version_that_noted_nothing_has_news(tmp_path: Path) -> None:
    first = RunningApp(tmp_path)
    start_match(first.window, "tuppi")
    first.end()

    again = RunningApp(tmp_path)
    is_news = should_report_update(again.opened)
    again.end()

    assert is_news


def test_a_store_that_cannot_be_read_has_no_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise StoreError("locked", "no")

    program = RunningApp(tmp_path)
    monkeypatch.setattr(program.opened.database, "query", broken)
    is_news = should_report_update(program.opened)
    monkeypatch.undo()
    program.end()

    assert not is_news


def test_what_is_new_leads_to_the_guide(tmp_path: Path) -> None:
    program = RunningApp(tmp_path)
    program.window.show_update_notice(True)

    program.window.notice_bar.answer_button.click()
    seen, page = program.window.page_stack.current_page, program.window.pages.text_page
    read = page.text_view.toPlainText()
    program.window.run_command(Command.GUIDE)
    guide = page.text_view.toPlainText()
    program.end()

    assert seen is page
    assert read == guide != ""


def test_compiled_search_shows_no_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marjapussi_gui.bots.kernel.is_compiled", lambda: True)
    program = RunningApp(tmp_path)

    assert not should_report_slow_search(program.opened)
    program.end()


def test_qt_classes_are_imported_on_the_gui_thread_only(folder_with_match: Path) -> None:
    ran = subprocess.run(
        (sys.executable, "-c", START_AND_NOTE_IMPORTS, str(folder_with_match)),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )

    assert ran.returncode == 0, ran.stderr
    first, *others = ran.stdout.split()
    assert first == "table_page"
    assert [name for name in others if name.startswith(("PySide6", "shiboken6"))] == []
    assert [name for name in others if QT_FOLDERS.match(name)] == []


QT_FOLDERS = re.compile(r"marjapussi_gui\.ui\.(art|board|common|pages|panels|widgets|window)\b")
START_AND_NOTE_IMPORTS = """
import sys, threading
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

on_workers = []

def note_import(event, arguments):
    if event == "import" and threading.current_thread() is not threading.main_thread():
        on_workers.append(arguments[0])

sys.addaudithook(note_import)
from marjapussi_gui.app.main import run_window
from marjapussi_gui.ui.window.appearance import Application
from marjapussi_gui.ui.window.main_window import MainWindow

application = Application(["marjapussi"])

def close_when_ready():
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    tasks = window._services.system.task_runner._tasks
    if "table_page" in vars(window.pages) and all(t.cancel_flag.is_set() for t in tasks):
        window.close()

timer = QTimer()
timer.timeout.connect(close_when_ready)
timer.start(50)
run_window(Path(sys.argv[1]))
print("table_page", *on_workers)
"""


@pytest.mark.parametrize("name", TABLE_PAGE_MODULES)
def test_modules_to_import_early_exist(name: str) -> None:
    assert find_spec(name) is not None
