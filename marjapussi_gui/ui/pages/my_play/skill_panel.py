"""The panel that compares the player with the levels, from the first decision on."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from ....model.verdict import DecisionKind
from ...common.requests import MyPlayPart, Practise, ShowMyPlay
from ...common.theme import SPACINGS
from ...text import games, practice_text
from ...text import my_play_text as words
from ...text.i18n import say
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import create_button, create_label
from .panel import MyPlayPanel
from .skill_rows import SkillBar, SkillBars, SkillRow

SHARE = 280


class SkillPanel(MyPlayPanel):
    """Shows a bar for each kind of decision, and which kind to practise."""

    def __init__(self) -> None:
        super().__init__(share=SHARE)
        self._bars = SkillBars(is_small=True)
        self._weakest, self._game = DecisionKind.LEAD, ""
        self.weakest_label = create_label("", "strong")
        self.weakest_label.setWordWrap(False)
        self.practice_button = create_button(
            say("practise-this"), self._on_practice_clicked, "link"
        )
        self.more_button = create_button(say("more-skill"), self._on_more_clicked, "link")
        foot = QHBoxLayout()
        foot.addLayout(
            FlowLayout(self.weakest_label, self.practice_button, self.more_button, spacing=0), 1
        )
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACINGS[0])
        column.addWidget(self._bars, 1)
        column.addLayout(foot)

    @property
    def bars(self) -> list[SkillBar]:
        return self._bars.bars

    def show_game(self, game: str, *, names_game: bool) -> None:
        self._game = game
        title = say("game-skill", game=games.game_name(game)) if names_game else say("skill")
        self.title_label.setText(title)

    def fill(
        self,
        rows: Sequence[SkillRow],
        weakest: DecisionKind | None,
        decisions: tuple[int, int],
        empty_text: str,
    ) -> None:
        """Show how well the player makes each kind of decision, or why that isn't known.

        weakest is the kind to practise, if any. decisions are the numbers of all decisions and of
        those made with help. Without an empty text, nothing was played.
        """
        self._bars.show_rows(rows)
        if not rows:
            self.show_empty(empty_text or say("no-skill"), has_button=not empty_text)
            return
        self.show_body()
        self.note_label.setText(words.decisions_text(*decisions))
        self.weakest_label.setVisible(weakest is not None)
        self.practice_button.setVisible(weakest is not None)
        if weakest is not None:
            self._weakest = weakest
            kind = practice_text.decision_kind_label(weakest)
            self.weakest_label.setText(say("weakest-kind", kind=kind))
            self.practice_button.setAccessibleName(practice_text.practise_kind_label(weakest))

    def _on_practice_clicked(self) -> None:
        self.request.emit(Practise(self._weakest, self._game))

    def _on_more_clicked(self, _checked: object = None) -> None:
        self.request.emit(ShowMyPlay(MyPlayPart.SKILL, self._game))
