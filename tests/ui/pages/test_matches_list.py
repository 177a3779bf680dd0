"""The list of matches creates rows for its visible part, and follows keys and searches."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.model.match_state import MatchSearchBatch
from marjapussi_gui.storage.database import Database
from marjapussi_gui.ui.common.requests import ResumeMatch
from marjapussi_gui.ui.pages.matches.matches_page import MatchesPage
from marjapussi_gui.ui.widgets.match_row import MatchRow

from .match_list import row_buttons, row_texts, settle_list, store_match, visible_row_texts


def focused_button() -> QPushButton:
    focus = QApplication.focusWidget()
    assert isinstance(focus, QWidget)
    return cast("QPushButton", focus)


def row_of(page: MatchesPage) -> MatchRow:
    (row,) = [row for row in page.findChildren(MatchRow) if row.isAncestorOf(focused_button())]
    return row


def test_only_matches_in_sight_have_rows(database: Database, page: MatchesPage) -> None:
    store_match(database, 3)
    page.show_matches()
    QApplication.processEvents()
    few = len(page.findChildren(QWidget))
    store_match(database, 1500)

    page.show_matches()
    settle_list(page)
    bar = page.match_list.verticalScrollBar()
    for value in range(0, bar.maximum(), bar.maximum() // 50):
        bar.setValue(value)

    assert "1503 matches" in row_texts(page)
    assert 1503 == page.match_list.count
    assert row_buttons(page).count("Delete") < 15
    assert len(page.findChildren(QWidget)) < 10 * few


def test_every_match_comes_into_sight(database: Database, page: MatchesPage) -> None:
    store_match(database, 60)
    page.show_matches()
    seen: set[int] = set()
    bar = page.match_list.verticalScrollBar()
    for value in range(0, bar.maximum() + 20, 20):
        bar.setValue(value)
        QApplication.processEvents()
        seen |= {row.match_id for row in page.match_list.visible_rows}

    assert set(range(1, 61)) == seen
    assert 1 == page.match_list.visible_rows[-1].match_id
    last = page.match_list.visible_rows[-1]
    assert last.y() + last.height() <= page.match_list.viewport().height()


def test_a_search_waits_for_the_last_key(
    database: Database, page: MatchesPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    store_match(database, 1, names=("Helvi",) * 4)
    store_match(database, 1)
    page.show_matches()
    asked: list[str] = []
    find = page._matches.search

    def record_search(game: str, status: str, text: str, go_on: int | None) -> MatchSearchBatch:
        asked.append(text)
        return find(game, status, text, go_on)

    monkeypatch.setattr(page._matches, "search", record_search)
    QTest.keyClicks(page.search_field, "helvi")
    assert not asked
    qtbot.waitUntil(lambda: bool(asked))

    assert ["helvi"] == asked
    assert "1 match" in row_texts(page)


def test_a_search_through_many_matches_goes_on_while_events_are_handled(
    database: Database, page: MatchesPage
) -> None:
    store_match(database, 1, names=("Helvi",) * 4)
    store_match(database, 1200)
    page.show_matches()

    page.search_field.setText("helvi")
    page.search_field.returnPressed.emit()
    assert "No matches found. Try another filter or search." not in visible_row_texts(page)
    settle_list(page)

    assert [1] == [row.match_id for row in page.match_list.visible_rows]


def test_a_search_ends_when_the_page_is_left(database: Database, page: MatchesPage) -> None:
    store_match(database, 1200)
    page.show_matches()
    assert page._search_timer.isActive()
    page.search_field.setText("a")

    page.on_leave()

    assert not page._search_timer.isActive()
    assert not page._typing_timer.isActive()


def test_deleting_stays_where_the_list_is_scrolled_to(
    database: Database, page: MatchesPage
) -> None:
    store_match(database, 40)
    page.show_matches()
    page.match_list.verticalScrollBar().setValue(600)
    QApplication.processEvents()
    before = [row.match_id for row in page.match_list.visible_rows]

    page._delete(before[1])

    assert "39 matches" in row_texts(page)
    assert [before[0], *before[2:]] == [row.match_id for row in page.match_list.visible_rows][
        : len(before) - 1
    ]


def test_tab_reaches_every_button_of_every_row(database: Database, page: MatchesPage) -> None:
    store_match(database, 30)
    page.show_matches()
    QApplication.processEvents()
    page.match_list.setFocus()
    reached = []
    for _ in range(30 * 4):
        QTest.keyClick(focused_button(), Qt.Key.Key_Tab)
        reached.append((row_of(page).match_id, focused_button().text()))

    names = ["Continue", "Review", "Save record…", "Delete"]
    assert [(match, name) for match in range(30, 0, -1) for name in names] == reached
    assert row_of(page) in page.match_list.visible_rows

    for match, name in reversed(reached[:-1]):
        QTest.keyClick(focused_button(), Qt.Key.Key_Backtab)
        assert (match, name) == (row_of(page).match_id, focused_button().text())
    QTest.keyClick(focused_button(), Qt.Key.Key_Backtab)
    assert page.match_list.hasFocus()


def test_tab_leaves_the_list_after_its_last_button(database: Database, page: MatchesPage) -> None:
    store_match(database, 1)
    page.show_matches()
    QApplication.processEvents()
    page.match_list.setFocus()
    for _ in range(5):
        QTest.keyClick(focused_button(), Qt.Key.Key_Tab)

    assert not page.match_list.isAncestorOf(focused_button())
    assert not page.match_list.hasFocus()


def test_a_focused_row_still_acts_on_its_match_after_scrolling(
    database: Database, page: MatchesPage
) -> None:
    store_match(database, 100)
    page.show_matches()
    QApplication.processEvents()
    page.match_list.setFocus()
    QTest.keyClick(page.match_list, Qt.Key.Key_Tab)
    asked: list[object] = []
    page.request.connect(asked.append)

    bar = page.match_list.verticalScrollBar()
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    assert 100 not in [row.match_id for row in page.match_list.visible_rows]
    QTest.keyClick(focused_button(), Qt.Key.Key_Space)

    assert [ResumeMatch(100)] == asked
