"""A key does what the visible button says, and only ends the movement while cards move."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Bid, Give, Play
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import LAST_TRICK_MS
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS, MIN_INTERVAL_MS
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.ui.table_driver import TableDriver

from .window_driver import Mouse, close_window, open_window, start_match

PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up)
SPACE, TAB = Qt.Key.Key_Space, Qt.Key.Key_Tab
SEEDS = range(1, 30)


@pytest.fixture
def moving_table(clock: FakeClock) -> Iterator[TableDriver]:
    """Provide a table at normal speed, at which the player can act."""
    window = open_window(preferences=Preferences(sound=False, warnings="never"), is_stored=False)
    table = start_match(window, "bag", seed=2)
    table.board.finish_events()
    clock.ms += HAND_COUNT_MS
    yield table
    close_window(window)


def start_exchange(window: MainWindow) -> TableDriver:
    for seed in SEEDS:
        table = start_match(window, "huutopussi", seed)
        if table.play_until(lambda _, table=table: table.prompts.required_count > 1):  # type: ignore[misc]
            return table
    raise AssertionError("nothing has to be given")


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def advance(table: TableDriver, clock: FakeClock, ms: float) -> None:
    clock.ms += ms
    table.board.animator.on_frame()


# After a hint


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_no_key_gives_cards_that_were_put_back_after_a_hint(
    window: MainWindow, key: Qt.Key
) -> None:
    table, mouse = start_exchange(window), Mouse(window)
    table.page.toggle_hint()
    suggested, count = table.board.hand_input.selected_cards, table.action_count
    assert len(suggested) > 1

    for card in suggested[:2]:
        mouse.click(mouse.item(card))
    press(key)
    with_fewer = table.action_count
    other = next(each for each in table.own_cards if each.card not in suggested)
    for item in (other, mouse.item(suggested[0])):
        mouse.click(item)
    label = mouse.confirm_button().property("action")
    press(key)

    assert with_fewer == count
    assert isinstance(label, Give)
    assert set(label.cards) != set(suggested)
    assert table.session.record.entries[count].action == label


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_changed_bid_is_not_the_suggested_one(window: MainWindow, key: Qt.Key) -> None:
    table = start_match(window, "huutopussi")
    bar = table.page.prompt_bar
    bids = [each for each in table.own_view.legal_actions if isinstance(each, Bid)]
    table.board.hand_input.suggest(bids[1])
    bar.highlight(bids[1])
    assert bar.stepper is not None

    bar.stepper.turn_wheel(120)
    before = table.action_count
    press(key)

    assert bar.stepper.amount == bids[2].amount
    assert table.action_count == before
    assert "suggested" not in [each.property("look") for each in bar.buttons]


def test_the_cursor_leaves_a_suggested_card_for_good(window: MainWindow) -> None:
    table = start_match(window, "bag", seed=2)
    table.play_until(lambda _: len(table.prompts.card_actions) > 1)
    suggested, other = list(table.prompts.card_actions)[:2]
    hand, places = table.board.hand_input, [each.card for each in table.own_cards]
    hand.suggest(table.prompts.card_actions[suggested])

    hand.card_cursor.move_to(places.index(other))
    hand.card_cursor.clear()
    before = table.action_count
    press(SPACE)

    assert table.action_count == before


def test_a_typed_bid_is_made_by_the_next_key(window: MainWindow) -> None:
    table = start_match(window, "huutopussi")
    before = table.action_count

    for key in (Qt.Key.Key_9, Qt.Key.Key_0, SPACE):
        press(key)

    assert table.session.record.entries[before].action == Bid(90)


# The only card


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_key_plays_the_only_legal_card(window: MainWindow, key: Qt.Key) -> None:
    table = start_match(window, "bag", seed=2)
    view = table.play_until(lambda view: len(view.legal_actions) == 1)
    assert view is not None
    assert isinstance(view.legal_actions[0], Play)
    before = table.action_count

    press(key)

    assert table.session.record.entries[before].action == view.legal_actions[0]


# While cards move


def play_first_card(table: TableDriver) -> int:
    """Play a card, so that others move; return the number of actions."""
    table.perform(next(iter(table.prompts.card_actions.values())))
    assert table.board.event_player.is_playing
    return table.action_count


@pytest.mark.parametrize("key", [TAB, Qt.Key.Key_Backtab])
def test_tab_stays_at_the_cards_while_they_move(
    moving_table: TableDriver, clock: FakeClock, key: Qt.Key
) -> None:
    count = play_first_card(moving_table)

    for _ in range(3):
        press(key)
        has_focus = moving_table.board.hasFocus()
        press(SPACE)
        advance(moving_table, clock, MIN_INTERVAL_MS - 1)
        assert has_focus
        assert moving_table.board.hasFocus()

    assert moving_table.action_count == count
    assert not moving_table.is_assisted


def test_a_tool_loses_the_focus_when_a_card_is_played(moving_table: TableDriver) -> None:
    moving_table.page.tool_buttons.button_for("undo").setFocus()

    count = play_first_card(moving_table)
    press(SPACE)

    assert moving_table.action_count == count
    assert moving_table.board.hasFocus()


def test_a_press_that_ends_the_movement_keeps_the_chosen_card(
    moving_table: TableDriver, clock: FakeClock
) -> None:
    count, cursor = play_first_card(moving_table), moving_table.board.hand_input.card_cursor
    cursor.move_to(2)
    chosen = cursor.current_item

    press(SPACE)

    assert chosen is not None
    assert cursor.current_item is chosen
    assert moving_table.action_count == count
    assert not moving_table.board.event_player.is_playing


def test_a_digit_chooses_its_card_while_others_move(moving_table: TableDriver) -> None:
    count, cursor = play_first_card(moving_table), moving_table.board.hand_input.card_cursor
    cursor.move_to(0)

    press(Qt.Key.Key_3)

    assert cursor.current_item is moving_table.own_cards[2]
    assert moving_table.action_count == count


# The last trick of a hand


def lying_cards(table: TableDriver) -> int:
    zones = table.board.card_layer.zones
    return sum(len(zones.get(Zone("trick", seat), ())) for seat in table.people.seating.seats)


def test_presses_leave_the_last_trick_and_the_count_to_be_seen(
    moving_table: TableDriver, clock: FakeClock
) -> None:
    table, count = moving_table, moving_table.hand_score
    while len(table.own_view.hand) > 1 or table.own_view.phase != "play":
        action = table.own_view.legal_actions[0]
        table.perform(action)
        table.board.finish_events()
    clock.ms += HAND_COUNT_MS
    table.perform(table.own_view.legal_actions[0])

    press(SPACE)
    at_once = lying_cards(table), count.is_open
    advance(table, clock, LAST_TRICK_MS - 1)
    press(SPACE)
    early = lying_cards(table), count.is_open
    advance(table, clock, 1)
    press(SPACE)
    for _ in range(100):
        if count.is_open:
            break
        advance(table, clock, 100)

    assert at_once == early == (4, False)
    assert lying_cards(table) == 0
    assert count.is_open
    assert count._hidden_rows
