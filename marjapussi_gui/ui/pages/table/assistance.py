"""The player's help during a match: hints, warnings before mistakes, praise, and claims."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....model.preferences import (
    Preferences,
    faster_speed,
    is_warned_of_mistakes,
    should_offer_warnings,
)
from ....ports.services import Services
from ...board.accessible_board import AccessibleBoard
from ...board.prompt_bar import PromptBar
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...panels.panel_manager import PanelManager
from ...text.i18n import say
from .hard_choice_praise import HardChoicePraise
from .hint_controller import HintController
from .mistake_warner import MistakeWarner

HURRIED_TRICKS = 10  # after so many tricks cut short it is time to ask


class FasterPlayQuestion(QObject):
    """Counts hurried tricks, and asks once, at the end of a hand, whether to play faster."""

    preferences_changed = Signal(object)  # Preferences
    question_changed = Signal(bool)  # whether to ask

    def __init__(
        self, preferences: Preferences, board: TableBoard, table_controller: TableController
    ) -> None:
        super().__init__(board)
        self._preferences, self._board = preferences, board
        self._hurried_tricks, self._last_trick = 0, (0, 0)  # number of the deal, and of the trick
        board.hurried.connect(self._on_hurried)
        table_controller.hand_finished.connect(self._on_hand_finished)
        table_controller.action_taken.connect(self._withdraw)

    def apply_preferences(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def play_faster(self) -> None:
        pace = faster_speed(self._preferences.pace)
        self.preferences_changed.emit(replace(self._preferences, pace=pace))

    def _on_hurried(self) -> None:
        view = self._board.event_player.view
        if view is None or view.phase != "play":
            return
        before, self._last_trick = self._last_trick, (view.match.deal_count, len(view.tricks))
        self._hurried_tricks += before != self._last_trick

    def _on_hand_finished(self) -> None:
        """Ask whether to play faster if it is time, and remember that this was asked."""
        is_fastest = faster_speed(self._preferences.pace) == self._preferences.pace
        if self._preferences.asked_pace or is_fastest:
            return
        if self._hurried_tricks >= HURRIED_TRICKS:
            self.preferences_changed.emit(replace(self._preferences, asked_pace=True))
            self.question_changed.emit(True)

    def _withdraw(self) -> None:
        self.question_changed.emit(False)


class AssistanceController(QObject):
    """Starts hints and warnings at each decision or on request, as the preferences say."""

    preferences_changed = Signal(object)  # Preferences
    question_changed = Signal(bool)  # whether to ask if the warnings should stay

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
        self.hard_choice_praise = HardChoicePraise(analysis, board, panels, table_controller)
        self._matches, self._match = services.storage.matches, ("", 0)
        self._is_asking = False
        panels.hint.closed.connect(self.dismiss_hint)
        panels.praise.silence_requested.connect(self.stop_praise)
        self.mistake_warner.silenced.connect(self.stop_warnings)

    @property
    def has_mistake_warnings(self) -> bool:
        """Whether the player is warned of mistakes in the current match."""
        return is_warned_of_mistakes(self._preferences, self._finished_matches)

    @property
    def _finished_matches(self) -> int:
        """The number of finished matches of the same game, without the current one."""
        return self._matches.count_finished(*self._match)

    @property
    def has_spoken(self) -> bool:
        """Whether the player was warned or praised since the match was opened."""
        return self.mistake_warner.has_warned or self.hard_choice_praise.has_praised

    def begin_match(self, game_key: str, match_id: int) -> None:
        """Stop all help, because another match begins."""
        self.stop()
        self.mistake_warner.has_warned = self.hard_choice_praise.has_praised = False
        self._match = game_key, match_id

    def apply_preferences(self, preferences: Preferences) -> None:
        before, self._preferences = self._preferences, preferences
        self.hint_controller.keeps_agreements = preferences.agreements
        if not preferences.praise:
            self.hard_choice_praise.clear()
        if preferences.warnings != "first":
            self._ask_about_warnings(is_due=False)
        had_warnings = is_warned_of_mistakes(before, self._finished_matches)
        if (before.hints, had_warnings) == (preferences.hints, self.has_mistake_warnings):
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
        """Request an automatic hint if it was skipped because the page was hidden."""
        has_advice = self.hint_controller.advice is not None or self.hint_controller.is_waiting
        if self._preferences.hints and not has_advice and not self.mistake_warner.is_warning:
            self._start_automatic_help()

    def confirm_action(self, action: Action) -> bool:
        self.hard_choice_praise.clear()
        if not self.mistake_warner.confirm_action(action):
            return False
        self._ask_about_warnings(is_due=False)
        verdict, has_advice = self.mistake_warner.verdict, self.hint_controller.advice is not None
        if verdict is None or has_advice or self.mistake_warner.has_open_warning:
            return True
        if self._preferences.praise:
            self.hard_choice_praise.praise_if_hard(verdict, action)
        return True

    def on_hand_finished(self, *, is_match_over: bool) -> None:
        """Stop automatic play and praise; after a match, ask whether to keep warnings, if due."""
        self.hint_controller.is_autoplaying = False
        self.hard_choice_praise.clear()
        finished = self._finished_matches + is_match_over
        is_due = is_match_over and should_offer_warnings(self._preferences, finished)
        self._ask_about_warnings(is_due=is_due)

    def keep_warnings(self) -> None:
        self.preferences_changed.emit(replace(self._preferences, warnings="always"))

    def stop_warnings(self) -> None:
        self.preferences_changed.emit(replace(self._preferences, warnings="never"))

    def stop_praise(self) -> None:
        self.preferences_changed.emit(replace(self._preferences, praise=False))

    def on_undo_or_redo(self) -> None:
        self.clear()
        self.hard_choice_praise.clear()
        self._ask_about_warnings(is_due=False)

    def clear(self) -> None:
        """Clear hints and warnings, because they are about an earlier decision."""
        self.hint_controller.clear()
        self.mistake_warner.clear()

    def stop(self) -> None:
        """Stop automatic play, and clear hints, warnings and praise."""
        self.hint_controller.is_autoplaying = False
        self.hard_choice_praise.clear()
        self.clear()

    def _ask_about_warnings(self, *, is_due: bool) -> None:
        """Ask whether the warnings should stay, or withdraw the question."""
        if is_due != self._is_asking:
            self._is_asking = is_due
            self.question_changed.emit(is_due)

    def dismiss_hint(self) -> None:
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
            self._board.decorations.prompt_sentence.show_text(say("not-decided"))
            self._accessible_board.announce(say("not-decided"))

    def _start_automatic_help(self) -> None:
        if not self._table_controller.is_offering:
            return
        view = self._table_controller.view
        if self.hint_controller.is_autoplaying:
            self.hint_controller.request_suggestion()
        elif view is not None and self._is_result_certain(view):
            self._prompt_bar.offer_claim()
        elif self._preferences.hints and self._board.isVisible():
            self.hint_controller.request_suggestion()
        if self.has_mistake_warnings and not self.hint_controller.is_autoplaying:
            self.mistake_warner.watch(view)
        else:
            self.mistake_warner.clear()
