"""The place of the question: beside the table, or over it if the window is low."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from ..basis.theme import TOUCH
from ..widgets.labels import button
from .felt import ReviewFelt
from .parts import EDGE
from .question import QuestionPanel


class Beside:
    """Places the question panel and the tab that unfolds it."""

    def __init__(
        self, page: QWidget, felt: ReviewFelt, panel: QuestionPanel, unfold: Callable[[], object]
    ) -> None:
        self.is_folded = False  # takes effect only if the panel is foldable
        self.tab: QPushButton = button("", unfold)
        self.tab.setParent(page)
        self._felt, self._panel = felt, panel

    @property
    def is_away(self) -> bool:
        """Whether the panel is folded away now."""
        return self._panel.has_fold and self.is_folded

    def place(self, *, is_told: bool = True) -> None:
        """Place the panel beside the table; on a narrow board it may be folded away."""
        felt, panel, tab = self._felt.geometry(), self._panel, self.tab
        self._felt.leave(0 if panel.is_low or self.is_away else panel.reach)
        panel.stand_on(felt)
        panel.setVisible(is_told and not self.is_away)
        tab.setVisible(self.is_away)
        width = tab.sizeHint().width()
        tab.setGeometry(felt.width() - width - EDGE, EDGE, width, TOUCH)
