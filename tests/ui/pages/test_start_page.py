"""The start page: a tile for every game, all three ways into each, by keyboard alone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.decisions import EvaluatedDecision
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.skill import SkillSummary, summarize_skill
from marjapussi_gui.model.verdict import DecisionKind, Grade
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.common import languages
from marjapussi_gui.ui.pages.start.game_tile import FELT_HEIGHT
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.pages.start.tile_background import TILE_MARGIN
from marjapussi_gui.ui.pages.statistics.chart_colours import contrast_ratio
from marjapussi_gui.ui.text import about_text, games
from marjapussi_gui.ui.widgets.focus_ring import FocusRing
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import SCREENSHOT_PREFERENCES
from tests.ui.window_driver import close_window

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

KEYS = [each.key for each in VARIANTS]


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    made = StartPage(pixel_ratio=1.0)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitActive(made)
    return made


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_there_is_a_tile_for_each_game(page: StartPage) -> None:
    assert [tile.game_key for tile in page.tiles] == KEYS


def test_parts_of_a_tile_find_their_places_when_it_is_seen(qtbot: QtBot) -> None:
    page = StartPage(pixel_ratio=1.0)
    qtbot.addWidget(page)
    tile = page.tiles[0]
    nowhere = tile.play_button.geometry()
    page.resize(1280, 800)
    unseen = tile.play_button.geometry()

    page.show()

    assert unseen == nowhere
    assert tile.play_button.geometry() != nowhere
    assert tile.rect().contains(tile.rules_button.geometry())


def test_what_was_played_last_is_offered_first(page: StartPage) -> None:
    for key in ("tuppi", "bag"):
        page.show_games(key)
        QApplication.processEvents()

        assert focus() is page.resume_tile
        assert page.resume_tile.accessibleName().startswith(f"Play. {games.game_name(key)}")


def test_the_first_game_is_offered_before_any_was_played(page: StartPage, qtbot: QtBot) -> None:
    page.show_games("")
    QApplication.processEvents()

    with qtbot.waitSignal(page.play_requested, timeout=1000) as played:
        QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert played.args == [KEYS[0]]


def test_keyboard_reaches_play_learn_and_rules_of_each_game(page: StartPage) -> None:
    wishes: list[tuple[str, str]] = []
    page.play_requested.connect(lambda key: wishes.append(("play", key)))
    page.learn_requested.connect(lambda key: wishes.append(("learn", key)))
    page.rules_requested.connect(lambda key: wishes.append(("rules", key)))
    page.tiles[0].setFocus()

    numbers = [
        tile.player_count_picker for tile in page.tiles if tile.player_count_picker is not None
    ]
    for _ in range(4 * len(KEYS) + len(numbers)):
        QTest.keyClick(focus(), Qt.Key.Key_Space)
        QTest.keyClick(focus(), Qt.Key.Key_Tab)

    wanted = [(way, key) for key in KEYS for way in ("play", "play", "learn", "rules")]
    assert wanted == wishes  # the tile itself plays too
    assert len(numbers) == 1


@pytest.mark.parametrize(("width", "columns"), [(400, 1), (800, 2), (1280, 4), (1920, 4)])
def test_arrows_go_from_tile_to_tile(
    width: int, columns: int, page: StartPage, qtbot: QtBot
) -> None:
    page.resize(width, 700)
    QApplication.processEvents()
    page.tiles[0].setFocus()

    QTest.keyClick(focus(), Qt.Key.Key_Down)
    assert focus() is page.tiles[columns]
    QTest.keyClick(focus(), Qt.Key.Key_Right)
    assert focus() is page.tiles[columns + 1]
    QTest.keyClick(focus(), Qt.Key.Key_Up)
    assert focus() is page.tiles[1]
    QTest.keyClick(focus(), Qt.Key.Key_Left)
    QTest.keyClick(focus(), Qt.Key.Key_Left)
    assert focus() is page.tiles[0]
    QTest.keyClick(focus(), Qt.Key.Key_End)
    assert focus() is page.tiles[-1]


def test_chosen_tile_is_scrolled_into_sight(page: StartPage, qtbot: QtBot) -> None:
    page.resize(800, 600)
    page.tiles[0].setFocus()
    QApplication.processEvents()

    QTest.keyClick(focus(), Qt.Key.Key_End)
    QApplication.processEvents()

    assert is_in_sight(page, page.tiles[-1])
    QTest.keyClick(focus(), Qt.Key.Key_Home)
    assert is_in_sight(page, page.tiles[0])


def test_the_page_opens_at_its_top(qapp: QApplication) -> None:
    window = MainWindow(create_memory_services(ImmediateTaskRunner(), SCREENSHOT_PREFERENCES))
    window.resize(800, 600)
    window.show()
    window.navigator.go_home()
    for _ in range(3):
        QApplication.processEvents()
    value = window.navigator.start_page._scroll_area.verticalScrollBar().value()
    close_window(window)

    assert value == 0


def test_what_waits_is_in_sight_when_the_page_opens(page: StartPage) -> None:
    page.resize(800, 600)
    page.hide()
    page.show_games(KEYS[-1])
    page.show()

    QApplication.processEvents()

    assert is_in_sight(page, page.resume_tile)


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1920, 1080)])
def test_all_games_are_in_sight_in_a_window_of_usual_size(
    page: StartPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.show_games(KEYS[0])
    QApplication.processEvents()

    assert [tile.game_key for tile in page.tiles if not is_in_sight(page, tile)] == []
    assert is_in_sight(page, page.profile_tile)
    assert page._scroll_area.verticalScrollBar().maximum() == 0


def test_games_are_counted() -> None:
    assert about_text.description_text().startswith(f"{len(VARIANTS)} card games")


def is_in_sight(page: StartPage, tile: QWidget) -> bool:
    top = tile.mapTo(page, QPoint(0, 0)).y()
    return top >= 0 and top + tile.height() <= page.height()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_plays(key: Qt.Key, page: StartPage, qtbot: QtBot) -> None:
    page.show_games("marriage")
    QApplication.processEvents()

    with qtbot.waitSignal(page.play_requested, timeout=1000) as played:
        QTest.keyClick(focus(), key)

    assert played.args == ["marriage"]


def test_click_on_a_tile_plays(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.play_requested, timeout=1000) as played:
        QTest.mouseClick(page.tiles[3], Qt.MouseButton.LeftButton, pos=QPoint(40, 40))

    assert played.args == [KEYS[3]]


def test_focus_survives_a_change_of_deck_and_language(page: StartPage, qtbot: QtBot) -> None:
    page.show_games("bag")
    page.apply_preferences(Preferences(deck="two"))
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()

    assert focus() is page.resume_tile


def test_tiles_stay_and_speak_another_language(page: StartPage, qapp: QApplication) -> None:
    before = page.tiles

    languages.install_language(qapp, "fi")
    QApplication.processEvents()
    texts = before[0].learn_button.text(), before[0].learn_button.accessibleName()
    languages.install_language(qapp, "en")

    assert page.tiles is before
    assert texts == ("Opettele", "Opettele: Marjapussi")


def test_cards_grow_with_the_page(page: StartPage) -> None:
    before = page.tiles[0].height()

    page.resize(1664, 1040)
    QApplication.processEvents()

    assert page.tiles[0].height() == before + round(0.3 * FELT_HEIGHT)


def test_page_opens_at_its_top(qtbot: QtBot) -> None:
    page = StartPage(pixel_ratio=1.0)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    qtbot.waitActive(page)

    assert page._scroll_area.verticalScrollBar().value() == 0


def test_ring_follows_the_focus(page: StartPage, qapp: QApplication) -> None:
    ring = FocusRing(qapp)
    button = page.tiles[0].learn_button
    button.setFocus()
    QApplication.processEvents()

    drawn = ring.current_ring
    assert drawn is not None
    assert drawn.geometry() == button.geometry()
    assert drawn.isVisible()
    page.tiles[0].setFocus()
    assert ring.current_ring is None
    ring.deleteLater()


def test_enter_presses_the_button_with_the_ring(page: StartPage, qapp: QApplication) -> None:
    ring, pressed, button = FocusRing(qapp), list[str](), page.tiles[0].learn_button
    size = button.sizeHint()
    page.learn_requested.connect(pressed.append)

    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)

    assert pressed == [page.tiles[0].game_key]
    assert button.sizeHint() == size
    ring.deleteLater()


def skill_of(*costs: float) -> SkillSummary:
    return summarize_skill(
        [
            EvaluatedDecision(DecisionKind.LEAD, Grade.FINE, cost / 1000, 0.0, "", 1)
            for cost in costs
        ]
    )


def test_the_place_after_the_games_leads_to_skill_and_luck(page: StartPage, qtbot: QtBot) -> None:
    asked: list[str] = []
    page.command_requested.connect(asked.append)

    QTest.mouseClick(page.profile_tile, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.profile_tile.profile_button, Qt.MouseButton.LeftButton)
    page.profile_tile.setFocus()
    QTest.keyClick(page.profile_tile, Qt.Key.Key_Return)

    assert asked == ["profile"] * 3


@pytest.mark.parametrize(
    ("costs", "said"),
    [
        ((), "Skill and luck. How well you play, and how lucky you’ve been."),
        ((5.0,) * 58, "Skill and luck. Tuppi: 42 more decisions needed"),
        ((5.0,) * 120, "Skill and luck. Tuppi: 120 decisions"),
    ],
)
def test_profile_tile_names_the_number_of_decisions_or_missing_decisions(
    page: StartPage, costs: tuple[float, ...], said: str
) -> None:
    page.show_games("tuppi")

    page.show_skill(skill_of(*costs))

    assert page.profile_tile.accessibleName() == said


def test_its_cloth_rises_as_decisions_cost_less(page: StartPage) -> None:
    page.show_games("tuppi")
    page.show_skill(skill_of(*[20.0] * 60, *[2.0] * 60))
    picture = page.profile_tile.grab().toImage()

    first, last = (highest_cross(picture, part) for part in (slice(30, 60), slice(-60, -30)))

    assert last < first


def highest_cross(picture: QImage, part: slice) -> int:
    """Return how far from the top the first lingonberry thread is in a part of a picture."""
    columns = range(picture.width())[part]
    return next(
        y
        for y in range(picture.height())
        if any(contrast_ratio(picture.pixelColor(x, y), QColor("white")) > 6 for x in columns)
    )


def test_a_pocket_slides_up_and_describes_the_game(page: StartPage) -> None:
    page.apply_preferences(Preferences(pace="off"))
    tile, sentence = page.tiles[3], games.game_introduction(KEYS[3]).description
    told = next(each for each in tile.findChildren(QLabel) if each.text() == sentence)
    assert not told.isVisible()

    tile.setFocus()

    assert told.isVisible()
    assert tile.play_button.property("look") == "pocket"
    page.tiles[4].setFocus()
    assert not told.isVisible()
    assert tile.play_button.property("look") == "way"


@pytest.mark.parametrize("language", ["en", "fi", "sv"])
@pytest.mark.parametrize("text", ["normal", "large"])
@pytest.mark.parametrize("width", [800, 1280])
def test_words_of_pockets_have_room(
    qapp: QApplication, language: str, text: str, width: int
) -> None:
    window = MainWindow(
        create_memory_services(
            ImmediateTaskRunner(), replace(SCREENSHOT_PREFERENCES, language=language, text=text)
        )
    )
    window.resize(width, 800)
    window.show()
    window.navigator.go_home()
    for _ in range(3):
        QApplication.processEvents()
    page, low = window.navigator.start_page, []
    for tile in page.tiles:
        ways = (tile.play_button, tile.learn_button, tile.rules_button)
        ends = [way.geometry().right() for way in ways]
        assert ends[-1] <= tile.width() - TILE_MARGIN, tile.game_key
        assert all(
            one < other.geometry().left() for one, other in zip(ends, ways[1:], strict=False)
        )
        tile.setFocus()
        sentence = tile._description_label
        wanted = sentence.heightForWidth(sentence.width())
        low += [(tile.game_key, wanted, sentence.height())] * (wanted > sentence.height())
        tile.learn_button.setFocus()
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert low == []


def test_pills_lead_to_statistics_and_preferences(page: StartPage) -> None:
    asked: list[str] = []
    page.command_requested.connect(asked.append)

    QTest.mouseClick(page.header.statistics_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.header.preferences_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.resume_tile.matches_button, Qt.MouseButton.LeftButton)

    assert asked == ["statistics", "preferences", "matches"]
    assert all(pill.accessibleName() for pill in page.header.findChildren(QPushButton))
