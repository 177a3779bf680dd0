"""The buttons below the score of a hand: review it, replay it, or continue."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..wording import ledger as ledger_words
from ..wording import table as words
from .next_button import NextButton
from .panel import Panel

NEXT = 190  # pixels; it is the largest button


class LedgerFoot(QWidget):
    """The buttons below the score, in two rows if one has no room for them."""

    def __init__(self, panel: Panel, room: int, *, over: bool, admits: Callable[[], bool]) -> None:
        super().__init__()
        self.review = panel.button(ledger_words.review(), look="quiet")
        self.again = NextButton(words.hand_again(), panel, admits)
        self.again.setProperty("look", "quiet")
        self.next = NextButton(words.new_match() if over else words.next_hand(), panel, admits)
        self.next.setProperty("look", "play")
        buttons, gap = (self.review, self.again, self.next), panel.space(2)
        for button in buttons:
            panel.fit_button(button)
            button.ensurePolished()
        self.next.setMinimumWidth(round(NEXT * panel.scale))
        wanted = (
            sum(max(button.sizeHint().width(), button.minimumWidth()) for button in buttons)
            + 2 * gap
        )
        rows, row = QVBoxLayout(self), QHBoxLayout()
        rows.setContentsMargins(0, panel.space(1), 0, 0)
        rows.setSpacing(panel.space(1))
        rows.addLayout(row)
        row.setSpacing(gap)
        row.addWidget(self.review)
        row.addWidget(self.again)
        if wanted <= room:
            row.addWidget(self.next, 1)
        else:
            rows.addWidget(self.next)
