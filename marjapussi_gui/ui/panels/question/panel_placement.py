"""The placement of the question panel: beside the table, or over it in small windows."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from ...common.theme import MIN_TOUCH_SIZE
from ...widgets.labels import create_button
from .panel_parts import SHADOW_MARGIN
from .question_panel import QuestionPanel
from .review_board import ReviewBoard


class PanelPlacement:
    """Places the question panel, and the tab that unfolds it after it was folded away."""

    def __init__(
        self, page: QWidget, board: ReviewBoard, panel: QuestionPanel, unfold: Callable[[], object]
    ) -> None:
        self.is_folded = False  # has no effect unless the panel is foldable
        self.tab_button: QPushButton = create_button("", unfold)
        self.tab_button.setParent(page)
        self._board, self._panel = board, panel

    @property
    def is_panel_hidden(self) -> bool:
        """Whether the panel is folded away now."""
        return self._panel.is_foldable and self.is_folded

    def place_panel(self, *, is_needed: bool = True) -> None:
        """Place the panel, or only its tab if the panel is folded away."""
        felt, panel, tab = self._board.geometry(), self._panel, self.tab_button
        self._board.reserve_right(
            0 if panel.has_two_columns or self.is_panel_hidden else panel.reserved_width
        )
        panel.place_on(felt)
        panel.setVisible(is_needed and not self.is_panel_hidden)
        tab.setVisible(self.is_panel_hidden)
        width = tab.sizeHint().width()
        tab.setGeometry(felt.width() - width - SHADOW_MARGIN, SHADOW_MARGIN, width, MIN_TOUCH_SIZE)
