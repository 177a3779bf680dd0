"""The table of a rummy deal: possible actions and shown information."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from marjapussi_gui.engine.actions import Discard, Draw, Lay
from marjapussi_gui.engine.events import DISCARD_ZONE
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.ui.board.sets_progress import (
    is_maal_known,
    known_maal,
    own_set_progress,
    progress_content,
)
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text import sets_text as words
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.overlaps import overlaps
from tests.ui.table_driver import TableDriver
from tests.ui.window_driver import (
    LEFT,
    Mouse,
    start_match,
)

MANY_WAYS = 14  # the number of a deal in which one may lay in several ways at once


def play_until_laying(window: MainWindow) -> TableDriver:
    """Play until I may lay."""
    table = start_match(window, "marriage", seed=MANY_WAYS)
    table.play_until(lambda view: any(isinstance(each, Lay) for each in view.legal_actions))
    return table


def press(window: MainWindow, place: int) -> None:
    Mouse(window).press(window.pages.table_page.prompt_bar.buttons[place])


def ask(window: MainWindow) -> TableDriver:
    table = play_until_laying(window)
    Mouse(window).press(Mouse(window).sets_button(Lay()))
    return table


def set_names(page: TablePage) -> list[str]:
    labels = page.accessible_board._set_labels
    return [label.accessibleName() for label in labels if not label.isHidden()]


def test_player_chooses_between_several_ways_to_lay(window: MainWindow) -> None:
    table = ask(window)
    first = table.set_chooser.current_option
    assert first is not None

    press(window, 1)
    other = table.set_chooser.current_option
    assert other is not None
    assert sorted(other.sets) != sorted(first.sets)
    meant = sorted(item.card for item in window.pages.table_page.board.card_layer.hinted)
    assert meant == sorted(card for meld in other.sets for card in meld)

    press(window, 0)
    laid = table.session.state.rummy.laid_sets[table.session.own_seat]
    assert sorted(laid) == sorted(tuple(sorted(meld)) for meld in other.sets)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_laying_can_be_put_off(window: MainWindow, way: str) -> None:
    table, page = ask(window), window.pages.table_page
    if way == "button":
        press(window, 2)
    else:
        QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not table.set_chooser.is_active
    assert not page.board.card_layer.hinted
    assert not table.session.state.rummy.laid_sets[table.session.own_seat]
    assert Mouse(window).sets_button(Lay()).isVisible()


def test_ways_stay_shown_when_the_window_changes(window: MainWindow) -> None:
    table = ask(window)
    press(window, 1)
    shown, size = table.set_chooser.current_option, window.size()
    window.resize(900, 640)
    QApplication.processEvents()

    assert table.set_chooser.current_option == shown
    assert len(window.pages.table_page.prompt_bar.buttons) == 3
    assert not overlaps(window.pages.table_page)
    window.resize(size)
    QApplication.processEvents()


def test_what_lays_sets_stands_apart_from_what_discards(window: MainWindow) -> None:
    play_until_laying(window)
    page = window.pages.table_page
    looks = [button.property("look") for button in page.prompt_bar.buttons]

    assert looks.count("play") == 1
    assert looks.index("play") - looks.index("put") > 1


def test_a_second_click_discards(window: MainWindow) -> None:
    driver = play_until_laying(window)
    mouse, table = Mouse(window), driver.session
    assert table is not None
    card = next(a.cards[0] for a in driver.own_view.legal_actions if isinstance(a, Discard))
    before = len(table.record.entries)

    mouse.put(card)
    assert len(table.record.entries) == before
    mouse.put(card)

    assert table.record.entries[before].action == Discard((card,))


def test_progress_and_maal_agree_with_the_view(window: MainWindow) -> None:
    play_until_laying(window)
    page = window.pages.table_page
    before = page.board.event_player.view
    assert before is not None
    assert own_set_progress(before).ready == 3
    assert not is_maal_known(before)

    Mouse(window).do(Lay())
    after = page.board.event_player.view
    assert after is not None
    assert is_maal_known(after)
    assert sum(part.points for part in known_maal(after)) >= 0
    assert page.board.decorations.visible_picture("progress") is not None
    end = page.board.decorations.button_x_range[1]
    assert (
        max(button.geometry().right() for button in page.prompt_bar.buttons) + page.prompt_bar.x()
        <= end
    )


def test_sets_have_accessible_names(window: MainWindow) -> None:
    play_until_laying(window)
    page = window.pages.table_page
    Mouse(window).do(Lay())
    page.accessible_board.sync()
    view, told = page.board.event_player.view, set_names(page)
    assert view is not None

    assert told[0].startswith(progress_content(view).label)
    assert (
        len(told) == 1 + len(page.board.set_trays.trays) + sum(map(bool, view.rummy.laid_sets)) - 1
    )


@pytest.mark.parametrize("way", ["key", "tool", "fan"])
def test_all_discards_can_be_browsed(window: MainWindow, way: str) -> None:
    table, page = play_until_laying(window), window.pages.table_page
    pile = page.board.card_layer.zones[DISCARD_ZONE]
    if way == "key":
        QTest.keyClick(window, Qt.Key.Key_L)
    elif way == "tool":
        Mouse(window).press(page.tool_buttons.button_for("last"))
    else:
        Mouse(window).click(pile[-2])
    assert page.panels.discards.isVisible()
    assert page.panels.discards.cards == list(table.session.view.rummy.discards)
    assert page.tool_buttons.button_for("last").accessibleName() == "Discards"

    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not page.panels.discards.isVisible()


def test_known_cards_of_each_player_are_listed_and_count_as_help(window: MainWindow) -> None:
    driver, page = play_until_laying(window), window.pages.table_page
    table, view = driver.session, page.board.event_player.view
    assert table is not None
    assert view is not None

    QTest.keyClick(window, Qt.Key.Key_K)

    assert window.match_controller.match is not None
    assert window.match_controller.match.is_assisted
    threw = [turn.discard for turn in view.rummy.turns if turn.seat != view.seat]
    told = [card for row in page.panels.known_cards.card_rows for card in row.cards]
    assert not set(threw) - set(told)


def test_offer_names_the_player_that_discarded_it(window: MainWindow) -> None:
    table = start_match(window, "marriage", seed=MANY_WAYS)
    furniture = window.pages.table_page.board.decorations
    view = table.view
    assert view is not None
    turns = view.rummy.turns
    name = window.pages.table_page.board.event_player.people.name(turns[-1].seat) if turns else ""

    assert furniture.items.visible_texts["offer"].text() == words.offered_card_origin_text(name)

    table.perform(Draw("stock"))
    assert "offer" not in furniture.items.visible_texts


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
@pytest.mark.parametrize("seed", [1, 18])
def test_tunnelas_that_were_shown_stay_beside_the_plate(
    window: MainWindow, seed: int, size: tuple[int, int]
) -> None:
    usual = default_game(find_variant("marriage"), level="normal", player_count=5)
    window.resize(*size)
    window.match_controller.start_match(replace(usual, seed=seed, partner_level="normal"))
    QApplication.processEvents()
    page = window.pages.table_page
    view = page.board.event_player.view
    assert view is not None

    shown = [
        seat for seat, sets in enumerate(view.rummy.shown_tunnelas) if sets and seat != view.seat
    ]
    assert len(shown) == 2
    assert all(page.board.decorations.visible_picture(f"shown {seat}") for seat in shown)
    assert sum(" has shown these tunnelas" in name for name in set_names(page)) == len(shown)
    assert overlaps(page) == []


def test_a_note_with_room_for_all_its_words_has_no_bar(window: MainWindow) -> None:
    page = window.pages.table_page
    window.resize(1280, 800)
    play_until_laying(window)
    page.toggle_hint()
    QApplication.processEvents()
    area = page.panels.hint.findChild(QScrollArea, "reasons")
    assert area is not None
    body = area.widget()
    assert body is not None

    assert body.heightForWidth(area.viewport().width()) <= area.viewport().height()
    assert not area.verticalScrollBar().isVisible()
    assert page.board.card_layer.hinted
    assert overlaps(page) == []


def test_space_after_arranging_does_not_arrange_once_more(window: MainWindow) -> None:
    play_until_laying(window)
    page = window.pages.table_page
    arrange = next(each for each in page.prompt_bar.buttons if each.text() == "Arrange")
    arranged = list[None]()
    page.prompt_bar.arrange_requested.connect(lambda: arranged.append(None))

    QTest.mouseClick(arrange, LEFT)
    assert window.focusWidget() is page.board
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)

    assert len(arranged) == 1


def test_a_card_let_go_over_a_tray_joins_what_lies_there(window: MainWindow) -> None:
    play_until_laying(window)
    page = window.pages.table_page
    board = page.board
    page.table_controller.on_arrange_pressed()
    QApplication.processEvents()
    order, row = board.card_layer.hand_order, board.card_layer.positions.sets_row
    loose = order.groups[-1][-1]
    target = list(order.groups[0])
    tray = row.trays[0]

    item = next(each for each in reversed(board.card_layer.own_items()) if each.card == loose)
    board.hand_input.press(item, item.pos())
    goal = QPointF(tray.left + 3, tray.top + tray.height / 2)
    board.hand_input.move(item, goal)
    board.hand_input.release(item, goal)

    assert order.groups[0] == [loose, *target]
    assert len(board.decorations.group_labels.texts) == len(board.set_trays.trays)


def test_an_arranged_hand_is_arranged_the_same_after_a_visit_to_the_start_page(
    window: MainWindow,
) -> None:
    table, page = start_match(window, "marriage", seed=3), window.pages.table_page
    order = page.board.card_layer.hand_order
    page.board.hand_input.set_groups([order.cards[:3], order.cards[3:5]])
    arranged = [list(group) for group in order.groups]
    deals = table.own_view.match.deal_count

    window.navigator.go_home()
    window.navigator.resume_last_match()
    page.board.finish_events()

    assert TableDriver(window).own_view.match.deal_count == deals
    assert order.groups == arranged


def test_the_arrangement_of_one_match_is_not_that_of_another(window: MainWindow) -> None:
    start_match(window, "marriage", seed=3)
    board = window.pages.table_page.board
    order = board.card_layer.hand_order
    board.hand_input.set_groups([order.cards[:3]])

    start_match(window, "marriage", seed=4)

    assert not order.is_manual
