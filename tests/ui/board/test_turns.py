"""Whose turn it is: gold ends with it, and what is written is of now."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import SUIT_OF
from marjapussi_gui.engine.events import HandScored, TrickTaken
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.state import NOBODY
from marjapussi_gui.engine.view import look
from marjapussi_gui.table.past import view_at_count
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.board.hand import IN_ORDER
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.board.score_bags import is_berries
from marjapussi_gui.ui.board.score_rows import score_rows
from marjapussi_gui.ui.panels.known import CardRow
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import scores
from tests.ui.playing import Mouse, decided, gone, opened, seated
from tests.walks import Walk

from .stages import ME, Felt


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def test_gold_ends_with_the_turn(qapp: QApplication) -> None:
    game, felt = variant("marjapussi").game(), Felt(pace=Pace())
    steps = Walk(game, 3, ME).steps(hands=1)
    step = next(each for each in steps if isinstance(each.events[-1], TrickTaken))
    before = look(game, step.before, ME)
    felt.story.add((), before)
    felt.until_settled()
    assert felt.furniture.seats.halo.isVisible()
    acting = list[bool]()

    felt.story.add(step.events, look(game, step.after, ME))
    while felt.cards.winner is None:
        felt.animator.go_on(16)
    acting.append(felt.furniture.seats.halo.isVisible())
    acting += [plate.is_acting for plate in felt.furniture.seats.plates.values()]

    assert acting == [False] * 5
    felt.until_settled()
    assert felt.furniture.seats.halo.isVisible() == (step.after.turn != NOBODY)


def test_words_of_the_deal_end_with_the_deal(window: Window) -> None:
    board = window.ways.table_page.board
    told = list[tuple[int, str]]()

    def note() -> None:
        assert board.story.view is not None
        told.append((board.story.view.turn, board.furniture.sentence.text))

    board.story.shown.connect(note)
    sitting = seated(window, "marjapussi", seed=2)

    assert sitting.view is not None
    dealing = [turn for turn, sentence in told if "dealt" in sentence]
    assert len(told) > 1
    assert set(dealing) <= {NOBODY}


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three", "tuppi"])
@pytest.mark.parametrize("arrow", [Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_arrows_stop_at_every_card_that_may_be_played_and_at_no_other(
    window: Window, key: str, arrow: Qt.Key
) -> None:
    sitting, board = seated(window, key), window.ways.table_page.board
    decide, mouse, limited = player("normal", 3), Mouse(window), 0
    while sitting.view is not None and limited < 2:
        view = sitting.view
        plays = {each.card for each in view.legal if isinstance(each, Play)}
        if plays and len(plays) < len(view.hand):
            reached = set()
            for _ in view.hand:
                QTest.keyClick(board, arrow)
                assert board.touch.looking.at is not None
                reached.add(board.touch.looking.at.card)
            assert reached == plays
            limited += 1
        mouse.do(decided(view, decide))

    assert limited == 2


def test_up_goes_to_the_row_and_down_to_the_hand(window: Window) -> None:
    sitting, board = seated(window, "avomarjapussi"), window.ways.table_page.board
    view = sitting.view
    assert view is not None
    hand = board.cards.zones[board.cards.own_hand]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(board, Qt.Key.Key_Right)
        QTest.keyClick(board, key)
    assert board.touch.looking.at in hand
    middle = board.touch.looking.at

    QTest.keyClick(board, Qt.Key.Key_Up)

    above = board.touch.looking.at
    assert above is not None
    assert middle is not None
    assert above not in hand
    assert abs(above.x() - middle.x()) < board.cards.layout.width / 6
    assert sitting.view == view


def test_stock_tells_how_many_cards_are_left(window: Window) -> None:
    for key in ("bondtolva-two", "marriage"):
        seated(window, key)
        assert window.ways.table_page.board.furniture.shown("stock") is not None
    seated(window, "marjapussi")
    assert window.ways.table_page.board.furniture.shown("stock") is None


def test_suits_stand_in_the_same_order_everywhere(window: Window) -> None:
    sitting, page = seated(window, "marjapussi"), window.ways.table_page
    page.show_known()
    assert sitting.view is not None
    assert page.panels.known.isVisible()
    cards = [card for row in page.panels.known.findChildren(CardRow) for card in row.cards]

    places = [IN_ORDER.index(SUIT_OF[card]) for card in cards]

    assert places == sorted(places)
    assert len(set(places)) == len(IN_ORDER)
    assert [0, 1, 3, 2] == list(IN_ORDER)


def test_kitty_of_three_lies_in_the_middle(window: Window) -> None:
    seated(window, "huutopussi-three")
    board = window.ways.table_page.board
    layout = board.layout_now
    spots = layout._kitty(3)

    assert spots[1].x == pytest.approx(layout.width / 2)
    assert spots[0].x + spots[2].x == pytest.approx(layout.width)


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_the_end_of_a_hand_is_told_as_it_is_counted(qapp: QApplication, key: str) -> None:
    game, felt = variant(key).game(), Felt(key, pace=Pace(), moves=1)
    *_, last = Walk(game, 3, ME).steps(hands=1)
    people, before = felt.story.people, look(game, last.before, ME)
    felt.story.add((), before)
    felt.until_settled()
    scored = next(event for event in last.events if isinstance(event, HandScored))
    felt.furniture.sentence.tell("It is Aino's turn to play.")
    told, told_on = list[str](), list[tuple[object, ...]]()

    def note() -> None:
        told.append(felt.furniture.sentence.text)
        rows = felt.furniture.sheet._rows
        captions = [
            item.text() for name, item in felt.furniture.things.texts.items() if "cap" in name
        ]
        told_on.append((rows, *captions))

    is_counting = list[bool]()
    felt.story.event_told.connect(
        lambda event, _: is_counting.append(True) if event == scored else None
    )
    felt.story.add(last.events, look(game, last.after, ME))
    while not felt.story.is_settled:
        felt.animator.go_on(16)
        if is_counting and felt.story.is_telling:
            note()

    counted = view_at_count(before, scored)
    sides = game.seating.sides
    wanted: tuple[object, ...] = (
        ((), *(scores.caption(side, counted, people) for side in sides))
        if is_berries(before)
        else (score_rows(counted, people, counts=True),)
    )
    assert set(told) == {""}
    assert set(told_on) == {wanted}
