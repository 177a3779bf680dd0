"""The count is a ledger: each line opens to its cards, and no key takes it away too soon."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from threading import Event as Flag

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Sooli
from marjapussi_gui.engine.cards import SUIT_OF, card_names
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import ContestKind, Seat
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.common.palette import INK
from marjapussi_gui.ui.panels.hand_score_panel import HandScorePanel
from marjapussi_gui.ui.panels.ledger_column import LedgerColumn
from marjapussi_gui.ui.panels.ledger_columns import LedgerColumns
from marjapussi_gui.ui.panels.match_scores_view import MatchScoresView
from marjapussi_gui.ui.panels.table_panel import SHADOW_MARGIN
from marjapussi_gui.ui.text.hand_score_ledger import LedgerScore
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock, use_clock
from tests.parameters import mostly_slow
from tests.ui.table_driver import set_animation_speed

from .window_driver import close_window, open_window, start_match

NUMBER = {"\N{MINUS SIGN}": "-", "+": ""}


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window(is_stored=False)
    window.resize(1280, 800)
    yield window
    close_window(window)


def play_until_score(window: MainWindow, key: str, seed: int = 3) -> HandScorePanel:
    table = start_match(window, key, seed)
    table.play_hand()
    assert table.hand_score.is_open
    return table.hand_score


def line_value(text: str) -> int:
    for sign, plain in NUMBER.items():
        text = text.replace(sign, plain)
    return int(text or 0)


@pytest.mark.parametrize(
    "key", mostly_slow([each.key for each in VARIANTS], "bag", "huutopussi-three", "marriage")
)
def test_what_each_leaf_scores_is_what_its_side_gained(window: MainWindow, key: str) -> None:
    count = play_until_score(window, key)
    scored = window.pages.table_page.panels.history.hand_score
    assert scored is not None

    leaves = [view.leaf for view in count.findChildren(LedgerColumn) if view.isVisible()]

    results = {leaf.side: sum(line_value(each.value) for each in leaf.results) for leaf in leaves}
    assert results == dict(enumerate(scored.score_changes))
    sums = [entry for leaf in leaves for entry in leaf.entries if entry.is_sum]
    assert all(line_value(entry.value) in scored.points for entry in sums)
    assert any(line.trays is not None for line in count.lines)


def test_a_click_opens_a_line_to_its_cards_and_closes_the_previous_line(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    first, second = [line for line in count.lines if line.trays is not None][:2]

    QTest.mouseClick(first.head, Qt.MouseButton.LeftButton)
    assert count.open_line is first
    QTest.mouseClick(second.head, Qt.MouseButton.LeftButton)

    assert count.open_line is second
    assert not first.is_open
    QTest.mouseClick(second.head, Qt.MouseButton.LeftButton)
    assert count.open_line is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right])
def test_a_line_opens_by_keyboard(window: MainWindow, key: Qt.Key) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    line = next(line for line in count.lines if line.trays is not None)
    line.head.setFocus()

    QTest.keyClick(line.head, key)

    assert count.open_line is line
    QTest.keyClick(line.head, Qt.Key.Key_Left)
    assert count.open_line is None


def test_trays_hold_what_counts_alike(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    line = count.lines[0]
    line.head.click()
    assert line.trays is not None

    shelves = [shelf.tray for shelf in line.trays.tray_views]

    assert [tray.points_each for tray in shelves] == [10, 5]
    assert all(
        set(card_names(tray.cards)[::3]) <= set("AT" if tray.points_each == 10 else "KQJ")
        for tray in shelves
    )
    assert line.head.accessibleDescription().count("each") == 2


def test_opening_a_line_does_not_move_the_sheet(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    before = count.geometry()

    count.lines[0].head.click()
    QCoreApplication.processEvents()
    window.pages.table_page.panels.place_panels()

    assert count.geometry() == before


def test_no_key_takes_the_count_away_before_it_was_seen(window: MainWindow) -> None:
    count = play_until_score(window, "tuppi")
    on: list[bool] = []
    count.next_requested.connect(lambda: on.append(True))

    with use_clock(FakeClock()):
        window.pages.table_page.board.press_filter.block_for(HAND_COUNT_MS)
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            QTest.keyClick(count.next_button, key)

    assert on == []
    assert count.is_open


def test_next_hand_has_the_focus(window: MainWindow) -> None:
    count = play_until_score(window, "bag")
    count.next_button.setFocus()

    assert count.window().focusWidget() is count.next_button


def test_look_back_opens_the_review_of_the_hand(window: MainWindow) -> None:
    count = play_until_score(window, "bondtolva-two")

    count.review_requested.emit()

    assert window.page_stack.currentWidget() is window.pages.review_page


def test_new_scores_and_buttons_lie_below_all_leaves_in_a_small_window(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    wide = count.is_between_hands
    window.resize(800, 600)
    QCoreApplication.processEvents()

    small = count.is_between_hands
    (area,) = areas(count)
    tray, button = (
        box(count, each) for each in (count.findChildren(MatchScoresView)[-1], count.next_button)
    )
    assert box(count, area).bottom() < tray.top() < tray.bottom() < button.top()
    assert count.rect().contains(button)
    window.resize(1280, 800)
    QCoreApplication.processEvents()
    assert (wide, small, count.is_between_hands) == (True, False, True)


def areas(count: HandScorePanel) -> list[LedgerColumns]:
    return [each for each in count.findChildren(LedgerColumns) if each.isVisible()]


def box(count: HandScorePanel, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(count, QPoint(0, 0)), widget.size())


def test_hands_lie_open_behind_the_count_as_they_were_played(window: MainWindow) -> None:
    play_until_score(window, "huutopussi", seed=1)
    panels = window.pages.table_page.panels
    dealt = window.pages.table_page.table_controller.session
    assert dealt is not None

    hands = panels.open_hands.visible_hands

    assert sorted(hands) == [0, 1, 2, 3]
    played = [trick.cards for trick in panels.history.tricks]
    assert sorted(card for hand in hands.values() for card in hand) == sorted(sum(played, ()))
    assert panels.open_hands._highlighted == frozenset()


@pytest.mark.parametrize(
    ("key", "seed"),
    [("huutopussi", 1), ("pfadfinder", 1), ("marjapussi", 3), ("avomarjapussi", 1), ("bag", 3)],
)
def test_hands_lie_open_around_a_count_with_the_review_of_the_hand(key: str, seed: int) -> None:
    window = open_window()
    window.resize(1280, 800)
    count = play_until_score(window, key, seed)
    lines, panels = count.hand_review_lines, window.pages.table_page.panels

    assert panels.open_hands.visible_hands
    assert lines is not None
    assert count.rect().contains(box(count, lines))
    close_window(window)


def test_hands_of_sets_lie_in_the_count_sets_first(window: MainWindow) -> None:
    count = play_until_score(window, "marriage")
    page = window.pages.table_page
    ended, order = page.panels.history.rummy_end_event, page.board.card_layer.hand_order
    assert ended is not None
    assert not page.panels.open_hands.visible_hands

    count.lines[-1].head.click()

    assert count.open_line is not None
    assert count.open_line.trays is not None
    for seat, shelf in enumerate(count.open_line.trays.tray_views):
        cards, left = shelf.tray.cards, order.sort_cards(ended.hands[seat])
        assert cards[len(cards) - len(left) :] == left
        laid = [
            each for act in page.panels.history.laid_sets if act.seat == seat for each in act.sets
        ]
        assert sum(map(len, laid)) == len(cards) - len(left)
        assert len(cards) in (20, 21)


def test_hands_are_sorted_as_the_player_sorts_his(window: MainWindow) -> None:
    play_until_score(window, "tuppi", seed=4)
    page = window.pages.table_page

    hands = page.panels.open_hands.visible_hands

    assert [len(cards) for cards in hands.values()] == [13] * 4
    for cards in hands.values():
        suits = [list(ranks) for _, ranks in groupby(cards, key=SUIT_OF.__getitem__)]
        assert len(suits) == len({SUIT_OF[card] for card in cards})
        assert all(
            ranks == sorted(ranks, key=lambda card: "AKQJT98765432".index(card_names([card])[0]))
            for ranks in suits
        )
    window.apply_preferences(replace(window.match_controller.preferences, low_first=True))
    set_animation_speed(page.board, NO_ANIMATION)
    page.panels.show_hand_score()
    assert page.panels.open_hands.visible_hands[Seat(0)] != hands[Seat(0)]


def test_cards_nobody_played_are_shown_after_a_sooli(window: MainWindow) -> None:
    table, decide = start_match(window, "tuppi", 2, "easy"), create_decider("easy", 3)
    while (view := table.view) is not None and view.showing.contest != ContestKind.SOOLI:
        wishes = [act for act in view.legal_actions if isinstance(act, Sooli)]
        table.perform(wishes[0] if wishes else decide(view, Flag()))
    assert view is not None, "nobody plays sooli"
    table.play_hand(decide)
    panels = window.pages.table_page.panels

    hands = panels.open_hands.visible_hands

    assert len(panels.history.tricks) < 13
    assert sum(map(len, panels.history.cards_left)) > 0
    assert [len(cards) for cards in hands.values()] == [13] * 4
    assert len({card for cards in hands.values() for card in cards}) == 52


def test_cards_of_the_line_that_lies_open_come_forward(window: MainWindow) -> None:
    count, panels = play_until_score(window, "huutopussi"), window.pages.table_page.panels
    line = next(line for line in count.lines if line.trays is not None)

    line.head.click()
    assert line.trays is not None
    bright = panels.open_hands._highlighted

    assert bright == {card for shelf in line.trays.tray_views for card in shelf.tray.cards}
    line.head.click()
    assert panels.open_hands._highlighted == frozenset()


def test_hands_leave_with_the_count_and_where_there_is_no_room(window: MainWindow) -> None:
    count, panels = play_until_score(window, "huutopussi"), window.pages.table_page.panels
    assert panels.open_hands.visible_hands

    window.resize(800, 600)
    QCoreApplication.processEvents()
    assert not panels.open_hands.visible_hands
    window.resize(1280, 800)
    QCoreApplication.processEvents()
    assert panels.open_hands.visible_hands
    count.next_button.click()

    assert not panels.open_hands.isVisible()


@pytest.mark.parametrize("key", ["huutopussi", "marriage"])
def test_hands_lie_in_the_sheet_where_there_is_no_room_behind_it(
    window: MainWindow, key: str
) -> None:
    count = play_until_score(window, key)
    behind, leaves = window.pages.table_page.panels.open_hands, len(count.lines)
    held = [cards for _, cards in behind.held_cards]

    window.resize(800, 600)
    QApplication.processEvents()
    line = count.lines[-1]
    line.head.click()

    assert line.trays is not None
    assert [each.tray.cards for each in line.trays.tray_views] == held
    assert line.trays.tray_views[0].spoken_parts[1] == "You"
    window.resize(1280, 800)
    QApplication.processEvents()
    assert len(count.lines) == leaves


@pytest.mark.parametrize("key", ["huutopussi", "tuppi", "bondtolva-two", "pfadfinder"])
def test_the_count_covers_no_hand_that_lies_open(window: MainWindow, key: str) -> None:
    count, page = play_until_score(window, key), window.pages.table_page
    QCoreApplication.processEvents()
    top, bottom = page.panels.open_hands.vertical_range(page.board.table_layout)

    sheet = count.geometry().adjusted(SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN)

    assert (sheet.top() >= top, sheet.bottom() <= bottom) == (True, True)
    assert not sheet.intersects(page.tool_buttons.geometry())


def test_what_is_opened_lies_over_the_leaves_above_the_buttons(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    window.resize(800, 600)
    QCoreApplication.processEvents()
    before = count.geometry()

    for line in [line for line in count.lines if line.trays is not None]:
        line.head.click()
        QCoreApplication.processEvents()

        assert line.trays is not None
        seen, (area,) = box(count, line.trays), areas(count)
        assert count.rect().contains(seen)
        assert seen.bottom() < box(count, count.next_button).top()
        assert not area.isAncestorOf(line) or seen.intersects(box(count, area))
    assert count.geometry() == before


def test_rows_are_seen_whole_or_not_at_all(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    window.resize(800, 600)
    QCoreApplication.processEvents()
    (area,) = areas(count)

    for high in range(120, 400, 23):
        area.resize(area.width(), high)
        for first in range(area.scroll_bar.maximum() + 1):
            area.scroll_bar.setValue(first)
            assert cut_rows(area) == []
    assert area.scroll_bar.maximum() == 0


def cut_rows(area: LedgerColumns) -> list[QWidget]:
    """Return the rows that are partly seen."""
    rows = [row for view in area.views for row in view.slots.values()]
    return [row for row in rows if 0 < seen_height(row) < row.height()]


def seen_height(row: QWidget) -> int:
    return row.visibleRegion().boundingRect().height()


def test_a_line_stays_open_in_another_size(window: MainWindow) -> None:
    count = play_until_score(window, "huutopussi", seed=1)
    at = next(place for place, line in enumerate(count.lines) if line.trays is not None)
    count.lines[at].head.click()

    window.resize(800, 600)
    QCoreApplication.processEvents()

    assert count.open_line is count.lines[at]
    assert count.open_line.trays is not None
    assert count.open_line.trays.isVisible()


def test_buttons_on_linen_can_be_read_in_the_dark(window: MainWindow) -> None:
    window.apply_preferences(replace(window.match_controller.preferences, chrome="dark"))
    board = window.pages.table_page.board
    set_animation_speed(board, NO_ANIMATION)
    count = play_until_score(window, "huutopussi", seed=1)

    inks = {
        button.text(): button.palette().color(QPalette.ColorRole.ButtonText).name().upper()
        for button in count.findChildren(QPushButton)
        if button.isVisible() and button.property("look") in ("quiet", "link")
    }
    window.apply_preferences(replace(window.match_controller.preferences, chrome="light"))

    assert inks == {"All hands": INK, "Review": INK, "Replay this hand": INK}


def test_scores_count_up_from_the_old_ones() -> None:
    score = LedgerScore(0, "Us", before=305, after=320, missing_text="185 to go")
    view = MatchScoresView([score], lambda text, *_: QLabel(text), 1.0, 1.0)

    view.animate_scores()

    assert [label.text() for label in view.score_labels] == ["305"]
