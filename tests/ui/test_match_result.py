"""A match that is won: seen in a moment, and then until the player chooses."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.cards import Suit
from marjapussi_gui.engine.events import MarriageDeclared, MatchWon
from marjapussi_gui.engine.rummy.events import RummyEnded
from marjapussi_gui.engine.state import NO_CARD, Seat, Side
from marjapussi_gui.ui.board.animation_speed import MOMENT_MS, NO_ANIMATION, AnimationSpeed
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS, MIN_INTERVAL_MS
from marjapussi_gui.ui.pages.start.start_page import StartPage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.ui.table_driver import TableDriver, set_animation_speed
from tests.walker.board_checks import decoration_faults

from .overlaps import overlaps
from .window_driver import LEFT, choose_action, close_window, open_window, start_match

SCENE = {"dusk", "wreath", "prize"}
TARGETS = {"marjapussi": 10, "avomarjapussi": 10, "bag": 4, "huutopussi-three": 100}


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window(is_stored=False)
    window.resize(1280, 800)
    yield window
    close_window(window)


def play_match(window: MainWindow, key: str = "marjapussi", seed: int = 7) -> TableDriver:
    """Play a short match to its end, without animations."""
    table = start_match(window, key, seed=seed, target=TARGETS[key])
    decide = create_decider("normal", 3)
    while not table.session.state.match.is_over:
        if table.view is not None:
            table.perform(choose_action(table.view, decide))
        else:
            table.hand_score.next_requested.emit()
    return table


def shown_pictures(table: TableDriver) -> set[str]:
    return set(table.board.decorations.items.visible_pictures)


def test_the_winners_are_seen_until_the_player_chooses(window: MainWindow) -> None:
    table = play_match(window)
    end = table.hand_score.match_end
    assert end is not None

    assert table.hand_score.shows_match_result
    assert shown_pictures(table) >= SCENE
    assert not table.page.panels.open_hands.isVisible()
    assert table.page.accessible_board.recent_sentences[-1] == end.fact.sentence

    table.hand_score.next_button.click()

    assert not shown_pictures(table) & SCENE
    assert table.session.state.match.hands_played == 0


@pytest.mark.parametrize("key", ["bag", "avomarjapussi", "huutopussi-three"])
def test_everything_on_the_felt_is_true_once_the_match_is_won(window: MainWindow, key: str) -> None:
    window.resize(800, 600)
    table = play_match(window, key)
    view, people = table.board.event_player.view, table.board.event_player.people
    assert view is not None
    for size in ((800, 600), (1280, 800)):
        window.resize(*size)

        assert [*decoration_faults(table.board, view, people), *overlaps(table.page)] == []


def test_the_winners_own_bag_stands_in_the_wreath_only(window: MainWindow) -> None:
    table = play_match(window)
    winner = table.session.state.match.winner

    assert f"bag {winner}" not in shown_pictures(table)
    assert f"bag {1 - winner}" in shown_pictures(table)


def test_a_winner_whose_portrait_is_in_the_wreath_has_no_plate(window: MainWindow) -> None:
    table = play_match(window, "huutopussi-three", seed=5)
    winner, pictures = table.session.state.match.winner, shown_pictures(table)

    assert not table.people.is_own_seat(Seat(winner))
    assert f"plate {winner}" not in pictures
    assert f"plate {3 - winner}" in pictures  # of the other opponent


def test_the_score_of_the_last_hand_is_one_step_away(window: MainWindow) -> None:
    table = play_match(window)
    score = table.hand_score

    score.toggle_match_result()
    has_lines, shows_hands = bool(score.lines), table.page.panels.open_hands.isVisible()
    window.run_command(Command.ESCAPE)

    assert has_lines
    assert shows_hands
    assert score.shows_match_result
    assert not score.lines
    window.run_command(Command.ESCAPE)
    assert isinstance(window.page_stack.current_page, StartPage)


def test_undoing_the_last_card_removes_the_winners(window: MainWindow) -> None:
    table = play_match(window)

    table.page.undo()

    assert not shown_pictures(table) & SCENE
    assert not table.hand_score.is_open


def test_the_result_speaks_another_language_at_once(window: MainWindow) -> None:
    table = play_match(window)
    before = table.hand_score.match_end

    window.apply_preferences(replace(window.match_controller.preferences, language="fi"))
    QApplication.processEvents()
    after = table.hand_score.match_end
    window.apply_preferences(replace(window.match_controller.preferences, language="en"))
    QApplication.processEvents()

    assert table.hand_score.shows_match_result
    assert after != before
    assert table.hand_score.match_end == before


def show_moment(window: MainWindow, clock: FakeClock) -> TableDriver:
    table = start_match(window, "marjapussi", seed=2)
    clock.ms += HAND_COUNT_MS
    set_animation_speed(table.board, AnimationSpeed())
    player = table.board.event_player
    view = player.view
    assert view is not None
    for seat in (1, 3):
        player.add_events((MarriageDeclared(Seat(seat), Suit(seat), True, 2),), view, player.ply)
    while current_moment(table) is None:
        advance(table, clock, 50)
    return table


def current_moment(table: TableDriver) -> object:
    return table.board.event_player.moment


def advance(table: TableDriver, clock: FakeClock, ms: float) -> None:
    clock.ms += ms
    if table.board.animator.is_busy:
        table.board.animator.on_frame()


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_press_during_a_moment_ends_it_and_plays_nothing(
    window: MainWindow, clock: FakeClock, by: str
) -> None:
    table = show_moment(window, clock)
    player, actions = table.board.event_player, table.action_count
    moment = current_moment(table)

    for _ in range(2):  # a double click skips no more than a click
        if by == "mouse":
            card = table.board.card_layer.own_items()[0]
            QTest.mouseClick(table.board.viewport(), LEFT, pos=table.board.mapFromScene(card.pos()))
        else:
            QTest.keyClick(table.board, Qt.Key.Key_Space)
        clock.ms += 100

    assert current_moment(table) is not moment
    assert player.is_playing  # the second marriage is still to come
    assert table.action_count == actions
    while current_moment(table) is None and player.is_playing:
        advance(table, clock, 50)
    assert current_moment(table) is not None

    clock.ms += MIN_INTERVAL_MS
    QTest.mouseClick(table.board.viewport(), LEFT, pos=QPoint(640, 300))
    while table.board.event_player.is_playing:
        advance(table, clock, 50)
    assert table.action_count == actions


def test_a_won_match_is_celebrated_for_two_seconds_at_most(
    window: MainWindow, clock: FakeClock
) -> None:
    table = play_match(window)
    view, player = table.board.event_player.view, table.board.event_player
    assert view is not None
    set_animation_speed(table.board, AnimationSpeed())
    player.add_events((MatchWon(view.match.winner),), view, player.ply)
    begun = clock.ms

    while player.is_playing:
        advance(table, clock, 10)

    assert MOMENT_MS / 2 < clock.ms - begun <= 2000
    assert shown_pictures(table) >= SCENE


def test_still_pictures_celebrate_without_motion(window: MainWindow) -> None:
    table = play_match(window)

    assert table.board.event_player.speed == NO_ANIMATION
    assert not table.board.animator.is_busy
    assert shown_pictures(table) >= SCENE


@pytest.mark.parametrize("text", ["normal", "large"])
def test_the_wreath_stands_above_the_result(window: MainWindow, text: str) -> None:
    table = play_match(window)
    window.apply_preferences(replace(window.match_controller.preferences, text=text))
    set_animation_speed(table.board, NO_ANIMATION)
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        window.resize(*size)
        wreath = table.board.decorations.visible_picture("wreath")
        assert wreath is not None

        top = table.hand_score.geometry().top()
        assert wreath.sceneBoundingRect().bottom() <= top + 16
        assert table.hand_score.geometry().bottom() <= size[1]


@pytest.mark.parametrize(("size", "is_cut"), [((800, 600), True), ((1280, 800), False)])
def test_the_result_cuts_no_bag(window: MainWindow, size: tuple[int, int], *, is_cut: bool) -> None:
    window.resize(*size)
    table = play_match(window)
    other = f"bag {1 - table.session.state.match.winner}"
    corners = [f"{part} {side}" for part in ("bag", "caption") for side in (0, 1)]

    boxes = [table.board.decorations.bounding_box(key) for key in (*corners, "bag place")]
    assert not any(box.intersects(QRectF(table.hand_score.geometry())) for box in boxes)
    assert (other in shown_pictures(table)) != is_cut

    window.resize(1280, 800)
    QApplication.processEvents()

    assert other in shown_pictures(table)


def test_nobody_has_the_turn_while_marriage_is_finished(
    window: MainWindow, clock: FakeClock
) -> None:
    table = start_match(window, "marriage", seed=2)
    player, sentence = table.board.event_player, table.board.decorations.prompt_sentence
    view = player.view
    assert view is not None
    sentence.show_text("It’s Elsa’s turn.")
    set_animation_speed(table.board, AnimationSpeed())
    hands = tuple(() for _ in view.game.seating.seats)

    player.add_events((RummyEnded(Seat(1), hands, NO_CARD),), view, player.ply)
    while current_moment(table) is None:
        advance(table, clock, 10)

    assert sentence.text == ""


def test_the_stock_of_marriage_leaves_before_the_celebration(
    window: MainWindow, clock: FakeClock
) -> None:
    table = start_match(window, "marriage", seed=2)
    view, player = table.board.event_player.view, table.board.event_player
    assert view is not None
    assert shown_pictures(table) >= {"stock", "progress"}
    set_animation_speed(table.board, AnimationSpeed())

    player.add_events((MatchWon(Side(1)),), view, player.ply)
    while current_moment(table) is None:
        advance(table, clock, 10)

    assert not shown_pictures(table) & {"stock", "progress"}
