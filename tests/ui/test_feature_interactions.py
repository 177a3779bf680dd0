"""Interactions between features that broke for the first players."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.prompt_options import NO_OPTIONS
from marjapussi_gui.ui.common.requests import LeaveDeletedMatch
from marjapussi_gui.ui.text import score_text
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.app_runner import RunningApp
from tests.fake_clock import FakeClock
from tests.preset_games import few_games
from tests.ui.table_driver import set_animation_speed
from tests.walker.board_checks import board_faults
from tests.walker.window_checks import card_names, log_sentences, shown_tricks

from .table_driver import TableDriver
from .window_driver import (
    LEFT,
    DragMouse,
    Keyboard,
    Mouse,
    answer_questions,
    choose_action,
    play_hands,
    start_match,
)

KEYS = [each.key for each in VARIANTS]
SMALLEST = "huutopussi-three"


# Playing out


def test_a_rest_that_is_not_proven_is_not_played_out(window: MainWindow) -> None:
    start_match(window, "huutopussi", seed=2)
    before = TableDriver(window).action_count

    window.actions_by_command[Command.CLAIM].trigger()

    assert before == TableDriver(window).action_count
    assert say("not-decided") == window.pages.table_page.board.decorations.prompt_sentence.text
    assert not TableDriver(window).is_assisted


def play_until_claim(window: MainWindow) -> None:
    mouse, decide, page = Mouse(window), create_decider("normal", 3), window.pages.table_page
    for _ in range(400):
        view = page.table_controller.view
        if view is None:
            mouse.press(page.panels.hand_score.next_button)
        elif any(say("claim") == each.text() for each in page.prompt_bar.buttons):
            return
        else:
            mouse.do(choose_action(view, decide))
    raise AssertionError("nothing is ever decided")


def test_a_proven_rest_is_played_out_unaided_and_taken_back_by_one_undo(window: MainWindow) -> None:
    table = start_match(window, "tuppi", seed=1)
    play_until_claim(window)
    before, hands = table.session.state, table.session.state.match.hands_played

    window.actions_by_command[Command.CLAIM].trigger()
    counted, assisted = (
        window.pages.table_page.panels.hand_score.isVisible(),
        TableDriver(window).is_assisted,
    )
    after = table.session.state
    window.pages.table_page.undo()

    assert counted
    assert not assisted
    assert after.match.hands_played == hands + 1
    assert before == table.session.state


@pytest.mark.parametrize("change", [{"text": "large"}, {"language": "fi"}, {"count_myself": True}])
def test_an_offered_claim_stays_when_a_preference_changes(
    window: MainWindow, change: dict[str, Any]
) -> None:
    start_match(window, "tuppi", seed=1)
    play_until_claim(window)
    before = window.match_controller.preferences

    window.apply_preferences(replace(before, **change))
    QApplication.processEvents()
    texts = [each.text() for each in window.pages.table_page.prompt_bar.buttons]
    is_offered = say("claim") in texts
    window.apply_preferences(before)

    assert is_offered


@pytest.mark.parametrize("yes", [True, False])
def test_the_computer_plays_for_me_if_that_is_agreed_to_and_that_is_help(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, *, yes: bool
) -> None:
    questions = answer_questions(monkeypatch, yes=yes)
    table = start_match(window, "bag", level="easy")

    window.actions_by_command[Command.PLAY_FOR_ME].trigger()

    assert len(questions) == 1
    assert TableDriver(window).is_assisted == yes
    assert table.session.state.match.hands_played == int(yes)


# What lies on the felt


@pytest.mark.parametrize("seats", [("huutopussi", SMALLEST), ("marriage", "avomarjapussi")])
def test_no_plate_is_left_of_a_larger_table(window: MainWindow, seats: tuple[str, str]) -> None:
    for key in seats:
        driver = start_match(window, key)
    furniture, table = window.pages.table_page.board.decorations, driver.session

    assert table is not None
    assert set(furniture.seat_plates.plates) == set(table.game.seating.seats)
    assert not list(
        board_faults(window.pages.table_page.board, table.view, window.pages.table_page)
    )


@few_games
def test_every_moment_is_gone_on_with_as_it_was_left(tmp_path: Path, key: str) -> None:
    program = RunningApp(tmp_path)
    window, decide, mouse = program.window, create_decider("easy", 5), Mouse(program.window)
    driver = start_match(window, key, level="easy")
    for _ in range(14):
        window.navigator.show_matches()
        window.navigator.resume_match(
            program.window.match_controller._stored_match.id
            if program.window.match_controller._stored_match
            else 0
        )
        table, page = driver.session, window.pages.table_page
        assert table is not None
        assert not list(board_faults(page.board, table.view, page))
        if driver.view is None:
            break
        mouse.do(choose_action(driver.view, decide))
    program.end()


# Hurrying


def test_a_click_that_hurries_only_hurries(window: MainWindow, fast_clock: FakeClock) -> None:
    page, mouse = window.pages.table_page, Mouse(window)
    set_animation_speed(page.board, AnimationSpeed())
    start_match(window, "marjapussi", level="normal")
    page.board.finish_events()
    fast_clock.ms += 1000
    mouse.click(TableDriver(window).playable_card)
    was_telling, played = page.board.event_player.is_playing, TableDriver(window).action_count

    mouse.click(page.board.card_layer.own_items()[0])
    hurried_ = TableDriver(window).action_count, page.board.event_player.is_playing

    assert was_telling
    assert hurried_ == (played, False)
    assert page.table_controller.view is not None


@pytest.mark.parametrize("way", [Mouse, Keyboard])
def test_a_position_is_answered_once_it_was_seen_for_a_moment(
    window: MainWindow, fast_clock: FakeClock, way: type[Mouse]
) -> None:
    page, hand = window.pages.table_page, way(window)
    set_animation_speed(page.board, AnimationSpeed())
    table = start_match(window, "marjapussi", level="easy")
    page.board.finish_events()
    action = choose_action(table.own_view, create_decider("easy", 1))
    before = TableDriver(window).action_count

    fast_clock.ms += 100
    hand.do(action)
    too_soon = TableDriver(window).action_count
    fast_clock.ms += 400
    hand.do(action)

    assert before == too_soon
    assert TableDriver(window).action_count > before


def test_a_double_click_plays_one_card(window: MainWindow) -> None:
    start_match(window, "marjapussi", level="easy")
    page = window.pages.table_page
    at, view = Mouse(window).point(TableDriver(window).playable_card), page.board.viewport()
    held = len(page.board.card_layer.own_items())

    QTest.mouseClick(view, LEFT, pos=at)
    QTest.mouseDClick(view, LEFT, pos=at)

    assert len(page.board.card_layer.own_items()) == held - 1


# Taking back


def test_panels_follow_undo_and_redo(window: MainWindow) -> None:
    table = start_match(window, "tuppi", level="easy")
    page, mouse, decide = window.pages.table_page, Mouse(window), create_decider("easy", 2)
    while len(table.session.state.tricks) < 2:
        mouse.do(choose_action(table.own_view, decide))
    page.toggle_tricks()
    assert card_names(page.panels.last_trick)
    page.toggle_hand_log()

    taken = [len(table.session.state.tricks)]

    page.undo()
    taken.append(len(table.session.state.tricks))
    undone = len(card_names(page.panels.last_trick))
    talk_undone = page.panels.hand_log.sentences, log_sentences(table.session, table.people)
    page.redo()
    taken.append(len(table.session.state.tricks))

    assert taken[0] > taken[1]
    assert undone == 0  # the panel is closed, and lists nothing
    assert talk_undone[0] == talk_undone[1]
    assert page.panels.hand_log.sentences == log_sentences(table.session, table.people)
    page.toggle_tricks()
    names = card_names(page.panels.last_trick)
    assert names == [
        card_name(card) for trick in shown_tricks(table.session) for card in trick.cards
    ]


def test_the_last_trick_is_known_after_the_program_was_opened_again(tmp_path: Path) -> None:
    program = RunningApp(tmp_path)
    driver = start_match(program.window, "marjapussi", level="easy")
    mouse, decide = Mouse(program.window), create_decider("easy", 2)
    while not driver.session.state.tricks:
        mouse.do(choose_action(driver.own_view, decide))
    program.end()

    again = RunningApp(tmp_path)
    again.window.pages.table_page.toggle_tricks()
    table = again.window.pages.table_page.table_controller.session

    assert table is not None
    assert len(card_names(again.window.pages.table_page.panels.last_trick)) == len(
        shown_tricks(table)[-1].cards
    )
    again.end()


def test_doing_again_what_was_not_taken_back_leaves_the_count(window: MainWindow) -> None:
    start_match(window, "marjapussi", level="easy")
    play_hands(window, Mouse(window), hands=1)

    window.actions_by_command[Command.REDO].trigger()

    assert window.pages.table_page.panels.hand_score.isVisible()


def test_a_card_dragged_too_soon_glides_home(window: MainWindow, fast_clock: FakeClock) -> None:
    page, dragger = window.pages.table_page, DragMouse(window)
    set_animation_speed(page.board, AnimationSpeed())
    start_match(window, "marjapussi", level="easy")
    page.board.finish_events()
    item, before = TableDriver(window).playable_card, TableDriver(window).action_count
    home = item.home

    dragger.put(item.card)
    page.board.animator.finish_all()

    assert before == TableDriver(window).action_count
    assert (home.x, home.y) == (item.pos().x(), item.pos().y())


def test_a_trick_lies_in_the_order_of_play_after_it_was_taken_back(window: MainWindow) -> None:
    table = start_match(window, "tuppi", level="easy")
    page, mouse, decide = window.pages.table_page, Mouse(window), create_decider("easy", 2)
    while table.view is None or not (table.view.tricks and table.view.trick.cards):
        assert table.view is not None
        mouse.do(choose_action(table.view, decide))
    mouse.do(choose_action(table.view, decide))

    page.undo()

    lying = [zone.seat for zone in page.board.card_layer.zones.trick_zones]
    assert lying == list(table.own_view.trick.seats[: len(table.own_view.trick.cards)])


def test_animated_card_delays_no_prompt(window: MainWindow, fast_clock: FakeClock) -> None:
    table = start_match(window, "marjapussi", level="easy")
    page = window.pages.table_page
    page.table_controller._show_prompts(NO_OPTIONS, "")
    page.board.hand_input.speed = AnimationSpeed()
    page.board.hand_input.card_cursor.hover(
        page.board.card_layer.own_items()[0]
    )  # is lifted, which takes a moment

    page.table_controller.on_turn_requested()

    assert page.board.animator.is_busy
    assert table.prompts.card_actions


def test_sets_are_not_mentioned_between_deals(window: MainWindow) -> None:
    driver = start_match(window, "marriage", level="easy")
    driver.play_hand(create_decider("easy", 1))
    table = driver.session
    assert table.is_between_hands

    window.pages.table_page.board.update_set_trays()

    assert window.pages.table_page.board.decorations.group_labels.texts == []
    assert score_text.trump_or_short_label(table.view) == ""


def test_going_back_skips_pages_with_nothing_to_show(window: MainWindow) -> None:
    start_match(window, "bag")
    window.run_command(Command.KEYS)
    window.learning.start_lesson("bag")
    window.run_command(Command.MATCHES)

    window.page_stack.go_back()
    first = window.page_stack.current_page
    window.page_stack.go_back()
    second = window.page_stack.current_page
    window.navigator.go_home()
    window.learning.start_lesson("bag")
    window.page_stack.go_back()

    assert first is window.pages.lesson_page
    assert second is window.pages.table_page
    assert window.page_stack.current_page is window.pages.start_page


@pytest.mark.parametrize("name", ["matches", "puzzles"])
def test_escape_leads_from_a_list_back_to_the_table(window: MainWindow, name: str) -> None:
    driver = start_match(window, "bag")
    table = driver.session
    window.run_command(Command(name))
    assert window.page_stack.current_page is not window.pages.table_page

    window.on_escape()

    assert window.page_stack.current_page is window.pages.table_page
    assert driver.session is table


@pytest.mark.parametrize("name", ["matches", "puzzles"])
def test_escape_leads_from_a_list_back_to_the_start_page(window: MainWindow, name: str) -> None:
    start_match(window, "bag")
    window.navigator.go_home()
    window.run_command(Command(name))

    window.on_escape()

    assert window.page_stack.current_page is window.pages.start_page


def test_deleting_the_match_leaves_the_table(window: MainWindow) -> None:
    page = start_match(window, "bag").page
    window.run_command(Command.MATCHES)
    window.pages.matches_page.request.emit(LeaveDeletedMatch(window.match_controller.match_id))

    window.on_escape()

    assert page.table_controller.session is None
    assert window.page_stack.current_page is window.pages.start_page


def test_deleting_another_match_leaves_the_table_unchanged(window: MainWindow) -> None:
    table = start_match(window, "bag")
    session, match_id = table.session, window.match_controller.match_id
    window.run_command(Command.MATCHES)

    window.pages.matches_page.request.emit(LeaveDeletedMatch(match_id + 1))
    window.on_escape()

    assert table.session is session
    assert window.match_controller.match_id == match_id
    assert window.page_stack.current_page is table.page
