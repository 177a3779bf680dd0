"""Play a hand with keys alone in a quick rhythm, as a player who reacts one beat too late."""

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.engine.actions import Action, Bid, Discard, Give, Play, Raise, ShowBidCard
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.ui.board.amount_stepper import NEW_NUMBER_MS
from tests.ui.window_driver import choose_action

from .walker import Walker

BEATS_MS = (130, 200, 260, 330, 420, 500)
MASHED = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_2, Qt.Key.Key_5)
MOST_BEATS = 3000


class HurriedHand:
    """The hand of the walker's match, played by keys."""

    def __init__(self, walker: Walker, seed: int) -> None:
        self._walker, self._rng = walker, Random(seed)
        self._page = walker.page
        self._digits: Iterator[str] = iter("")
        self.presses = 0
        self.unwanted: list[str] = []

    def play(self) -> None:
        """Play until the hand is counted."""
        score, walker = self._page.panels.hand_score, self._walker
        sees_turn, wish = False, self._wish()
        for _ in range(MOST_BEATS):
            if score.isVisible() and not self._page.board.event_player.is_playing:
                return
            key = self._key_for(wish) if sees_turn and wish is not None else None
            if not score.isVisible():
                self._press(key or self._rng.choice(MASHED), wish)
            sees_turn, wish = self._page.table_controller.is_offering, self._wish(wish)
            walker.wait(self._rng.choice(BEATS_MS))
            while walker.run._is_thinking():
                QCoreApplication.processEvents()
        raise AssertionError("the hand never ends")

    def _wish(self, before: Action | None = None) -> Action | None:
        """Return what the player wants to do in the current decision."""
        view = self._page.table_controller.view
        if view is None:
            return None
        if before is not None and before in view.legal_actions:
            return before
        self._digits = iter("")
        return choose_action(view, self._walker._thumb)

    def _press(self, key: Qt.Key, wish: Action | None) -> None:
        focus: QWidget = QApplication.focusWidget() or self._page.window()
        before = self._walker._own_actions
        QTest.keyClick(focus, key)
        self.presses += 1
        after = self._walker._own_actions
        if after not in (before, [*before, wish]):
            self.unwanted.append(f"{key.name} at {focus} did {after[len(before) :]}, not {wish}")

    def _key_for(self, wish: Action) -> Qt.Key:
        match wish:
            case Play(card) | ShowBidCard(card):
                return self._key_for_card(card)
            case Give(cards) | Discard(cards):
                others = set(cards) ^ set(self._page.board.hand_input.selected_cards)
                return self._key_for_card(min(others)) if others else self._key_for_button(wish)
            case Bid(amount) | Raise(amount):
                return self._key_for_amount(amount, wish)
            case _:
                return self._key_for_button(wish)

    def _key_for_card(self, card: Card) -> Qt.Key:
        board = self._page.board
        current = board.hand_input.card_cursor.current_item
        if QApplication.focusWidget() is not board:
            return Qt.Key.Key_Backtab
        if current is not None and current.card == card:
            return Qt.Key.Key_Space
        place = [item.card for item in board.card_layer.own_items()].index(card)
        return Qt.Key(Qt.Key.Key_0 + (place + 1) % 10) if place < 10 else Qt.Key.Key_Right

    def _key_for_button(self, wish: Action) -> Qt.Key:
        focus = QApplication.focusWidget()
        is_there = focus is not None and focus.property("action") == wish
        return Qt.Key.Key_Space if is_there else Qt.Key.Key_Tab

    def _key_for_amount(self, amount: int, wish: Action) -> Qt.Key:
        stepper = self._page.prompt_bar.stepper
        if stepper is None or (stepper.amount == amount and stepper.invalid_amount is None):
            return self._key_for_button(wish)
        digit = next(self._digits, "")
        if not digit:
            QTest.qWait(NEW_NUMBER_MS + 100)  # the number that was mashed is forgotten
            self._digits = iter(str(amount))
            digit = next(self._digits)
        return Qt.Key(Qt.Key.Key_0 + int(digit))
