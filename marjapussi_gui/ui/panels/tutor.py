"""A question before a clear mistake: play it anyway, think again, or hear why."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ..wording import table as words
from .panel import Panel


class TutorPanel(Panel):
    """Asks whether that is really meant; it never says what would be better."""

    anyway = Signal()
    why = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.tutor_title(), parent)

    def ask(self) -> None:
        self.show_made(self._ask)

    def _ask(self) -> None:
        self.entitle(words.tutor_title())
        self.content.addWidget(self.label(words.tutor_says()))
        again = self.add_button(words.think_again(), look="play")
        again.clicked.connect(self.close_panel)
        self.add_button(words.play_anyway()).clicked.connect(self.anyway)
        self.add_button(words.why()).clicked.connect(self.why)
