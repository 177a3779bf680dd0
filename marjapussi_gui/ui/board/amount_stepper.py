"""A widget that selects one of the possible amounts of a bid.

The amount is stepped by buttons or the mouse wheel, typed in digits, or reached in a jump.
"""

from bisect import bisect
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...engine.view import View
from ...model.playing_habits import ace_promise
from ..common.theme import DEMI_BOLD, create_font
from ..text.i18n import localized_digits, say
from ..widgets.labels import TextLabel

USUAL_JUMP = 160  # what experienced players bid to keep the others from bidding
MIN_STEPS = 2  # a jump leads at least this many steps beyond the lowest bid


def jump_bid_amounts(amounts: Sequence[int], view: View, *, keeps_agreements: bool) -> list[int]:
    """Return the amounts to offer for a jump, given the possible amounts in ascending order.

    They are the usual jump, the sure points that the player can add up in the hand, and the bid
    that promises an ace if the partners keep to that agreement.
    """
    beyond, sure = amounts[MIN_STEPS:], view.game.scoring_phase.sure_points(view.hand)
    affordable = [amount for amount in beyond if amount <= sure]
    promise = ace_promise(view) if keeps_agreements else None
    wanted = {USUAL_JUMP, promise.amount} if promise is not None else {USUAL_JUMP}
    return sorted({*affordable[-1:], *(wanted & set(beyond))})


MIN_BUTTON_WIDTH = 48  # pixels
NOTCH_ANGLE = 120  # of the mouse wheel, in eighths of a degree
NEW_NUMBER_MS = 1500  # a digit typed later than this after another begins a new number


class AmountStepper(QWidget):
    """Shows an amount between a minus and a plus button."""

    changed = Signal()
    stepped = Signal(str)  # by a button, whose name doesn't say the new amount

    def __init__(
        self, amounts: Sequence[int], font_size: int, parent: QWidget, jumps: Sequence[int] = ()
    ) -> None:
        super().__init__(parent)
        self._amounts, self._index = tuple(amounts), 0
        self._typed, self._turned, self._since_digit = "", 0, QElapsedTimer()
        self._less_button, self._more_button = (
            QPushButton("\N{MINUS SIGN}", self),
            QPushButton("+", self),
        )
        self._amount_label = TextLabel(parent=self)
        self._amount_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._amount_label.setObjectName("amount")
        self._amount_label.setMinimumWidth(3 * font_size)
        self._amount_label.setFont(create_font(font_size * 1.2, DEMI_BOLD))
        self._less_button.setAccessibleName(say("less"))
        self._more_button.setAccessibleName(say("table-more"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._less_button, self._amount_label, self._more_button):
            row.addWidget(widget)
        for button, by in ((self._less_button, -1), (self._more_button, 1)):
            button.setAutoRepeat(True)
            button.setFont(create_font(font_size * 1.2, DEMI_BOLD))
            button.setProperty("look", "step")
            button.setFixedWidth(max(round(2.8 * font_size), MIN_BUTTON_WIDTH))
            # Not clicked, which would step once more when a held button is released
            button.pressed.connect(partial(self.step, by))
        self.jump_buttons = [self._create_jump(amount, font_size) for amount in jumps]
        for button in self.jump_buttons:
            row.addWidget(button)
        self._update_label()

    @property
    def amounts(self) -> tuple[int, ...]:
        """All possible amounts, in ascending order."""
        return self._amounts

    @property
    def index(self) -> int:
        return self._index

    @property
    def amount(self) -> int:
        return self._amounts[self._index]

    @property
    def invalid_amount(self) -> int | None:
        """The number that is being typed, if it isn't a possible amount."""
        number = int(self._typed or self.amount)
        return None if number in self._amounts else number

    @property
    def less_button(self) -> QPushButton:
        return self._less_button

    @property
    def more_button(self) -> QPushButton:
        return self._more_button

    def set_amount(self, amount: int, _checked: object = None) -> None:
        """Select an amount; do nothing if it isn't possible."""
        if amount in self._amounts:
            self._select(self._amounts.index(amount))

    def type_digit(self, digit: int) -> bool:
        """Type a digit of an amount; a pause before it begins a new number.

        Return whether the number typed so far is a possible amount, which is then selected.
        """
        is_new = not self._since_digit.isValid() or self._since_digit.elapsed() > NEW_NUMBER_MS
        self._since_digit.start()
        typed = f"{'' if is_new else self._typed}{digit}"
        self.set_amount(int(typed))
        self._typed = typed[: len(str(self._amounts[-1])) + 1]  # one digit too many is wrong enough
        self._update_label()
        self.changed.emit()
        return self.invalid_amount is None

    def turn_wheel(self, angle: int) -> None:
        """Step once for each notch of the mouse wheel, up for a positive angle."""
        notches = int((self._turned + angle) / NOTCH_ANGLE)
        self._turned += angle - notches * NOTCH_ANGLE
        if notches:
            self.step(notches)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn_wheel(event.angleDelta().y())
        event.accept()

    def step(self, delta: int, _checked: object = None) -> None:
        """Select the amount delta steps higher or lower, but stop at either end.

        If an impossible amount has been typed, the first step selects the next possible one.
        """
        wrong = self.invalid_amount
        index = self._index if wrong is None else bisect(self._amounts, wrong) - (delta > 0)
        self._select(min(max(index + delta, 0), len(self._amounts) - 1))
        self.stepped.emit(self._amount_label.accessibleName())

    def _select(self, index: int) -> None:
        self._typed, self._index = "", index
        self._update_label()
        self.changed.emit()

    def _create_jump(self, amount: int, font_size: int) -> QPushButton:
        button = QPushButton(localized_digits(amount), self)
        button.setAccessibleName(say("table-bid-amount", number=amount))
        button.setFont(create_font(font_size, DEMI_BOLD))
        button.setProperty("look", "step")
        button.setFixedWidth(max(round(3.2 * font_size), MIN_BUTTON_WIDTH))
        button.clicked.connect(partial(self.set_amount, amount))
        return button

    def _update_label(self) -> None:
        wrong = self.invalid_amount
        amount = self.amount if wrong is None else wrong
        self._amount_label.setText(localized_digits(amount))
        self._amount_label.setAccessibleName(say("table-bid-amount", number=amount))
        less, more = self._less_button, self._more_button
        states = (amount > self._amounts[0], less, more), (amount < self._amounts[-1], more, less)
        for can_step, button, other in sorted(states, key=lambda each: not each[0]):
            if button.hasFocus() and not can_step:
                other.setFocus()  # Qt would focus the button that bids, for the next Space to press
            button.setEnabled(can_step)
