"""Warnings before clear mistakes, which never delay the game."""

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....engine.view import View
from ....model.remark import Remark, RemarkKind
from ....model.verdict import Verdict
from ....ports.services import AnalysisServices
from ....session.task_runner import LatestTask, TaskRunner
from ...board.prompt_bar import PromptBar
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...text.i18n import say
from ...text.verdict_text import mistake_warning_text
from .hint_controller import HintController


class MistakeWarner(QObject):
    """Evaluates the player's decision in the background, and holds back a clear mistake once.

    A warning counts as help. It doesn't say which action would be better.
    """

    warned = Signal(str)
    silenced = Signal()  # the player wants no more warnings

    def __init__(
        self,
        analysis: AnalysisServices,
        runner: TaskRunner,
        board: TableBoard,
        prompt_bar: PromptBar,
        table_controller: TableController,
        hint_controller: HintController,
    ) -> None:
        super().__init__(board)
        self._analysis, self._board, self._prompt_bar = analysis, board, prompt_bar
        self._table_controller, self._hint_controller = table_controller, hint_controller
        self._task = LatestTask(runner)
        self._verdict: Verdict | None = None
        self._held_action: Action | None = None  # the action of which it warns
        self.is_warning = False
        self.has_warned = False  # since the match was opened

    def watch(self, view: View | None) -> None:
        """Evaluate the decision that the player has to make in a view; stop if it is None."""
        self.clear()
        if view is None or len(view.legal_actions) < 2:
            return
        self._task.start(lambda stop: self._analysis.evaluate(view, None, stop), self.on_evaluated)

    def clear(self) -> None:
        self._task.cancel()
        self._verdict = self._held_action = None
        self.is_warning = False

    def on_evaluated(self, verdict: Verdict) -> None:
        self._verdict = verdict

    @property
    def has_open_warning(self) -> bool:
        return self._held_action is not None

    @property
    def verdict(self) -> Verdict | None:
        """The evaluation of the current decision if it is finished, or None."""
        return self._verdict

    def confirm_action(self, action: Action) -> bool:
        """Return whether the player's action may be performed; if not, show a warning first."""
        verdict, table = self._verdict, self._table_controller.session
        if verdict is None or table is None or action == self._held_action:
            return True
        if not self._analysis.should_warn(table.game.key, verdict, action):
            return True
        table.add_remark(Remark(table.ply, RemarkKind.WARNING, action))
        self._held_action, self.is_warning, self.has_warned = action, True, True
        self._show_warning(verdict, action)
        self.warned.emit(mistake_warning_text(verdict, action))
        return False

    def cancel_warning(self) -> bool:
        """Withdraw the warning and offer the turn again. Return False if there was none."""
        was_asking, self.is_warning = self.is_warning, False
        if was_asking:
            self._board.hand_input.cancel()
            self._table_controller.refresh_prompts()
            self._board.setFocus()
        return was_asking

    def refresh(self) -> None:
        if self.is_warning and self._verdict is not None and self._held_action is not None:
            self._show_warning(self._verdict, self._held_action)

    def silence_warnings(self) -> None:
        self.cancel_warning()
        self.silenced.emit()

    def on_play_anyway(self) -> None:
        action = self._held_action
        self.clear()
        if action is not None:
            self._table_controller.perform(action)

    def on_why(self) -> None:
        action = self._held_action
        self.cancel_warning()
        self._hint_controller.show_hint(action)

    def _show_warning(self, verdict: Verdict, action: Action) -> None:
        self._board.hand_input.lift_for_confirmation(action)
        self._board.decorations.prompt_sentence.show_text(mistake_warning_text(verdict, action))
        self._prompt_bar.show_question(
            (
                (say("think-again"), self.cancel_warning),
                (say("play-anyway"), self.on_play_anyway),
                (say("table-why"), self.on_why),
                (say("stop-warnings"), self.silence_warnings),
            )
        )
