"""What the strongest player would do, what the alternatives are worth, and why."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ..basis.theme import BOLD, REGULAR
from ..wording import table as words
from .panel import Panel

MOST_SHOWN, REASON = 8, 420  # lines; pixels, where a reason wraps


class HintPanel(Panel):
    """The best action first, then what the others are worth."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.hint_title(), parent)

    @property
    def texts(self) -> list[str]:
        """Everything that is told."""
        return [label.text() for label in self.findChildren(QLabel) if label.isVisible()]

    def wait(self) -> None:
        self.show_made(self._wait)

    def tell(self, values: Sequence[tuple[str, str]], reasons: Sequence[str]) -> None:
        """Show actions with what they are worth, and the reasons."""
        self.show_made(partial(self._tell, values, reasons))

    def _wait(self) -> None:
        self.entitle(words.hint_title())
        self.content.addWidget(self.label(words.hint_thinking()))
        self.add_close()

    def _tell(self, values: Sequence[tuple[str, str]], reasons: Sequence[str]) -> None:
        self.entitle(words.hint_title())
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.space(4))
        for row, (action, worth) in enumerate(values[:MOST_SHOWN]):
            weight = REGULAR if row else BOLD
            name, value = (self.label(text, weight=weight) for text in (action, worth))
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(name, row, 0)
            grid.addWidget(value, row, 1)
        self.content.addLayout(grid)
        for reason in reasons:
            label = self.label(reason)
            label.setWordWrap(True)
            label.setMaximumWidth(round(REASON * self.scale))
            self.content.addWidget(label)
        self.add_close()
