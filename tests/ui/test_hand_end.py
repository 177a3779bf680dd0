"""The end of a hand and of a match: seen as long as one looks, and left only by what is meant."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.engine.actions import Deal, Lay
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import Pace
from marjapussi_gui.ui.board.press_gate import COUNT_MS
from marjapussi_gui.ui.pages.start import StartPage
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.shell.window import Window
from tests.clock import Clock, ticking_by

from .playing import LEFT, decided, gone, opened, seated

GAMES = ("marjapussi", "huutopussi", "tuppi", "marriage")
PAGES = (
    "review",
    "rules",
    "statistics",
    "profile",
    "practice",
    "puzzles",
    "matches",
    "keys",
    "guide",
    "lesson",
    "home",
)
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return
LONGEST_MS = 60_000


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    window.resize(1280, 800)
    yield window
    gone(window)


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    with ticking_by(clock):
        yield clock


def count_hand(window: Window, hands: int = 1) -> TablePage:
    """Play until so many hands are over, or the match is."""
    page, decide = window.ways.table_page, player("normal", 3)
    sitting = page.sitting
    assert sitting.table is not None
    while not sitting.table.state.match.over and sitting.table.state.match.hands < hands:
        if sitting.view is not None:
            sitting.act(decided(sitting.view, decide))
        else:
            page.panels.breakdown.next_button.click()
    assert page.panels.breakdown.is_open
    return page


def won(window: Window) -> TablePage:
    seated(window, "marjapussi", seed=2)
    return count_hand(window, 99)


def settle(page: TablePage) -> None:
    """Wait until everything is drawn."""
    board = page.board
    for _ in range(600):
        QTest.qWait(5)
        is_drawing = board._drawn.is_waiting or board._easel.is_busy or board.animator.is_busy
        if not is_drawing and not any(panel._rest.isActive() for panel in page.panels.all):
            break
    page.window().notice.hide()  # type: ignore[attr-defined]
    QTest.qWait(20)


def picture(page: TablePage) -> QImage:
    settle(page)
    return page.grab().toImage()


def focused(window: Window) -> QWidget:
    focus = window.focusWidget()
    assert focus is not None
    return focus


def press(window: Window, key: Qt.Key) -> None:
    QTest.keyClick(focused(window), key)


def go_and_return(window: Window, name: str) -> None:
    page = window.ways.table_page
    if name == "lesson":
        window.ways.learn("marjapussi")
    else:
        window.command(name)
    assert window.pages.current is not page
    QCoreApplication.processEvents()
    if name == "home":
        window.ways.resume_waiting()
    else:
        window.command("escape")
    assert window.pages.current is page


@pytest.mark.parametrize("key", GAMES)
def test_the_count_is_the_same_after_every_other_page(window: Window, key: str) -> None:
    seated(window, key, seed=2)
    page = count_hand(window)
    before = picture(page)
    for name in PAGES:
        go_and_return(window, name)

        assert before == picture(page), name
        assert page.panels.behind.isVisible(), name
        assert focused(window) is page.panels.breakdown.next_button, name
    press(window, Qt.Key.Key_Tab)
    assert focused(window) is not page.tools.button("undo")
    page.take_focus()

    page.panels.breakdown.next_button.setFocus()
    press(window, SPACE)

    assert not page.panels.breakdown.is_open


def test_a_button_of_the_count_has_the_keyboard_again(window: Window) -> None:
    seated(window, "tuppi", seed=2)
    page = count_hand(window)
    page.panels.breakdown.again_button.setFocus()

    go_and_return(window, "rules")

    assert focused(window) is page.panels.breakdown.again_button


def test_the_dealer_of_the_hand_has_the_star_while_it_is_counted(window: Window) -> None:
    sitting = seated(window, "huutopussi", seed=2)
    assert sitting.table is not None
    dealer = sitting.table.view.dealer

    page = count_hand(window)

    assert page.board.story.view is not None
    assert page.board.story.view.dealer == dealer
    page.panels.breakdown.next_button.click()
    assert sitting.table.view.dealer != dealer


def test_a_match_that_is_deleted_is_not_come_back_to(window: Window) -> None:
    seated(window, "bag", seed=2)
    window.command("matches")

    window.ways.matches_page._delete(window.host.number)
    window.command("escape")

    assert isinstance(window.pages.current, StartPage)


# Presses


def told_count(window: Window, clock: Clock) -> TablePage:
    """Play a hand whose count is told line by line, and is told half."""
    seated(window, "bag", seed=2)
    page = window.ways.table_page
    page.board.story.pace = Pace(0, 0, 0, 0, 0, 0, 0, 0, 0, line=200, berry=0)
    clock.ms += COUNT_MS
    return count_hand(window)


def let(page: TablePage, clock: Clock, ms: float) -> None:
    clock.ms += ms
    if page.board.animator.is_busy:
        page.board.animator.on_frame()


@pytest.mark.parametrize("by", ["key", "enter", "mouse"])
def test_two_quick_presses_never_skip_the_count(window: Window, clock: Clock, by: str) -> None:
    page = told_count(window, clock)
    count = page.panels.breakdown
    assert count._covered

    for _ in range(2):
        if by == "mouse":
            QTest.mouseClick(count.next_button, LEFT)
        else:
            press(window, SPACE if by == "key" else ENTER)
        let(page, clock, 400)

    assert not count._covered
    assert count.is_open


def test_a_press_counts_a_second_after_the_last_line(window: Window, clock: Clock) -> None:
    page = told_count(window, clock)
    count = page.panels.breakdown
    while count._covered:
        let(page, clock, 100)
    let(page, clock, COUNT_MS - 1)
    press(window, SPACE)
    is_kept = count.is_open
    let(page, clock, 500)

    press(window, SPACE)

    assert is_kept
    assert not count.is_open


def test_a_key_that_is_held_down_does_not_leave_the_count(window: Window, clock: Clock) -> None:
    page = told_count(window, clock)
    for _ in range(100):
        let(page, clock, 30)
        press(window, SPACE)

    assert page.panels.breakdown.is_open


@pytest.mark.parametrize("pace", ["off", "normal"])
@pytest.mark.parametrize("apart", [100, 200, 350])
def test_quick_clicks_play_one_card(
    qapp: QApplication, clock: Clock, apart: int, pace: str
) -> None:
    window = opened(preferences=Preferences(pace=pace, rest="short", sound=False))
    sitting, page = seated(window, "bag", seed=2), window.ways.table_page
    page.board.finish()
    let(page, clock, COUNT_MS)
    assert sitting.table is not None
    before = sum(entry.seat == sitting.table.me for entry in sitting.table.record.entries)

    for _ in range(14):
        own, plays = page.board.cards.own_items(), sitting.prompts.plays
        item = next((item for item in own if item.card in plays), own[0])
        QTest.mouseClick(page.board.viewport(), LEFT, pos=page.board.mapFromScene(item.pos()))
        let(page, clock, apart)

    played = sum(entry.seat == sitting.table.me for entry in sitting.table.record.entries)
    assert played == before + 1
    gone(window)


def test_arrow_and_space_play_however_quickly(window: Window, clock: Clock) -> None:
    sitting, page = seated(window, "bag", seed=2), window.ways.table_page
    clock.ms += COUNT_MS
    assert sitting.view is not None
    assert sitting.table is not None
    ply = len(sitting.table.record.entries)

    press(window, Qt.Key.Key_Right)
    while page.board.touch.looking.at.card not in sitting.prompts.plays:  # type: ignore[union-attr]
        press(window, Qt.Key.Key_Right)
    press(window, SPACE)
    after = len(sitting.table.record.entries)
    press(window, Qt.Key.Key_Right)
    press(window, SPACE)

    assert after > ply
    assert len(sitting.table.record.entries) == after  # the second only hurried


def test_a_raised_card_is_played_by_the_next_click(window: Window, clock: Clock) -> None:
    sitting, page = seated(window, "bag", seed=2), window.ways.table_page
    clock.ms += COUNT_MS
    page.board.touch.clicks = "raise"
    assert sitting.table is not None
    ply = len(sitting.table.record.entries)
    item = next(item for item in page.board.cards.own_items() if item.card in sitting.prompts.plays)

    for _ in range(2):
        at = page.board.mapFromScene(item.pos())
        QTest.mouseClick(page.board.viewport(), LEFT, pos=at)
        clock.ms += 50

    assert len(sitting.table.record.entries) > ply


# A match that is over


def test_no_key_and_no_click_on_the_felt_begins_a_new_match(window: Window) -> None:
    page = won(window)
    table = page.sitting.table
    for key in (SPACE, ENTER, Qt.Key.Key_Enter, SPACE):
        press(window, key)
    for at in (QPoint(3, 400), QPoint(640, 790)):
        QTest.mouseClick(page.childAt(at) or page, LEFT)
        press(window, SPACE)

    assert page.sitting.table is table
    assert page.panels.breakdown.is_open


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right])
def test_the_ring_comes_first_to_the_review(window: Window, key: Qt.Key) -> None:
    page = won(window)
    count = page.panels.breakdown
    assert focused(window) is count

    press(window, key)
    first = focused(window)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Tab)

    assert first is count.review_button
    assert focused(window) is count.next_button


def test_escape_leaves_a_match_that_is_over(window: Window) -> None:
    won(window)

    window.command("escape")

    assert isinstance(window.pages.current, StartPage)


def test_a_match_that_is_over_is_the_same_after_other_pages(window: Window) -> None:
    page = won(window)
    before = picture(page)
    for name in PAGES[:-1]:
        go_and_return(window, name)

        assert before == picture(page), name
        assert focused(window) is page.panels.breakdown, name


def test_a_new_match_is_of_the_game_that_was_won(window: Window) -> None:
    page = won(window)
    window.ways.learn("tuppi")
    window.command("escape")

    page.panels.breakdown.next_button.click()

    assert page.sitting.table is not None
    assert page.sitting.table.game.key == "marjapussi"
    assert page.sitting.table.state.match.hands == 0


# This hand again


@pytest.mark.parametrize("is_counted", [True, False])
def test_this_hand_again_deals_the_last_hand(window: Window, *, is_counted: bool) -> None:
    sitting = seated(window, "huutopussi", seed=2)
    page = count_hand(window)
    page.panels.breakdown.next_button.click()
    old = sitting.table
    assert old is not None
    scores, dealer, held = old.state.match.scores, old.view.dealer, old.view.hand
    if is_counted:
        count_hand(window, 2)
    else:
        assert sitting.view is not None
        sitting.act(decided(sitting.view, player("normal", 3)))
    deals = [entry for entry in old.record.entries if isinstance(entry.action, Deal)]
    number, record = window.host.number, old.record.text()

    window.actions_by_name["again"].trigger()

    table = sitting.table
    assert table is not None
    assert table is not old
    begun = table.game.look(table.record.at_last_deal().state(), table.me)
    assert [e for e in table.record.entries if isinstance(e.action, Deal)] == deals
    assert (begun.match.scores, begun.dealer, begun.hand) == (scores, dealer, held)
    assert table.is_assisted
    assert not old.is_assisted
    assert window.host.number != number
    assert old.record.text() == record


def test_the_count_has_a_button_for_this_hand_again(window: Window) -> None:
    sitting = seated(window, "tuppi", seed=2)
    page = count_hand(window)
    first = sitting.table

    page.panels.breakdown.again_button.click()

    assert sitting.table is not first
    assert sitting.table is not None
    assert sitting.table.state.match.hands == 0
    assert not page.panels.breakdown.is_open


def test_sets_are_asked_about_until_a_press_counts(window: Window, clock: Clock) -> None:
    sitting, page = seated(window, "marriage", level="easy"), window.ways.table_page
    clock.ms += COUNT_MS
    assert sitting.view is not None
    laid = list[object]()
    sitting.laying.lay = laid.append
    ways = [Lay((tuple(map(Card, cards)),)) for cards in ((0, 1, 2), (3, 4, 5))]
    page.board.gate.note()
    sitting.laying.begin(sitting.view, ways)

    sitting.laying.on_these()
    is_asking = sitting.laying.is_asking
    clock.ms += COUNT_MS
    sitting.laying.on_these()

    assert is_asking
    assert laid == ways[:1]
