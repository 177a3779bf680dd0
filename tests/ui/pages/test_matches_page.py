"""The page of matches over a real store: all of them are found, whatever they are."""

import json

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.ui.pages.matches.matches_page import MatchesPage
from marjapussi_gui.ui.text.i18n import date_time_text
from tests.ui.dialogs.layout_checks import accessible_name

from .match_list import row_buttons, row_texts, settle_list, store_match

UNKNOWN = "Unknown game: tenth"


def change(database: Database, column: str, value: object) -> None:
    with database.transaction() as connection:
        connection.execute(f"update matches set {column} = ?", (value,))  # noqa: S608 - our own


def press(page: MatchesPage, text: str) -> None:
    (button,) = (each for each in page.findChildren(QPushButton) if each.text() == text)
    button.click()


def test_how_many_there_are_follows_the_filters(database: Database, page: MatchesPage) -> None:
    store_match(database, 3)
    store_match(database, 1, "tuppi", ("Helvi", "Eero", "Onni", "Aino"))
    page.show_matches()
    assert "4 matches" in row_texts(page)

    page.search_field.setText("helvi")
    settle_list(page)
    assert "1 match" in row_texts(page)
    page.search_field.setText("nobody")
    settle_list(page)
    assert "No matches found. Try another filter or search." in row_texts(page)
    assert not any("match" in text and text[0].isdigit() for text in row_texts(page))


def test_an_empty_list_and_an_unsuccessful_search_have_different_texts(page: MatchesPage) -> None:
    page.show_matches()
    assert "No matches yet." in row_texts(page)

    page.status_filter.setCurrentIndex(1)
    assert "No matches found. Try another filter or search." in row_texts(page)


def test_buttons_of_a_row_name_their_match(database: Database, page: MatchesPage) -> None:
    store_match(database, 1)
    page.show_matches()
    (row,) = page.match_list.visible_rows

    for control in row.findChildren(QPushButton):
        assert accessible_name(control)
        assert "with Aino, Aino and Aino" in control.accessibleDescription()


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({}, ""),
        ({"target": 8}, "1 house rule"),
    ],
)
def test_a_row_names_unusual_house_rules(
    database: Database, page: MatchesPage, chosen: dict[str, OptionValue], said: str
) -> None:
    game = find_variant("bag").create_game(chosen)
    header = RecordHeader(game, ("Aino",) * 4, MatchStart(game.first_dealer(1)))
    MatchTable(database).create(MatchState(MatchRecord(header), 1, "easy", "easy"))
    page.show_matches()

    (line,) = [text for text in row_texts(page) if "with Aino" in text]
    assert line.endswith(said or "0\N{NO-BREAK SPACE}hands")


def test_a_row_names_the_preset_in_force(database: Database, page: MatchesPage) -> None:
    key, preset = next(
        (each.key, preset)
        for each in VARIANTS
        for preset in each.presets
        if each.create_game(preset.option_values).option_values != each.create_game().option_values
    )
    game = find_variant(key).create_game(preset.option_values)
    header = RecordHeader(game, ("Aino",) * game.seating.players, MatchStart(game.first_dealer(1)))
    MatchTable(database).create(MatchState(MatchRecord(header), 1, "easy", "easy"))
    page.show_matches()

    (line,) = [text for text in row_texts(page) if "with Aino" in text]
    assert line.endswith(preset.name)


def test_a_match_that_cannot_be_read_can_still_be_saved_and_deleted(
    database: Database, page: MatchesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_match(database)
    monkeypatch.setattr(page._matches, "summary", lambda _match: None)
    page.show_matches()

    assert "This match can no longer be opened." in row_texts(page)
    assert ["New score sheet", "Back", "Save record…", "Delete"] == row_buttons(page)


def test_a_match_of_an_unknown_game_is_listed_as_what_it_is(
    database: Database, page: MatchesPage
) -> None:
    store_match(database)
    change(database, "game", "tenth")
    page.show_matches()

    assert UNKNOWN in row_texts(page)
    assert ["New score sheet", "Back", "Save record…", "Delete"] == row_buttons(page)
    press(page, "Delete")
    assert any(text.startswith("Delete the tenth match of ") for text in row_texts(page))
    page.message.action_button.click()
    assert not page._matches.list_summaries()


def test_nothing_is_deleted_where_the_answer_is_no(database: Database, page: MatchesPage) -> None:
    store_match(database)
    page.show_matches()
    press(page, "Delete")
    assert ["Yes, delete", "No"] == [
        each.text() for each in page.message.findChildren(QPushButton) if each.isVisible()
    ]

    page.message.decline_button.click()

    assert not page.message.isVisible()
    assert 1 == len(page._matches.list_summaries())


def test_a_message_without_a_question_has_no_second_button(page: MatchesPage) -> None:
    page.message.show_question("Shall it be?", "Yes", page.refresh_list)
    page.message.show_info("It was.")

    assert "No" not in row_buttons(page)


@pytest.mark.parametrize("damaged", ["", "yesterday", "2025-13-45T99:00:00", "\0\n"])
def test_a_date_that_is_damaged_gives_way_to_the_other(
    database: Database, page: MatchesPage, damaged: str
) -> None:
    store_match(database)
    change(database, "changed_at", damaged)
    page.show_matches()
    (row,) = page._matches.list_summaries()
    assert any(text.startswith(f"{date_time_text(row.created_at)} ·") for text in row_texts(page))

    change(database, "made_at", damaged)
    page.show_matches()
    first = "yesterday" if damaged == "yesterday" else damaged.strip("\0\n") or "?"
    assert any(text.startswith(f"{first} ·") for text in row_texts(page))


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_names_and_scores_without_end_leave_room_for_the_buttons(
    database: Database, page: MatchesPage, size: tuple[int, int]
) -> None:
    store_match(
        database, 1, "marriage", ("W" * 5000, "i" * 5000, "<b>\n\0" * 500, "W" * 900, "Aino")
    )
    change(database, "scores", json.dumps([10**300] * 5))
    page.resize(*size)
    page.show_matches()
    QApplication.processEvents()

    (line,) = page.match_list.visible_rows
    assert size == (page.width(), page.height())
    assert line.width() <= page.width()
    assert line.height() < 200
    for control in line.findChildren(QPushButton):
        assert line.rect().contains(control.geometry())
