"""The contents of the practice panel: a question, its answer, or the result of a round."""

from ...kept.exercise import Exercise
from ..review import contents
from ..review.question import QuestionPanel
from ..review.round import Question, Round
from ..wording import games
from ..wording import practice as words
from ..wording import reasons as reason_words
from ..wording import review as review_words


def show_question(
    panel: QuestionPanel, asked: contents.Asked, question: Question, round_: Round
) -> None:
    """Ask for the best action; show the hint if it was requested."""
    verdict = question.verdict
    is_played, is_spoken = contents.what_is_done(verdict)
    below = words.how_to_answer(by_card=bool(contents.plays(verdict)))
    foot = [("leave", words.leave(), "link")]
    if question.has_hint:
        below = hint(question)
    elif question.hints:
        foot.insert(0, ("hint", words.hint(), "quiet"))
    title = words.question(is_played=is_played, is_said=is_spoken)
    frame = contents.Frame(title, _where(question.exercise), below, foot)
    contents.show_question(panel, asked, round_.moments, frame)


def hint(question: Question) -> str:
    """Return the hints of a question as one text."""
    return "".join(reason_words.reasons(question.hints, question.people))


def show_answer(
    panel: QuestionPanel, asked: contents.Asked, question: Question, round_: Round
) -> None:
    """Show whether the answer was right, the values, and when the exercise returns."""
    assert question.reply is not None
    title = words.answered(
        is_right=question.reply.is_right,
        is_same=question.chosen == question.verdict.done,
        is_given_up=question.chosen is None,
    )
    foot = [("play", review_words.play_from_here(), "quiet"), ("next", words.on(), "")]
    frame = contents.Frame(title, words.again_in(question.days), "", foot)
    contents.show_answer(panel, asked, round_.moments, question.chosen, frame)


def show_rest(panel: QuestionPanel, round_: Round, *, is_dealing: bool, has_more: bool) -> None:
    """Show that cards are dealt, the result of the round, or that nothing is due."""
    panel.begin((), 0)
    if is_dealing:
        panel.entitle(words.preparing())
        panel.leave_room()
    elif round_.rights:
        _tell_result(panel, round_)
    else:
        panel.entitle(words.nothing_due(), words.why_nothing())
        panel.leave_room()
    more = [("more", words.more(), "quiet")] if has_more else []
    panel.end(*more, ("leave", words.back(), ""))


def _tell_result(panel: QuestionPanel, round_: Round) -> None:
    results = round_.rights
    panel.entitle(words.result(sum(results), len(results)), words.what_follows())
    pairs = zip(round_.exercises, results, strict=True)
    panel.argue(
        [
            words.told(number, _where(each), is_right=is_right)
            for number, (each, is_right) in enumerate(pairs, 1)
        ]
    )


def _where(exercise: Exercise) -> str:
    """Return the game of an exercise and what has to be decided."""
    return words.where(games.name(exercise.game), exercise.verdict.kind)
