"""The page of matches over a real store: all of them are found, whatever they are."""

import json
from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.lines import Header
from marjapussi_gui.engine.options import Value
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Start
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.stored.shelf import StoredShelf
from marjapussi_gui.ui.basis import languages
from marjapussi_gui.ui.pages.match_row import MatchRow
from marjapussi_gui.ui.pages.matches import MatchesPage
from marjapussi_gui.ui.wording.tongue import moment

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

UNKNOWN = "A game that this version does not know: tenth"


@pytest.fixture
def database() -> Iterator[Database]:
    made = Database.in_memory()
    yield made
    made.close()


@pytest.fixture
def page(database: Database, qtbot: QtBot) -> MatchesPage:
    troubles: list[str] = []
    made = MatchesPage(StoredShelf(database, troubles.append))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def keep(
    database: Database, number: int = 1, key: str = "bag", names: tuple[str, ...] = ()
) -> None:
    """Keep so many matches that were only begun."""
    game, matches = variant(key).game(), Matches(database)
    header = Header(game, names or ("Aino",) * game.seating.players, Start(game.first_dealer(1)))
    for seed in range(number):
        matches.begin(Match(MatchRecord(header), seed, "easy", "easy"))


def change(database: Database, column: str, value: object) -> None:
    with database.change() as connection:
        connection.execute(f"update matches set {column} = ?", (value,))  # noqa: S608 - our own


def texts(page: MatchesPage) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def buttons(page: MatchesPage) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]


def texts_now(page: MatchesPage) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def focused() -> QPushButton:
    focus = QApplication.focusWidget()
    assert isinstance(focus, QWidget)
    return cast("QPushButton", focus)


def row_of(page: MatchesPage) -> MatchRow:
    """Return the row that has the keyboard."""
    (row,) = [row for row in page.findChildren(MatchRow) if row.isAncestorOf(focused())]
    return row


def press(page: MatchesPage, text: str) -> None:
    (button,) = (each for each in page.findChildren(QPushButton) if each.text() == text)
    button.click()


def settled(page: MatchesPage) -> None:
    """Let a search come to its end."""
    page.search.returnPressed.emit()
    while page._go_on.isActive():
        QApplication.processEvents()


def test_only_matches_in_sight_have_rows(database: Database, page: MatchesPage) -> None:
    keep(database, 3)
    page.show_matches()
    QApplication.processEvents()
    few = len(page.findChildren(QWidget))
    keep(database, 1500)

    page.show_matches()
    settled(page)
    bar = page.list.verticalScrollBar()
    for value in range(0, bar.maximum(), bar.maximum() // 50):
        bar.setValue(value)

    assert "1503 matches" in texts(page)
    assert 1503 == page.list.count
    assert buttons(page).count("Delete") < 15
    assert len(page.findChildren(QWidget)) < 10 * few


def test_every_match_comes_into_sight(database: Database, page: MatchesPage) -> None:
    keep(database, 60)
    page.show_matches()
    seen: set[int] = set()
    bar = page.list.verticalScrollBar()
    for value in range(0, bar.maximum() + 20, 20):
        bar.setValue(value)
        QApplication.processEvents()
        seen |= {row.match for row in page.list.in_sight}

    assert set(range(1, 61)) == seen
    assert 1 == page.list.in_sight[-1].match
    last = page.list.in_sight[-1]
    assert last.y() + last.height() <= page.list.viewport().height()


def test_a_search_waits_for_the_last_key(
    database: Database, page: MatchesPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    keep(database, 1, names=("Helvi",) * 4)
    keep(database, 1)
    page.show_matches()
    asked: list[str] = []
    find = page._shelf.find
    monkeypatch.setattr(
        page._shelf, "find", lambda *chosen: (asked.append(chosen[2]), find(*chosen))[1]
    )

    qtbot.keyClicks(page.search, "helvi")
    assert not asked
    qtbot.waitUntil(lambda: bool(asked))

    assert ["helvi"] == asked
    assert "1 match" in texts(page)


def test_a_search_through_many_matches_goes_on_while_events_are_handled(
    database: Database, page: MatchesPage
) -> None:
    keep(database, 1, names=("Helvi",) * 4)
    keep(database, 1200)
    page.show_matches()

    page.search.setText("helvi")
    page.search.returnPressed.emit()
    assert "No match fits what you chose or searched for." not in texts_now(page)
    settled(page)

    assert [1] == [row.match for row in page.list.in_sight]


def test_a_search_ends_when_the_page_is_left(database: Database, page: MatchesPage) -> None:
    keep(database, 1200)
    page.show_matches()
    assert page._go_on.isActive()
    page.search.setText("a")

    page.on_left()

    assert not page._go_on.isActive()
    assert not page._typing.isActive()


def test_how_many_there_are_follows_the_filters(database: Database, page: MatchesPage) -> None:
    keep(database, 3)
    keep(database, 1, "tuppi", ("Helvi", "Eero", "Onni", "Aino"))
    page.show_matches()
    assert "4 matches" in texts(page)

    page.search.setText("helvi")
    settled(page)
    assert "1 match" in texts(page)
    page.search.setText("nobody")
    settled(page)
    assert "No match fits what you chose or searched for." in texts(page)
    assert not any("match" in text and text[0].isdigit() for text in texts(page))


def test_an_empty_list_is_told_apart_from_one_that_nothing_fits(page: MatchesPage) -> None:
    page.show_matches()
    assert "No match is kept here yet." in texts(page)

    page.status.setCurrentIndex(1)
    assert "No match fits what you chose or searched for." in texts(page)


def test_deleting_stays_where_the_list_is_scrolled_to(
    database: Database, page: MatchesPage
) -> None:
    keep(database, 40)
    page.show_matches()
    page.list.verticalScrollBar().setValue(600)
    QApplication.processEvents()
    before = [row.match for row in page.list.in_sight]

    page._delete(before[1])

    assert "39 matches" in texts(page)
    assert [before[0], *before[2:]] == [row.match for row in page.list.in_sight][: len(before) - 1]


def test_tab_reaches_every_button_of_every_row(
    database: Database, page: MatchesPage, qtbot: QtBot
) -> None:
    keep(database, 30)
    page.show_matches()
    QApplication.processEvents()
    page.list.setFocus()
    reached = []
    for _ in range(30 * 4):
        qtbot.keyClick(focused(), Qt.Key.Key_Tab)
        reached.append((row_of(page).match, focused().text()))

    names = ["Continue", "Look back", "Save record…", "Delete"]
    assert [(match, name) for match in range(30, 0, -1) for name in names] == reached
    assert row_of(page) in page.list.in_sight

    for match, name in reversed(reached[:-1]):
        qtbot.keyClick(focused(), Qt.Key.Key_Backtab)
        assert (match, name) == (row_of(page).match, focused().text())
    qtbot.keyClick(focused(), Qt.Key.Key_Backtab)
    assert page.list.hasFocus()


def test_tab_leaves_the_list_after_its_last_button(
    database: Database, page: MatchesPage, qtbot: QtBot
) -> None:
    keep(database, 1)
    page.show_matches()
    QApplication.processEvents()
    page.list.setFocus()
    for _ in range(5):
        qtbot.keyClick(focused(), Qt.Key.Key_Tab)

    assert not page.list.isAncestorOf(focused())
    assert not page.list.hasFocus()


def test_a_row_with_the_keyboard_keeps_its_match_out_of_sight(
    database: Database, page: MatchesPage, qtbot: QtBot
) -> None:
    keep(database, 100)
    page.show_matches()
    QApplication.processEvents()
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Tab)
    asked: list[int] = []
    page.resume_asked.connect(asked.append)

    bar = page.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    assert 100 not in [row.match for row in page.list.in_sight]
    qtbot.keyClick(focused(), Qt.Key.Key_Space)

    assert [100] == asked


def test_buttons_of_a_row_say_which_match_they_mean(database: Database, page: MatchesPage) -> None:
    keep(database, 1)
    page.show_matches()
    (row,) = page.list.in_sight

    for control in row.findChildren(QPushButton):
        assert control.accessibleName()
        assert "with Aino, Aino and Aino" in control.accessibleDescription()


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({}, ""),
        ({"target": 8}, "1 house rule"),
    ],
)
def test_a_row_names_unusual_house_rules(
    database: Database, page: MatchesPage, chosen: dict[str, Value], said: str
) -> None:
    game = variant("bag").game(chosen)
    header = Header(game, ("Aino",) * 4, Start(game.first_dealer(1)))
    Matches(database).begin(Match(MatchRecord(header), 1, "easy", "easy"))
    page.show_matches()

    (line,) = [text for text in texts(page) if "with Aino" in text]
    assert line.endswith(said or "0\N{NO-BREAK SPACE}hands")


def test_a_row_names_the_preset_in_force(database: Database, page: MatchesPage) -> None:
    key, preset = next(
        (each.key, preset)
        for each in VARIANTS
        for preset in each.presets
        if each.game(preset.values).options != each.game().options
    )
    game = variant(key).game(preset.values)
    header = Header(game, ("Aino",) * game.seating.players, Start(game.first_dealer(1)))
    Matches(database).begin(Match(MatchRecord(header), 1, "easy", "easy"))
    page.show_matches()

    (line,) = [text for text in texts(page) if "with Aino" in text]
    assert line.endswith(preset.name)


def test_a_match_that_cannot_be_read_can_still_be_saved_and_deleted(
    database: Database, page: MatchesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(database)
    monkeypatch.setattr(page._shelf, "one", lambda _match: None)
    page.show_matches()

    assert "This match cannot be read any more." in texts(page)
    assert ["Back", "Save record…", "Delete"] == buttons(page)


def test_a_match_of_an_unknown_game_is_listed_as_what_it_is(
    database: Database, page: MatchesPage
) -> None:
    keep(database)
    change(database, "game", "tenth")
    page.show_matches()

    assert UNKNOWN in texts(page)
    assert ["Back", "Save record…", "Delete"] == buttons(page)
    press(page, "Delete")
    assert any(text.startswith("Delete tenth of ") for text in texts(page))
    page.message.answer.click()
    assert not page._shelf.rows()


def test_nothing_is_deleted_where_the_answer_is_no(database: Database, page: MatchesPage) -> None:
    keep(database)
    page.show_matches()
    press(page, "Delete")
    assert ["Yes, delete", "No"] == [
        each.text() for each in page.message.findChildren(QPushButton) if each.isVisible()
    ]

    page.message.refusal.click()

    assert not page.message.isVisible()
    assert 1 == len(page._shelf.rows())


def test_a_message_that_asks_nothing_has_no_no(page: MatchesPage) -> None:
    page.message.ask("Shall it be?", "Yes", page.show_rows)
    page.message.tell("It was.")

    assert "No" not in buttons(page)


@pytest.mark.parametrize("damaged", ["", "yesterday", "2025-13-45T99:00:00", "\0\n"])
def test_a_date_that_is_damaged_gives_way_to_the_other(
    database: Database, page: MatchesPage, damaged: str
) -> None:
    keep(database)
    change(database, "changed_at", damaged)
    page.show_matches()
    (row,) = page._shelf.rows()
    assert any(text.startswith(f"{moment(row.made_at)} ·") for text in texts(page))

    change(database, "made_at", damaged)
    page.show_matches()
    first = "yesterday" if damaged == "yesterday" else damaged.strip("\0\n") or "?"
    assert any(text.startswith(f"{first} ·") for text in texts(page))


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_names_and_scores_without_end_leave_room_for_the_buttons(
    database: Database, page: MatchesPage, size: tuple[int, int]
) -> None:
    keep(database, 1, "marriage", ("W" * 5000, "i" * 5000, "<b>\n\0" * 500, "W" * 900, "Aino"))
    change(database, "scores", json.dumps([10**300] * 5))
    page.resize(*size)
    page.show_matches()
    QApplication.processEvents()

    (line,) = page.list.in_sight
    assert size == (page.width(), page.height())
    assert line.width() <= page.width()
    assert line.height() < 200
    for control in line.findChildren(QPushButton):
        assert line.rect().contains(control.geometry())


def test_what_was_chosen_stays_so_when_the_list_is_shown_anew(
    database: Database, page: MatchesPage, qapp: QApplication
) -> None:
    keep(database, 201)
    keep(database, 1, "tuppi")
    page.game.put("bag")
    languages.speak(qapp, "fi")
    QApplication.processEvents()
    counted = texts(page)
    languages.speak(qapp, "en")
    QApplication.processEvents()

    assert "bag" == page.game.value()
    assert "201 ottelua" in counted
    assert "201 matches" in texts(page)
