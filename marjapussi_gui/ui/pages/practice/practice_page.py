"""The page on which the player practises decisions that went wrong, each with new cards."""

from collections.abc import Callable, Mapping
from functools import partial

from ....model.exercise import DealtExercise
from ....model.preferences import NO_PERSON
from ....ports.repositories import ExerciseRepository
from ....session.task_runner import TaskRunner
from ...panels.question.practice_round import PracticeQuestion, PracticeRound
from ...text.commands import Command
from ...text.i18n import say
from . import practice_panel
from .question_page import SEED_LIMIT, QuestionPage


class PracticePage(QuestionPage):
    """Asks the questions of exercises, and saves how well they were answered."""

    def __init__(self, exercises: ExerciseRepository, runner: TaskRunner) -> None:
        self._all_exercises = self._exercises = exercises
        self.round = PracticeRound(())
        super().__init__(runner)

    @property
    def title(self) -> str:
        return say("practice")

    @property
    def panel_commands(self) -> Mapping[str, Callable[[], object]]:
        order = partial(self.request.emit, Command.ORDER)
        return {**super().panel_commands, "more": self._start_next_round, "order": order}

    def start_round(self, kind: str = "", game_key: str = "", person: int = NO_PERSON) -> None:
        """Start a round with exercises of the player, or of one of several people."""
        self._exercises = self._all_exercises.for_person(person)
        self._start_round(kind, game_key)

    def _start_next_round(self) -> None:
        self._start_round()

    def _start_round(self, kind: str = "", game_key: str = "") -> None:
        self.round = PracticeRound(self._exercises.next_exercises(kind, game_key))
        self._load_next()

    def show_next(self) -> None:
        self.round.index += 1
        self._load_next()

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

    def _on_exercise_ready(self, posed_exercise: DealtExercise | None) -> None:
        exercise = self.round.current_exercise
        if exercise is None:
            return
        if posed_exercise is None:
            self.round.drop_current()
            self._load_next()
            return
        self._ask(PracticeQuestion(exercise, posed_exercise))

    def _save_answer(self, question: PracticeQuestion, *, is_right: bool) -> None:
        assert question.reply is not None
        question.days_until_next = self._exercises.save_reply(question.exercise, question.reply)
        self.round.record_answer(is_correct=is_right)

    def _show_content(self, question: PracticeQuestion | None) -> None:
        if question is None:
            practice_panel.show_round_state(
                self.panel,
                self.round,
                is_preparing=self._is_preparing,
                has_more=self._has_more_exercises,
            )
        elif question.reply is None:
            decision = self._reviewed_decision(question, question.verdict)
            practice_panel.show_question(self.panel, decision, question, self.round)
        else:
            decision = self._reviewed_decision(question, question.answer_verdict)
            practice_panel.show_answer(self.panel, decision, question, self.round)

    @property
    def _is_preparing(self) -> bool:
        return self._task.is_running

    @property
    def _has_more_exercises(self) -> bool:
        return (
            not self._is_preparing and bool(self.round.results) and self._exercises.count_due() > 0
        )
