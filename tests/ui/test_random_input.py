"""Anything a hand can do to the window, while cards fly and others think, harms nothing."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.preset_games import few_games

from .test_whole_matches import without_empty_zones
from .window_driver import close_window, open_window, start_match

KEYS = [each.key for each in VARIANTS]
FEW, MANY = 150, 2000
LEFT = Qt.MouseButton.LeftButton
TYPED = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_1,
    Qt.Key.Key_5,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Escape,
    Qt.Key.Key_H,
    Qt.Key.Key_L,
    Qt.Key.Key_K,
    Qt.Key.Key_T,
    Qt.Key.Key_C,
)


class Child:
    """Does anything to a window, by chance."""

    def __init__(self, window: MainWindow, key: str, seed: int) -> None:
        self.window, self.key, self.rng = window, key, Random(seed)
        self.page, self.board = window.pages.table_page, window.pages.table_page.board

    def play(self, times: int) -> None:
        deeds: list[Callable[[], None]] = [
            *[self.click] * 6,
            *[self.click_card] * 8,
            *[self.press_button] * 6,
            *[self.drag] * 3,
            *[self.type] * 4,
            *[self.wait] * 3,
            self.undo,
            self.redo,
            self.resize,
        ]
        for number in range(times):
            self.rng.choice(deeds)()
            if number % 97 == 96:
                self.new_game()

    def somewhere(self) -> QPoint:
        view = self.board.viewport()
        return QPoint(self.rng.randrange(view.width()), self.rng.randrange(view.height()))

    def click(self) -> None:
        QTest.mouseClick(self.board.viewport(), LEFT, pos=self.somewhere())

    def click_card(self) -> None:
        items = self.board.card_layer.own_items()
        if items:
            at = self.board.mapFromScene(self.rng.choice(items).pos())
            QTest.mouseClick(self.board.viewport(), LEFT, pos=at)

    def press_button(self) -> None:
        buttons = [b for b in self.page.prompt_bar.buttons if b.isEnabled()]
        if self.page.panels.hand_score.isVisible():
            buttons.append(self.page.panels.hand_score.next_button)
        if buttons:
            QTest.mouseClick(self.rng.choice(buttons), LEFT)

    def drag(self) -> None:
        items = self.board.card_layer.own_items()
        if not items:
            return
        view, end = self.board.viewport(), self.somewhere()
        start = self.board.mapFromScene(self.rng.choice(items).pos())
        QTest.mousePress(view, LEFT, pos=start)
        QTest.mouseMove(view, (start + end) / 2)
        QTest.mouseMove(view, end)
        if self.rng.random() < 0.8:  # else it is held while other things happen
            QTest.mouseRelease(view, LEFT, pos=end)

    def type(self) -> None:
        focus: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(focus, self.rng.choice(TYPED))

    def wait(self) -> None:
        QTest.qWait(self.rng.choice((0, 5, 30)))

    def undo(self) -> None:
        self.page.undo()

    def redo(self) -> None:
        self.page.redo()

    def resize(self) -> None:
        self.window.resize(self.rng.randrange(800, 1500), self.rng.randrange(600, 900))

    def new_game(self) -> None:
        start_match(self.window, self.key, seed=self.rng.randrange(1000), level="normal")


@few_games
def test_random_inputs_do_no_harm(qtbot: object, key: str) -> None:
    hammer(key, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_very_many_random_inputs_do_no_harm(qtbot: object, key: str) -> None:
    hammer(key, MANY)


def hammer(key: str, times: int) -> None:
    """Let a child play, and look whether the window and the match are still sound."""
    runner = ThreadRunner()
    window = open_window(runner, Preferences(pace="fast", rest="short", sound=False))
    start_match(window, key)
    Child(window, key, seed=times).play(times)

    table = window.pages.table_page.table_controller.session
    assert table is not None
    settle(window)
    assert table.record.state_after() == table.state
    assert (
        without_empty_zones(dict(visible_zones(table.view)))
        == window.pages.table_page.board.card_layer.zones.cards_by_zone
    )
    assert goes_on(window, table)

    runner.close()
    close_window(window)


def settle(window: MainWindow) -> None:
    """Wait until everybody but the player has acted, and all of it is shown."""
    page = window.pages.table_page
    for _ in range(400):
        page.board.finish_events()
        if page.board.event_player.is_settled and (
            page.table_controller.view or is_at_rest(page.table_controller.session)
        ):
            return
        QTest.qWait(10)
    raise AssertionError("the match stands still")


def is_at_rest(table: MatchSession | None) -> bool:
    return table is not None and (table.is_between_hands or table.state.match.is_over)


def goes_on(window: MainWindow, table: MatchSession) -> bool:
    page = window.pages.table_page
    return (
        page.table_controller.view is not None
        or page.panels.hand_score.isVisible()
        or table.state.match.is_over
    )
