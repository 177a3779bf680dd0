"""What the start page offers of what was done before: a match that waits, and what was chosen."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.settings import PresetTable
from marjapussi_gui.ui.common.thread_runner import TimedGarbageCollector
from marjapussi_gui.ui.dialogs.house_rules_dialog import HouseRulesDialog
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.window_placement import (
    DEFAULT_SIZE,
    FRAME_WIDTH,
    MIN_SIZE,
    TITLE_BAR_HEIGHT,
)
from tests.ui.window_driver import (
    Mouse,
    choose_action,
    close_window,
    open_window,
    play_hands,
    start_match,
)

# Pixels down a felt, and the lightness of cards, which is more than that of felt
FROM, RESUME_FELT, POCKET_FELT, CARD_LIGHT = 24, 120, 120, 200


def home(window: MainWindow) -> StartPage:
    window.run_command(Command.HOME)
    QApplication.processEvents()
    return window.pages.start_page


def test_the_match_that_was_left_waits_and_goes_on() -> None:
    window = open_window()
    table, decide = start_match(window, "tuppi"), create_decider("normal", 3)
    for _ in range(5):
        table.perform(choose_action(table.own_view, decide))
    left = window.match_controller.match
    assert left is not None

    page = home(window)
    told = page.resume_tile.preview
    assert told is not None
    assert told.is_my_turn
    sides = [told.people.side_name(side) for side in told.people.sides_in_order()]
    assert page.resume_tile.accessibleName() == (
        f"Continue. Tuppi. Hand 1, and it’s your turn. {sides[0]} 0, {sides[1]} 0."
    )
    QTest.keyClick(page.resume_tile, Qt.Key.Key_Return)

    again = window.match_controller.match
    assert window.page_stack.currentWidget() is window.pages.table_page
    assert again is not None
    assert again.record.entries[: len(left.record.entries)] == left.record.entries
    close_window(window)


def test_a_match_that_is_over_does_not_wait() -> None:
    window = open_window()
    start_match(window, "bondtolva-two")
    play_hands(window, Mouse(window), hands=1_000)

    page = home(window)

    assert page.resume_tile.preview is None
    assert page.resume_tile.start_button.text() == "Play"
    close_window(window)


def test_a_language_is_chosen_on_the_page() -> None:
    window = open_window()
    page = home(window)

    actions = {action.text(): action for action in page.header.create_language_menu().actions()}
    actions["Suomi"].trigger()
    QApplication.processEvents()

    assert list(actions) == ["English", "Deutsch", "Suomi", "नेपाली", "Svenska"]
    assert window.pages.start_page.my_play_tile.accessibleName().startswith("Oma pelini.")
    assert window.match_controller.preferences.language == "fi"
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)


def test_how_many_play_is_chosen_once_for_all() -> None:
    window = open_window()
    page = home(window)
    family_tile = page.family_tile_of("marriage")
    family_tile.click()
    number = family_tile.player_count_picker
    assert number is not None
    assert number.player_count == 4

    QTest.mouseClick(number, Qt.MouseButton.LeftButton, pos=QPoint(20, 25))

    assert page.isVisible()
    assert window.match_controller.preferences.players == 2
    window.match_controller.start_default_match("marriage")
    match = window.match_controller.match
    assert match is not None
    assert match.record.header.game.seating.players == 2
    window.match_controller.start_default_match("tuppi")
    assert window.match_controller.last_game.player_count == 4
    close_window(window)


@pytest.mark.parametrize(
    "free", [(0, 0, 1366, 728), (0, 27, 1280, 773), (0, 0, 1920, 1040), (70, 30, 1024, 700)]
)
def test_the_first_window_fits_into_what_the_screen_has_free(
    free: tuple[int, int, int, int],
) -> None:
    window, room = open_window(), QRect(*free)

    window.fit_into(room)

    framed = QRect(
        window.x(),
        window.y(),
        window.width() + 2 * FRAME_WIDTH,
        window.height() + TITLE_BAR_HEIGHT + FRAME_WIDTH,
    )
    assert room.contains(framed)
    assert window.width() <= DEFAULT_SIZE[0]
    assert window.height() >= MIN_SIZE[1]
    close_window(window)


def test_accept_button_names_whether_a_match_starts() -> None:
    texts = []
    for deals_at_once in (True, False):
        game, presets = find_variant("tuppi"), PresetTable(Database.in_memory())
        dialog = HouseRulesDialog(
            game, game.create_game().option_values, presets, starts_match=deals_at_once
        )
        texts.append(dialog.accept_button.text())
        dialog.deleteLater()

    assert texts == ["Play by these rules", "Use these rules"]


def test_cards_that_wait_are_seen_after_the_page(qapp: QApplication) -> None:
    collector = TimedGarbageCollector(
        qapp
    )  # cards may be drawn beside where garbage is not collected there
    page = StartPage(pixel_ratio=1.0)
    page.resize(1280, 800)
    page.defer_card_drawing()
    page.show()

    before = [
        has_cards(page.resume_tile, RESUME_FELT),
        *(has_cards(each, POCKET_FELT) for each in page.family_tiles),
    ]
    page.draw_cards()
    after = [
        has_cards(page.resume_tile, RESUME_FELT),
        *(has_cards(each, POCKET_FELT) for each in page.family_tiles),
    ]

    collector.close()

    assert not any(before)
    assert all(after)


def has_cards(tile: QWidget, down_to: int) -> bool:
    """Return whether something as light as a card lies on the felt of a tile."""
    picture = tile.grab(QRect(100, FROM, 130, down_to - FROM)).toImage()
    places = product(range(picture.width()), range(picture.height()))
    lights = (picture.pixelColor(*place).lightness() for place in places)
    return any(light > CARD_LIGHT for light in lights)
