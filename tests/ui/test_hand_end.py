"""The end of a hand and of a match: shown until the player leaves it deliberately."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Deal, Lay
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.parameters import mostly_slow
from tests.ui.table_driver import TableDriver

from .window_driver import LEFT, choose_action, close_window, open_window, start_match

GAMES = ("marjapussi", "huutopussi", "tuppi", "marriage")
PAGES = (
    "review",
    "rules",
    "statistics",
    "practice",
    "puzzles",
    "matches",
    "keys",
    "guide",
    "lesson",
    "home",
)
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return
LONGEST_MS = 60_000


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window(is_stored=False)
    window.resize(1280, 800)
    yield window
    close_window(window)


def play_until_score(window: MainWindow, hands: int = 1) -> TablePage:
    """Play until so many hands are over, or the match is."""
    table, decide = TableDriver(window), create_decider("normal", 3)
    page = table.page
    while not table.session.state.match.is_over and table.session.state.match.hands_played < hands:
        if table.view is not None:
            table.perform(choose_action(table.view, decide))
        else:
            page.panels.hand_score.next_button.click()
    assert page.panels.hand_score.is_open
    return page


def play_match(window: MainWindow) -> TablePage:
    match = default_game(find_variant("bag"), level="normal")
    match = replace(match, seed=2, partner_level="normal", rules={**match.rules, "target": 4})
    window.match_controller.start_match(match)
    return play_until_score(window, 99)


def settle(page: TablePage) -> None:
    """Wait until everything is drawn."""
    board = page.board
    for _ in range(600):
        QTest.qWait(5)
        is_drawing = (
            board._pixmaps.has_pending or board._card_painter.is_busy or board.animator.is_busy
        )
        if not is_drawing and not any(
            panel._rebuild_timer.isActive() for panel in page.panels.all_panels
        ):
            break
    page.window().notice_bar.hide()  # type: ignore[attr-defined]
    QTest.qWait(20)


def picture(page: TablePage) -> QImage:
    settle(page)
    return page.grab().toImage()


def focused_widget(window: MainWindow) -> QWidget:
    focus = window.focusWidget()
    assert focus is not None
    return focus


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(focused_widget(window), key)


def go_and_return(window: MainWindow, name: str) -> None:
    page = window.pages.table_page
    if name == "lesson":
        window.learning.start_lesson("marjapussi")
    else:
        window.run_command(Command(name))
    assert window.page_stack.current_page is not page
    QCoreApplication.processEvents()
    if name == "home":
        window.navigator.resume_last_match()
    else:
        window.run_command(Command.ESCAPE)
    assert window.page_stack.current_page is page


def test_the_count_covers_the_whole_table_at_once_when_a_notice_goes(window: MainWindow) -> None:
    window.resize(800, 600)
    start_match(window, "huutopussi-two", seed=2)
    page = play_until_score(window)
    window.notice_bar.add_notice(lambda: "The disk is full.")
    for _ in range(60):  # until everything is painted in the room above the notice
        QTest.qWait(5)

    window.notice_bar.hide()
    QCoreApplication.processEvents()
    growing = page.grab().toImage()

    settled = picture(page)
    for x, y in product(range(20, 110, 5), range(552, 590, 3)):
        lightness = [image.pixelColor(x, y).lightness() for image in (growing, settled)]
        assert abs(lightness[0] - lightness[1]) < 40, (x, y)


@pytest.mark.parametrize("key", mostly_slow(GAMES, "bondtolva-two"))
def test_the_count_is_the_same_after_every_other_page(window: MainWindow, key: str) -> None:
    start_match(window, key, seed=2)
    page = play_until_score(window)
    before = picture(page)
    for name in PAGES:
        go_and_return(window, name)

        assert before == picture(page), name
        assert page.panels.open_hands.isVisible(), name
        assert focused_widget(window) is page.panels.hand_score.next_button, name
    press(window, Qt.Key.Key_Tab)
    assert focused_widget(window) is not page.tool_buttons.button_for("undo")
    page.restore_focus()

    page.panels.hand_score.next_button.setFocus()
    press(window, SPACE)

    assert not page.panels.hand_score.is_open


def test_a_button_of_the_count_has_the_keyboard_again(window: MainWindow) -> None:
    start_match(window, "tuppi", seed=2)
    page = play_until_score(window)
    page.panels.hand_score.replay_button.setFocus()

    go_and_return(window, "rules")

    assert focused_widget(window) is page.panels.hand_score.replay_button


def test_the_next_hand_has_the_keyboard_after_a_review(window: MainWindow) -> None:
    start_match(window, "tuppi", seed=2)
    score = play_until_score(window).panels.hand_score
    score.review_button.setFocus()

    press(window, SPACE)
    was_away = window.page_stack.current_page is not window.pages.table_page
    window.run_command(Command.ESCAPE)

    assert was_away
    assert focused_widget(window) is score.next_button


def test_the_dealer_of_the_hand_has_the_star_while_it_is_counted(window: MainWindow) -> None:
    table = start_match(window, "huutopussi", seed=2)
    dealer = table.session.view.dealer

    page = play_until_score(window)

    assert page.board.event_player.view is not None
    assert page.board.event_player.view.dealer == dealer
    page.panels.hand_score.next_button.click()
    assert table.session.view.dealer != dealer


def test_a_match_that_is_deleted_is_not_come_back_to(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    window.run_command(Command.MATCHES)

    window.pages.matches_page._delete(window.match_controller.match_id)
    window.run_command(Command.ESCAPE)

    assert isinstance(window.page_stack.current_page, StartPage)


# Presses


def show_half_of_score(window: MainWindow, clock: FakeClock) -> TablePage:
    start_match(window, "bag", seed=2)
    page = window.pages.table_page
    page.board.event_player.speed = AnimationSpeed(
        0, 0, 0, 0, 0, 0, 0, 0, 0, count_line=200, berry_flight=0
    )
    clock.ms += HAND_COUNT_MS
    return play_until_score(window)


def advance(page: TablePage, clock: FakeClock, ms: float) -> None:
    clock.ms += ms
    if page.board.animator.is_busy:
        page.board.animator.on_frame()


@pytest.mark.parametrize("by", ["key", "enter", "mouse"])
def test_two_quick_presses_never_skip_the_count(
    window: MainWindow, clock: FakeClock, by: str
) -> None:
    page = show_half_of_score(window, clock)
    count = page.panels.hand_score
    assert count._hidden_rows

    for _ in range(2):
        if by == "mouse":
            QTest.mouseClick(count.next_button, LEFT)
        else:
            press(window, SPACE if by == "key" else ENTER)
        advance(page, clock, 400)

    assert not count._hidden_rows
    assert count.is_open


def test_a_press_counts_a_second_after_the_last_line(window: MainWindow, clock: FakeClock) -> None:
    page = show_half_of_score(window, clock)
    count = page.panels.hand_score
    while count._hidden_rows:
        advance(page, clock, 100)
    advance(page, clock, HAND_COUNT_MS - 1)
    press(window, SPACE)
    is_kept = count.is_open
    advance(page, clock, 500)

    press(window, SPACE)

    assert is_kept
    assert not count.is_open


def test_a_key_that_is_held_down_does_not_leave_the_count(
    window: MainWindow, clock: FakeClock
) -> None:
    page = show_half_of_score(window, clock)
    for _ in range(100):
        advance(page, clock, 30)
        press(window, SPACE)

    assert page.panels.hand_score.is_open


@pytest.mark.parametrize("pace", ["off", "normal"])
@pytest.mark.parametrize("apart", [100, 200, 350])
def test_quick_clicks_play_one_card(clock: FakeClock, apart: int, pace: str) -> None:
    window = open_window(preferences=Preferences(pace=pace, rest="short", sound=False))
    table, page = start_match(window, "bag", seed=2), window.pages.table_page
    page.board.finish_events()
    advance(page, clock, HAND_COUNT_MS)
    before = sum(entry.seat == table.session.own_seat for entry in table.session.record.entries)

    for _ in range(14):
        own, plays = page.board.card_layer.own_items(), table.prompts.card_actions
        item = next((item for item in own if item.card in plays), own[0])
        QTest.mouseClick(page.board.viewport(), LEFT, pos=page.board.mapFromScene(item.pos()))
        advance(page, clock, apart)

    played = sum(entry.seat == table.session.own_seat for entry in table.session.record.entries)
    assert played == before + 1
    close_window(window)


def test_arrow_and_space_play_however_quickly(window: MainWindow, clock: FakeClock) -> None:
    table, page = start_match(window, "bag", seed=2), window.pages.table_page
    clock.ms += HAND_COUNT_MS
    ply = len(table.session.record.entries)

    press(window, Qt.Key.Key_Right)
    while page.board.hand_input.card_cursor.current_item.card not in table.prompts.card_actions:  # type: ignore[union-attr]
        press(window, Qt.Key.Key_Right)
    press(window, SPACE)
    after = len(table.session.record.entries)
    press(window, Qt.Key.Key_Right)
    press(window, SPACE)

    assert after > ply
    assert len(table.session.record.entries) == after  # the second only hurried


def test_a_raised_card_is_played_by_the_next_click(window: MainWindow, clock: FakeClock) -> None:
    table, page = start_match(window, "bag", seed=2), window.pages.table_page
    clock.ms += HAND_COUNT_MS
    page.board.hand_input.click_mode = "raise"
    ply = len(table.session.record.entries)
    item = next(
        item
        for item in page.board.card_layer.own_items()
        if item.card in table.prompts.card_actions
    )

    for _ in range(2):
        at = page.board.mapFromScene(item.pos())
        QTest.mouseClick(page.board.viewport(), LEFT, pos=at)
        clock.ms += 50

    assert len(table.session.record.entries) > ply


# A match that is over


def test_no_key_and_no_click_on_the_felt_begins_a_new_match(window: MainWindow) -> None:
    page = play_match(window)
    table = page.table_controller.session
    for key in (SPACE, ENTER, Qt.Key.Key_Enter, SPACE):
        press(window, key)
    for at in (QPoint(3, 400), QPoint(640, 790)):
        QTest.mouseClick(page.childAt(at) or page, LEFT)
        press(window, SPACE)

    assert page.table_controller.session is table
    assert page.panels.hand_score.is_open


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_the_ring_comes_first_to_the_review(window: MainWindow, key: Qt.Key) -> None:
    page = play_match(window)
    count = page.panels.hand_score
    assert focused_widget(window) is count

    press(window, key)
    first = focused_widget(window)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Tab)

    assert first is count.review_button
    assert focused_widget(window) is count.next_button


def test_escape_leaves_a_match_that_is_over(window: MainWindow) -> None:
    play_match(window)

    window.run_command(Command.ESCAPE)

    assert isinstance(window.page_stack.current_page, StartPage)


@pytest.mark.parametrize("names", [PAGES[:-1:4], pytest.param(PAGES[:-1], marks=pytest.mark.slow)])
def test_a_match_that_is_over_is_the_same_after_other_pages(
    window: MainWindow, names: tuple[str, ...]
) -> None:
    page = play_match(window)
    before = picture(page)
    for name in names:
        go_and_return(window, name)

        assert before == picture(page), name
        assert focused_widget(window) is page.panels.hand_score, name


def test_a_new_match_is_of_the_game_that_was_won(window: MainWindow) -> None:
    page = play_match(window)
    window.learning.start_lesson("tuppi")
    window.run_command(Command.ESCAPE)

    page.panels.hand_score.next_button.click()

    assert page.table_controller.session is not None
    assert page.table_controller.session.game.key == "bag"
    assert page.table_controller.session.state.match.hands_played == 0


# Replay this hand


@pytest.mark.parametrize("is_counted", [True, False])
def test_this_hand_again_deals_the_last_hand(window: MainWindow, *, is_counted: bool) -> None:
    driver = start_match(window, "huutopussi", seed=2)
    page = play_until_score(window)
    page.panels.hand_score.next_button.click()
    old = driver.session
    assert old is not None
    scores, dealer, held = old.state.match.scores, old.view.dealer, old.view.hand
    if is_counted:
        play_until_score(window, 2)
    else:
        driver.perform(choose_action(driver.own_view, create_decider("normal", 3)))
    deals = [entry for entry in old.record.entries if isinstance(entry.action, Deal)]
    number, record = window.match_controller.match_id, old.record.text()

    window.actions_by_command[Command.AGAIN].trigger()

    table = driver.session
    assert table is not None
    assert table is not old
    begun = create_view(table.game, table.record.up_to_last_deal().state_after(), table.own_seat)
    assert [e for e in table.record.entries if isinstance(e.action, Deal)] == deals
    assert (begun.match.scores, begun.dealer, begun.hand) == (scores, dealer, held)
    assert table.is_assisted
    assert not old.is_assisted
    assert window.match_controller.match_id != number
    assert old.record.text() == record


def test_the_count_has_a_button_for_this_hand_again(window: MainWindow) -> None:
    table = start_match(window, "tuppi", seed=2)
    page = play_until_score(window)
    first = table.session

    page.panels.hand_score.replay_button.click()

    assert table.session is not first
    assert table.session.state.match.hands_played == 0
    assert not page.panels.hand_score.is_open


def test_set_chooser_stays_open_until_a_press_counts(window: MainWindow, clock: FakeClock) -> None:
    table, page = start_match(window, "marriage", level="easy"), window.pages.table_page
    clock.ms += HAND_COUNT_MS
    laid = list[object]()
    table.set_chooser.chosen.disconnect()
    table.set_chooser.chosen.connect(laid.append)
    ways = [Lay((tuple(map(Card, cards)),)) for cards in ((0, 1, 2), (3, 4, 5))]
    page.board.press_filter.record_press()
    table.set_chooser.start(table.own_view, ways)

    table.set_chooser.on_lay_pressed()
    is_asking = table.set_chooser.is_active
    clock.ms += HAND_COUNT_MS
    table.set_chooser.on_lay_pressed()

    assert is_asking
    assert laid == ways[:1]
