"""The contents of the panel for practising exercises."""

from ....model.exercise import Exercise
from ...panels.question import panel_contents
from ...panels.question.practice_round import PracticeQuestion, PracticeRound
from ...panels.question.question_panel import QuestionPanel
from ...text import games
from ...text import practice_text as words
from ...text import reason_text as reason_words
from ...text.i18n import say


def show_question(
    panel: QuestionPanel,
    decision: panel_contents.ReviewedDecision,
    question: PracticeQuestion,
    practice_round: PracticeRound,
) -> None:
    """Show a question, with its hint if the player asked for it."""
    texts = question_texts(question, _exercise_label(question.exercise))
    panel_contents.show_question(panel, decision, practice_round.mistake_list, texts)


def question_texts(question: PracticeQuestion, label: str) -> panel_contents.QuestionTexts:
    """Return the texts and buttons around an unanswered question, with its hint if it was shown."""
    verdict = question.verdict
    below = words.how_to_answer_text(by_card=bool(panel_contents.answer_cards(verdict)))
    foot = [("leave", say("practice-leave"), "link")]
    if question.was_hint_shown:
        below = hints_text(question)
    elif question.hint_facts:
        foot.insert(0, ("hint", say("hint"), "quiet"))
    title = words.question_text(panel_contents.question_kind(verdict))
    return panel_contents.QuestionTexts(title, label, below, foot)


def hints_text(question: PracticeQuestion) -> str:
    """Return all hints for a question as one text, or "" if none."""
    return "".join(reason_words.reason_sentences(question.hint_facts, question.people))


def show_answer(
    panel: QuestionPanel,
    decision: panel_contents.ReviewedDecision,
    question: PracticeQuestion,
    practice_round: PracticeRound,
) -> None:
    assert question.reply is not None
    title = words.answer_text(
        is_right=question.reply.is_correct,
        is_repeated=question.chosen_action == question.verdict.chosen,
        is_given_up=question.chosen_action is None,
    )
    foot = [
        ("play", say("review-play-from-here"), "quiet"),
        ("next", say("practice-next"), ""),
    ]
    texts = panel_contents.QuestionTexts(
        title, say("next-repetition", number=question.days_until_next), "", foot
    )
    panel_contents.show_answer(
        panel, decision, practice_round.mistake_list, question.chosen_action, texts
    )


def show_round_state(
    panel: QuestionPanel, practice_round: PracticeRound, *, is_preparing: bool, has_more: bool
) -> None:
    """Show that cards are being dealt, that nothing is due, or the result of the round."""
    panel.begin_content((), 0)
    if is_preparing:
        panel.set_title(say("preparing"))
        panel.add_stretch()
    elif practice_round.results:
        _show_result(panel, practice_round)
    else:
        panel.set_title(say("practice-nothing-due"), say("practice-nothing-due-text"))
        panel.add_stretch()
    more = ("more", say("five-more"), "quiet")
    order = ("order", say("order-order"), "quiet")
    panel.add_buttons(more if has_more else order, ("leave", say("practice-back"), ""))


def _show_result(panel: QuestionPanel, practice_round: PracticeRound) -> None:
    results = practice_round.results
    panel.set_title(say("practice-result", rights=sum(results), of=len(results)), say("repetition"))
    pairs = zip(practice_round.exercises, results, strict=True)
    panel.add_reasons(
        [
            words.moment_result_text(number, _exercise_label(each), is_right=is_right)
            for number, (each, is_right) in enumerate(pairs, 1)
        ]
    )


def _exercise_label(exercise: Exercise) -> str:
    return words.moment_title(games.game_name(exercise.game), exercise.verdict.kind)
