"""Gold and light move with their cards, and a seam shows the place of the next card."""

import pytest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.table_layout import CardSpot
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import (
    Mouse,
    choose_action,
    play_hands,
    start_match,
)


def play_to_own_turn(window: MainWindow, key: str, others: int, seed: int = 1) -> Mouse:
    """Play on until I am to play a card to so many of others."""
    table, mouse, decide = (
        start_match(window, key, seed),
        Mouse(window),
        create_decider("normal", 3),
    )
    for _ in range(200):
        view = table.view
        if view is None:
            mouse.press(window.pages.table_page.panels.hand_score.next_button)
        elif isinstance(view.legal_actions[0], Play) and len(view.trick.cards) == others:
            return mouse
        else:
            mouse.do(choose_action(view, decide))
    raise AssertionError("no such trick")


def ringed_card(mouse: Mouse) -> CardItem | None:
    return mouse.board.hand_input.card_cursor.ring.card


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three", "tuppi"])
def test_card_that_wins_so_far_glows(window: MainWindow, key: str) -> None:
    board = play_to_own_turn(window, key, 2).board
    view = board.event_player.view
    assert view is not None

    assert board.card_layer.winner_glow.card is not None
    assert board.card_layer.winner_glow.card.card == view.trick.best_card


def test_no_card_glows_before_there_is_another(window: MainWindow) -> None:
    assert play_to_own_turn(window, "marjapussi", 1).board.card_layer.winner_glow.card is None


def test_glow_is_gone_with_the_trick(window: MainWindow) -> None:
    mouse = play_to_own_turn(window, "marjapussi", 3)
    table = TableDriver(window)
    mouse.do(next(each for each in table.own_view.legal_actions if isinstance(each, Play)))
    view = mouse.board.event_player.view
    assert view is not None

    assert (mouse.board.card_layer.winner_glow.card is not None) == (len(view.trick.cards) > 1)


@pytest.mark.parametrize(
    "key", ["marjapussi", "bondtolva-two", "avomarjapussi", "huutopussi-three"]
)
def test_seam_lies_where_my_card_will_lie(window: MainWindow, key: str) -> None:
    mouse = play_to_own_turn(window, key, 1)
    table, target = TableDriver(window), mouse.board.hand_input.drop_target
    card = next(each.card for each in table.own_view.legal_actions if isinstance(each, Play))
    wanted = mouse.board.table_layout.spots(Zone("trick", mouse.board.table_layout.own_seat), [1])[
        0
    ]

    assert target.isVisible()
    assert CardSpot(target.x(), target.y(), target.rotation(), target._width) == wanted
    mouse.do(Play(card))
    assert target.isVisible() == bool(table.prompts.card_actions)


def test_seam_stays_in_place_in_a_window_of_another_size(window: MainWindow) -> None:
    board = play_to_own_turn(window, "marjapussi", 1).board
    window.resize(1000, 700)
    spot = board.table_layout.spots(Zone("trick", board.table_layout.own_seat), [1])[0]

    assert (board.hand_input.drop_target.x(), board.hand_input.drop_target.y()) == (spot.x, spot.y)
    assert board.hand_input.drop_target._width == spot.width
    window.resize(1280, 800)


def test_ring_goes_with_its_card(window: MainWindow) -> None:
    board = play_to_own_turn(window, "marjapussi", 1).board
    board.hand_input.card_cursor.step(1)
    item = board.hand_input.card_cursor.current_item
    window.resize(1000, 700)

    assert item is not None
    assert board.hand_input.card_cursor.ring.card is item
    assert board.hand_input.card_cursor.ring.mapToScene(0, 0) == item.pos()
    window.resize(1280, 800)


def test_no_ring_is_left_when_the_hand_is_over(window: MainWindow) -> None:
    mouse = play_to_own_turn(window, "bondtolva-two", 1)
    mouse.board.hand_input.card_cursor.step(1)
    assert ringed_card(mouse) is not None
    play_hands(window, mouse, hands=1)

    assert ringed_card(mouse) is None
    mouse.press(window.pages.table_page.panels.hand_score.next_button)
    assert ringed_card(mouse) is None


def test_ring_of_a_card_that_leaves_the_felt_is_seen_no_more(window: MainWindow) -> None:
    board = play_to_own_turn(window, "marjapussi", 1).board
    board.hand_input.card_cursor.step(1)
    board.card_layer.clear()

    assert board.hand_input.card_cursor.ring.card is None
    assert not board.hand_input.card_cursor.ring.isVisible()
    assert not board.card_layer.winner_glow.isVisible()
