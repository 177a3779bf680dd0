"""The base of pages that ask what the player would do: a board, and a panel with a question."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton

from ....engine.actions import Action
from ....model.exercise import ExerciseReply
from ....model.preferences import Preferences
from ....model.verdict import Verdict
from ....session.task_runner import LatestTask, TaskRunner
from ...board.accessible_board import AccessibleBoard
from ...common.requests import ContinueFromRecord
from ...panels.question import panel_contents
from ...panels.question.answer_options import CardOptionStrip, WordOptionList
from ...panels.question.playback import PlaybackMoment
from ...panels.question.practice_round import PracticeQuestion
from ...panels.question.question_panel import QuestionPanel, add_panel_beside
from ...panels.question.review_board import ReviewBoard
from ...text.commands import Command
from ...text.table_players import TablePlayers
from ..base_page import CommandMap, Page
from . import practice_panel

SEED_LIMIT = 1 << 30
MS_PER_SECOND = 1000.0
FIRST_DIGIT_KEY = Qt.Key.Key_1


class QuestionPage(Page):
    """Shows a position, and a panel with a question about it. Subclasses choose the questions."""

    STAYS = True

    def __init__(self, runner: TaskRunner) -> None:
        super().__init__()
        self._task = LatestTask(runner)
        self._random, self._answer_timer = Random(), QElapsedTimer()
        self.question: PracticeQuestion | None = None
        self.board = ReviewBoard(self)
        self.accessible_board = AccessibleBoard(self.board)
        self.panel = QuestionPanel(self)
        self._build_layout()
        self._connect_signals()

    @property
    def commands(self) -> CommandMap:
        return {**self.accessible_board.actions(), Command.HINT: self.show_hint}

    @property
    def panel_commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            "show": self.give_up,
            "hint": self.show_hint,
            "next": self.show_next,
            "leave": self.request_back,
            "play": self._play_from_here,
        }

    def show_next(self) -> None:
        raise NotImplementedError

    def _show_content(self, question: PracticeQuestion | None) -> None:
        raise NotImplementedError

    def _save_answer(self, question: PracticeQuestion, *, is_right: bool) -> None:
        raise NotImplementedError

    def apply_preferences(self, preferences: Preferences) -> None:
        self.board.apply_preferences(preferences)
        self._update_panel()

    def retranslate(self) -> None:
        self.board.retranslate()
        self._update_panel()

    def on_leave(self) -> None:
        self._task.cancel()

    # Slots

    def on_action_chosen(self, action: Action) -> None:
        question = self.question
        if question is not None and question.reply is None:
            self._submit_answer(question, action)

    def on_button_pressed(self, name: str) -> None:
        self.panel_commands[name]()

    def give_up(self) -> None:
        if self.question is not None and self.question.reply is None:
            self._submit_answer(self.question, None)

    def show_hint(self) -> None:
        """Show the hints for the question, if there are any."""
        question = self.question
        if question is None or question.reply is not None or not question.hint_facts:
            return
        question.was_hint_shown = True
        self._update_panel()

    # Private

    def _ask(self, question: PracticeQuestion) -> None:
        """Show a question and its position, and start the clock."""
        self.question = question
        self._show_position(question.moment, question.people)
        self._answer_timer.start()
        self._update_panel()

    def _show_position(self, moment: PlaybackMoment, people: TablePlayers) -> None:
        self.board.start_match(moment.view, people)
        self.board.show_moment(moment, is_open=False)

    def _submit_answer(self, question: PracticeQuestion, action: Action | None) -> None:
        is_right = action is not None and question.is_correct(action)
        question.chosen_action = action
        question.reply = ExerciseReply(
            is_right, self._answer_timer.elapsed() / MS_PER_SECOND, question.was_hint_shown
        )
        self._save_answer(question, is_right=is_right)
        self._update_panel()

    def _play_from_here(self) -> None:
        question = self.question
        if question is not None:
            self.request.emit(ContinueFromRecord(question.posed.record, question.verdict.seat))

    # Display

    def _update_panel(self) -> None:
        question = self.question
        self.panel.fill(partial(self._show_content, question))
        open_question = question if question is not None and question.reply is None else None
        self.board.offer_answers(
            {} if open_question is None else panel_contents.answer_cards(open_question.verdict)
        )
        self._focus_choices()
        self._announce(open_question)

    def _announce(self, open_question: PracticeQuestion | None) -> None:
        """Announce the panel's text. The hint of an unanswered question comes first."""
        if open_question is not None and open_question.was_hint_shown:
            self.accessible_board.announce(practice_panel.hints_text(open_question))
        self.accessible_board.announce(" ".join((self.panel.title, *self.panel.reasons)))

    def _reviewed_decision(
        self, question: PracticeQuestion, verdict: Verdict
    ) -> panel_contents.ReviewedDecision:
        return panel_contents.create_decision(
            self.board, verdict, question.moment.view, question.people
        )

    def _focus_choices(self) -> None:
        """Focus the button of the first choice or, without choices, the last button."""
        if self.isHidden():
            return  # preferences were changed on another page
        choices = self._choice_buttons()
        if self.question is not None and self.question.reply is None and choices:
            choices[0].setFocus()
        elif self.panel.buttons:
            list(self.panel.buttons.values())[-1].setFocus()

    def _choice_buttons(self) -> list[QPushButton]:
        match self.panel.options_widget:
            case CardOptionStrip() as strip:
                return [*strip.card_buttons]
            case WordOptionList() as options:
                return options.buttons
            case _:
                return []

    def _build_layout(self) -> None:
        add_panel_beside(self, self.panel).addWidget(self.board)

    def _connect_signals(self) -> None:
        self.panel.action_chosen.connect(self.on_action_chosen)
        self.accessible_board.announcer.speech_requested.connect(self.speech_requested)
        self.panel.button_clicked.connect(self.on_button_pressed)
        self.board.hand_input.action_chosen.connect(self.on_action_chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = event.key() - FIRST_DIGIT_KEY
        choices = self._choice_buttons()
        if self.question is not None and self.question.reply is None and 0 <= place < len(choices):
            choices[place].click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.panel.fit_to(self.size())
        super().resizeEvent(event)
        self._update_panel()
