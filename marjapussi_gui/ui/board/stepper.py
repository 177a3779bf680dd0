"""A stepper for the amount of a bid."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ..basis.theme import STRONG, font
from ..widgets.labels import Words
from ..wording import table
from ..wording.tongue import digits

LEAST_STEP = 48  # pixels


class Stepper(QWidget):
    """An amount between a minus and a plus button."""

    changed = Signal()

    def __init__(self, amounts: Sequence[int], pixels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._amounts, self._place = tuple(amounts), 0
        self._less, self._more = QPushButton("\N{MINUS SIGN}", self), QPushButton("+", self)
        self._shown = Words(parent=self)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown.setObjectName("amount")
        self._shown.setMinimumWidth(3 * pixels)
        self._shown.setFont(font(pixels * 1.2, STRONG))
        self._less.setAccessibleName(table.less())
        self._more.setAccessibleName(table.more())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._less, self._shown, self._more):
            row.addWidget(widget)
        for button, by in ((self._less, -1), (self._more, 1)):
            button.setAutoRepeat(True)
            button.setFont(font(pixels * 1.2, STRONG))
            button.setProperty("look", "step")
            button.setFixedWidth(max(round(2.8 * pixels), LEAST_STEP))
            button.clicked.connect(partial(self.step, by))
        self._show()

    @property
    def place(self) -> int:
        return self._place

    @property
    def amount(self) -> int:
        return self._amounts[self._place]

    def go_to(self, amount: int) -> None:
        """Select this amount, if it is available."""
        if amount in self._amounts:
            self.step(self._amounts.index(amount) - self._place)

    def step(self, by: int, _checked: object = None) -> None:
        """Select the next or previous amount."""
        self._place = min(max(self._place + by, 0), len(self._amounts) - 1)
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        amount = self._amounts[self._place]
        self._shown.setText(digits(amount))
        self._shown.setAccessibleName(table.amount(amount))
        self._less.setEnabled(self._place > 0)
        self._more.setEnabled(self._place < len(self._amounts) - 1)
