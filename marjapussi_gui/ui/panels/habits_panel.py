"""The panel with the measured habits of the player's partner."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from ...engine.game import Game
from ...model.habit import HabitRate
from ..common.theme import CAPTION
from ..text import agreement_text as words
from ..text.agreement_text import partner_agreement_sentence
from ..text.i18n import say
from .side_panel import SidePanel


class HabitsPanel(SidePanel):
    """Shows a sentence for each habit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)

    def show_habits(
        self, rates: Sequence[HabitRate], name: str, agreeing_game: Game | None = None
    ) -> None:
        self.show_content(partial(self._build, tuple(rates), name, agreeing_game))

    def _build(self, rates: Sequence[HabitRate], name: str, agreeing_game: Game | None) -> None:
        column = self._create_column(say("title"), self.spacing(1))
        agreement = partner_agreement_sentence(agreeing_game, name) if agreeing_game else ""
        sentences = [agreement, *(words.habit_sentence(rate, name) for rate in rates)]
        labels = [self.create_label(sentence) for sentence in sentences if sentence]
        labels.append(self.create_label(say("source"), CAPTION))
        for label in labels:
            label.setWordWrap(True)
            column.addWidget(label)
