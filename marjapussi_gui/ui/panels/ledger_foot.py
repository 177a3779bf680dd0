"""What may come after a count: to review the hand, to play it again, or to go on."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..wording import ledger as ledger_words
from ..wording import table as words
from .next_button import NextButton
from .panel import Panel


class LedgerFoot(QWidget):
    """The buttons under a count."""

    def __init__(self, panel: Panel, *, over: bool, admits: Callable[[], bool]) -> None:
        super().__init__()
        self.review = panel.button(ledger_words.review(), look="quiet")
        self.again = NextButton(words.hand_again(), panel, admits)
        self.again.setProperty("look", "quiet")
        self.next = NextButton(words.new_match() if over else words.next_hand(), panel, admits)
        self.next.setProperty("look", "play")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, panel.space(1), 0, 0)
        row.setSpacing(panel.space(2))
        for button in (self.review, self.again, self.next):
            panel.fit_button(button)
            row.addWidget(button, int(button is self.next))
