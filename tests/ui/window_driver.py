"""Open windows and play in them with the mouse, by dragging, by keyboard or screen reader."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Event as Flag
from typing import Protocol

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.actions import (
    Action,
    Bid,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Play,
    Raise,
    ShowBidCard,
    ShowTunnelas,
)
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import DISCARD_ZONE, STOCK_ZONE
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ports.services import EvaluateDecision
from marjapussi_gui.session.task_runner import ImmediateTaskRunner, TaskRunner
from marjapussi_gui.ui.board.amount_stepper import AmountStepper
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.dialogs.question_dialog import UnsavedDialog
from marjapussi_gui.ui.pages.lessons.lesson_page import LessonPage
from marjapussi_gui.ui.pages.puzzles.puzzle_page import PuzzlePage
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.window.dialogs import Dialogs
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.services import replace_services, services_without_matches
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.table_driver import TableDriver, set_animation_speed

LEFT = Qt.MouseButton.LeftButton
PRESSED_MS = 120  # Qt holds a button down that a screen reader presses
AnyTablePage = TablePage | LessonPage | PuzzlePage
VISIBLE_EDGE = 7.0  # pixels from the left edge of a card: this strip of it is always seen


def open_window(
    runner: TaskRunner | None = None,
    preferences: Preferences | None = None,
    *,
    is_stored: bool = True,
    evaluate: EvaluateDecision = quick_evaluate,
) -> MainWindow:
    """Return a window without animations, unless preferences are given.

    Hands are evaluated only if their match is stored, and without a search.
    """
    chosen = preferences or Preferences(pace="off", rest="short", sound=False)
    services = create_memory_services(runner or ImmediateTaskRunner(), chosen)
    services = replace_services(services, evaluate=evaluate)
    window = MainWindow(services if is_stored else services_without_matches(services))
    if preferences is None:
        set_animation_speed(window.pages.table_page.board, NO_ANIMATION)
    window.show()
    return window


@contextmanager
def answer_unsaved_dialog(answer: Callable[[UnsavedDialog], object]) -> Iterator[list[str]]:
    """Answer the dialog about unsaved matches; yield the questions it asked."""
    asked: list[str] = []

    def on_timeout() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, UnsavedDialog):
            asked.append(dialog.findChildren(QLabel)[0].text())
            answer(dialog)

    timer = QTimer()
    timer.timeout.connect(on_timeout)
    timer.start(5)
    yield asked
    timer.stop()


def answer_questions(monkeypatch: pytest.MonkeyPatch, *, yes: bool) -> list[str]:
    """Answer all confirmation dialogs; return a list that collects their questions."""
    questions: list[str] = []

    def confirm(_dialogs: Dialogs, question: str, _yes: str) -> bool:
        questions.append(question)
        return yes

    monkeypatch.setattr(Dialogs, "confirm", confirm)
    return questions


def close_window(window: MainWindow) -> None:
    """Close a window without saving, and delete its widgets."""
    with answer_unsaved_dialog(lambda dialog: dialog.close_button.click()):
        window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def start_match(
    window: MainWindow, key: str, seed: int = 1, level: str = "normal", **options: int
) -> TableDriver:
    usual = default_game(find_variant(key), level=level)
    game = replace(usual, seed=seed, partner_level=level, rules={**usual.rules, **options})
    window.match_controller.start_match(game)
    return TableDriver(window)


class InputMethod(Protocol):
    """A way of performing actions."""

    def do(self, action: Action) -> None: ...
    def press(self, button: QAbstractButton) -> None: ...


class Mouse:
    """Click cards and buttons."""

    def __init__(
        self,
        window: MainWindow,
        page: AnyTablePage | None = None,
        pause: Callable[[], object] = lambda: None,
    ) -> None:
        self._pause = pause  # between two presses that are one action
        self.window, self.page = window, page or window.pages.table_page
        self.board = self.page.board

    def press(self, button: QAbstractButton) -> None:
        assert button.isVisible(), button.text()
        assert button.isEnabled(), button.text()
        QTest.mouseClick(button, LEFT)

    def do(self, action: Action) -> None:
        match action:
            case Play(card) | ShowBidCard(card):
                self.put(card)
            case Discard((card,)) if self.board.hand_input.is_rummy:
                if (
                    card not in self.board.hand_input.selected_cards
                ):  # as it is where he answered too soon
                    self.click(self.item(card))
                self.press(self.confirm_button())
            case Give(cards) | Discard(cards):
                for card in set(cards) ^ set(self.board.hand_input.selected_cards):
                    self.click(self.item(card))
                self.press(self.confirm_button())
            case Bid() | Raise():
                self.press(self.amount_button(action))
            case Draw(source) if self.board.hand_input.is_rummy:
                zone = STOCK_ZONE if source == "stock" else DISCARD_ZONE
                self.click(self.board.card_layer.zones[zone][-1])
            case Lay() | Finish() | ShowTunnelas():
                self.press(self.sets_button(action))
                while (
                    isinstance(self.page, TablePage)
                    and self.page.table_controller.set_chooser.is_active
                ):
                    self._pause()
                    self.press(self.page.prompt_bar.buttons[0])
            case _:
                self.press(self.button(action))

    def put(self, card: Card) -> None:
        self.click(self.item(card))

    def item(self, card: Card) -> CardItem:
        return next(item for item in self.board.card_layer.own_items() if item.card == card)

    def click(self, item: CardItem) -> None:
        QTest.mouseClick(self.board.viewport(), LEFT, pos=self.point(item))

    def point(self, item: CardItem) -> QPoint:
        return self.board.mapFromScene(item.mapToScene(QPointF(VISIBLE_EDGE - item.width / 2, 0)))

    def button(self, action: Action) -> QPushButton:
        buttons = [b for b in self.page.prompt_bar.buttons if b.property("action") == action]
        assert buttons, (action, [b.text() for b in self.page.prompt_bar.buttons])
        return buttons[0]

    def confirm_button(self) -> QPushButton:
        button = self.page.prompt_bar._confirm_button
        assert button is not None
        return button

    def amount_button(self, action: Bid | Raise) -> QPushButton:
        stepper = self.page.prompt_bar.findChildren(AmountStepper)[-1]
        stepper.step(0)  # forgets a number that was typed and can't be bid
        less, more = stepper.less_button, stepper.more_button
        while stepper.amount != action.amount:
            self.press(more if stepper.amount < action.amount else less)
        return self.button(action)

    def sets_button(self, action: Lay | Finish | ShowTunnelas) -> QPushButton:
        wanted = type(action)()
        buttons = [b for b in self.page.prompt_bar.buttons if b.property("spelled") == wanted]
        assert buttons, (action, [b.text() for b in self.page.prompt_bar.buttons])
        return buttons[0]


class DragMouse(Mouse):
    """Drag cards to the trick; click everything else."""

    def put(self, card: Card) -> None:
        item, view = self.item(card), self.board.viewport()
        start = self.point(item)
        end = self.board.mapFromScene(QPointF(*self.board.table_layout.trick_centre))
        QTest.mousePress(view, LEFT, pos=start)
        for part in (0.25, 0.5, 0.75, 1.0):
            step = QPointF(start) + (QPointF(end) - QPointF(start)) * part
            QTest.mouseMove(view, step.toPoint())
        QTest.mouseRelease(view, LEFT, pos=end)


class Keyboard(Mouse):
    """Use only keys: arrows, digits and space for cards, tab and space for buttons."""

    def press(self, button: QAbstractButton) -> None:
        assert button.isEnabled(), button.text()
        tab_to(self.window, button)
        QTest.keyClick(button, Qt.Key.Key_Space)

    def do(self, action: Action) -> None:
        if isinstance(action, Draw) and self.board.hand_input.is_rummy:
            self.press(self.button(action))
        else:
            super().do(action)

    def click(self, item: CardItem) -> None:
        board = self.board
        board.setFocus()
        place = board.card_layer.own_items().index(item)
        if place < 10:
            QTest.keyClick(board, Qt.Key(Qt.Key.Key_0 + (place + 1) % 10))
        else:
            while board.hand_input.card_cursor.current_item is not item:
                QTest.keyClick(board, Qt.Key.Key_Right)
        QTest.keyClick(board, Qt.Key.Key_Space)


class ScreenReader(Mouse):
    """Use only accessible names and press actions."""

    def press(self, button: QAbstractButton) -> None:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.text(QAccessible.Text.Name)
        actions = interface.actionInterface()
        assert QAccessibleActionInterface.pressAction() in actions.actionNames()
        actions.doAction(QAccessibleActionInterface.pressAction())
        QTest.qWait(PRESSED_MS)

    def click(self, item: CardItem) -> None:
        self.press(next(b for b in self.page.accessible_board.card_buttons if b.item is item))


def tab_to(window: MainWindow, wanted: QWidget) -> None:
    """Press tab until a widget has the focus."""
    for _ in range(200):
        current = QApplication.focusWidget()
        if current is wanted:
            return
        QTest.keyClick(window if current is None else current, Qt.Key.Key_Tab)
    raise AssertionError(f"tab does not reach {wanted.accessibleName() or wanted}")


def play_hands(
    window: MainWindow,
    hand: InputMethod,
    *,
    hands: int,
    seed: int = 3,
    check: Callable[[], None] = lambda: None,
) -> None:
    """Play at level normal until the given number of hands or the match is over."""
    decide, page = create_decider("normal", seed), window.pages.table_page
    while True:
        check()
        table = page.table_controller.session
        assert table is not None
        view = page.table_controller.view
        if view is not None:
            hand.do(choose_action(view, decide))
        elif table.state.match.is_over or table.state.match.hands_played >= hands:
            return
        else:
            assert page.panels.hand_score.isVisible()
            hand.press(page.panels.hand_score.next_button)


def choose_action(view: View, decide: Callable[[View, Flag], Action]) -> Action:
    return decide(view, Flag())
