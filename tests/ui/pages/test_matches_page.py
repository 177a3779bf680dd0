"""The page of matches over a real store: all of them are found, whatever they are."""

import json
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.lines import Header
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Start
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.stored.shelf import StoredShelf
from marjapussi_gui.ui.basis import languages
from marjapussi_gui.ui.basis.shelf import PAGE
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


def press(page: MatchesPage, text: str) -> None:
    (button,) = (each for each in page.findChildren(QPushButton) if each.text() == text)
    button.click()


def test_more_than_fit_a_list_are_told_and_shown(database: Database, page: MatchesPage) -> None:
    keep(database, 2 * PAGE + 50)
    page.show_matches()
    assert "200 of 450 matches" in texts(page)
    assert PAGE == buttons(page).count("Delete")

    page.more.click()
    assert "400 of 450 matches" in texts(page)
    page.more.click()

    assert "450 matches" in texts(page)
    assert 450 == buttons(page).count("Delete")
    assert "More" not in buttons(page)
    ids = {row.id for start in range(3) for row in page._shelf.rows(offset=start * PAGE)}
    assert 450 == len(ids)


def test_how_many_there_are_follows_the_filters(database: Database, page: MatchesPage) -> None:
    keep(database, 3)
    keep(database, 1, "tuppi", ("Helvi", "Eero", "Onni", "Aino"))
    page.show_matches()
    assert "4 matches" in texts(page)

    page.search.setText("helvi")
    assert "1 match" in texts(page)
    page.search.setText("nobody")
    assert "No match fits what you chose or searched for." in texts(page)
    assert not any("match" in text and text[0].isdigit() for text in texts(page))


def test_an_empty_list_is_told_apart_from_one_that_nothing_fits(page: MatchesPage) -> None:
    page.show_matches()
    assert "No match is kept here yet." in texts(page)

    page.status.setCurrentIndex(1)
    assert "No match fits what you chose or searched for." in texts(page)


def test_deleting_keeps_what_is_shown(database: Database, page: MatchesPage) -> None:
    keep(database, PAGE + 2)
    page.show_matches()
    page.more.click()

    page._delete(1)

    assert f"{PAGE + 1} matches" in texts(page)
    assert PAGE + 1 == buttons(page).count("Delete")


def test_the_keyboard_goes_on_where_more_is_shown(database: Database, page: MatchesPage) -> None:
    keep(database, PAGE + 1)
    page.show_matches()
    page.more.setFocus()
    page.more.click()

    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    assert "Continue" == focus.text()


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

    item = page._rows.itemAt(0)
    assert item is not None
    line = item.widget()
    assert line is not None
    assert size == (page.width(), page.height())
    assert line.width() <= page.width()
    assert line.height() < 200
    for control in line.findChildren(QPushButton):
        assert line.rect().contains(control.geometry())


def test_what_was_chosen_stays_so_when_the_list_is_shown_anew(
    database: Database, page: MatchesPage, qapp: QApplication
) -> None:
    keep(database, PAGE + 1)
    keep(database, 1, "tuppi")
    page.game.put("bag")
    page.more.click()
    languages.speak(qapp, "fi")
    QApplication.processEvents()
    counted = texts(page)
    languages.speak(qapp, "en")
    QApplication.processEvents()

    assert "bag" == page.game.value()
    assert f"{PAGE + 1} ottelua" in counted
    assert f"{PAGE + 1} matches" in texts(page)
