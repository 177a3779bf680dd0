"""The list of all scored hands of the match."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ...engine.events import HandScored
from ...engine.game import Game
from ...engine.state import Side
from ...model.playing_habits import HabitRate
from ..common.palette import CHROME_SCHEMES, SIDE_COLOURS
from ..common.theme import BODY, CAPTION, DEMI_BOLD, LABEL, MEDIUM
from ..text import hand_score_ledger as words
from ..text import partner_agreement_text
from ..text.i18n import localized_digits, number_text, say, signed_number
from ..text.partner_agreement_text import partner_agreement_sentence
from ..text.start_text import tournament_points_text
from ..text.table_players import TablePlayers
from ..widgets.scroll_area import FittingScrollArea
from .side_panel import SidePanel

QUIET = CHROME_SCHEMES["light"].quiet
MAX_SIDES_WITH_GAINS = 2  # with more sides, only the scores fit
MAX_NAME_WIDTH = 60  # pixels


class HandsPanel(SidePanel):
    """A table with a row per hand: what each side gained, and its score afterwards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)

    def show_hands(
        self,
        hands: Sequence[HandScored],
        people: TablePlayers,
        tournament_points: Sequence[int] = (),
    ) -> None:
        self.show_content(partial(self._build, tuple(hands), people, tuple(tournament_points)))

    def _build(
        self, hands: Sequence[HandScored], people: TablePlayers, tournament_points: Sequence[int]
    ) -> None:
        self.set_title(say("all-hands"))
        self._initial_focus = self.close_button
        if not hands:
            none = self.create_label(say("hand-ledger-no-hands"))
            none.setWordWrap(True)
            self.content.addWidget(none)
            return
        sheet = QWidget()
        area = FittingScrollArea(sheet, self.content_width, self)
        area.setAccessibleName(say("all-hands"))
        self.content.addWidget(area)
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.spacing(1))
        for side in people.seating.sides:
            name = self.create_label(
                words.side_label(side, people), CAPTION, MEDIUM, MAX_NAME_WIDTH
            )
            self._add_label(grid, name, 0, 2 * side + 2, is_quiet=True)
            grid.setColumnStretch(2 * side + 1, 1)
        for row, scored in enumerate(hands, 1):
            number = self.create_label(localized_digits(row), CAPTION, MEDIUM)
            number.setAccessibleName(say("table-hand-number", number=row))
            self._add_label(grid, number, row, 0, is_quiet=True)
            for side in people.seating.sides:
                self._add_side(grid, row, side, scored, people)
        grid.setRowStretch(len(hands) + 1, 1)
        if tournament_points:
            collected = self.create_label(tournament_points_text(tournament_points, people))
            collected.setWordWrap(True)
            self.content.addWidget(collected)

    def _add_side(
        self, grid: QGridLayout, row: int, side: Side, scored: HandScored, people: TablePlayers
    ) -> None:
        size = LABEL if len(scored.scores) <= MAX_SIDES_WITH_GAINS else BODY
        score = self.create_label(number_text(scored.scores[side]), size, DEMI_BOLD)
        score.setAccessibleName(f"{words.side_label(side, people)} {score.text()}")
        score.setStyleSheet(f"color: {SIDE_COLOURS[people.side_offset(side)]}")
        self._add_label(grid, score, row, 2 * side + 2)
        if len(scored.scores) <= MAX_SIDES_WITH_GAINS or not self.is_beside_trick:
            gained = self.create_label(signed_number(scored.score_changes[side]), CAPTION, MEDIUM)
            self._add_label(grid, gained, row, 2 * side + 1, is_quiet=True)

    def _add_label(
        self, grid: QGridLayout, label: QLabel, row: int, column: int, *, is_quiet: bool = False
    ) -> None:
        if is_quiet:
            label.setStyleSheet(f"color: {QUIET}")
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(label, row, column)


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
        sentences = [
            agreement,
            *(partner_agreement_text.habit_sentence(rate, name) for rate in rates),
        ]
        labels = [self.create_label(sentence) for sentence in sentences if sentence]
        labels.append(self.create_label(say("source"), CAPTION))
        for label in labels:
            label.setWordWrap(True)
            column.addWidget(label)
