"""The buttons below the score of a hand: review it, replay it, or continue."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..text import hand_ledger as ledger_words
from ..text import table_text as words
from .linen_panel import LinenPanel
from .next_button import NextButton

NEXT_WIDTH = 190  # pixels; it is the largest button


class LedgerButtons(QWidget):
    """The buttons below the score, in two rows if one has no room for them."""

    def __init__(
        self,
        panel: LinenPanel,
        available_width: int,
        *,
        is_match_over: bool,
        accepts_press: Callable[[], bool],
    ) -> None:
        super().__init__()
        self.review_button = panel.create_button(ledger_words.review_label(), look="quiet")
        self.replay_button = NextButton(words.replay_hand_label(), panel, accepts_press)
        self.replay_button.setProperty("look", "quiet")
        self.next_button = NextButton(
            words.new_match_label() if is_match_over else words.next_hand_label(),
            panel,
            accepts_press,
        )
        self.next_button.setProperty("look", "play")
        buttons, gap = (self.review_button, self.replay_button, self.next_button), panel.spacing(2)
        for button in buttons:
            panel.scale_button(button)
            button.ensurePolished()
        self.next_button.setMinimumWidth(round(NEXT_WIDTH * panel.scale))
        wanted = (
            sum(max(button.sizeHint().width(), button.minimumWidth()) for button in buttons)
            + 2 * gap
        )
        rows, row = QVBoxLayout(self), QHBoxLayout()
        rows.setContentsMargins(0, panel.spacing(1), 0, 0)
        rows.setSpacing(panel.spacing(1))
        rows.addLayout(row)
        row.setSpacing(gap)
        row.addWidget(self.review_button)
        row.addWidget(self.replay_button)
        if wanted <= available_width:
            row.addWidget(self.next_button, 1)
        else:
            rows.addWidget(self.next_button)
