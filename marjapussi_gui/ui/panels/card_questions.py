"""Answers why a player played a card, in a bubble beside the player."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from threading import Event as Flag
from typing import TypeVar

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ...engine.actions import Action, Play
from ...engine.cards import Card
from ...engine.frozen import frozen
from ...engine.record import MatchRecord
from ...engine.state import NOBODY, GameState, Seat
from ...engine.view import create_view
from ...model.card_reason import CardReason
from ...model.decisions import find_card_action
from ...model.match_state import MatchState, ReceivedCodeKind
from ...model.new_game import ComputerPlayer
from ...model.verdict import Verdict
from ...ports.services import AnalysisServices
from ...session.task_runner import LatestTask, TaskRunner
from ..art.card_pictures import CardPictures
from ..text import card_reason_text as words
from ..text.action_labels import action_label
from ..text.i18n import say
from ..text.table_players import TablePlayers
from .card_answer import CardAnswer, CardAnswerBubble, Obstacle

T = TypeVar("T")
REASON, READING, HABITS, SEND = "reason", "reading", "habits", "send"  # keys of further questions


@frozen
class CardQuestion:
    """A question about a card that a seat has played, discarded or taken.

    If the hand isn't over, the answer shows none of the speaker's cards that the listener can't
    know.
    """

    record: MatchRecord
    end: int  # number of actions after which the question is asked
    seat: Seat
    card: Card
    people: TablePlayers
    is_hand_over: bool
    has_habits: bool = False  # whether the speaker is a partner whose habits were measured
    player: ComputerPlayer | None = None  # the speaker, if it is known
    shared: ReceivedCodeKind | None = None  # set if the cards come from somebody's code


@frozen
class AnswerPlacement:
    """Where to show an answer: the speaker's place, and what the answer shouldn't cover."""

    anchor: QRect
    obstacles: tuple[Obstacle, ...]
    scale: float
    deck: CardPictures


class CardQuestions(QObject):
    """Asks the analysis about cards, and shows its answers."""

    answered = Signal(str)
    habits_requested = Signal()  # what the player's partner does

    def __init__(self, page: QWidget, analysis: AnalysisServices, runner: TaskRunner) -> None:
        super().__init__(page)
        self._analysis = analysis
        self._task = LatestTask(runner)
        self.bubble = CardAnswerBubble(page)
        self.bubble.link_pressed.connect(self.on_link_pressed)
        self._question: CardQuestion | None = None
        self._find_place: Callable[[], AnswerPlacement] | None = None
        self._shows_reading = False

    def ask(self, question: CardQuestion, find_place: Callable[[], AnswerPlacement]) -> None:
        """Answer a question, now or later. find_place() returns where to show the answer."""
        self.close()
        self._question, self._find_place, self._shows_reading = question, find_place, False
        if text := self._answer():
            self.answered.emit(text)

    def show_text(self, text: str, find_place: Callable[[], AnswerPlacement]) -> None:
        """Show an answer that needs no analysis."""
        self.close()
        self._find_place = find_place
        self.answered.emit(self._show(CardAnswer(text)))

    def close(self) -> bool:
        self._task.cancel()
        was_open = self.bubble.is_open
        self.bubble.hide()
        self._question = self._find_place = None
        return was_open

    def refresh(self) -> None:
        if self.bubble.is_open and self._question is not None and self._find_place is not None:
            self._answer()

    def on_link_pressed(self, key: str) -> None:
        if key == HABITS:
            self.close()
            self.habits_requested.emit()
            return
        if key == SEND:
            self._send_play()
            return
        self._shows_reading = key == READING
        self._answer()

    def _answer(self) -> str:
        question = self._question
        if question is None:
            return ""
        ply = find_card_action(question.record, question.seat, question.card, question.end)
        if ply is None:
            return ""
        state = question.record.state_after(ply)
        if question.people.is_own_seat(question.seat):
            return self._evaluate_own_card(question, state, question.record.entries[ply].action)
        if self._shows_reading:
            return self._show(self._reading(question, state))
        explain = partial(
            self._analysis.explain_card,
            create_view(question.record.header.game, state, question.seat),
            question.card,
            question.people.own_seat,
            is_over=question.is_hand_over,
            player=question.player,
        )
        if question.player is None or not question.is_hand_over:
            return self._show_reason(question, explain(Flag()))
        return self._answer_in_background(explain, partial(self._on_explained, question))

    def _answer_in_background(self, work: Callable[[Flag], T], on_done: Callable[[T], None]) -> str:
        """Show a waiting text and start the work. Return the text unless it is done at once."""
        text = self._show(CardAnswer(say("table-thinking")))
        self._task.start(work, on_done)
        return text if self._task.is_running else ""

    def _on_explained(self, question: CardQuestion, reason: CardReason | None) -> None:
        if self._question is question:
            self.answered.emit(self._show_reason(question, reason))

    def _show_reason(self, question: CardQuestion, reason: CardReason | None) -> str:
        return "" if reason is None else self._show(self._reason(question, reason))

    def _show(self, answer: CardAnswer | None) -> str:
        if answer is None or self._find_place is None:
            return ""
        place = self._find_place()
        if self._question is not None and not answer.is_reply:
            answer = replace(answer, links=(*answer.links, (SEND, say("send-play"))))
        self.bubble.show_answer(answer, place.deck, place.scale, place.anchor, place.obstacles)
        return answer.text

    def _send_play(self) -> None:
        """Copy the question with the code of the hand or, until its end, of what the asker sees."""
        from ...learning.received_hands import share
        from ..text.code_text import question_text

        question = self._question
        assert question is not None
        match = MatchState(question.record, 0, "", "", question.people.own_seat)
        match = replace(match, shared=question.shared)
        shared = share(match, question.end, is_hand_over=question.is_hand_over)
        text = say("nothing-to-copy")
        if shared is not None:
            asked = question_text(question.seat, question.card, question.people, shared[1])
            QGuiApplication.clipboard().setText(asked)
            text = say("play-copied")
        self.answered.emit(self._show(CardAnswer(text, is_reply=True)))

    # Answers

    def _reason(self, question: CardQuestion, reason: CardReason) -> CardAnswer:
        groups = (
            (say("yours"), reason.listener_cards),
            (say("mine"), reason.own_cards),
            (say("still-out"), reason.cards_out),
        )
        return CardAnswer(
            words.card_reason_text(reason, question.people),
            tuple((label, cards) for label, cards in groups if cards),
            self._follow_up_links(question),
        )

    def _follow_up_links(self, question: CardQuestion) -> tuple[tuple[str, str], ...]:
        if question.people.own_seat == NOBODY or question.record.header.game.is_rummy:
            return ()  # nobody's hand to read it from, or no suits to follow
        reading = (READING, say("reading"))
        return (reading, (HABITS, say("title"))) if question.has_habits else (reading,)

    def _reading(self, question: CardQuestion, state: GameState) -> CardAnswer | None:
        game, own = question.record.header.game, question.people.own_seat
        after = game.step(state, Play(question.card))
        reading = self._analysis.read_card(
            create_view(game, state, own), create_view(game, after, own), question.seat
        )
        if reading is None:
            return None
        return CardAnswer(
            words.card_reading_text(reading, question.people),
            (),
            ((REASON, say("card-reason-ask")),),
        )

    # The listener's own card

    def _evaluate_own_card(self, question: CardQuestion, state: GameState, action: Action) -> str:
        view = create_view(question.record.header.game, state, question.seat)
        if len(view.legal_actions) == 1:
            return self._show(CardAnswer(say("forced-card")))

        def on_evaluated(verdict: Verdict) -> None:
            if self._question is question:
                better = action_label(verdict.advised_action, view, question.people)
                self.answered.emit(self._show(CardAnswer(words.own_card_text(verdict, better))))

        return self._answer_in_background(
            lambda stop: self._analysis.evaluate(view, action, stop), on_evaluated
        )
