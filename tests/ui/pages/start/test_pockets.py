"""A pocket opens without moving anything else, and starts, teaches and explains its games."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_gui.model.new_game import LEVELS
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, in_language
from marjapussi_gui.ui.common.requests import ChangePreference, ShowLessons, ShowRules, StartMatch
from marjapussi_gui.ui.pages.start.family_pocket import FamilyPocket
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
    pocket = page.pocket_of(key)
    before, own = places(page), QRect(pocket.geometry())
    click(pocket, QPoint(own.width() // 2, 30))

    after = places(page)
    others = {
        each: box
        for each, box in before.items()
        if each is not pocket and not pocket.isAncestorOf(each)
    }

    assert pocket.is_open
    assert {each: after[each] for each in others} == others
    assert (pocket.x(), pocket.width()) == (own.x(), own.width())
    assert pocket.geometry().contains(own) or pocket.geometry().top() < own.top()
    assert pocket.geometry().bottom() <= page.height()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_two_clicks_away(page: StartPage, key: str) -> None:
    played: list[object] = []
    page.request.connect(played.append)
    pocket = page.pocket_of(key)

    click(pocket, QPoint(100, 30))
    rows = [row for row in pocket.rows if row.variant.key == key]
    click(rows[0] if rows else pocket.buttons.play_button)

    assert played == [StartMatch(key)]


def test_only_one_pocket_is_open(page: StartPage) -> None:
    for pocket in page.pockets:
        click(pocket, QPoint(100, 30))
        assert [each for each in page.pockets if each.is_open] == [pocket]


def test_a_second_click_closes_a_pocket(page: StartPage) -> None:
    pocket = page.pockets[0]

    click(pocket, QPoint(100, 30))
    click(pocket, QPoint(100, 30))

    assert not pocket.is_open


@pytest.mark.parametrize("size", SIZES)
def test_escape_closes_the_open_pocket(open_home: OpenWindow, size: tuple[int, int]) -> None:
    window = open_home(size)
    page = window.pages.start_page
    click(page.pockets[1], QPoint(100, 30))
    before = page.open_pocket

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert before is page.pockets[1]
    assert page.open_pocket is None
    assert window.page_stack.current_page is window.pages.start_page


def test_a_click_beside_closes_the_open_pocket(page: StartPage) -> None:
    page.resize(800, 600)
    settle()
    click(page.pockets[0], QPoint(100, 30))

    click(page._sheet, QPoint(4, 4))

    assert page.open_pocket is None


def test_a_resting_pointer_opens_nothing(page: StartPage, qtbot: QtBot) -> None:
    QTest.mouseMove(page.pockets[1], QPoint(60, 60))
    QTest.mouseMove(page.pockets[1], QPoint(62, 62))
    qtbot.wait(350)

    assert page.open_pocket is None


def test_a_click_meant_for_the_closed_pocket_starts_no_game(page: StartPage) -> None:
    played: list[object] = []
    page.request.connect(played.append)
    pocket = page.pockets[0]
    pocket.guard_ms = 100_000

    click(pocket, QPoint(100, 30))
    click(pocket.rows[2])

    assert pocket.is_open
    assert played == []
    pocket._guard_timer.stop()
    click(pocket.rows[2])
    assert played == [StartMatch("avomarjapussi")]


# Inside a pocket


def open_by_keyboard(page: StartPage, key: str) -> FamilyPocket:
    pocket = page.pocket_of(key)
    pocket.setFocus()
    QTest.keyClick(pocket, Qt.Key.Key_Return)
    settle()
    return pocket


def test_arrows_move_the_berry_and_enter_plays(page: StartPage, qtbot: QtBot) -> None:
    pocket = open_by_keyboard(page, "marjapussi")

    QTest.keyClick(focus(), Qt.Key.Key_Down)
    QTest.keyClick(focus(), Qt.Key.Key_Down)
    QTest.keyClick(focus(), Qt.Key.Key_Up)

    assert [row.is_chosen for row in pocket.rows] == [False, True, False, False, False]
    with qtbot.waitSignal(page.request) as played:
        QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert played.args == [StartMatch("bag")]


def test_play_learn_and_rules_belong_to_the_row_with_the_berry(page: StartPage) -> None:
    wishes: list[object] = []
    page.request.connect(wishes.append)
    pocket = open_by_keyboard(page, "huutopussi")
    QTest.keyClick(focus(), Qt.Key.Key_Down)

    for _ in range(3):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        QTest.keyClick(focus(), Qt.Key.Key_Space)

    assert wishes == [way("huutopussi-three") for way in (StartMatch, ShowLessons, ShowRules)]
    assert pocket.buttons.learn_button.accessibleName() == "Learn Huutopussi for three"


def test_the_level_of_the_opponents_is_chosen_beside_play(page: StartPage) -> None:
    wishes: list[object] = []
    page.request.connect(wishes.append)
    pocket = open_by_keyboard(page, "huutopussi")

    page.apply_preferences(Preferences(level="easy"))
    pocket.buttons.level_menu.actions()[0].trigger()

    assert pocket.buttons.level_button.isVisible()
    assert pocket.buttons.level_button.text() == "Opponents: Easy"
    assert wishes == [ChangePreference("level", LEVELS[0])]


def test_the_berry_follows_the_pointer_that_rests_on_a_row(page: StartPage, qtbot: QtBot) -> None:
    pocket = page.pocket_of("marjapussi")
    pocket.guard_ms = 400
    click(pocket, QPoint(100, 30))
    row, first = pocket.rows[3], pocket.chosen_key

    QTest.mouseMove(row, row.rect().center())
    row.underMouse = lambda: True  # type: ignore[method-assign] # no pointer is there offscreen
    row.entered.emit()  # at once, because the pocket opened under the pointer
    qtbot.wait(250)
    assert pocket.chosen_key == first
    qtbot.waitUntil(lambda: not pocket._is_guarded())
    row.entered.emit()

    qtbot.waitUntil(lambda: row.is_chosen)
    assert pocket.chosen_key == "bondtolva"


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_no_word_is_cut_on_the_buttons_of_a_pocket(page: StartPage, language: str) -> None:
    page.resize(1280, 720)
    with in_language(language):
        settle()
        for pocket in page.pockets:
            pocket.open_pocket()
            settle()
            for button in pocket.buttons.all_buttons:
                padding = 2 * (16 if button is pocket.buttons.play_button else 8)
                text = button.fontMetrics().horizontalAdvance(button.text())

                assert button.width() >= text + padding, button.text()


def test_tab_leaves_an_open_pocket_and_closes_it(page: StartPage) -> None:
    pocket = open_by_keyboard(page, "tuppi")
    for _ in range(5):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)

    assert focus() is page.pockets[page.pockets.index(pocket) + 1]
    assert not pocket.is_open


def test_discs_choose_and_a_miss_between_them_does_nothing(page: StartPage) -> None:
    wishes: list[object] = []
    page.request.connect(wishes.append)
    pocket = page.pocket_of("marriage")
    click(pocket, QPoint(100, 30))
    picker = pocket.player_count_picker
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
    pocket = open_by_keyboard(page, "marriage")
    assert focus() is pocket.player_count_picker

    with qtbot.waitSignal(page.request) as chosen:
        QTest.keyClick(focus(), Qt.Key.Key_5)
    with qtbot.waitSignal(page.request) as played:
        QTest.keyClick(focus(), Qt.Key.Key_Return)

    assert chosen.args == [ChangePreference("players", 5)]
    assert played.args == [StartMatch("marriage")]
