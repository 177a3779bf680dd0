"""The table of a deal of sets: what may be done there, and what one is told."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from marjapussi_gui.engine.actions import Discard, Draw, Lay
from marjapussi_gui.engine.events import DISCARDS
from marjapussi_gui.engine.games import variant
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.new_game import usual_game
from marjapussi_gui.ui.board.progress import knows_maal, maal_so_far, progress_of, shown_of
from marjapussi_gui.ui.pages.sitting import Sitting
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import sets as words
from tests.ui.overlaps import overlaps
from tests.ui.playing import LEFT, Mouse, decided, gone, opened, seated

MANY_WAYS = 19  # the number of a deal in which one may lay in several ways at once


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def until_laying(window: Window) -> Sitting:
    """Play until I may lay."""
    sitting, decide = seated(window, "marriage", seed=MANY_WAYS), player("normal", 3)
    while sitting.view is not None and not any(isinstance(a, Lay) for a in sitting.view.legal):
        sitting.act(decided(sitting.view, decide))
    return sitting


def press(window: Window, place: int) -> None:
    Mouse(window).press(window.ways.table_page.bar.buttons[place])


def ask(window: Window) -> Sitting:
    sitting = until_laying(window)
    Mouse(window).press(Mouse(window).spelling(Lay()))
    return sitting


def test_where_there_are_several_ways_to_lay_one_chooses(window: Window) -> None:
    sitting = ask(window)
    first = sitting.laying.shown
    assert first is not None

    press(window, 1)
    other = sitting.laying.shown
    assert other is not None
    assert sorted(other.sets) != sorted(first.sets)
    meant = sorted(item.card for item in window.ways.table_page.board.cards.meant)
    assert meant == sorted(card for meld in other.sets for card in meld)

    press(window, 0)
    assert sitting.table is not None
    laid = sitting.table.state.rummy.laid[sitting.table.me]
    assert sorted(laid) == sorted(tuple(sorted(meld)) for meld in other.sets)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_laying_can_be_put_off(window: Window, way: str) -> None:
    sitting, page = ask(window), window.ways.table_page
    if way == "button":
        press(window, 2)
    else:
        QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not sitting.laying.is_asking
    assert not page.board.cards.meant
    assert sitting.table is not None
    assert not sitting.table.state.rummy.laid[sitting.table.me]
    assert Mouse(window).spelling(Lay()).isVisible()


def test_ways_stay_shown_when_the_window_changes(window: Window) -> None:
    sitting = ask(window)
    press(window, 1)
    shown, size = sitting.laying.shown, window.size()
    window.resize(900, 640)
    QApplication.processEvents()

    assert sitting.laying.shown == shown
    assert len(window.ways.table_page.bar.buttons) == 3
    assert not overlaps(window.ways.table_page)
    window.resize(size)
    QApplication.processEvents()


def test_what_lays_sets_stands_apart_from_what_discards(window: Window) -> None:
    until_laying(window)
    page = window.ways.table_page
    looks = [button.property("look") for button in page.bar.buttons]

    assert looks.count("play") == 1
    assert looks.index("play") - looks.index("put") > 1


def test_a_second_click_discards(window: Window) -> None:
    sitting = until_laying(window)
    mouse, table = Mouse(window), sitting.table
    assert table is not None
    assert sitting.view is not None
    card = next(a.cards[0] for a in sitting.view.legal if isinstance(a, Discard))
    before = len(table.record.entries)

    mouse.put(card)
    assert len(table.record.entries) == before
    mouse.put(card)

    assert table.record.entries[before].action == Discard((card,))


def test_progress_and_maal_are_told_as_the_view_has_them(window: Window) -> None:
    until_laying(window)
    page = window.ways.table_page
    before = page.board.story.view
    assert before is not None
    assert progress_of(before).ready == 3
    assert not knows_maal(before)

    Mouse(window).do(Lay())
    after = page.board.story.view
    assert after is not None
    assert knows_maal(after)
    assert sum(part.points for part in maal_so_far(after)) >= 0
    assert page.board.furniture.shown("progress") is not None
    end = page.board.furniture.beside_buttons[1]
    assert max(button.geometry().right() for button in page.bar.buttons) + page.bar.x() <= end


def test_sets_are_named_for_who_does_not_see_them(window: Window) -> None:
    until_laying(window)
    page = window.ways.table_page
    Mouse(window).do(Lay())
    page.spoken.sync()
    view, told = page.board.story.view, page.spoken.sets
    assert view is not None

    assert told[0].startswith(shown_of(view).words)
    assert len(told) == 1 + len(page.board.trays.trays) + sum(map(bool, view.rummy.laid)) - 1


@pytest.mark.parametrize("way", ["key", "tool", "fan"])
def test_all_discards_can_be_looked_through(window: Window, way: str) -> None:
    sitting, page = until_laying(window), window.ways.table_page
    pile = page.board.cards.zones[DISCARDS]
    if way == "key":
        QTest.keyClick(window, Qt.Key.Key_L)
    elif way == "tool":
        Mouse(window).press(page.tools.button("last"))
    else:
        Mouse(window).click(pile[-2])

    assert sitting.table is not None
    assert page.panels.discards.isVisible()
    assert page.panels.discards.cards == list(sitting.table.view.rummy.discards)
    assert page.tools.button("last").accessibleName() == "Discards"

    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not page.panels.discards.isVisible()


def test_what_was_seen_of_each_is_told_and_counts_as_help(window: Window) -> None:
    sitting, page = until_laying(window), window.ways.table_page
    table, view = sitting.table, page.board.story.view
    assert table is not None
    assert view is not None

    QTest.keyClick(window, Qt.Key.Key_K)

    assert window.host.match is not None
    assert window.host.match.is_assisted
    threw = [turn.discard for turn in view.rummy.turns if turn.seat != view.seat]
    told = [card for row in page.panels.seen.rows for card in row.cards]
    assert not set(threw) - set(told)


def test_it_is_written_who_threw_the_card_on_offer(window: Window) -> None:
    sitting = seated(window, "marriage", seed=MANY_WAYS)
    furniture = window.ways.table_page.board.furniture
    view = sitting.view
    assert view is not None
    turns = view.rummy.turns
    name = window.ways.table_page.board.story.people.name(turns[-1].seat) if turns else ""

    assert furniture.things.texts["offer"].text() == words.thrown_by(name)

    sitting.act(Draw("stock"))
    assert "offer" not in furniture.things.texts


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
@pytest.mark.parametrize("seed", [1, 18])
def test_tunnelas_that_were_shown_stay_beside_the_plate(
    window: Window, seed: int, size: tuple[int, int]
) -> None:
    usual = usual_game(variant("marriage"), level="normal", players=5)
    window.resize(*size)
    window.host.play(replace(usual, seed=seed, partner_level="normal"))
    QApplication.processEvents()
    page = window.ways.table_page
    view = page.board.story.view
    assert view is not None

    shown = [seat for seat, sets in enumerate(view.rummy.shown) if sets and seat != view.seat]
    assert len(shown) == 2
    assert all(page.board.furniture.shown(f"shown {seat}") for seat in shown)
    assert sum(" has shown " in name for name in page.spoken.sets) == len(shown)
    assert overlaps(page) == []


def test_a_note_with_room_for_all_its_words_has_no_bar(window: Window) -> None:
    page = window.ways.table_page
    window.resize(1280, 800)
    until_laying(window)
    page.show_hint()
    QApplication.processEvents()
    area = page.panels.hint.findChild(QScrollArea, "reasons")
    assert area is not None
    body = area.widget()
    assert body is not None

    assert body.heightForWidth(area.viewport().width()) <= area.viewport().height()
    assert not area.verticalScrollBar().isVisible()
    assert page.board.cards.meant
    assert overlaps(page) == []


def test_space_after_arranging_does_not_arrange_once_more(window: Window) -> None:
    until_laying(window)
    page = window.ways.table_page
    arrange = next(each for each in page.bar.buttons if each.text() == "Arrange")
    arranged = list[None]()
    page.bar.arranged.connect(lambda: arranged.append(None))

    QTest.mouseClick(arrange, LEFT)
    assert window.focusWidget() is page.board
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)

    assert len(arranged) == 1


def test_a_card_let_go_over_a_tray_joins_what_lies_there(window: Window) -> None:
    until_laying(window)
    page = window.ways.table_page
    board = page.board
    page.sitting.on_arranged()
    QApplication.processEvents()
    order, row = board.cards.order, board.cards.spots.row
    loose = order.groups[-1][-1]
    target = list(order.groups[0])
    tray = row.trays[0]

    item = next(each for each in reversed(board.cards.own_items()) if each.card == loose)
    board.touch.press(item, item.pos())
    goal = QPointF(tray.left + 3, tray.top + tray.height / 2)
    board.touch.move(item, goal)
    board.touch.release(item, goal)

    assert order.groups[0] == [loose, *target]
    assert len(board.furniture.tags.texts) == len(board.trays.trays)
