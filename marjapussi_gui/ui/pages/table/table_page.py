"""The page on which a match is played."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent

from ....engine.actions import Action
from ....engine.game import Game
from ....model.match_state import MatchState
from ....model.new_game import day_of_ten_deals
from ....model.preferences import Preferences
from ....model.remark import Note
from ....ports.repositories import rules_by_name
from ....ports.services import Services
from ....session.match_session import MatchSession
from ....session.participants import HumanPlayer
from ...board.accessible_board import AccessibleBoard
from ...board.decoration_items import BoardStyle
from ...board.prompt_bar import PromptBar
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...board.tool_buttons import ToolButtons
from ...common.requests import CopyCode, PlayTenDailyDeals, WriteNote
from ...common.theme import text_scale
from ...panels.panel_manager import PanelManager
from ...text import games, hand_score_ledger, start_text
from ...text.commands import Command
from ...text.house_rules_text import has_default_rules, rules_name
from ...text.i18n import say
from ...text.table_players import TablePlayers
from ...widgets.labels import accessible_text
from ...widgets.term_tips import TermTips
from ..base_page import CommandMap, Page
from .assistance import AssistanceController, FasterPlayQuestion
from .curtain_controller import CurtainController
from .guide_controller import GuideController
from .hand_arrangement import HandArrangement
from .hand_summary import HandSummaryController
from .trick_questions import TrickQuestions

T = TypeVar("T")
MATCH_COMMANDS = (
    Command.PLAY_FOR_ME,
    Command.REVIEW,
    Command.AGAIN,
    Command.THIS_HAND,
    Command.OTHER_SEAT,
    Command.COPY_DEAL,
    Command.AUDIT,
    Command.PEOPLE,
)
CURTAIN_COMMANDS = Command.SAY_AGAIN, Command.READ_TURN, Command.READ_TABLE


class TablePage(Page):
    """Shows a match on a board, with the buttons and all panels over it."""

    page_shown = Signal()  # every time the page becomes visible
    preferences_changed = Signal(object)  # Preferences, unless they are a person's own

    BACK_COMMAND = None
    KEEPS_HISTORY = PAUSES_BACKGROUND_WORK = IS_CARD_TABLE = STAYS = True

    _last_fit: tuple[BoardStyle, float, float] | None = None

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._system, self._bots, storage = services.system, services.bots, services.storage
        self._presets = storage.presets
        self.board = TableBoard(self, rules_name=self.house_rules_name)
        self.board.decorations.shows_winners = True
        self.prompt_bar = PromptBar(self, board=self.board)
        self.tool_buttons = ToolButtons(self)
        self.accessible_board = AccessibleBoard(self.board)
        self.panels = PanelManager(
            self,
            self.board,
            services.bots.proven_cards,
            hint_button_x=self._hint_button_x,
            buttons_box=self._buttons_box,
            rules_name=self.house_rules_name,
            is_one_of_ten=lambda: self._day_of_ten_deals is not None,
        )
        self.table_controller = TableController(
            self.board,
            self.prompt_bar,
            self,
            confirm_action=self._confirm_action,
            asks_which_sets=True,
        )
        self.assistance = AssistanceController(
            services,
            self.board,
            self.prompt_bar,
            self.panels,
            self.table_controller,
            self.accessible_board,
        )
        self.hand_arrangement = HandArrangement(self.board)
        self.guide = GuideController(
            services.learning.lesson_progress,
            self.board,
            self.panels,
            self.table_controller,
            self.accessible_board,
        )
        self.pace_adviser = FasterPlayQuestion(
            self._system.preferences, self.board, self.table_controller
        )
        self.hint_controller = self.assistance.hint_controller
        self.mistake_warner = self.assistance.mistake_warner
        self.hand_summary = HandSummaryController(
            services.system.task_runner,
            storage.verdicts,
            services.analysis.slip_risk,
            self.board,
            self.panels,
            self.table_controller,
        )
        self.trick_questions = TrickQuestions(
            self, services, self.board, self.panels, self.table_controller
        )
        self.term_tips = TermTips(self, lambda: self.board.decorations.items.game)
        self._announced_hint, self._match_id = "", 0
        self.curtain = CurtainController(self, self.board, self.table_controller, storage.people)
        self.menu_button = self.tool_buttons.button_for("menu")
        self.setFocusProxy(self.board)
        self._connect_signals()

    @property
    def commands(self) -> CommandMap:
        if self.curtain.is_down:
            leave = {Command.PEOPLE: partial(self.request.emit, Command.PEOPLE)}
            return dict.fromkeys(CURTAIN_COMMANDS, self.curtain.announce) | leave
        commands: CommandMap = {
            **self.accessible_board.actions(),
            Command.READ_LEGAL: partial(self.accessible_board.answer_question, "legal"),
            Command.READ_TABLE: self.read_table,
            Command.READ_SEATS: self.read_seats,
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.HINT: self.toggle_hint,
            Command.TRICKS: self.toggle_tricks,
            Command.KNOWN: self.toggle_cards_out,
            Command.TALK: self.toggle_hand_log,
            Command.HANDS: self.toggle_hand_scores,
            Command.CLAIM: self.assistance.claim_rest_of_hand,
            Command.COPY_CODE: self.copy_code,
            Command.NOTE: self.write_note,
            **{each: partial(self.request.emit, each) for each in MATCH_COMMANDS},
        }
        return self.curtain.without_hidden(commands)

    @property
    def title(self) -> str:
        table = self.table_controller.session
        if table is None:
            return ""
        match = self.trick_questions.match
        has_standard_rules = not (match and match.shared) and has_default_rules(
            table.game.variant, table.game.option_values
        )
        name = games.game_name(table.game.key)
        return start_text.game_with_rules_text(
            name, "" if has_standard_rules else self.house_rules_name()
        )

    def house_rules_name(self) -> str:
        table = self.table_controller.session
        if table is None:
            return ""
        own = rules_by_name(self._presets, table.game.key)
        rules = rules_name(table.game.variant, table.game.option_values, own)
        match = self.trick_questions.match
        return f"{say(f'shared-{match.shared}')} · {rules}" if match and match.shared else rules

    @property
    def has_content(self) -> bool:
        return self.table_controller.session is not None

    def apply_preferences(self, preferences: Preferences) -> None:
        self.curtain.apply_preferences(preferences)

    def _use_preferences(self, preferences: Preferences) -> None:
        self.board.apply_preferences(preferences)
        self.accessible_board.policy.level = preferences.speech
        self.table_controller.plays_forced_cards = preferences.forced
        options = not preferences.count_myself, preferences.agreements
        if (self.prompt_bar.shows_points, self.prompt_bar.keeps_agreements) != options:
            self.prompt_bar.shows_points, self.prompt_bar.keeps_agreements = options
            self._refresh_prompts()
        self.tool_buttons.retranslate()
        self.assistance.apply_preferences(preferences)
        self.pace_adviser.apply_preferences(preferences)
        self.trick_questions.keeps_agreements = preferences.agreements

    def show_session(
        self,
        session: MatchSession,
        player: HumanPlayer,
        people: TablePlayers,
        match_id: int,
        match: MatchState,
    ) -> None:
        """Show a match session. Its hands are reviewed only if it is stored (match_id above 0)."""
        self.trick_questions.match, self._match_id = match, match_id
        self.assistance.begin_match(session.game.key, match_id)
        self.hand_arrangement.begin_match(match_id)
        # Several people see the count; nobody's mistakes belong there
        reviewed_id = 0 if session.has_several_people else match_id
        self.hand_summary.start(reviewed_id)
        self.panels.begin_match(session.history, is_evaluated=reviewed_id > 0)
        self.tool_buttons.is_rummy = session.game.is_rummy
        self.tool_buttons.retranslate()
        self._prepare_services(session.game)
        self.board.setFocus()
        self.guide.start_session()
        self.curtain.begin_match(session, match)
        self.table_controller.start_session(session, player, people)
        self.title_changed.emit()

    def _prepare_services(self, game: Game) -> None:
        """Prepare what the bots need for a game in the background, while the cards are dealt."""
        prepare = self._bots.prepare_search
        self._system.task_runner.run(lambda stop: prepare(game, stop), lambda _: None)

    def retranslate(self) -> None:
        self.tool_buttons.retranslate()
        self.board.retranslate()
        self.panels.retranslate()
        self.table_controller.retranslate()
        self.mistake_warner.refresh()

    def leave_session(self) -> None:
        self.hand_arrangement.remember()
        self.assistance.stop()
        self.guide.stop()
        self.hand_summary.stop()
        self.panels.close_all()
        self.table_controller.stop_session()
        self.curtain.stop()

    def shut_down(self) -> None:
        self.leave_session()
        self.board.animator.finish_all()

    # Commands

    def copy_code(self) -> None:
        """Copy the code of the hand or, until the hand is over, of what the player sees."""
        table, match = self.table_controller.session, self.trick_questions.match
        if table is not None and match is not None:
            whole = replace(match, record=table.record, own_seat=table.own_seat)
            is_over = self.panels.history.is_hand_over
            self.request.emit(CopyCode(whole, self.board.event_player.ply, is_over))
            self.curtain.remember_copied_text()

    def write_note(self, _checked: object = None) -> None:
        table, ply = self.table_controller.session, self.board.event_player.ply
        if table is not None:
            notes = table.history(ply).notes
            text = next((each.text for each in notes if each.ply == ply), "")
            self.request.emit(WriteNote(self._match_id, Note(ply, text)))

    def show_note(self, note: Note) -> None:
        self.panels.sync()

    def toggle_hint(self) -> None:
        self.board.finish_events()
        self._announced_hint = ""
        if self.panels.hint.is_open:
            self.panels.hint.close_panel()
        elif self.table_controller.view is not None:
            self.hint_controller.show_hint()

    def toggle_tricks(self) -> None:
        if self.table_controller.session is not None:
            self._toggle_panel(self.panels.toggle_tricks)

    def toggle_cards_out(self) -> None:
        """Open or close the panel of cards that are still out. Using it counts as help."""
        table = self.table_controller.session
        if table is not None and self._toggle_panel(self.panels.toggle_cards_out):
            table.mark_assisted()

    def toggle_hand_log(self) -> None:
        self._toggle_panel(self.panels.toggle_hand_log)

    def toggle_hand_scores(self) -> None:
        if self.table_controller.session is not None:
            self._toggle_panel(self.panels.toggle_hand_scores)

    def autoplay_hand(self) -> None:
        self.hint_controller.start_autoplay()

    def undo(self) -> None:
        """Undo everything since the player's last decision."""
        table = self.table_controller.session
        self.hint_controller.is_autoplaying = False
        if table is not None and table.can_undo:
            self._undo_or_redo(self.table_controller.undo)
        elif table is not None and table.can_undo_together:
            self.request.emit(Command.UNDO_TOGETHER)

    def undo_together(self) -> None:
        self._undo_or_redo(self.table_controller.undo_together)

    def redo(self) -> None:
        table = self.table_controller.session
        if table is not None and table.can_redo:
            self._undo_or_redo(self.table_controller.redo)

    def dismiss(self) -> bool:
        if self.curtain.is_down:
            self.request.emit(Command.MENU)
            return True
        if self.table_controller.set_chooser.cancel():
            return True
        if self.trick_questions.close() and not self.panels.last_trick.is_open:
            return True
        if (
            self.hint_controller.stop_autoplay()
            or self.mistake_warner.cancel_warning()
            or self.panels.close_open_panels()
        ):
            return True
        score = self.panels.hand_score
        if score.is_awaiting_choice and not score.shows_match_result:
            score.toggle_match_result()
            return True
        is_over = score.is_awaiting_choice
        if is_over:
            self.request.emit(Command.HOME)
        return is_over

    def set_menu_open(self, *, is_open: bool) -> None:
        self.tool_buttons.set_active("menu" if is_open else self._name_of_open_tool)

    @property
    def _name_of_open_tool(self) -> str:
        if self.panels.hint.is_open:
            return "hint"
        return "last" if self.panels.last_trick.is_open else ""

    def clear_selection(self) -> None:
        self.board.hand_input.cancel()

    def restore_focus(self) -> None:
        """Give the focus to the curtain, to the score panel if a hand is over, or to the board."""
        if self.curtain.is_down:
            self.curtain.curtain.restore_focus()
        elif self.panels.hand_score.is_open:
            self.panels.hand_score.restore_focus()
        else:
            self.board.setFocus()

    def read_table(self) -> None:
        ledger = self.panels.hand_score.ledger
        if ledger is not None and self.panels.hand_score.isVisible():
            self.accessible_board.announce_answer(hand_score_ledger.hand_score_text(ledger))
        else:
            self.accessible_board.answer_question("table")

    def read_seats(self) -> None:
        if self.panels.open_hands.visible_hands:
            self.accessible_board.announce_answer(self.panels.open_hands.accessibleName())
        else:
            self.accessible_board.answer_question("seats")

    # Slots

    def on_card_refused(self, reason: str) -> None:
        self._system.sounds.play("wrong")
        self.accessible_board.announce_to_person(reason)

    def on_view_shown(self) -> None:
        """Clear hints once the player's turn is over, and restore the order of the hand."""
        self.hand_arrangement.restore()
        if self.table_controller.view is None:
            self.assistance.clear()

    def on_turn_offered(self) -> None:
        self.accessible_board.sync()
        self.accessible_board.announce_turn(self.board.decorations.prompt_sentence.text)
        self._update_undo_buttons()
        self.assistance.on_turn_offered()
        self.guide.on_turn_offered()

    def on_hand_finished(self) -> None:
        """Show the score of the hand and, if the match is over, the result of the match."""
        table = self.table_controller.session
        is_match_over = table is not None and table.state.match.is_over
        self.assistance.on_hand_finished(is_match_over=is_match_over)
        self._update_undo_buttons()
        self.hand_summary.show_score()
        self.title_changed.emit()  # other commands are possible now
        if (match_end := self.panels.hand_score.match_end) is not None:
            self.accessible_board.announce(match_end.fact.sentence)

    @property
    def _day_of_ten_deals(self) -> date | None:
        """The day whose ten deals include the hand that has ended, or None."""
        table = self.table_controller.session
        if table is None or table.state.match.hands_played != 1:
            return None
        return day_of_ten_deals(table.seed)

    def on_continue_pressed(self) -> None:
        self.board.finish_events()  # first, because a hand that ends now would reopen the score
        table, day = self.table_controller.session, self._day_of_ten_deals
        if table is not None and day is not None:
            self.request.emit(PlayTenDailyDeals(table.game.key, day))  # the last score stays
            return
        self.panels.hand_score.hide()
        self.hand_summary.stop()
        if table is not None and table.state.match.is_over:
            self.request.emit(Command.PLAY_AGAIN)
            return
        if not self.curtain.deal_next_hand():
            self.board.setFocus()
            self.table_controller.deal_next_hand()

    def on_hint_toggled(self, is_visible: object) -> None:
        self.tool_buttons.set_active(self._name_of_open_tool)
        if is_visible and self.hint_controller.advice is not None:
            self._announce_hint(accessible_text(self.panels.hint))

    def _announce_hint(self, hint: str) -> None:
        """Announce a hint, but not twice in a row."""
        if hint != self._announced_hint:
            self._announced_hint = hint
            self.accessible_board.announce_to_person(hint)

    def on_curtain_fallen(self) -> None:
        """Forget everything that the person at the screen has seen or heard."""
        self.hand_arrangement.remember()
        self.assistance.stop()
        self.trick_questions.close()
        self.hand_summary.stop()
        self.panels.forget_all()
        self.accessible_board.announcer.clear()

    def on_tool_pressed(self, name: str) -> None:
        match name:
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "hint":
                self.toggle_hint()
            case "last":
                self.toggle_tricks()
            case "rules":
                self.request.emit(Command.RULES)
            case _:
                self.request.emit(Command.MENU)

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Keep the focus on the cards while they move: a hurried press isn't meant for a button."""
        if self.curtain.is_down:
            self.restore_focus()
            return True
        is_moving = self.board.event_player.is_playing or self.board.press_filter.is_press_too_soon
        is_waiting = is_moving or self.table_controller.is_others_turn
        if is_waiting and not self.panels.hand_score.is_open:
            self.board.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(is_next)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.assistance.on_page_shown()
        self.hand_summary.check_review()  # the review page may have evaluated it
        self.page_shown.emit()

    # Private

    def _connect_signals(self) -> None:
        self.board.event_player.sound_requested.connect(self._system.sounds.play)
        self.accessible_board.announcer.speech_requested.connect(self.speech_requested)
        self.board.event_player.view_shown.connect(self.on_view_shown)
        self.board.layout_changed.connect(self._place_widgets)
        self.prompt_bar.buttons_changed.connect(self.board.layout_changed)
        self.prompt_bar.spoken.connect(self.accessible_board.announce_answer)
        self.table_controller.turn_offered.connect(self.on_turn_offered)
        self.table_controller.action_taken.connect(self.assistance.clear)
        self.table_controller.action_taken.connect(self.trick_questions.close_last_trick)
        self.table_controller.action_taken.connect(self._move_focus_to_board)
        self.table_controller.card_refused.connect(self.on_card_refused)
        self.table_controller.hand_finished.connect(self.on_hand_finished)
        for spoken in (self.mistake_warner.warned, self.assistance.hard_choice_praise.praised):
            spoken.connect(self.accessible_board.announce_to_person)
            spoken.connect(self.panels.sync)
        self.table_controller.hand_finished.connect(partial(self.idle_changed.emit, True))
        self.panels.hand_score.next_requested.connect(partial(self.idle_changed.emit, False))
        self.panels.hand_score.next_requested.connect(self.on_continue_pressed)
        self.panels.hand_score.mistake_review_requested.connect(
            partial(self.request.emit, Command.MOMENT)
        )
        self.panels.hand_score.review_requested.connect(partial(self.request.emit, Command.REVIEW))
        self.panels.hand_score.replay_requested.connect(partial(self.request.emit, Command.AGAIN))
        self.panels.panel_closed.connect(self._on_panel_closed)
        self.panels.hand_log.note_button.clicked.connect(self.write_note)
        self.panels.hint.visibility_changed.connect(self.on_hint_toggled)
        self.panels.last_trick.visibility_changed.connect(self._update_active_tool)
        self.trick_questions.answered.connect(self.accessible_board.announce_answer)
        self.assistance.preferences_changed.connect(self.curtain.save_preferences)
        self.curtain.preferences_changed.connect(self.preferences_changed)
        self.curtain.preferences_used.connect(self._use_preferences)
        self.curtain.fallen.connect(self.on_curtain_fallen)
        for changed in (self.curtain.fallen, self.curtain.lifted):
            changed.connect(self.title_changed)  # other commands are possible
        self.curtain.announcer.speech_requested.connect(self.speech_requested)
        self.tool_buttons.tool_pressed.connect(self.on_tool_pressed)
        self.board.hand_input.discards_requested.connect(self.toggle_tricks)
        self.board.mouse_pressed.connect(self.restore_focus)
        self.board.score_clicked.connect(self.toggle_hand_scores)
        self.prompt_bar.claim_requested.connect(self.assistance.claim_rest_of_hand)

    def _move_focus_to_board(self) -> None:
        if self.tool_buttons.isAncestorOf(self.window().focusWidget()):
            self.board.setFocus()

    def _update_active_tool(self, _changed: object = None) -> None:
        self.tool_buttons.set_active(self._name_of_open_tool)

    def _confirm_action(self, action: Action) -> bool:
        """Return whether an action may be performed now; if not, show a warning of a mistake."""
        return self.assistance.confirm_action(action)

    def _buttons_box(self) -> QRect:
        """Return the box around the buttons of the prompt bar; empty if there are none."""
        bar = self.prompt_bar
        return bar.childrenRect().translated(bar.pos()) if bar.isVisible() else QRect()

    def _hint_button_x(self) -> int:
        """Return the x coordinate of the hint button, at which the hint's tail points."""
        button = self.tool_buttons.button_for("hint")
        return button.mapTo(self, button.rect().center()).x()

    def _toggle_panel(self, toggle: Callable[[], T]) -> T:
        before = [panel for panel in self.panels.all_panels if panel.is_open]
        answer = toggle()
        for panel in self.panels.all_panels:
            if panel.is_open and panel not in before:
                self.accessible_board.announce_answer(accessible_text(panel))
        return answer

    def _on_panel_closed(self) -> None:
        """Focus the board, unless one of its cards has the focus."""
        if not self.board.isAncestorOf(self.window().focusWidget()):
            self.restore_focus()

    def _undo_or_redo(self, change: Callable[[], None]) -> None:
        self.board.finish_events()  # first, because a hand that ends now would reopen the score
        self.assistance.on_undo_or_redo()
        self.hand_summary.stop()
        self.panels.close_all()
        change()
        self.board.setFocus()

    def _update_undo_buttons(self) -> None:
        table = self.table_controller.session
        can_undo = table is not None and (table.can_undo or table.can_undo_together)
        self.tool_buttons.button_for("undo").setEnabled(can_undo)
        self.tool_buttons.set_redo_visible(is_visible=table is not None and table.can_redo)

    def _place_widgets(self) -> None:
        layout = self.board.table_layout
        if self._last_fit != (self.board.board_style, layout.unit, text_scale()):
            self._last_fit = self.board.board_style, layout.unit, text_scale()
            self.prompt_bar.apply_style(self.board.board_style, layout.unit)
            self.tool_buttons.apply_scale(layout.unit)
            self.panels.set_unit(layout.unit)
            self._refresh_prompts()
        decorations = self.board.decorations
        decorations.prompt_sentence.move_to(
            self.prompt_bar.place_in(layout, *decorations.button_x_range)
        )
        self.tool_buttons.place(layout)
        self.panels.place_panels()
        self.trick_questions.card_questions.refresh()

    def _refresh_prompts(self) -> None:
        self.table_controller.refresh_prompts()
        self.mistake_warner.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self.curtain.curtain.resize(self.size())
        self._place_widgets()
