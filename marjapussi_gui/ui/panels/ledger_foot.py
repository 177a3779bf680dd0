"""What may come after a count: to look back, to go home, or to go on."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ..wording import ledger as ledger_words
from ..wording import table as words
from .next_button import NextButton
from .panel import Panel

NEXT = 190  # pixels: the way on is the largest button


class LedgerFoot(QWidget):
    """The buttons under a count; where the match is over, in two rows."""

    def __init__(self, panel: Panel, *, over: bool) -> None:
        super().__init__()
        self.back = panel.button(ledger_words.look_back(), look="quiet")
        self.next = NextButton(words.new_match() if over else words.next_hand(), panel)
        self.next.setProperty("look", "play")
        panel.fit_button(self.next)
        self.next.setMinimumWidth(round(NEXT * panel.scale))
        self.home: QPushButton | None = None
        rows, row = QVBoxLayout(self), QHBoxLayout()
        rows.setContentsMargins(0, panel.space(1), 0, 0)
        row.setSpacing(panel.space(2))
        row.addWidget(self.back)
        rows.addLayout(row)
        if over:
            self.home = panel.button(words.to_start(), look="quiet")
            row.addWidget(self.home)
            rows.addWidget(self.next)
        else:
            row.addWidget(self.next, 1)
