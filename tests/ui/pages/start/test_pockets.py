"""A pocket opens without moving anything else, and starts, teaches and explains its games."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_gui.model.new_game import LEVELS
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, in_language
from marjapussi_gui.ui.common.requests import ChangePreference, ShowLessons, ShowRules, StartMatch
from marjapussi_gui.ui.pages.start.game_family_tile import GameFamilyTile
from marjapussi_gui.ui.pages.start.start_page import StartPage
from tests.ui.pages.start.start_page_driver import (
    KEYS,
    SIZES,
    OpenWindow,
    click,
    focus,
    places,
    settle,
)

# Opening


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["marjapussi", "huutopussi", "tuppi", "marriage"])
def test_opening_a_pocket_moves_nothing_else(
    page: StartPage, key: str, size: tuple[int, int]
) -> None:
    page.resize(*size)
    settle()
    family_tile = page.family_tile_of(key)
    before, own = places(page), QRect(family_tile.geometry())
    click(family_tile, QPoint(own.width() // 2, 30))

    after = places(page)
    others = {
        each: box
        for each, box in before.items()
        if each is not family_tile and not family_tile.isAncestorOf(each)
    }

    assert family_tile.is_open
    assert {each: after[each] for each in others} == others
    assert (family_tile.x(), family_tile.width()) == (own.x(), own.width())
    assert family_tile.geometry().contains(own) or family_tile.geometry().top() < own.top()
    assert family_tile.geometry().bottom() <= page.height()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_two_clicks_away(page: StartPage, key: str) -> None:
    played: list[object] = []
    page.request.connect(played.append)
    family_tile = page.family_tile_of(key)

    click(family_tile, QPoint(100, 30))
    rows = [row for row in family_tile.rows if row.variant.key == key]
    click(rows[0] if rows else family_tile.buttons.play_button)

    assert played == [StartMatch(key)]


def test_only_one_pocket_is_open(page: StartPage) -> None:
    for family_tile in page.family_tiles:
        click(family_tile, QPoint(100, 30))
        assert [each for each in page.family_tiles if each.is_open] == [family_tile]


def test_a_second_click_closes_a_pocket(page: StartPage) -> None:
    family_tile = page.family_tiles[0]

    click(family_tile, QPoint(100, 30))
    click(family_tile, QPoint(100, 30))

    assert not family_tile.is_open


@pytest.mark.parametrize("size", SIZES)
def test_escape_closes_the_open_pocket(open_home: OpenWindow, size: tuple[int, int]) -> None:
    window = open_home(size)
    page = window.pages.start_page
    click(page.family_tiles[1], QPoint(100, 30))
    before = page.expanded_tile

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert before is page.family_tiles[1]
    assert page.expanded_tile is None
    assert window.page_stack.current_page is window.pages.start_page


def test_a_click_beside_closes_the_open_pocket(page: StartPage) -> None:
    page.resize(800, 600)
    settle()
    click(page.family_tiles[0], QPoint(100, 30))

    click(page._sheet, QPoint(4, 4))

    assert page.expanded_tile is None


def test_a_resting_pointer_opens_nothing(page: StartPage, qtbot: QtBot) -> None:
    QTest.mouseMove(page.family_tiles[1], QPoint(60, 60))
    QTest.mouseMove(page.family_tiles[1], QPoint(62, 62))
    qtbot.wait(350)

    assert page.expanded_tile is None


def test_a_click_meant_for_the_closed_pocket_starts_no_game(page: StartPage) -> None:
    played: list[object] = []
    page.request.connect(played.append)
    family_tile = page.family_tiles[0]
    family_tile.guard_ms = 100_000

    click(family_tile, QPoint(100, 30))
    click(family_tile.rows[2])

    assert family_tile.is_open
    assert played == []
    family_tile._guard_timer.stop()
    click(family_tile.rows[2])
    assert played == [StartMatch("avomarjapussi")]


# Inside a pocket


def open_by_keyboard(page: StartPage, key: str) -> GameFamilyTile:
    family_tile = page.family_tile_of(key)
    family_tile.setFocus()
    QTest.keyClick(family_tile, Qt.Key.Key_Return)
    settle()
    return family_tile


def test_arrows_move_the_berry_and_enter_plays(page: StartPage, qtbot: QtBot) -> None:
    family_tile = open_by_keyboard(page, "marjapussi")

    QTest.keyClick(focus(), Qt.Key.Key_Down)
    QTest.keyClick(focus(), Qt.Key.Key_Down)
    QTest.keyClick(focus(), Qt.Key.Key_Up)

    assert [row.is_chosen for row in family_tile.rows] == [False, True, False, False, False]
    with qtbot.waitSignal(page.request) as played:
        QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert played.args == [StartMatch("bag")]


def test_play_learn_and_rules_belong_to_the_row_with_the_berry(page: StartPage) -> None:
    wishes: list[object] = []
    page.request.connect(wishes.append)
    family_tile = open_by_keyboard(page, "huutopussi")
    QTest.keyClick(focus(), Qt.Key.Key_Down)

    for _ in range(3):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        QTest.keyClick(focus(), Qt.Key.Key_Space)

    assert wishes == [way("huutopussi-three") for way in (StartMatch, ShowLessons, ShowRules)]
    assert family_tile.buttons.learn_button.accessibleName() == "Learn Huutopussi for three"


def test_the_level_of_the_opponents_is_chosen_beside_play(page: StartPage) -> None:
    wishes: list[object] = []
    page.request.connect(wishes.append)
    family_tile = open_by_keyboard(page, "huutopussi")

    page.apply_preferences(Preferences(level="easy"))
    family_tile.buttons.level_menu.actions()[0].trigger()

    assert family_tile.buttons.level_button.isVisible()
    assert family_tile.buttons.level_button.text() == "Opponents: Easy"
    assert wishes == [ChangePreference("level", LEVELS[0])]


def test_the_berry_follows_the_pointer_that_rests_on_a_row(page: StartPage, qtbot: QtBot) -> None:
    family_tile = page.family_tile_of("marjapussi")
    family_tile.guard_ms = 400
    click(family_tile, QPoint(100, 30))
    row, first = family_tile.rows[3], family_tile.chosen_key

    QTest.mouseMove(row, row.rect().center())
    row.underMouse = lambda: True  # type: ignore[method-assign] # no pointer is there offscreen
    row.entered.emit()  # at once, because the pocket opened under the pointer
    qtbot.wait(250)
    assert family_tile.chosen_key == first
    qtbot.waitUntil(lambda: not family_tile._has_just_opened())
    row.entered.emit()

    qtbot.waitUntil(lambda: row.is_chosen)
    assert family_tile.chosen_key == "bondtolva"


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_no_word_is_cut_on_the_buttons_of_a_pocket(page: StartPage, language: str) -> None:
    page.resize(1280, 720)
    with in_language(language):
        settle()
        for family_tile in page.family_tiles:
            family_tile.expand()
            settle()
            for button in family_tile.buttons.all_buttons:
                padding = 2 * (16 if button is family_tile.buttons.play_button else 8)
                text = button.fontMetrics().horizontalAdvance(button.text())

                assert button.width() >= text + padding, button.text()


def test_tab_leaves_an_open_pocket_and_closes_it(page: StartPage) -> None:
    family_tile = open_by_keyboard(page, "tuppi")
    for _ in range(5):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)

    assert focus() is page.family_tiles[page.family_tiles.index(family_tile) + 1]
    assert not family_tile.is_open


def test_discs_choose_and_a_miss_between_them_does_nothing(page: StartPage) -> None:
    wishes: list[object] = []
    page.request.connect(wishes.append)
    family_tile = page.family_tile_of("marriage")
    click(family_tile, QPoint(100, 30))
    picker = family_tile.player_count_picker
    assert picker is not None
    places_before = picker.geometry()

    click(picker, QPoint(3 + 48, 25))  # between the first two discs
    assert wishes == []
    click(picker, QPoint(3 + 2 * 52 + 22, 25))

    assert wishes == []  # it was chosen already
    click(picker, QPoint(3 + 22, 25))
    assert wishes == [ChangePreference("players", 2)]
    assert picker.geometry() == places_before


def test_keys_choose_how_many_play_and_enter_plays(page: StartPage, qtbot: QtBot) -> None:
    family_tile = open_by_keyboard(page, "marriage")
    assert focus() is family_tile.player_count_picker

    with qtbot.waitSignal(page.request) as chosen:
        QTest.keyClick(focus(), Qt.Key.Key_5)
    with qtbot.waitSignal(page.request) as played:
        QTest.keyClick(focus(), Qt.Key.Key_Return)

    assert chosen.args == [ChangePreference("players", 5)]
    assert played.args == [StartMatch("marriage")]
