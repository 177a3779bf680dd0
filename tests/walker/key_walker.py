"""Keys, hints and selections in any order: a key only does what something on the screen says."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from marjapussi_gui.engine.actions import Action, Discard, Give
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS

from .hand_end_walker import HandEndWalker
from .sheet_actions import act_on_sheet

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Up,
    Qt.Key.Key_1,
    Qt.Key.Key_5,
    Qt.Key.Key_0,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Comma,
    Qt.Key.Key_Period,
    Qt.Key.Key_E,
    Qt.Key.Key_D,
    Qt.Key.Key_S,
)
TAB_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Up)
RHYTHM = (Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Backtab, Qt.Key.Key_2)
Offer = Action | type[Action]  # the action of a button, or its kind if the hand's sets are added


class KeyWalker(HandEndWalker):
    """A player with a keyboard, who looks before each press."""

    def press_key(self, key: Qt.Key) -> None:
        """Press a key; note a fault if it did what nothing on the screen said."""
        page, table = self.page, self.page.table_controller.session
        focus: QWidget = QApplication.focusWidget() or self.window
        if not self.is_at_table or table is None:
            QTest.keyClick(focus, key)
            return
        offers, before, seat = self._offers(focus), self._own_actions, table.own_seat
        is_moving = page.board.event_player.is_playing
        QTest.keyClick(focus, key)
        if page.table_controller.session is not table or table.own_seat != seat:
            return
        done = self._own_actions
        if is_moving and len(done) < len(before):
            self.faults.found.append(f"{key.name} took back an action while cards moved")
        new = done[len(before) :][:1]
        if is_moving and self.window.match_controller.preferences.forced:
            return  # the table itself may go on with what is forced
        if offers is not None and new and not {new[0], type(new[0])} & set(offers):
            self.faults.found.append(f"{key.name} did {new[0]}, but the screen said {offers}")
        is_still_moving = is_moving and page.board.event_player.is_playing
        is_count = page.panels.hand_score.is_open
        if key not in TAB_KEYS or not is_still_moving or is_count or not page.isAncestorOf(focus):
            return  # the keyboard may have been at a notice before
        now = self.window.focusWidget()
        if now is not page.board and QApplication.activePopupWidget() is None:
            self.faults.found.append(f"{key.name} went to {now} while cards moved")

    def hint_and_select(self, order: Sequence[int]) -> None:
        for number in order:
            self.run.wait_until_idle()
            self.run.advance_clock(HAND_COUNT_MS)  # no press comes too soon
            self.memory.note()
            if not self.is_at_table:
                return
            match number % 5:
                case 0:
                    self.page.toggle_hint()
                case 1 | 2:
                    self.click_card(number // 5)
                case 3:
                    self.press_key(KEYS[number % len(KEYS)])
                case _:
                    self.press_key(PRESS_KEYS[number % len(PRESS_KEYS)])

    def act_on_sheet(self, seed: int) -> None:
        """Begin a score sheet, or type into the one that is shown."""
        self.memory.note()
        act_on_sheet(self.window, seed)

    def keys_while_moving(self, card: int, ms: int, order: Sequence[int]) -> None:
        self.choose("pace", 1)
        self.click_card(card)
        for number in order:
            self.wait(ms)
            if not self.is_at_table:
                break
            self.press_key(RHYTHM[number % len(RHYTHM)])
        self.choose("pace", 3)

    def choose(self, name: str, value: int) -> None:
        raise NotImplementedError

    @property
    def _own_actions(self) -> list[Action]:
        table = self.page.table_controller.session
        if table is None:
            return []
        return [each.action for each in table.record.entries if each.seat == table.own_seat]

    def _offers(self, focus: QWidget) -> list[Offer] | None:
        """Return what a key may do at a focus; None if that can't be told, as for a question."""
        page = self.page
        if page.mistake_warner.is_warning or page.table_controller.set_chooser.is_active:
            return None
        if page.board.event_player.is_playing or not page.table_controller.is_offering:
            return []
        if isinstance(focus, QPushButton) and focus in page.prompt_bar.buttons:
            return _offers_of(focus) if focus.property("action") else None
        if focus is not page.board:
            return None
        return self._offers_on_board()

    def _offers_on_board(self) -> list[Offer]:
        """Return what a key on the board may do: at the cursor, or else what is suggested."""
        hand, bar = self.page.board.hand_input, self.page.prompt_bar
        options, current = hand.options, hand.card_cursor.current_item
        if current is not None:
            action = options.card_actions.get(current.card)
            return [] if action is None else [action]
        hinted = [each.card for each in self.page.board.card_layer.hinted]
        offers: list[Offer] = [
            action
            for card, action in options.card_actions.items()
            if card in hinted or len(options.legal_actions) == 1
        ]
        for button in bar.buttons:
            is_confirming = isinstance(button.property("action"), Give | Discard)
            if button.isEnabled() and (is_confirming or button.property("look") == "suggested"):
                offers += _offers_of(button)
        return offers


def _offers_of(button: QPushButton) -> list[Offer]:
    offers = [button.property("action"), type(button.property("spelled"))]
    return [each for each in offers if each not in (None, type(None))]
