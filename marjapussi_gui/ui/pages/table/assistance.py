"""The player's help during a match: hints, warnings before mistakes, and claims."""

from PySide6.QtCore import QObject

from ....model.preferences import Preferences
from ....ports.services import Services
from ...board.accessible_board import AccessibleBoard
from ...board.prompt_bar import PromptBar
from ...board.table_board import TableBoard
from ...panels.panel_manager import PanelManager
from ...text import table_text as words
from .hint_controller import HintController
from .mistake_warner import MistakeWarner
from .table_controller import TableController


class AssistanceController(QObject):
    """Starts hints and warnings at each decision or on request, as the preferences say."""

    def __init__(
        self,
        services: Services,
        board: TableBoard,
        prompt_bar: PromptBar,
        panels: PanelManager,
        table_controller: TableController,
        accessible_board: AccessibleBoard,
    ) -> None:
        super().__init__(board)
        self._is_result_certain = services.bots.is_result_certain
        self._preferences = services.system.preferences
        self._board, self._prompt_bar, self._table_controller, self._accessible_board = (
            board,
            prompt_bar,
            table_controller,
            accessible_board,
        )
        analysis, runner = services.analysis, services.system.task_runner
        self.hint_controller = HintController(
            analysis, runner, board, prompt_bar, panels, table_controller
        )
        self.mistake_warner = MistakeWarner(
            analysis, runner, board, prompt_bar, table_controller, self.hint_controller
        )
        panels.hint.closed.connect(self.dismiss_hint)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Start or stop automatic hints and warnings, as the preferences say."""
        before, self._preferences = self._preferences, preferences
        if (before.hints, before.tutor) == (preferences.hints, preferences.tutor):
            return
        if self._table_controller.is_offering and not self.mistake_warner.is_warning:
            if before.hints:
                self.dismiss_hint()
            self._start_automatic_help()

    def on_turn_offered(self) -> None:
        """Start automatic help with the decision that the player has to make now."""
        self.hint_controller.clear()
        self._start_automatic_help()

    def on_page_shown(self) -> None:
        """Request the automatic hint that was skipped because the page was hidden."""
        has_advice = self.hint_controller.advice is not None or self.hint_controller.is_waiting
        if self._preferences.hints and not has_advice and not self.mistake_warner.is_warning:
            self._start_automatic_help()

    def clear(self) -> None:
        """Clear hints and warnings, because they are about an earlier decision."""
        self.hint_controller.clear()
        self.mistake_warner.clear()

    def stop(self) -> None:
        """Stop automatic play, and clear hints and warnings."""
        self.hint_controller.is_autoplaying = False
        self.clear()

    def dismiss_hint(self) -> None:
        """Hide the hint and remove its highlight."""
        self.hint_controller.clear()
        self._board.hand_input.cancel()
        self._prompt_bar.clear_highlight()

    def claim_rest_of_hand(self) -> None:
        """Play out the rest of the hand if its result is certain, or say that it isn't."""
        if not self._board.accept_press() or self._table_controller.view is None:
            return
        if self._is_result_certain(self._table_controller.view):
            self._table_controller.play_out_hand()
        else:
            self._board.decorations.prompt_sentence.show_text(words.not_decided_text())
            self._accessible_board.announce(words.not_decided_text())

    def _start_automatic_help(self) -> None:
        """Start the help that the preferences enable for every decision."""
        if not self._table_controller.is_offering:
            return
        view = self._table_controller.view
        if self.hint_controller.is_autoplaying:
            self.hint_controller.request_suggestion()
        elif view is not None and self._is_result_certain(view):
            self._prompt_bar.offer_claim()
            self._board.layout_changed.emit()
        elif self._preferences.hints and self._board.isVisible():
            self.hint_controller.request_suggestion()
        if self._preferences.tutor and not self.hint_controller.is_autoplaying:
            self.mistake_warner.watch(view)
        else:
            self.mistake_warner.clear()
