"""The start page asks for one decision: the match, a lesson, or a game of a family."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import RememberedTable, default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.requests import MyPlaySection, StartMatch, StartMatchAtTable
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.text import about_text, games
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.widgets.focus_ring import FocusRing
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.dialogs.layout_checks import (
    focusable_widgets,
)
from tests.ui.pages.start.start_page_driver import (
    FAMILIES,
    KEYS,
    SIZES,
    OpenWindow,
    click,
    focus,
    settle,
)
from tests.ui.window_driver import start_match

# What there is


def test_every_game_is_in_one_of_four_families(page: StartPage) -> None:
    assert [sorted(family_tile.family.game_keys) for family_tile in page.family_tiles] == [
        sorted(family) for family in FAMILIES
    ]
    assert sorted(key for family in FAMILIES for key in family) == sorted(KEYS)


def test_newcomers_meet_eight_choices(open_home: OpenWindow) -> None:
    window = open_home()
    page = window.pages.start_page

    choices = focusable_widgets(page)

    assert len(choices) == 8
    assert page.lesson_tile in choices
    assert page.lesson_tile.hasFocus()
    assert not page.resume_tile.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_new_here_is_offered_beside_a_match_at_every_size(
    open_home: OpenWindow, size: tuple[int, int]
) -> None:
    page = open_home(size, game="tuppi").pages.start_page

    assert page.lesson_tile.isVisible()
    assert page.resume_tile.isVisible()
    assert page.resume_tile.hasFocus()


@pytest.mark.parametrize("name", ["Sundays", "Rules of our long winter evenings"])
@pytest.mark.parametrize("text", ["normal", "large"])
@pytest.mark.parametrize("size", SIZES)
def test_continue_shows_own_rules_deal_and_tournament_points(
    open_home: OpenWindow, size: tuple[int, int], text: str, name: str
) -> None:
    window = open_home(size, text=text)
    start_tournament(window, name)
    window.navigator.go_home()
    settle()
    tile = window.pages.start_page.resume_tile

    assert tile.accessibleName() == (
        f"Continue. Tuppi, {name}. Deal 1 of 24, and it’s your turn. Collected: Us 0, Them 0."
    )
    labels = [each for each in tile.findChildren(QLabel) if each.isVisible()]
    assert labels[0].text().startswith("Tuppi, ")
    assert labels[1].text() == "Deal 1 of 24, and it’s your turn"
    assert [
        each.text() for each in labels if each.height() < each.heightForWidth(each.width())
    ] == []
    if text == "normal" and name == "Sundays":
        assert [each.text() for each in labels[::2]] == [
            "Tuppi, Sundays",
            "Collected: Us 0, Them 0",
        ]


def start_tournament(window: MainWindow, name: str) -> None:
    tuppi, rules = find_variant("tuppi"), {"deals": 24}
    window._services.storage.presets.save("tuppi", name, rules)
    window.match_controller.start_match(replace(default_game(tuppi), rules=rules, seed=1))


def test_new_here_goes_when_a_lesson_of_any_game_is_finished(open_home: OpenWindow) -> None:
    window = open_home(game="tuppi")
    learning, page = window._services.learning, window.pages.start_page
    narrow = page.resume_tile.width()
    first = learning.lessons()[0]

    learning.lesson_progress.save(first.key, len(first.steps))
    window.navigator.go_home()

    assert not page.lesson_tile.isVisible()
    assert page.resume_tile.width() > narrow


def test_a_lesson_that_was_left_goes_on(open_home: OpenWindow) -> None:
    window = open_home(game="tuppi")
    learning, page = window._services.learning, window.pages.start_page
    first = learning.lessons()[0]

    learning.lesson_progress.save(first.key, 2)
    window.navigator.go_home()

    assert page.lesson_tile.start_button.text() == "Go on"
    assert page.lesson_tile.offered_lesson is not None
    assert page.lesson_tile.offered_lesson.next_step == 2


def test_families_stay_and_the_game_that_was_played_last_comes_first(page: StartPage) -> None:
    families = [family_tile.family for family_tile in page.family_tiles]
    page.show_games(["pfadfinder", "tuppi", "huutopussi"])

    family_tile = page.family_tile_of("pfadfinder")
    rows = [row.variant.key for row in family_tile.rows]

    assert [each.family for each in page.family_tiles] == families
    assert rows == ["pfadfinder", "huutopussi", "huutopussi-three", "huutopussi-two"]
    assert family_tile.chosen_key == "pfadfinder"


def test_the_order_comes_from_the_matches_that_were_played(open_home: OpenWindow) -> None:
    window = open_home(game="tuppi")
    for key in ("bondtolva", "marriage"):
        start_match(window, key)
        window.navigator.go_home()
    page = window.pages.start_page

    assert {family_tile.chosen_key for family_tile in page.family_tiles} == {
        "bondtolva",
        "huutopussi",
        "tuppi",
        "marriage",
    }


def test_what_was_played_last_is_offered_first(page: StartPage) -> None:
    for key in ("tuppi", "bag"):
        page.show_games([key])
        settle()

        assert focus() is page.resume_tile
        assert page.resume_tile.accessibleName().startswith(f"Play. {games.game_name(key)}")


def test_the_first_game_is_offered_before_any_was_played(page: StartPage, qtbot: QtBot) -> None:
    page.show_games([])
    settle()

    with qtbot.waitSignal(page.request) as played:
        QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert played.args == [StartMatch(KEYS[0])]


def test_a_game_of_another_version_is_left_out_of_the_order(page: StartPage) -> None:
    page.show_games(["a-game-of-tomorrow", "tuppi"])
    settle()

    assert page.resume_tile.accessibleName().startswith("Play. Tuppi")
    assert page.resume_tile.accessibleName().startswith("Play. Tuppi")


def test_games_are_counted() -> None:
    assert about_text.description_text().startswith(f"{len(VARIANTS)} card games")


# Keyboard


@pytest.mark.parametrize("size", SIZES)
def test_arrows_reach_every_tile(open_home: OpenWindow, size: tuple[int, int]) -> None:
    page = open_home(size, game="tuppi").pages.start_page
    found, waiting = {focus()}, [focus()]
    while waiting:
        here = waiting.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            here.setFocus()
            QTest.keyClick(here, key)
            if focus() not in found:
                found.add(focus())
                waiting.append(focus())

    assert {page.resume_tile, page.lesson_tile, page.my_play_tile, *page.family_tiles} <= found
    assert page.header.preferences_button in found


def test_tab_visits_the_tiles_from_top_to_bottom(open_home: OpenWindow) -> None:
    page = open_home(game="tuppi").pages.start_page
    visited = [focus()]
    for _ in range(7):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        visited.append(focus())

    assert visited[:7] == [
        page.resume_tile,
        page.lesson_tile,
        *page.family_tiles,
        page.my_play_tile,
    ]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_plays(key: Qt.Key, page: StartPage, qtbot: QtBot) -> None:
    page.show_games(["marriage"])
    settle()

    with qtbot.waitSignal(page.request) as played:
        QTest.keyClick(focus(), key)

    assert played.args == [StartMatch("marriage")]


def test_ring_follows_the_focus(page: StartPage, qapp: QApplication) -> None:
    ring = FocusRing(qapp)
    family_tile = page.family_tiles[0]
    click(family_tile, QPoint(100, 30))
    family_tile.buttons.learn_button.setFocus()
    settle()

    drawn = ring.current_ring
    assert drawn is not None
    assert drawn.geometry() == family_tile.buttons.learn_button.geometry()
    family_tile.setFocus()
    assert ring.current_ring is None  # a pocket draws its own
    ring.deleteLater()


# Ways


def test_my_play_is_one_click_and_everything_in_it_two(open_home: OpenWindow) -> None:
    window = open_home(game="tuppi")
    reached = []
    for command in (None, Command.PUZZLES, Command.MATCHES, Command.STATISTICS):
        window.navigator.go_home()
        click(window.pages.start_page.my_play_tile)
        if command is not None:
            page = window.pages.my_play_page
            {
                Command.PUZZLES: page.overview.puzzles.link_button,
                Command.MATCHES: page.overview.matches.link_button,
                Command.STATISTICS: page.part_buttons[MyPlaySection.STATISTICS],
            }[command].click()
        reached.append(window.page_stack.current_page)

    pages = window.pages
    assert reached == [
        pages.my_play_page,
        pages.puzzle_list_page,
        pages.matches_page,
        pages.my_play_page,
    ]


def test_my_play_says_what_will_be_there_until_a_hand_is_finished(page: StartPage) -> None:
    door = page.my_play_tile
    assert door.accessibleName() == "My play. Your matches, mistakes and puzzles will be here."

    page.show_play((0, 3, 1), 1)

    assert door.accessibleName() == (
        "My play. Matches, skill, mistakes to practise, puzzles. One moment is waiting today."
    )


def test_preferences_are_one_click_away(page: StartPage) -> None:
    asked: list[object] = []
    page.request.connect(asked.append)

    click(page.header.preferences_button)
    click(page.my_play_tile)

    assert asked == [Command.PREFERENCES, Command.MY_PLAY]
    assert all(pill.accessibleName() for pill in page.header.findChildren(QPushButton))


def test_focus_survives_a_change_of_deck(page: StartPage) -> None:
    page.show_games(["bag"])
    page.apply_preferences(Preferences(deck="two"))
    settle()

    assert focus() is page.resume_tile


def test_last_table_of_several_people_is_one_click_away(page: StartPage, qtbot: QtBot) -> None:
    game = default_game(find_variant("tuppi"))
    table = RememberedTable("Friday with Liisa", replace(game, people=(1, 0, 2, 0)))
    button = page.resume_tile.table_button
    page.show_games(["tuppi"])
    assert button.isHidden()

    page.show_games(["tuppi"], None, table)
    with qtbot.waitSignal(page.request) as requested:
        button.click()

    assert requested.args == [StartMatchAtTable(table)]
    assert "Friday with Liisa" in button.accessibleName()
