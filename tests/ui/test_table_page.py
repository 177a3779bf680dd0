"""The table page: each control does what its label says."""

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.belief.certain_results import is_result_certain
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Bid
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.table_driver import TableDriver

from .window_driver import (
    LEFT,
    DragMouse,
    Mouse,
    choose_action,
    close_window,
    open_window,
    play_hands,
    start_match,
)


def sentence(window: MainWindow) -> str:
    return window.pages.table_page.board.decorations.prompt_sentence.text


def play_until_card_barred(window: MainWindow, key: str) -> tuple[CardItem, Mouse]:
    """Play until a card of mine may not be played; return it."""
    table, mouse = start_match(window, key), Mouse(window)
    decide, board = create_decider("normal", 3), window.pages.table_page.board
    for _ in range(100):
        barred = [
            item for item in board.card_layer.own_items() if item.card in board.card_layer.disabled
        ]
        if barred:
            return barred[0], mouse
        mouse.do(choose_action(table.own_view, decide))
    raise AssertionError("nothing is ever forbidden")


def playable(window: MainWindow) -> CardItem:
    page = window.pages.table_page
    return next(
        i
        for i in page.board.card_layer.own_items()
        if i.card in page.table_controller.prompts.card_actions
    )


def test_a_card_that_may_not_be_played_explains_why(window: MainWindow) -> None:
    item, mouse = play_until_card_barred(window, "marjapussi")
    table = TableDriver(window)
    before = table.session.record

    mouse.click(item)

    assert "you must " in sentence(window).lower()
    assert before == table.session.record


def test_cards_that_are_not_sorted_lie_the_same_after_a_visit_to_the_start_page(
    window: MainWindow,
) -> None:
    window.apply_preferences(Preferences(sort="hand", pace="off", rest="short", sound=False))
    table = start_match(window, "marjapussi", seed=3)
    board = table.page.board
    order = board.card_layer.hand_order
    assert len(table.own_view.hand) == len(order.cards)
    lying = order.cards[::-1]
    order.groups = [list(lying)]

    window.navigator.go_home()
    window.navigator.resume_last_match()
    board.finish_events()

    assert lying != list(order.sort_cards(lying))
    assert order.cards == lying


def test_a_card_dragged_to_nowhere_glides_home(window: MainWindow) -> None:
    table = start_match(window, "marjapussi")
    board, mouse = window.pages.table_page.board, Mouse(window)
    item = board.card_layer.own_items()[0]
    home, start, view = item.pos(), mouse.point(item), board.viewport()
    before = table.session.record

    QTest.mousePress(view, LEFT, pos=start)
    QTest.mouseMove(view, start / 2)
    away = item.pos()
    QTest.mouseMove(view, board.mapFromScene(QPointF(5, 5)))
    QTest.mouseRelease(view, LEFT, pos=board.mapFromScene(QPointF(5, 5)))

    assert away != home
    assert home == item.pos()
    assert before == table.session.record


def test_a_first_click_may_raise_a_card_and_the_second_plays_it(window: MainWindow) -> None:
    table = start_match(window, "marjapussi")
    board, mouse = window.pages.table_page.board, Mouse(window)
    board.hand_input.click_mode = "raise"
    before = len(table.session.record.entries)
    item = playable(window)

    mouse.click(item)
    raised = item in board.card_layer.selected
    after_one = len(table.session.record.entries)
    mouse.click(item)

    assert raised
    assert before == after_one
    assert len(table.session.record.entries) > before


def test_undo_brings_the_card_back_and_redo_plays_it_again(window: MainWindow) -> None:
    table, page = start_match(window, "bag", seed=2), window.pages.table_page
    mouse = Mouse(window)
    before = table.session.state
    mouse.put(playable(window).card)
    after = table.session.state

    QTest.mouseClick(page.tool_buttons.button_for("undo"), LEFT)
    undone = table.session.state
    window.actions_by_command[Command.REDO].trigger()

    assert before == undone
    assert after == table.session.state
    assert table.session.is_assisted


def lightest(window: MainWindow, tool: str) -> int:
    drawn = window.pages.table_page.grab().toImage()
    button = window.pages.table_page.tool_buttons.button_for(tool)
    middle = button.mapTo(window.pages.table_page, button.rect().center())
    places = ((x, y) for x in range(-12, 13) for y in range(-12, 13))
    return max(drawn.pixelColor(middle.x() + x, middle.y() + y).lightness() for x, y in places)


def test_undo_is_drawn_faint_as_long_as_nothing_can_be_taken_back(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    before = lightest(window, "undo")
    Mouse(window).put(playable(window).card)

    assert before < lightest(window, "undo") - 60
    assert lightest(window, "undo") == lightest(window, "menu")


def test_a_bid_is_chosen_with_the_stepper(window: MainWindow) -> None:
    table = start_match(window, "huutopussi")
    bids = [action for action in table.own_view.legal_actions if isinstance(action, Bid)]

    Mouse(window).do(bids[2])
    entries = table.session.record.entries  # others may have had the cards dealt anew by now
    assert (Seat(0), bids[2]) in [(entry.seat, entry.action) for entry in entries]


def test_nothing_can_be_confirmed_until_enough_cards_are_chosen(window: MainWindow) -> None:
    table, page, mouse = (
        start_match(window, "huutopussi"),
        window.pages.table_page,
        Mouse(window),
    )
    decide = create_decider("normal", 3)
    while table.prompts.required_count != 3:
        mouse.do(choose_action(table.own_view, decide))
    confirm = mouse.confirm_button()
    items = page.board.card_layer.own_items()

    states = []
    for item in items[:3]:
        states.append(confirm.isEnabled())
        mouse.click(item)
    states.append(confirm.isEnabled())
    mouse.click(items[3])

    assert [False, False, False, True] == states
    assert 3 == len(page.board.hand_input.selected_cards)


def test_rummy_hands_can_be_put_into_groups_by_hand(window: MainWindow) -> None:
    start_match(window, "marriage")
    page = window.pages.table_page
    order, board, mouse = page.board.card_layer.hand_order, page.board, DragMouse(window)
    first = board.card_layer.own_items()[0]
    last, view = board.card_layer.own_items()[-1], board.viewport()
    beside = board.mapFromScene(last.pos() + QPointF(last.width * 0.45, 0))

    QTest.mousePress(view, LEFT, pos=mouse.point(first))
    QTest.mouseMove(view, mouse.point(last))
    QTest.mouseMove(view, beside)
    QTest.mouseRelease(view, LEFT, pos=beside)

    assert [first.card] == order.groups[-1]
    assert first.card == board.card_layer.own_items()[-1].card


def test_arranging_a_rummy_hand_shows_its_sets(window: MainWindow) -> None:
    start_match(window, "marriage")
    page = window.pages.table_page

    page.table_controller.on_arrange_pressed()

    board = page.board
    assert {"Sequence", "Tunnela"} & set(board.decorations.group_labels.texts)
    assert len(board.decorations.group_labels.texts) == len(board.set_trays.trays)


def test_the_tab_key_goes_from_the_cards_to_the_buttons_beside_them(window: MainWindow) -> None:
    table = start_match(window, "huutopussi")
    page = window.pages.table_page
    bid, board = page.prompt_bar.buttons, page.board
    assert table.prompts.bids

    seen: list[QWidget | None] = [board]
    for _ in range(len(bid)):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())

    assert bid[0].isEnabled() is False  # there is nothing less to bid
    assert seen == [board, *bid[1:], page.tool_buttons.button_for("last")]


def test_the_keys_go_back_to_the_cards_once_a_button_was_pressed(window: MainWindow) -> None:
    start_match(window, "huutopussi")
    page = window.pages.table_page
    pressed = next(each for each in page.prompt_bar.buttons if each.property("action"))
    while QApplication.focusWidget() is not pressed:  # past more and the jumps
        QTest.keyClick(window, Qt.Key.Key_Tab)

    QTest.keyClick(pressed, Qt.Key.Key_Space)

    assert pressed not in page.prompt_bar.buttons
    assert page.board.hasFocus()


def test_what_a_group_is_stands_where_its_cards_fly_to() -> None:
    window = open_window(preferences=Preferences(sound=False))
    table, board = start_match(window, "marriage"), window.pages.table_page.board
    board.finish_events()
    table.page.table_controller.on_arrange_pressed()
    assert board.animator.is_busy
    texts = board.decorations.items.visible_texts.items()
    tags = [text for key, text in texts if key.startswith("tag ")]
    tagged = [tag.sceneBoundingRect().center().x() for tag in tags]

    board.finish_events()

    items = iter(board.card_layer.own_items())
    held = [[next(items).x() for _ in group] for group in board.card_layer.hand_order.groups]
    looks = [tray.state for tray in board.card_layer.positions.sets_row.trays]
    middles = [
        (xs[0] + xs[-1]) / 2 for xs, look in zip(held, looks, strict=True) if look != "loose"
    ]
    assert tagged == pytest.approx(middles, abs=3)
    close_window(window)


def test_the_hand_log_lists_everything(window: MainWindow) -> None:
    start_match(window, "tuppi")
    play_hands(window, Mouse(window), hands=1)

    window.pages.table_page.toggle_hand_log()
    sentences = window.pages.table_page.panels.hand_log.sentences

    assert sentences[0] == "Hand 1"
    assert len(sentences) > 52
    assert sum("take" in each for each in sentences) >= 13


def test_no_trumps_are_shown_once_a_hand_is_over(window: MainWindow) -> None:
    start_match(window, "marjapussi")
    things = window.pages.table_page.board.decorations.items
    before = "title" in things.visible_texts

    play_hands(window, Mouse(window), hands=1)

    assert before
    assert "title" not in things.visible_texts
    assert things.visible_texts["caption 0"].text() == "Us"


def test_what_is_known_is_shown(window: MainWindow) -> None:
    start_match(window, "marjapussi")

    window.actions_by_command[Command.KNOWN].trigger()

    assert window.pages.table_page.panels.cards_out.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.pages.table_page.panels.cards_out.isVisible()


def hand_with_decided_rest() -> tuple[MatchRecord, Seat]:
    """Return a hand of computer players up to its decided rest, and the leader."""
    game = find_variant("tuppi").create_game()
    for seed in range(20):
        bots = [LEVELS["normal"]() for _ in game.seating.seats]
        record = play_match(game, ("", "Aino", "Eero", "Helvi"), bots, seed, 1)[0]
        for number in range(len(record.entries)):
            state = record.state_after(number)
            if state.turn != NOBODY and is_result_certain(create_view(game, state, state.turn)):
                return replace(record, entries=record.entries[:number]), state.turn
    raise AssertionError("no rest is ever decided")


def test_a_decided_rest_is_offered_and_played_out(window: MainWindow) -> None:
    start_match(window, "tuppi")
    page, mouse = window.pages.table_page, Mouse(window)
    window.match_controller.play_from_record(*hand_with_decided_rest())
    claim = next(button for button in page.prompt_bar.buttons if "play it out" in button.text())
    is_seen = page.prompt_bar.rect().contains(claim.geometry())
    left = 0 if page.table_controller.view is None else len(page.table_controller.view.hand)

    mouse.press(claim)

    assert is_seen
    assert left >= 2
    assert page.panels.hand_score.isVisible()


@pytest.mark.parametrize("level", ["expert", "strong"])
def test_closing_new_game_and_undo_cancel_searches(level: str) -> None:
    runner = ThreadRunner()
    window = open_window(runner, Preferences(pace="off", rest="short", sound=False))
    page = window.pages.table_page
    for number in range(6):
        start_match(window, "huutopussi", seed=number, level=level)
        QTest.qWait(5)
        page.undo()
    start_match(window, "marjapussi", level=level)
    window.close()
    runner.close()
    close_window(window)

    assert [] == [each.name for each in threading.enumerate() if each.name == "thinker"]


def test_the_count_goes_on_line_by_line(window: MainWindow, qtbot: QtBot) -> None:
    page = window.pages.table_page
    start_match(window, "bag")
    page.board.event_player.speed = AnimationSpeed(
        0, 0, 0, 0, 0, 0, 0, 0, 0, count_line=30, berry_flight=0
    )
    play_on_until_count(window)

    def shown_lines() -> int:
        return sum(each.isVisible() for each in page.panels.hand_score.findChildren(QLabel))

    first = shown_lines()

    qtbot.waitUntil(lambda: shown_lines() > first)


def play_on_until_count(window: MainWindow) -> None:
    decide, mouse, page = create_decider("normal", 3), Mouse(window), window.pages.table_page
    while page.table_controller.view is not None:
        mouse.do(choose_action(page.table_controller.view, decide))


def test_where_buttons_were_the_sentence_stands_while_others_play() -> None:
    window = open_window(preferences=Preferences(pace="slow", sound=False))
    table, page = start_match(window, "bag", seed=2), window.pages.table_page
    page.board.finish_events()
    told = page.board.decorations.bounding_box("prompt")
    assert page.prompt_bar.buttons
    assert told.bottom() <= page.prompt_bar.y()

    table.perform(next(iter(table.prompts.card_actions.values())))
    page.board.decorations.prompt_sentence.show_text("It’s Eero’s turn to play.")

    assert page.table_controller.session is not None
    assert page.board.event_player.is_playing
    assert not page.prompt_bar.buttons
    told = page.board.decorations.bounding_box("prompt")
    assert abs(told.center().y() - page.prompt_bar.geometry().center().y()) <= 2
    close_window(window)
