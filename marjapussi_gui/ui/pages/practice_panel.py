"""What the panel beside an exercise shows: the question, its answer, or how the round went."""

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
    """Ask what is best, with a hint where one was wished for."""
    verdict = question.verdict
    is_played, is_said = contents.what_is_done(verdict)
    below = words.how_to_answer(by_card=bool(contents.plays(verdict)))
    foot = [("leave", words.leave(), "link")]
    if question.has_hint:
        below = hint(question)
    elif question.hints:
        foot.insert(0, ("hint", words.hint(), "quiet"))
    title = words.question(is_played=is_played, is_said=is_said)
    frame = contents.Frame(title, _where(question.exercise), below, foot)
    contents.show_question(panel, asked, round_.moments, frame)


def hint(question: Question) -> str:
    """Return what good players hold on to here, or what can be known."""
    return "".join(reason_words.reasons(question.hints, question.people))


def show_answer(
    panel: QuestionPanel, asked: contents.Asked, question: Question, round_: Round
) -> None:
    """Tell whether that was right, what each was worth, and when it is asked again."""
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
    """Say that the cards are dealt, how the round went, or that there is nothing to ask."""
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
    rights = round_.rights
    panel.entitle(words.result(sum(rights), len(rights)), words.what_follows())
    pairs = zip(round_.exercises, rights, strict=True)
    panel.argue(
        [
            words.told(number, _where(each), is_right=is_right)
            for number, (each, is_right) in enumerate(pairs, 1)
        ]
    )


def _where(exercise: Exercise) -> str:
    """Return of which game an exercise is, and what is decided."""
    return words.where(games.name(exercise.game), exercise.verdict.kind)
