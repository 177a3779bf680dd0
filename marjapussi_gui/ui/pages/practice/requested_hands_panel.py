"""The contents of the panel for practising requested hands."""

from dataclasses import dataclass, field
from enum import Enum
from itertools import chain

from ....model.hand_request import HANDS_IN_A_ROW, MAX_DEALS, HandRequest
from ....model.new_game import NewGame
from ...panels.question import panel_contents
from ...panels.question.practice_round import PracticeQuestion
from ...panels.question.question_panel import QuestionPanel
from ...text import practice_text
from ...text import practice_text as words
from ...text.i18n import say
from .practice_panel import question_texts


class RoundState(Enum):
    """Why no question is being asked."""

    DEALING = "dealing"
    THINKING = "thinking"
    NOT_FOUND = "not found"
    FAILED = "failed"
    FINISHED = "finished"


@dataclass(slots=True)
class RequestedHandsRound:
    """A round of ten requested hands, and which of their questions were answered right."""

    settings: NewGame
    order: HandRequest
    state: RoundState = RoundState.DEALING
    results: list[list[bool]] = field(default_factory=list)  # by hand

    @property
    def hand_number(self) -> int:
        return len(self.results)

    @property
    def is_last_hand(self) -> bool:
        return self.hand_number == HANDS_IN_A_ROW


NO_MISTAKES = panel_contents.MistakeList((), (), frozenset(), 0)


def show_question(
    panel: QuestionPanel,
    decision: panel_contents.ReviewedDecision,
    question: PracticeQuestion,
    ordered_round: RequestedHandsRound,
) -> None:
    """Ask what the player would do, with a hint if the player asked for it."""
    texts = question_texts(question, _hand_label(ordered_round))
    panel_contents.show_question(panel, decision, NO_MISTAKES, texts)


def show_answer(
    panel: QuestionPanel,
    decision: panel_contents.ReviewedDecision,
    question: PracticeQuestion,
    ordered_round: RequestedHandsRound,
) -> None:
    assert question.reply is not None
    title = practice_text.answer_text(
        is_right=question.reply.is_correct,
        is_repeated=False,
        is_given_up=question.chosen_action is None,
    )
    foot = [
        ("play", say("review-play-from-here"), "link"),
        ("skip", say("order-next-hand"), "quiet"),
        ("next", say("play-on"), ""),
    ]
    texts = panel_contents.QuestionTexts(
        title, _hand_label(ordered_round), "", foot, is_chosen=question.chosen_action is not None
    )
    panel_contents.show_answer(panel, decision, NO_MISTAKES, question.chosen_action, texts)


def show_round_state(panel: QuestionPanel, ordered_round: RequestedHandsRound) -> None:
    """Show what the page is waiting for, why there is no hand, or the result of the round."""
    panel.begin_content((), 0)
    leave = ("leave", say("order-leave"), "link")
    match ordered_round.state:
        case RoundState.FINISHED:
            _show_result(panel, ordered_round)
            return
        case RoundState.NOT_FOUND:
            panel.set_title(say("order-not-found", number=MAX_DEALS), _hand_label(ordered_round))
            buttons = [("again", say("order-try-again"), "quiet"), leave]
        case RoundState.FAILED:
            panel.set_title(say("evaluation-failed"), _hand_label(ordered_round))
            buttons = [leave, ("skip", say("order-next-hand"), "")]
        case RoundState.DEALING:
            panel.set_title(say("dealing"), _hand_label(ordered_round))
            buttons = [leave]
        case RoundState.THINKING:
            panel.set_title(say("order-thinking"), _hand_label(ordered_round))
            buttons = [leave]
    panel.add_stretch()
    panel.add_buttons(*buttons)


def _show_result(panel: QuestionPanel, ordered_round: RequestedHandsRound) -> None:
    results = ordered_round.results
    answers = [*chain.from_iterable(results)]
    order = ordered_round.order
    panel.set_title(
        say("practice-result", rights=sum(answers), of=len(answers)),
        words.chosen_wishes_text(order.wishes, order.part),
    )
    panel.add_reasons(
        [
            words.hand_result_text(number, sum(hand), len(hand))
            for number, hand in enumerate(results, 1)
        ]
    )
    panel.add_buttons(("more", say("ten-more"), "quiet"), ("leave", say("change"), ""))


def _hand_label(ordered_round: RequestedHandsRound) -> str:
    return say("order-hand-number", number=ordered_round.hand_number, total=HANDS_IN_A_ROW)
