"""The page for practising requested hands: ten in a row, each decision judged at once."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from ....engine.actions import Action
from ....engine.games import find_variant
from ....engine.record import MatchRecord
from ....engine.view import create_view
from ....model.exercise import DealtExercise, Exercise
from ....model.hand_request import OWN_SEAT, HandRequest
from ....model.new_game import NewGame
from ....model.verdict import Verdict
from ....ports.services import EvaluateDecision, LearningServices
from ....session.task_runner import TaskRunner
from ...panels.question.playback import Playback
from ...panels.question.practice_round import PracticeQuestion
from ...text.i18n import say
from ...text.table_players import TablePlayers
from . import requested_hands_panel
from .question_page import SEED_LIMIT, QuestionPage
from .requested_hands_panel import RequestedHandsRound, RoundState

log = logging.getLogger("marjapussi")


class RequestedHandsPage(QuestionPage):
    """Asks for the player's decisions in ten requested hands, or in one part of each hand."""

    PAUSES_BACKGROUND_WORK = True

    def __init__(
        self,
        learning: LearningServices,
        evaluate: EvaluateDecision,
        runner: TaskRunner,
    ) -> None:
        self._learning, self._evaluate = learning, evaluate
        self.round: RequestedHandsRound | None = None
        super().__init__(runner)

    @property
    def title(self) -> str:
        return say("order-order")

    @property
    def has_content(self) -> bool:
        return self.round is not None

    @property
    def panel_commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            **super().panel_commands,
            "skip": self.show_next_hand,
            "again": self._deal_hand,
            "more": self.start_again,
        }

    def start_round(self, settings: NewGame, order: HandRequest) -> None:
        self.round = RequestedHandsRound(settings, order)
        self.show_next_hand()

    def start_again(self) -> None:
        if self.round is not None:
            self.start_round(self.round.settings, self.round.order)

    def show_next(self) -> None:
        """Continue after an answer: ask the hand's next question, or deal the next hand."""
        question = self.question
        if question is None or question.reply is None:
            return
        chosen = question.chosen_action
        action = question.verdict.advised_action if chosen is None else chosen
        self._play_on(question.posed.record, question.verdict, action)

    def show_next_hand(self) -> None:
        """Deal the next hand, or show the result after the last one."""
        if self.round is None:
            return
        if self.round.is_last_hand:
            self._show_state(RoundState.FINISHED)
        else:
            self.round.results.append([])
            self._deal_hand()

    # Private

    def _deal_hand(self) -> None:
        if self.round is None:
            return
        settings, order = self.round.settings, self.round.order
        variant, seed = find_variant(settings.game), self._random.randrange(SEED_LIMIT)
        game = variant.create_game(settings.rules, players=settings.player_count)
        deal = partial(self._learning.deal_requested_hand, game, order, settings.names, seed)
        self._show_state(RoundState.DEALING)
        self._task.start(lambda _: deal(), self._on_dealt, on_error=self._on_failed)

    def _on_dealt(self, record: MatchRecord | None) -> None:
        if record is None:
            self._show_state(RoundState.NOT_FOUND)
        else:
            self._evaluate_decision(record)

    def _evaluate_decision(self, record: MatchRecord) -> None:
        """Show a position, and evaluate its decision in the background."""
        view = create_view(record.header.game, record.state_after(), OWN_SEAT)
        header, playback = record.header, Playback(record, OWN_SEAT)
        people = TablePlayers(header.player_names, OWN_SEAT, header.game.seating)
        self._show_position(playback.moment_at(playback.last_ply, is_open=False), people)
        self._show_state(RoundState.THINKING)
        self._task.start(
            lambda cancel: self._evaluate(view, None, cancel),
            partial(self._on_evaluated, record),
            on_error=self._on_failed,
        )

    def _on_evaluated(self, record: MatchRecord, verdict: Verdict) -> None:
        """Ask the question, unless all actions are equally good."""
        if len(verdict.action_values) < 2:
            self._play_on(record, verdict, verdict.best.action)
            return
        verdict = replace(verdict, chosen=verdict.best.action)
        game_key = record.header.game.key
        exercise = Exercise(0, len(record.entries), game_key, verdict)
        self._ask(PracticeQuestion(exercise, DealtExercise(record, verdict)))

    def _play_on(self, record: MatchRecord, verdict: Verdict, action: Action) -> None:
        assert self.round is not None
        seed, part = self._random.randrange(SEED_LIMIT), self.round.order.part
        play = partial(self._learning.continue_hand, record, action, part, seed)
        self._show_state(RoundState.THINKING)
        self._task.start(lambda _: play(), self._on_hand_continued, on_error=self._on_failed)

    def _on_hand_continued(self, record: MatchRecord | None) -> None:
        if record is None:
            self.show_next_hand()
        else:
            self._evaluate_decision(record)

    def _on_failed(self, error: BaseException) -> None:
        """Offer the next hand, because this one can't be dealt or evaluated."""
        if not isinstance(error, Exception):
            raise error
        log.error("can't practise an ordered hand", exc_info=error)
        self._show_state(RoundState.FAILED)

    def _show_state(self, state: RoundState) -> None:
        assert self.round is not None
        self._task.cancel()
        self.question, self.round.state = None, state
        self._update_panel()

    def _save_answer(self, question: PracticeQuestion, *, is_right: bool) -> None:
        assert self.round is not None
        self.round.results[-1].append(is_right)

    def _show_content(self, question: PracticeQuestion | None) -> None:
        if self.round is None:
            return
        if question is None:
            requested_hands_panel.show_round_state(self.panel, self.round)
        elif question.reply is None:
            decision = self._reviewed_decision(question, question.verdict)
            requested_hands_panel.show_question(self.panel, decision, question, self.round)
        else:
            decision = self._reviewed_decision(question, question.answer_verdict)
            requested_hands_panel.show_answer(self.panel, decision, question, self.round)
