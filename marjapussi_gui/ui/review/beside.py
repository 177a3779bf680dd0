"""Where what is asked stands: beside the table, or instead of it where there is little height."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from ..basis.theme import TOUCH
from ..widgets.labels import button
from .felt import ReviewFelt
from .parts import EDGE
from .question import QuestionPanel


class Beside:
    """Places a panel and the tab that unfolds it."""

    def __init__(
        self, page: QWidget, felt: ReviewFelt, panel: QuestionPanel, unfold: Callable[[], object]
    ) -> None:
        self.is_folded = False  # where it can be
        self.tab: QPushButton = button("", unfold)
        self.tab.setParent(page)
        self._felt, self._panel = felt, panel

    @property
    def is_away(self) -> bool:
        """Whether the panel is folded away just now."""
        return self._panel.has_fold and self.is_folded

    def place(self, *, is_told: bool = True) -> None:
        """Let the panel stand beside the table; on a narrow felt it may be folded away."""
        felt, panel, tab = self._felt.geometry(), self._panel, self.tab
        self._felt.leave(0 if panel.is_low or self.is_away else panel.reach)
        panel.stand_on(felt)
        panel.setVisible(is_told and not self.is_away)
        tab.setVisible(self.is_away)
        wide = tab.sizeHint().width()
        tab.setGeometry(felt.width() - wide - EDGE, EDGE, wide, TOUCH)
