"""What is seen first: the start page, or the felt of the match that goes on."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui import __version__
from marjapussi_gui.app import opened_store
from marjapussi_gui.once_seen import is_slow_news, is_updated
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.preferences import Choices
from marjapussi_gui.store.trouble import StoreError
from marjapussi_gui.ui.basis import theme
from marjapussi_gui.ui.pages.bare import BareFelt
from marjapussi_gui.ui.shell.first_sight import FirstSight
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import store
from marjapussi_gui.ui.wording.window import whats_new
from tests.program import Program, silent_window
from tests.ui.playing import gone, seated


@pytest.fixture(autouse=True)
def type_face(qapp: QApplication) -> None:
    theme.load_fonts()


@contextmanager
def awaiting(folder: Path) -> Iterator[Window]:
    """Give the window as it opens on a folder, before the table is ready."""
    with opened_store(folder) as opened:
        window = silent_window(opened)
        window.ways.await_table()
        window.show()
        yield window
        gone(window)


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A folder in which a match was left in the middle."""
    program = Program(tmp_path)
    seated(program.window, "bag")
    program.end()
    return tmp_path


def test_the_felt_is_bare_until_the_table_is_ready(left: Path) -> None:
    with awaiting(left) as window:
        bare = window.pages.currentWidget()
        assert isinstance(bare, BareFelt)
        assert "table_page" not in vars(window.ways)
        assert bare.grab().toImage().pixelColor(200, 200).lightness() < 128  # moss, not a page

        window.ways.set_table()

        assert window.pages.currentWidget() is window.ways.table_page
        assert window.host.game.key == "bag"


def test_a_match_that_cannot_be_read_any_more_is_told_of(left: Path) -> None:
    with closing(sqlite3.connect(left / "marjapussi.db")) as file, file:
        file.execute("update log set line = 'not a line'")

    with awaiting(left) as window:
        window.ways.set_table()

        assert window.pages.currentWidget() is window.ways.start_page
        assert window.notice.sentence == store.cannot_go_on()


def test_the_window_opens_on_the_match_that_was_continued_last(left: Path) -> None:
    program = Program(left)
    number = Matches(program.opened.database).last_open()
    assert number is not None
    seated(program.window, "bondtolva-two")
    assert program.window.ways.resume_match(number)
    program.end()

    program = Program(left)

    assert program.window.host.game.key == "bag"
    program.end()


def test_without_a_match_nothing_is_awaited(tmp_path: Path) -> None:
    with awaiting(tmp_path) as window:
        window.ways.set_table()

        assert window.pages.currentWidget() is window.ways.start_page


def test_who_turns_to_a_page_while_the_table_is_awaited_stays_there(left: Path) -> None:
    with awaiting(left) as window:
        window.command("keys")
        window.ways.set_table()
        assert window.pages.currentWidget() is window.ways.reading_page
        window.pages.go_back()
        window.ways.start_over()

        assert window.pages.currentWidget() is window.ways.table_page


LATER = (
    *("once_seen", "judging", "expert_results", "kept.decisions", "kept.verdict"),
    *("ui.art.companions", "ui.pages.lesson_offer"),
    *("kept.skill", "store.log", "store.statistics", "store.verdicts", "store.exercises"),
    *(
        "ui.pages.matches",
        "ui.pages.reading",
        "ui.pages.table_page",
        "ui.shell.guide",
        "ui.wording.counts",
    ),
)


def test_what_can_wait_is_not_imported_before_the_start_page() -> None:
    tell = "import sys, marjapussi_gui.app; print(*sys.modules)"

    imported = subprocess.check_output((sys.executable, "-c", tell), text=True).split()

    assert "marjapussi_gui.ui.pages.start" in imported
    assert not {f"marjapussi_gui.{each}" for each in LATER} & set(imported)


def test_what_waits_for_the_first_sight_is_done_once_after_it(qapp: QApplication) -> None:
    widget, done = QWidget(), list[bool]()
    FirstSight(widget, lambda: done.append(widget.isVisible()))
    QCoreApplication.processEvents()
    assert not done

    widget.show()
    for _ in range(3):
        widget.hide()
        widget.show()
        qapp.processEvents()

    assert done == [True]
    widget.deleteLater()


def test_the_title_names_the_game_as_long_as_its_table_is_seen(left: Path) -> None:
    program = Program(left)
    window = program.window
    assert window.windowTitle() == "Marjapussi 40/20 \N{EM DASH} Marjapussi"

    for turn_to in (window.ways.show_matches, partial(window.command, "keys"), window.ways.go_home):
        turn_to()
        assert window.windowTitle() == "Marjapussi"
    seated(window, "tuppi")
    seated(window, "huutopussi")

    assert window.windowTitle() == "Huutopussi \N{EM DASH} Marjapussi"
    program.end()


def test_slower_players_are_told_of_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marjapussi_gui.bots.kernel.is_compiled", lambda: False)
    program = Program(tmp_path)
    window = program.window

    first = is_slow_news(program.opened)
    window.tell_if_slow(first)
    sentence = window.notice.sentence
    program.end()
    again = Program(tmp_path)
    second = is_slow_news(again.opened)
    again.end()

    assert sentence == store.slow_players()
    assert (first, second) == (True, False)


def test_what_is_new_is_told_once_after_an_update(tmp_path: Path) -> None:
    first = Program(tmp_path)
    at_first = is_updated(first.opened)
    seated(first.window, "tuppi")
    Choices(first.opened.database).write("told", {"slow": True, "version": "0.0.1"})
    first.end()

    again = Program(tmp_path)
    after = is_updated(again.opened)
    again.window.tell_if_updated(after)
    over_the_felt = again.window.notice.sentence
    again.window.ways.go_home()
    sentence = again.window.notice.sentence
    told = Choices(again.opened.database).read("told")
    once_more = is_updated(again.opened)
    again.end()

    assert (at_first, after, once_more) == (False, True, False)
    assert over_the_felt == ""
    assert sentence == whats_new()
    assert sentence.count("\n") == 1
    assert told == {"slow": True, "version": __version__}


def test_newcomer_who_begins_with_a_match_has_no_news(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.window.host.play_usual("bag")
    is_news = is_updated(program.opened)
    program.end()
    again = Program(tmp_path)
    is_news_again = is_updated(again.opened)
    again.end()

    assert (is_news, is_news_again) == (False, False)


def test_older_version_that_noted_nothing_has_news(tmp_path: Path) -> None:
    first = Program(tmp_path)
    seated(first.window, "tuppi")
    first.end()

    again = Program(tmp_path)
    is_news = is_updated(again.opened)
    again.end()

    assert is_news


def test_a_store_that_cannot_be_read_has_no_news(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise StoreError("locked", "no")

    program = Program(tmp_path)
    monkeypatch.setattr(program.opened.database, "ask", broken)
    is_news = is_updated(program.opened)
    monkeypatch.undo()
    program.end()

    assert not is_news


def test_what_is_new_leads_to_the_guide(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.window.tell_if_updated(True)

    program.window.notice.answer.click()
    seen, page = program.window.pages.current, program.window.ways.reading_page
    read = page.text.toPlainText()
    program.window.command("guide")
    guide = page.text.toPlainText()
    program.end()

    assert seen is page
    assert read == guide != ""


def test_nobody_is_told_of_slower_players_where_the_search_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("marjapussi_gui.bots.kernel.is_compiled", lambda: True)
    program = Program(tmp_path)

    assert not is_slow_news(program.opened)
    program.end()
