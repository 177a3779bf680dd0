"""The panel with the measured habits of the player's partner."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...model.habit import HabitRate
from ..common.theme import CAPTION
from ..text import habit_text as words
from .fitting_scroll_area import FittingScrollArea
from .side_panel import SidePanel


class HabitsPanel(SidePanel):
    """Shows a sentence for each habit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)

    def show_habits(self, rates: Sequence[HabitRate], name: str) -> None:
        """Show the habits of a partner with this name."""
        self.show_content(partial(self._build, tuple(rates), name))

    def _build(self, rates: Sequence[HabitRate], name: str) -> None:
        self.set_title(words.title_label())
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.spacing(1))
        sentences = [words.habit_sentence(rate, name) for rate in rates]
        labels = [self.create_label(sentence) for sentence in sentences]
        labels.append(self.create_label(words.source_text(), CAPTION))
        for label in labels:
            label.setWordWrap(True)
            column.addWidget(label)
        area = FittingScrollArea(sheet, self.content_width, self)
        area.setAccessibleName(words.title_label())
        self.content.addWidget(area)
        self._initial_focus = self.close_button
