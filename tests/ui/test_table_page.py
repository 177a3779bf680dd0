"""What a player meets at the table: each control does what it says."""

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.bots.arena import play_match
from marjapussi_gui.bots.claims import is_decided
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.actions import Bid
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.basis.runner import ThreadRunner
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.shell.window import Window

from .playing import LEFT, Dragger, Mouse, decided, gone, opened, play_on, seated


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def sentence(window: Window) -> str:
    return window.ways.table_page.board.furniture.sentence.text


def until_barred(window: Window, key: str) -> tuple[CardItem, Mouse]:
    """Play until a card of mine may not be played; return it."""
    sitting, mouse = seated(window, key), Mouse(window)
    decide, board = player("normal", 3), window.ways.table_page.board
    for _ in range(100):
        barred = [item for item in board.cards.own_items() if item.card in board.cards.barred]
        if barred:
            return barred[0], mouse
        assert sitting.view is not None
        mouse.do(decided(sitting.view, decide))
    raise AssertionError("nothing is ever forbidden")


def playable(window: Window) -> CardItem:
    """Return the first of my cards that may be played."""
    page = window.ways.table_page
    return next(i for i in page.board.cards.own_items() if i.card in page.sitting.prompts.plays)


def test_a_card_that_may_not_be_played_says_why(window: Window) -> None:
    item, mouse = until_barred(window, "marjapussi")
    sitting = window.ways.table_page.sitting
    before = sitting.table.record if sitting.table else None

    mouse.click(item)

    assert sentence(window).startswith("You must ")
    assert sitting.table is not None
    assert before == sitting.table.record


def test_a_card_dragged_to_nowhere_glides_home(window: Window) -> None:
    sitting = seated(window, "marjapussi")
    board, mouse = window.ways.table_page.board, Mouse(window)
    item = board.cards.own_items()[0]
    home, start, view = item.pos(), mouse.point(item), board.viewport()
    before = sitting.table.record if sitting.table else None

    QTest.mousePress(view, LEFT, pos=start)
    QTest.mouseMove(view, start / 2)
    away = item.pos()
    QTest.mouseMove(view, board.mapFromScene(QPointF(5, 5)))
    QTest.mouseRelease(view, LEFT, pos=board.mapFromScene(QPointF(5, 5)))

    assert away != home
    assert home == item.pos()
    assert sitting.table is not None
    assert before == sitting.table.record


def test_a_first_click_may_raise_a_card_and_the_second_plays_it(window: Window) -> None:
    sitting = seated(window, "marjapussi")
    board, mouse = window.ways.table_page.board, Mouse(window)
    board.touch.clicks = "raise"
    assert sitting.table is not None
    before = len(sitting.table.record.entries)
    item = playable(window)

    mouse.click(item)
    raised = item in board.cards.chosen
    after_one = len(sitting.table.record.entries)
    mouse.click(item)

    assert raised
    assert before == after_one
    assert len(sitting.table.record.entries) > before


def test_undo_brings_the_card_back_and_redo_plays_it_again(window: Window) -> None:
    sitting, page = seated(window, "bag", seed=2), window.ways.table_page
    mouse = Mouse(window)
    assert sitting.table is not None
    before = sitting.table.state
    mouse.put(playable(window).card)
    after = sitting.table.state

    QTest.mouseClick(page.tools.button("undo"), LEFT)
    undone = sitting.table.state
    window.actions_by_name["redo"].trigger()

    assert before == undone
    assert after == sitting.table.state
    assert sitting.table.is_assisted


def lightest(window: Window, tool: str) -> int:
    """Return how light the icon of a tool is drawn."""
    drawn = window.ways.table_page.grab().toImage()
    button = window.ways.table_page.tools.button(tool)
    middle = button.mapTo(window.ways.table_page, button.rect().center())
    places = ((x, y) for x in range(-12, 13) for y in range(-12, 13))
    return max(drawn.pixelColor(middle.x() + x, middle.y() + y).lightness() for x, y in places)


def test_undo_is_drawn_faint_as_long_as_nothing_can_be_taken_back(window: Window) -> None:
    seated(window, "bag", seed=2)
    before = lightest(window, "undo")
    Mouse(window).put(playable(window).card)

    assert before < lightest(window, "undo") - 60
    assert lightest(window, "undo") == lightest(window, "menu")


def test_the_bid_is_stepped_to_and_said(window: Window) -> None:
    sitting = seated(window, "huutopussi")
    assert sitting.view is not None
    bids = [action for action in sitting.view.legal if isinstance(action, Bid)]

    Mouse(window).do(bids[2])

    assert sitting.table is not None
    entries = sitting.table.record.entries  # others may have had the cards dealt anew by now
    assert (Seat(0), bids[2]) in [(entry.seat, entry.action) for entry in entries]


def test_nothing_can_be_confirmed_until_enough_cards_are_chosen(window: Window) -> None:
    sitting, page, mouse = seated(window, "huutopussi"), window.ways.table_page, Mouse(window)
    decide = player("normal", 3)
    while sitting.prompts.wanted != 3:
        assert sitting.view is not None
        mouse.do(decided(sitting.view, decide))
    confirm = mouse.confirming()
    items = page.board.cards.own_items()

    states = []
    for item in items[:3]:
        states.append(confirm.isEnabled())
        mouse.click(item)
    states.append(confirm.isEnabled())
    mouse.click(items[3])

    assert [False, False, False, True] == states
    assert 3 == len(page.board.touch.chosen)


def test_rummy_hands_can_be_put_into_groups_by_hand(window: Window) -> None:
    seated(window, "marriage")
    page = window.ways.table_page
    order, board, mouse = page.board.cards.order, page.board, Dragger(window)
    first = board.cards.own_items()[0]
    last, view = board.cards.own_items()[-1], board.viewport()
    beside = board.mapFromScene(last.pos() + QPointF(last.width * 0.45, 0))

    QTest.mousePress(view, LEFT, pos=mouse.point(first))
    QTest.mouseMove(view, mouse.point(last))
    QTest.mouseMove(view, beside)
    QTest.mouseRelease(view, LEFT, pos=beside)

    assert [first.card] == order.groups[-1]
    assert first.card == board.cards.own_items()[-1].card


def test_arranging_a_rummy_hand_shows_its_sets(window: Window) -> None:
    seated(window, "marriage")
    page = window.ways.table_page

    page.sitting.on_arranged()

    board = page.board
    assert {"Sequence", "Tunnela"} & set(board.furniture.tags.texts)
    assert len(board.furniture.tags.texts) == len(board.trays.trays)


def test_the_tab_key_goes_from_the_cards_to_the_buttons_beside_them(window: Window) -> None:
    sitting = seated(window, "huutopussi")
    page = window.ways.table_page
    bid, board = page.bar.buttons, page.board
    assert sitting.prompts.amounts

    seen: list[QWidget | None] = [board]
    for _ in range(len(bid)):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())

    assert bid[0].isEnabled() is False  # there is nothing less to bid
    assert seen == [board, *bid[1:], page.tools.button("hint")]


def test_the_keys_go_back_to_the_cards_once_a_button_was_pressed(window: Window) -> None:
    seated(window, "huutopussi")
    page = window.ways.table_page
    QTest.keyClick(window, Qt.Key.Key_Tab)
    QTest.keyClick(window, Qt.Key.Key_Tab)
    pressed = QApplication.focusWidget()
    assert pressed in page.bar.buttons

    QTest.keyClick(pressed, Qt.Key.Key_Space)

    assert pressed not in page.bar.buttons
    assert page.board.hasFocus()


def test_what_a_group_is_stands_where_its_cards_fly_to() -> None:
    window = opened(preferences=Preferences(sound=False))
    sitting, board = seated(window, "marriage"), window.ways.table_page.board
    board.finish()
    sitting.on_arranged()
    assert board.animator.is_flying
    texts = board.furniture.things.texts.items()
    tags = [text for key, text in texts if key.startswith("tag ")]
    tagged = [tag.sceneBoundingRect().center().x() for tag in tags]

    board.finish()

    items = iter(board.cards.own_items())
    held = [[next(items).x() for _ in group] for group in board.cards.order.groups]
    looks = [tray.look for tray in board.cards.spots.row.trays]
    middles = [
        (xs[0] + xs[-1]) / 2 for xs, look in zip(held, looks, strict=True) if look != "loose"
    ]
    assert tagged == pytest.approx(middles, abs=3)
    gone(window)


def test_the_talk_tells_everything(window: Window) -> None:
    seated(window, "tuppi")
    play_on(window, Mouse(window), hands=1)

    window.ways.table_page.show_talk()
    sentences = window.ways.table_page.panels.talk.sentences

    assert sentences[0] == "Hand 1"
    assert len(sentences) > 52
    assert sum("take" in each for each in sentences) >= 13


def test_there_are_no_trumps_to_tell_of_once_a_hand_is_over(window: Window) -> None:
    seated(window, "marjapussi")
    things = window.ways.table_page.board.furniture.things
    before = "title" in things.texts

    play_on(window, Mouse(window), hands=1)

    assert before
    assert "title" not in things.texts
    assert things.texts["caption 0"].text() == "Us"


def test_what_is_known_is_shown(window: Window) -> None:
    seated(window, "marjapussi")

    window.actions_by_name["known"].trigger()

    assert window.ways.table_page.panels.known.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.ways.table_page.panels.known.isVisible()


def decided_rest() -> tuple[MatchRecord, Seat]:
    """Return a hand of computer players up to where its rest is decided, and who leads then."""
    game = variant("tuppi").game()
    for seed in range(20):
        bots = [LEVELS["normal"]() for _ in game.seating.seats]
        record = play_match(game, ("", "Aino", "Eero", "Helvi"), bots, seed, 1)[0]
        for number in range(len(record.entries)):
            state = record.state(number)
            if state.turn != NOBODY and is_decided(game.look(state, state.turn)):
                return replace(record, entries=record.entries[:number]), state.turn
    raise AssertionError("no rest is ever decided")


def test_a_decided_rest_is_offered_and_played_out(window: Window) -> None:
    seated(window, "tuppi")
    page, mouse = window.ways.table_page, Mouse(window)
    window.host.play_moment(*decided_rest())
    claim = next(button for button in page.bar.buttons if "play it out" in button.text())
    is_seen = page.bar.rect().contains(claim.geometry())
    left = 0 if page.sitting.view is None else len(page.sitting.view.hand)

    mouse.press(claim)

    assert is_seen
    assert left >= 2
    assert page.panels.breakdown.isVisible()


@pytest.mark.parametrize("level", ["expert", "strong"])
def test_closing_a_new_game_and_undo_stop_whoever_thinks(qapp: QApplication, level: str) -> None:
    runner = ThreadRunner()
    window = opened(runner, Preferences(pace="off", rest="short", sound=False))
    page = window.ways.table_page
    for number in range(6):
        seated(window, "huutopussi", seed=number, level=level)
        QTest.qWait(5)
        page.take_back()
    seated(window, "marjapussi", level=level)
    window.close()
    runner.close()
    gone(window)

    assert [] == [each.name for each in threading.enumerate() if each.name == "thinker"]


def test_the_count_goes_on_line_by_line(window: Window) -> None:
    page = window.ways.table_page
    seated(window, "bag")
    page.board.story.pace = Pace(0, 0, 0, 0, 0, 0, 0, 0, 0, line=30, berry=0)
    play_on_until_count(window)

    first = page.panels.breakdown.shown_lines
    QTest.qWait(400)

    assert first < page.panels.breakdown.shown_lines


def play_on_until_count(window: Window) -> None:
    decide, mouse, page = player("normal", 3), Mouse(window), window.ways.table_page
    while page.sitting.view is not None:
        mouse.do(decided(page.sitting.view, decide))


def test_where_buttons_were_the_sentence_stands_while_others_play(qapp: QApplication) -> None:
    window = opened(preferences=Preferences(pace="slow", sound=False))
    sitting, page = seated(window, "bag", seed=2), window.ways.table_page
    page.board.finish()
    told = page.board.furniture.box("prompt")
    assert page.bar.buttons
    assert told.bottom() <= page.bar.y()

    sitting.act(next(iter(sitting.prompts.plays.values())))
    page.board.furniture.sentence.tell("It is Eero's turn to play.")

    assert page.sitting.table is not None
    assert page.board.story.is_telling
    assert not page.bar.buttons
    told = page.board.furniture.box("prompt")
    assert abs(told.center().y() - page.bar.geometry().center().y()) <= 2
    gone(window)
