"""Praise for right but hard choices, at most once in a hand."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....model.contrast import ActionContrast, EquallyGood, MeanGain
from ....model.facts import Fact, MarriageCanWait, PrincipleApplies
from ....model.remark import Remark, RemarkKind
from ....model.verdict import Verdict
from ....ports.services import AnalysisServices
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.panel_manager import PanelManager
from ...text.verdict_text import praise_text

PRAISE_REASONS = (ActionContrast, MeanGain, MarriageCanWait, PrincipleApplies)


class HardChoicePraise(QObject):
    """Praises the player's choice if most players would have made a mistake instead.

    It speaks only if the evaluation was finished when the player acted, so it never delays play.
    Praise counts as help, because it says what is right.
    """

    praised = Signal(str)

    def __init__(
        self,
        analysis: AnalysisServices,
        board: TableBoard,
        panels: PanelManager,
        table_controller: TableController,
    ) -> None:
        super().__init__(board)
        self._analysis, self._board, self._panels = analysis, board, panels
        self._table_controller = table_controller
        self.has_praised = False  # since the match was opened

    def praise_if_hard(self, verdict: Verdict, action: Action) -> None:
        """Praise an action that the player is about to take, if it is right but hard."""
        table, reason = self._table_controller.session, _best_reason(verdict)
        people = self._table_controller.people
        if table is None or people is None or reason is None or table.history().has_praise_in_hand:
            return
        if self._analysis.is_hard_choice(table.game.key, verdict, action):
            remark = Remark(table.ply + 1, RemarkKind.PRAISE, action, (reason,))
            self.has_praised = True
            table.add_remark(remark)
            seen = reversed(table.history(remark.ply).remarks)
            view = next(each.view for each in seen if each.remark == remark)
            text = partial(praise_text, remark, view, people)
            self._panels.praise.show_praise(text, self._board.card_pictures)
            self._panels.place_panels()
            self.praised.emit(text())

    def clear(self) -> None:
        self._panels.praise.hide()


def _best_reason(verdict: Verdict) -> Fact | None:
    """Return the most important reason for the best action, or None.

    A comparison with what others would do says more than a rule of thumb. If several actions are
    equally good, none was hard to find.
    """
    if any(isinstance(each, EquallyGood) for each in verdict.reasons):
        return None
    found = [each for each in verdict.reasons if isinstance(each, PRAISE_REASONS)]
    return min(found, key=lambda each: isinstance(each, PrincipleApplies), default=None)
