"""Whose turn it is: gold ends with it, and what is written is of now."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import SUIT_OF
from marjapussi_gui.engine.events import HandScored, TrickTaken
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.session.history import view_with_score
from marjapussi_gui.ui.board.animation_speed import AnimationSpeed
from marjapussi_gui.ui.board.hand_order import SUIT_ORDER
from marjapussi_gui.ui.board.score_bags import has_score_bags
from marjapussi_gui.ui.board.score_sheet import score_rows
from marjapussi_gui.ui.panels.cards_out_panel import CardRow
from marjapussi_gui.ui.text import score_text
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.random_matches import RandomMatch
from tests.ui.window_driver import Mouse, choose_action, start_match

from .manual_board import ME, ManualBoard


def test_gold_ends_with_the_turn() -> None:
    game, felt = find_variant("marjapussi").create_game(), ManualBoard(pace=AnimationSpeed())
    steps = RandomMatch(game, 3, ME).steps(hands=1)
    step = next(each for each in steps if isinstance(each.events[-1], TrickTaken))
    before = create_view(game, step.before, ME)
    felt.story.add_events((), before)
    felt.run_to_end()
    assert felt.furniture.seat_plates.halo.isVisible()
    acting = list[bool]()

    felt.story.add_events(step.events, create_view(game, step.after, ME))
    while felt.cards.winning_item is None:
        felt.animator.go_on(16)
    acting.append(felt.furniture.seat_plates.halo.isVisible())
    acting += [plate.is_acting for plate in felt.furniture.seat_plates.plates.values()]

    assert acting == [False] * 5
    felt.run_to_end()
    assert felt.furniture.seat_plates.halo.isVisible() == (step.after.turn != NOBODY)


def test_words_of_the_deal_end_with_the_deal(window: MainWindow) -> None:
    board = window.pages.table_page.board
    told = list[tuple[int, str]]()

    def note() -> None:
        assert board.event_player.view is not None
        told.append((board.event_player.view.turn, board.decorations.prompt_sentence.text))

    board.event_player.view_shown.connect(note)
    start_match(window, "marjapussi", seed=2)

    dealing = [turn for turn, sentence in told if "dealt" in sentence]
    assert len(told) > 1
    assert set(dealing) <= {NOBODY}


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three", "tuppi"])
@pytest.mark.parametrize("arrow", [Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_arrows_stop_at_every_card_that_may_be_played_and_at_no_other(
    window: MainWindow, key: str, arrow: Qt.Key
) -> None:
    table, board = start_match(window, key), window.pages.table_page.board
    decide, mouse, limited = create_decider("normal", 3), Mouse(window), 0
    while table.view is not None and limited < 2:
        view = table.view
        plays = {each.card for each in view.legal_actions if isinstance(each, Play)}
        if plays and len(plays) < len(view.hand):
            reached = set()
            for _ in view.hand:
                QTest.keyClick(board, arrow)
                assert board.hand_input.card_cursor.current_item is not None
                reached.add(board.hand_input.card_cursor.current_item.card)
            assert reached == plays
            limited += 1
        mouse.do(choose_action(view, decide))

    assert limited == 2


def test_up_goes_to_the_row_and_down_to_the_hand(window: MainWindow) -> None:
    table, board = start_match(window, "avomarjapussi"), window.pages.table_page.board
    view = table.view
    assert view is not None
    hand = board.card_layer.zones[board.card_layer.own_hand_zone]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(board, Qt.Key.Key_Right)
        QTest.keyClick(board, key)
    assert board.hand_input.card_cursor.current_item in hand
    middle = board.hand_input.card_cursor.current_item

    QTest.keyClick(board, Qt.Key.Key_Up)

    above = board.hand_input.card_cursor.current_item
    assert above is not None
    assert middle is not None
    assert above not in hand
    assert abs(above.x() - middle.x()) < board.card_layer.layout.width / 6
    assert table.view == view


def test_stock_shows_how_many_cards_are_left(window: MainWindow) -> None:
    for key in ("bondtolva-two", "marriage"):
        start_match(window, key)
        assert window.pages.table_page.board.decorations.visible_picture("stock") is not None
    start_match(window, "marjapussi")
    assert window.pages.table_page.board.decorations.visible_picture("stock") is None


def test_suits_stand_in_the_same_order_everywhere(window: MainWindow) -> None:
    page = start_match(window, "marjapussi").page
    page.toggle_cards_out()
    assert page.panels.cards_out.isVisible()
    cards = [card for row in page.panels.cards_out.findChildren(CardRow) for card in row.cards]

    places = [SUIT_ORDER.index(SUIT_OF[card]) for card in cards]

    assert places == sorted(places)
    assert len(set(places)) == len(SUIT_ORDER)
    assert [0, 1, 3, 2] == list(SUIT_ORDER)


def test_kitty_of_three_lies_in_the_middle(window: MainWindow) -> None:
    start_match(window, "huutopussi-three")
    board = window.pages.table_page.board
    layout = board.table_layout
    spots = layout._kitty_spots(3)

    assert spots[1].x == pytest.approx(layout.width / 2)
    assert spots[0].x + spots[2].x == pytest.approx(layout.width)


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_the_end_of_a_hand_is_narrated_during_the_count(key: str) -> None:
    game, felt = find_variant(key).create_game(), ManualBoard(key, pace=AnimationSpeed(), moves=1)
    *_, last = RandomMatch(game, 3, ME).steps(hands=1)
    people, before = felt.story.people, create_view(game, last.before, ME)
    felt.story.add_events((), before)
    felt.run_to_end()
    scored = next(event for event in last.events if isinstance(event, HandScored))
    felt.furniture.prompt_sentence.show_text("It’s Aino’s turn to play.")
    told, told_on = list[str](), list[tuple[object, ...]]()

    def note() -> None:
        told.append(felt.furniture.prompt_sentence.text)
        rows = felt.furniture.score_sheet._rows
        captions = [
            item.text()
            for name, item in felt.furniture.items.visible_texts.items()
            if "cap" in name
        ]
        told_on.append((rows, *captions))

    is_counting = list[bool]()
    felt.story.event_started.connect(
        lambda event, _: is_counting.append(True) if event == scored else None
    )
    felt.story.add_events(last.events, create_view(game, last.after, ME))
    while not felt.story.is_settled:
        felt.animator.go_on(16)
        if is_counting and felt.story.is_playing:
            note()

    counted = view_with_score(before, scored)
    sides = game.seating.sides
    wanted: tuple[object, ...] = (
        ((), *(score_text.side_caption(side, counted, people) for side in sides))
        if has_score_bags(before)
        else (score_rows(counted, people, with_points=True),)
    )
    assert set(told) == {""}
    assert set(told_on) == {wanted}
