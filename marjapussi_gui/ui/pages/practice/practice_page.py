"""The page on which the player practises decisions that went wrong, each with new cards."""

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ....engine.actions import Action
from ....model.exercise import ExerciseReply, PosedExercise
from ....model.preferences import Preferences
from ....model.verdict import Verdict
from ....ports.exercise_repository import ExerciseRepository
from ....session.task_runner import LatestTask, TaskRunner
from ...board.accessible_board import AccessibleBoard
from ...text import practice_text as words
from ...text import review_moment_text as moment_words
from ...text.commands import Command
from ..base_page import CommandMap, Page
from ..review import panel_contents
from ..review.answer_options import CardOptionStrip, WordOptionList
from ..review.panel_placement import PanelPlacement
from ..review.practice_round import PracticeQuestion, PracticeRound
from ..review.question_panel import QuestionPanel
from ..review.review_board import ReviewBoard
from . import practice_panel

SEED_LIMIT = 1 << 30
MS_PER_SECOND = 1000.0
FIRST_DIGIT_KEY = Qt.Key.Key_1


class PracticePage(Page):
    """Shows the position of an exercise, and a panel with its question."""

    play_from_requested = Signal(object, int)  # a match record, and the player's seat

    def __init__(
        self, exercises: ExerciseRepository, runner: TaskRunner, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._exercises, self._task = exercises, LatestTask(runner)
        self._random, self._answer_timer = Random(), QElapsedTimer()
        self.round = PracticeRound(())
        self.question: PracticeQuestion | None = None
        self.board = ReviewBoard(self)
        self.accessible_board = AccessibleBoard(self.board)
        self.panel = QuestionPanel(self)
        self.panel_placement = PanelPlacement(self, self.board, self.panel, self.unfold_panel)
        self._build_layout()
        self._connect_signals()

    @property
    def commands(self) -> CommandMap:
        return {**self.accessible_board.actions(), Command.HINT: self.show_hint}

    @property
    def title(self) -> str:
        return words.practice_title()

    def start_round(self, kind: str = "", game_key: str = "") -> None:
        """Start a round with the exercises that are due, or those of one kind and game."""
        self.round = PracticeRound(self._exercises.next_exercises(kind, game_key))
        self._load_next()

    def apply_preferences(self, preferences: Preferences) -> None:
        self.board.apply_preferences(preferences)
        self._update_panel()

    def retranslate(self) -> None:
        self.board.retranslate()
        self._update_panel()

    def on_leave(self) -> None:
        self._task.cancel()

    def dismiss(self) -> bool:
        """Unfold the question. Return False if it wasn't folded."""
        was_folded = self.panel_placement.is_panel_hidden
        if was_folded:
            self.unfold_panel()
        return was_folded

    # Slots

    def on_action_chosen(self, action: Action) -> None:
        """Take the chosen action as the answer."""
        question = self.question
        if question is not None and question.reply is None:
            self._submit_answer(question, action)

    def on_button_pressed(self, name: str) -> None:
        """Perform the action of the panel button with this name."""
        commands: dict[str, Callable[[], object]] = {
            "show": self.give_up,
            "hint": self.show_hint,
            "next": self.show_next,
            "more": self.start_round,
            "leave": self.request_back,
            "play": self._play_from_here,
            "fold": self.fold_panel,
        }
        commands[name]()

    def give_up(self) -> None:
        """Show the answer, and count the question as answered wrongly."""
        if self.question is not None and self.question.reply is None:
            self._submit_answer(self.question, None)

    def show_hint(self) -> None:
        """Show the hints for the question, if there are any."""
        question = self.question
        if question is None or question.reply is not None or not question.hint_facts:
            return
        question.was_hint_shown = True
        self._update_panel()

    def show_next(self) -> None:
        """Show the next question of the round."""
        self.round.index += 1
        self._load_next()

    def fold_panel(self) -> None:
        """Fold the question away, so that the whole board is visible."""
        self.panel_placement.is_folded = True
        self.panel_placement.place_panel()
        self.panel_placement.tab_button.setFocus()

    def unfold_panel(self, _checked: object = None) -> None:
        """Show the question again."""
        self.panel_placement.is_folded = False
        self.panel_placement.place_panel()
        self._focus_choices()

    # Private

    def _load_next(self) -> None:
        """Deal new cards for the next exercise in the background."""
        self.on_leave()
        self.question = None
        exercise = self.round.current_exercise
        if exercise is not None:
            seed = self._random.randrange(SEED_LIMIT)
            pose = partial(self._exercises.pose_exercise, exercise, seed)
            self._task.start(lambda _: pose(), self._on_exercise_ready)
        self._update_panel()

    def _on_exercise_ready(self, posed_exercise: PosedExercise | None) -> None:
        exercise = self.round.current_exercise
        if exercise is None:
            return
        if posed_exercise is None:
            self.round.drop_current()
            self._load_next()
            return
        question = self.question = PracticeQuestion(exercise, posed_exercise)
        moment = question.moment
        self.board.start_match(moment.view, question.people)
        self.board.show_moment(moment, is_open=False)
        self.panel_placement.is_folded = False
        self._answer_timer.start()
        self._update_panel()

    def _submit_answer(self, question: PracticeQuestion, action: Action | None) -> None:
        is_right = action is not None and question.is_correct(action)
        question.chosen_action = action
        question.reply = ExerciseReply(
            is_right, self._answer_timer.elapsed() / MS_PER_SECOND, question.was_hint_shown
        )
        question.days_until_next = self._exercises.save_reply(question.exercise, question.reply)
        self.round.record_answer(is_correct=is_right)
        self.panel_placement.is_folded = False
        self._update_panel()

    def _play_from_here(self) -> None:
        question = self.question
        if question is not None:
            self.play_from_requested.emit(question.posed.record, question.verdict.seat)

    # Display

    def _update_panel(self) -> None:
        """Show the question, its answer, or the result of the round on the panel."""
        self.panel.fit_to(self.size(), self.board.height())
        question = self.question
        if question is None:
            practice_panel.show_round_state(
                self.panel, self.round, is_preparing=self._is_preparing, has_more=self._has_more
            )
        elif question.reply is None:
            decision = self._reviewed_decision(question, question.verdict)
            practice_panel.show_question(self.panel, decision, question, self.round)
        else:
            decision = self._reviewed_decision(question, question.answer_verdict)
            practice_panel.show_answer(self.panel, decision, question, self.round)
        open_question = question if question is not None and question.reply is None else None
        self.board.offer_answers(
            {} if open_question is None else panel_contents.answer_cards(open_question.verdict)
        )
        self.panel_placement.tab_button.setText(moment_words.unfold_label())
        self.panel_placement.place_panel()
        self._focus_choices()
        self._announce(open_question)

    def _announce(self, open_question: PracticeQuestion | None) -> None:
        """Announce the panel's text. The hint of an unanswered question comes first."""
        if open_question is not None and open_question.was_hint_shown:
            self.accessible_board.announce(practice_panel.hints_text(open_question))
        self.accessible_board.announce(" ".join((self.panel.title, *self.panel.reasons)))

    @property
    def _is_preparing(self) -> bool:
        return self._task.is_running

    @property
    def _has_more(self) -> bool:
        return (
            not self._is_preparing and bool(self.round.results) and self._exercises.count_due() > 0
        )

    def _reviewed_decision(
        self, question: PracticeQuestion, verdict: Verdict
    ) -> panel_contents.ReviewedDecision:
        felt = self.board.board_style.felt
        return panel_contents.ReviewedDecision(
            verdict, question.moment.view, question.people, self.board.card_pictures, felt
        )

    def _focus_choices(self) -> None:
        """Focus the button of the first choice or, without choices, the last button."""
        choices = self._choice_buttons()
        if self.question is not None and self.question.reply is None and choices:
            choices[0].setFocus()
        elif self.panel.buttons:
            list(self.panel.buttons.values())[-1].setFocus()

    def _choice_buttons(self) -> list[QPushButton]:
        """Return the button of each choice in reading order."""
        match self.panel.options_widget:
            case CardOptionStrip() as strip:
                return [*strip.card_buttons]
            case WordOptionList() as options:
                return options.buttons
            case _:
                return []

    def _build_layout(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.board)
        self.panel.raise_()
        self.panel_placement.tab_button.raise_()

    def _connect_signals(self) -> None:
        self.panel.action_chosen.connect(self.on_action_chosen)
        self.accessible_board.announcer.speech_requested.connect(self.speech_requested)
        self.panel.button_clicked.connect(self.on_button_pressed)
        self.board.hand_input.action_chosen.connect(self.on_action_chosen)
        self.board.layout_changed.connect(self.panel_placement.place_panel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose an answer with a digit key."""
        place = event.key() - FIRST_DIGIT_KEY
        choices = self._choice_buttons()
        if self.question is not None and self.question.reply is None and 0 <= place < len(choices):
            choices[place].click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before = self.panel.layout_key
        self.panel.fit_to(self.size(), self.board.height())
        if self.panel.layout_key == before:
            self.panel_placement.place_panel()
        else:
            self._update_panel()
