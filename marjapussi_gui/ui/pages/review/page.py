"""The page on which a match is reviewed."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QKeySequence, QResizeEvent

from ....engine.codes.pbn import has_pbn_boards
from ....engine.state import Seat
from ....model.match_state import MatchState, ReceivedCodeKind
from ....model.preferences import NO_PERSON, Preferences
from ....model.remark import Note, with_note
from ....ports.services import Services
from ...board.accessible_board import AccessibleBoard
from ...common import requests
from ...panels.question.playback import Playback, PlaybackMoment
from ...panels.question.question_panel import add_panel_beside
from ...panels.question.review_board import ReviewBoard
from ...panels.tricks_panel import TricksPanel
from ...text.commands import Command, shortcut_key
from ...text.i18n import Message, say
from ..base_page import CommandMap, Page
from .question_controller import QuestionController
from .review_buttons import NEXT_MISTAKE_KEY, OPEN_CARDS_KEY, STEP_KEYS, add_shortcut
from .review_controller import ReviewController
from .review_footer import ReviewFooter
from .review_menus import ReviewMenus
from .review_questions import ReviewQuestions
from .review_state import ReviewState
from .show_all_cards import ShowAllCardsOption


class ReviewPage(Page):
    """Shows the board at any moment of a match, with a question about it, and a timeline."""

    PAUSES_BACKGROUND_WORK = STAYS = True

    def __init__(self, controller: ReviewController, services: Services) -> None:
        super().__init__()
        self.controller = controller
        controller.setParent(self)
        self._match: MatchState | None = None
        self._on_help: Callable[[], object] | None = None
        self._is_line_shown = False
        self.board = ReviewBoard(self)
        self.accessible_board = AccessibleBoard(self.board)
        self.tricks_panel, self.question_controller = (
            TricksPanel(self),
            QuestionController(self, controller, self.board, self.accessible_board),
        )
        self.question_panel = self.question_controller.panel
        self.card_questions = ReviewQuestions(
            self,
            self.board,
            self.tricks_panel,
            self.question_panel,
            lambda: controller.state,
            analysis=services.analysis,
            runner=services.system.task_runner,
        )
        self.footer = ReviewFooter(self)
        self.sentence_label, self.timeline = self.footer.sentence_label, self.footer.timeline
        self.buttons = self.footer.buttons
        self.step_buttons, self.open_cards_checkbox = (
            self.buttons.step_buttons,
            self.buttons.open_cards_checkbox,
        )
        self.menus = ReviewMenus(self)
        self.open_cards_box = ShowAllCardsOption(self.open_cards_checkbox, self._is_hand_over, self)
        self._build_layout()
        self._connect_signals()

    @property
    def ply(self) -> int:
        return self.timeline.value()

    @property
    def _state(self) -> ReviewState | None:
        return self.controller.state

    @property
    def _playback(self) -> Playback | None:
        return None if self._state is None else self._state.playback

    @property
    def commands(self) -> CommandMap:
        note = {} if self._can_keep else {Command.NOTE: self.write_note}
        return {**self.accessible_board.actions(), Command.COPY_CODE: self.copy_code, **note}

    @property
    def title(self) -> str:
        return self._kind_label

    @property
    def _kind_label(self) -> str:
        kind = None if self._match is None else self._match.shared
        return say(f"shared-{kind}") if kind else ""

    def apply_preferences(self, preferences: Preferences) -> None:
        self.board.apply_preferences(preferences)
        for letter, shortcut in self._letter_shortcuts.items():
            shortcut.setKey(QKeySequence(shortcut_key(letter, alt_letters=preferences.alt_letters)))
        self._update_question()

    def show_match(
        self,
        match: MatchState,
        ply: int = 1,
        *,
        match_id: int = 0,
        on_help: Callable[[], object] | None = None,
    ) -> None:
        """Show a match after its first `ply` actions.

        on_help is called when the player opens the cards of an unfinished hand.
        """
        self._match, self._is_line_shown, self._on_help = match, False, on_help
        self.open_cards_box.begin_match(on_help)
        self.menus.hide_future_action.setChecked(False)
        state = self.controller.begin_review(match, match_id, ply)
        self.board.start_match(state.playback.moment_at(0, is_open=False).view, state.people)
        self.buttons.tricks_button.setVisible(not self.board.table_layout.is_rummy)
        self.footer.kind_label = self._kind_label
        self.footer.move_timeline_marker(state)
        self.show_moment()
        self.timeline.setFocus()
        self.title_changed.emit()

    def copy_code(self, _checked: object = None) -> None:
        """Copy the code of the hand or, if it isn't finished, of what the player saw."""
        if self._match is not None:
            self.request.emit(requests.CopyCode(self._match, self.ply, self._is_hand_over()))

    def write_note(self, _checked: object = None) -> None:
        self.request.emit(requests.WriteNote(self.controller.match_id, self._note))

    def show_note(self, note: Note) -> None:
        if self._match is not None:
            self._match = replace(self._match, notes=with_note(self._match.notes, note))
            self._describe_moment()

    def show_moment(self, _changed: object = None) -> None:
        playback = self._playback
        if playback is None:
            return
        self.tricks_panel.hide()
        self.open_cards_box.close_if_forbidden()
        self.board.show_moment(
            self._current_moment(playback), is_open=self.open_cards_checkbox.isChecked()
        )
        self.card_questions.show_moment()
        self.controller.update_worths()
        self._describe_moment()

    def toggle_tricks(self, _checked: object = None) -> None:
        if self._state is None:
            return
        if self.tricks_panel.isVisible():
            self.tricks_panel.close_panel()
            return
        tricks = self._state.playback.tricks_of_hand(self.ply)
        self.tricks_panel.show_tricks(
            Message("all-tricks"), tricks, self._state.people, self.board.card_pictures
        )
        self._place_panels()

    def dismiss(self) -> bool:
        """Close an answer or panel, or leave a double-dummy line. Return False if none was open."""
        if self.card_questions.close():
            return True
        if self.tricks_panel.isVisible():
            self.tricks_panel.close_panel()
            return True
        return self.controller.leave_line()

    def open_all_cards(self) -> None:
        """Turn the cards of an unfinished hand face up, which counts as help."""
        self.open_cards_box.confirm_open()
        self.show_moment()

    def retranslate(self) -> None:
        self.buttons.retranslate()
        self.footer.kind_label = self._kind_label
        self.board.retranslate()
        if self._state is not None:
            self._state.invalidate_panel()
        self._describe_moment()

    # Slots

    def on_ply_changed(self, ply: int) -> None:
        if self._state is not None:
            self._state.move_to(ply)
            self.show_moment()

    def on_moment_changed(self) -> None:
        """Show the controller's current moment. In a double-dummy line, all cards are open."""
        if self._state is None:
            return
        shows_line = self._state.line is not None
        if shows_line != self._is_line_shown:
            self._is_line_shown = shows_line
            self.open_cards_box.set_open(is_open=shows_line)
        self.footer.move_timeline_marker(self._state)
        self.show_moment()
        self._place_panels()
        self.timeline.setFocus()

    def on_verdicts_changed(self) -> None:
        if self._state is not None:
            self.footer.update_timeline(self._state)
            self._update_question()

    def show_answer(self) -> None:
        self.go_to_step("after")
        self.timeline.setFocus()

    def review_seat(self, seat: Seat) -> None:
        """Review the decisions of another seat, from its own view if a person played there."""
        self.idle_changed.emit(False)
        match = self._match
        if match is not None and seat in match.human_seats and seat != match.own_seat:
            seen, match_id = replace(match, own_seat=seat), self.controller.match_id
            self.show_match(seen, self.ply, match_id=match_id, on_help=self._on_help)
        else:
            self.controller.review_seat(seat)

    def on_leave(self) -> None:
        self.controller.stop()

    def go_to_step(self, step: str, _checked: object = None) -> None:
        """Go to the position that a step, such as "after", leads to."""
        if self._playback is not None:
            self.timeline.setValue(self._playback.step_target_ply(step, self.ply))

    def show_more_menu(self, _checked: object = None) -> None:
        playback = self._playback
        if playback is not None:
            self.menus.show_more(
                self.buttons.more_button,
                can_show_line=self._can_show_line,
                has_worths=self._state is not None and self._state.has_worths,
                open_hand=self._may_share_all,
                open_match=self._may_share_all
                and not playback.is_hand_unfinished(playback.last_ply),
                can_keep=self._can_keep,
                has_notes=self._match is not None and bool(self._match.notes),
                can_change=self._can_change_position and self.ply > 0,
                has_board=self._may_share_all and has_pbn_boards(playback.record.header.game),
            )

    def show_seats_menu(self, _checked: object = None) -> None:
        if self._state is not None:
            self.menus.show_seats(
                self.buttons.other_seats_button, self._state.people, self._state.seat
            )

    # Display

    def _current_moment(self, playback: Playback) -> PlaybackMoment:
        return playback.moment_at(self.ply, is_open=self.open_cards_checkbox.isChecked())

    def _describe_moment(self) -> None:
        state = self._state
        if state is None:
            return
        self.footer.show_moment(state, self._current_moment(state.playback), self._note)
        self.accessible_board.announce(self.footer.standing_label.text())
        self.accessible_board.announce(self.sentence_label.accessibleName())
        self.menus.play_action.setEnabled(not state.playback.state_at(self.ply).match.is_over)
        self.menus.picture_action.setEnabled(self.ply > 0)
        self._update_question()

    def _update_question(self) -> None:
        if self._state is not None:
            self.question_controller.show_state(self._state)

    # Private

    @property
    def _can_keep(self) -> bool:
        """Whether the hand is one that somebody sent, and isn't stored."""
        return bool(self._kind_label) and self.controller.match_id < 0

    @property
    def _note(self) -> Note:
        notes = () if self._match is None else self._match.notes
        return next((each for each in notes if each.ply == self.ply), Note(self.ply, ""))

    @property
    def _may_share_all(self) -> bool:
        """Whether all cards of the hand may be shared: it's over, and none of them was guessed."""
        kind = None if self._match is None else self._match.shared
        return self._is_hand_over() and kind in (None, ReceivedCodeKind.HAND)

    def _is_hand_over(self) -> bool:
        return self._playback is None or not self._playback.is_hand_unfinished(self.ply)

    @property
    def _can_change_position(self) -> bool:
        """Whether the position, with all its cards, may be changed: only in games of tricks."""
        is_known = self._is_hand_over() or bool(self._kind_label)
        return is_known and not self.board.table_layout.is_rummy

    @property
    def _can_show_line(self) -> bool:
        is_position = self._match is not None and self._match.shared is ReceivedCodeKind.POSITION
        return (
            (self._is_hand_over() or is_position)
            and not self._is_line_shown
            and not self.board.table_layout.is_rummy
        )

    def _show_worths(self, _checked: object = None) -> None:
        self.open_cards_box.set_open(is_open=True)
        self.controller.show_worths(is_shown=True)

    def _play_from_here(self, _checked: object = None) -> None:
        if self._match is not None and self._playback is not None:
            match = replace(self._match, record=self._playback.record)
            self.request.emit(requests.PlayFrom(match, self.ply))

    def _change_position(self, _checked: object = None) -> None:
        if self._match is not None:
            self.request.emit(requests.EditPosition(self._match, self.ply))

    def _keep_hand(self, _checked: object = None) -> None:
        if self._match is not None:
            self.request.emit(requests.KeepHand(self._match, self.ply))

    def _save_page(self, is_match: bool, is_open: bool, has_notes: bool) -> None:  # noqa: FBT001 - a slot
        if self._match is not None and self._playback is not None:
            number = 0 if is_match else self._playback.hand_number(self.ply)
            match_id = self.controller.match_id
            self.request.emit(
                requests.SaveWebPage(self._match, match_id, number, is_open, has_notes)
            )

    def _save_notes(self, _checked: object = None) -> None:
        if self._match is not None:
            self.request.emit(requests.SaveNotes(self._match))

    def _save_board(self, _checked: object = None) -> None:
        if self._match is not None:
            self.request.emit(requests.SavePbnBoard(self._match, self.ply))

    def _share_picture(self, _checked: object = None) -> None:
        if self._match is not None:
            self.request.emit(requests.SharePicture(self._match, self.ply, self._may_share_all))

    def _play_from_question(self) -> None:
        assert self._state is not None
        assert self._match is not None
        self.request.emit(requests.PlayFrom(self._match, self._state.subject[1]))

    def _request_practice(self) -> None:
        """Open practice, with the exercises of the person whose play is reviewed."""
        person = NO_PERSON if self._match is None else self._match.own_person_id
        self.request.emit(requests.Practise(person=person))

    # Set-up

    def _build_layout(self) -> None:
        column = add_panel_beside(self, self.question_panel)
        column.addWidget(self.board, 1)
        column.addWidget(self.footer)
        self.tricks_panel.raise_()

    def _connect_signals(self) -> None:
        self.controller.moment_changed.connect(self.on_moment_changed)
        self.accessible_board.announcer.speech_requested.connect(self.speech_requested)
        self.controller.verdicts_changed.connect(self.on_verdicts_changed)
        self.controller.verdicts.finished.connect(partial(self.idle_changed.emit, True))
        self.timeline.valueChanged.connect(self.on_ply_changed)
        self.board.layout_changed.connect(self._place_panels)
        self.board.layout_changed.connect(self.card_questions.update_cards)
        self.card_questions.help_given.connect(self.open_cards_box.report_help)
        self.card_questions.answered.connect(self.accessible_board.announce_answer)
        self.menus.seat_chosen.connect(self.review_seat)
        self.question_controller.answer_requested.connect(self.show_answer)
        self.question_controller.play_requested.connect(self._play_from_question)
        self.question_controller.practice_requested.connect(self._request_practice)
        self.tricks_panel.closed.connect(self.timeline.setFocus)
        self.tricks_panel.rebuilt.connect(self._place_panels)
        self.open_cards_box.confirmation_requested.connect(
            partial(self.request.emit, Command.OPEN_HANDS)
        )
        self.open_cards_box.visibility_changed.connect(self.show_moment)
        self.buttons.tricks_button.clicked.connect(self.toggle_tricks)
        self.buttons.more_button.clicked.connect(self.show_more_menu)
        self.buttons.other_seats_button.clicked.connect(self.show_seats_menu)
        self.buttons.back_button.clicked.connect(self.request_back)
        self.menus.play_action.triggered.connect(self._play_from_here)
        self.menus.copy_action.triggered.connect(self.copy_code)
        self.menus.keep_action.triggered.connect(self._keep_hand)
        self.menus.note_action.triggered.connect(self.write_note)
        self.menus.position_action.triggered.connect(self._change_position)
        self.menus.save_notes_action.triggered.connect(self._save_notes)
        self.menus.could_win_action.triggered.connect(partial(self.idle_changed.emit, False))
        self.menus.could_win_action.triggered.connect(self.controller.request_line)
        self.menus.worths_action.triggered.connect(self._show_worths)
        self.menus.page_requested.connect(self._save_page)
        self.menus.board_action.triggered.connect(self._save_board)
        self.menus.picture_action.triggered.connect(self._share_picture)
        self.menus.hide_future_action.toggled.connect(self.timeline.set_future_hidden)
        for name, key in STEP_KEYS.items():
            add_shortcut(key, self, partial(self.go_to_step, name))
            self.step_buttons[name].clicked.connect(partial(self.go_to_step, name))
        self._letter_shortcuts = {
            OPEN_CARDS_KEY: add_shortcut(OPEN_CARDS_KEY, self, self.open_cards_checkbox.toggle),
            NEXT_MISTAKE_KEY: add_shortcut(NEXT_MISTAKE_KEY, self, self.controller.step_to_mistake),
        }

    def _place_panels(self) -> None:
        self.tricks_panel.place_over(self.board)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.question_panel.fit_to(self.size())
        self.timeline.fit_height(self.height())
        super().resizeEvent(event)
        self._update_question()
