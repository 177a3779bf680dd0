"""A widget that steps through the possible amounts of a bid."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..common.theme import DEMI_BOLD, create_font
from ..text import table_text
from ..text.i18n import localized_digits
from ..widgets.labels import TextLabel

MIN_BUTTON_WIDTH = 48  # pixels


class AmountStepper(QWidget):
    """Shows an amount between a minus and a plus button."""

    changed = Signal()

    def __init__(self, amounts: Sequence[int], font_size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._amounts, self._index = tuple(amounts), 0
        self._less_button, self._more_button = (
            QPushButton("\N{MINUS SIGN}", self),
            QPushButton("+", self),
        )
        self._amount_label = TextLabel(parent=self)
        self._amount_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._amount_label.setObjectName("amount")
        self._amount_label.setMinimumWidth(3 * font_size)
        self._amount_label.setFont(create_font(font_size * 1.2, DEMI_BOLD))
        self._less_button.setAccessibleName(table_text.less_label())
        self._more_button.setAccessibleName(table_text.more_label())
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
            button.clicked.connect(partial(self.step, by))
        self._update_label()

    @property
    def index(self) -> int:
        return self._index

    @property
    def amount(self) -> int:
        return self._amounts[self._index]

    def set_amount(self, amount: int) -> None:
        """Select an amount; do nothing if it isn't possible."""
        if amount in self._amounts:
            self.step(self._amounts.index(amount) - self._index)

    def step(self, delta: int, _checked: object = None) -> None:
        """Select the amount delta steps higher or lower, but stop at either end."""
        self._index = min(max(self._index + delta, 0), len(self._amounts) - 1)
        self._update_label()
        self.changed.emit()

    def _update_label(self) -> None:
        amount = self._amounts[self._index]
        self._amount_label.setText(localized_digits(amount))
        self._amount_label.setAccessibleName(table_text.bid_amount_text(amount))
        self._less_button.setEnabled(self._index > 0)
        self._more_button.setEnabled(self._index < len(self._amounts) - 1)
