"""Texts of the practice page, on which the player repeats decisions that went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import profile_text
from .i18n import Message, plural, translate
from .review_moment_text import QuestionKind, praise_text

if TYPE_CHECKING:
    from ...model.verdict import DecisionKind


practice_title = Message("Practice", "Five moments")


def moments_label(number: int) -> str:
    """Return how many moments there are to practise."""
    if number == 5:
        return practice_title()
    return plural("Practice", "One moment", "{number} moments", number)


practise_this_label = Message("Practice", "Practise this")


def practise_kind_label(kind: DecisionKind) -> str:
    """Return the accessible label of the button to practise one kind of decision."""
    return translate("Practice", "Practise: {kind}").format(
        kind=profile_text.decision_kind_label(kind)
    )


def moment_title(game: str, kind: DecisionKind) -> str:
    """Return the game and the kind of a decision as a title."""
    return translate("Practice", "{game} · {kind}").format(
        game=game, kind=profile_text.decision_kind_label(kind)
    )


def question_text(kind: QuestionKind) -> str:
    if kind is QuestionKind.PLAY:
        return translate("Practice", "What do you play?")
    if kind is QuestionKind.SAY:
        return translate("Practice", "What do you say?")
    return translate("Practice", "What do you do?")


def how_to_answer_text(*, by_card: bool) -> str:
    if by_card:
        return translate("Practice", "Click a card, here or in your hand.")
    return translate("Practice", "Click what you want to do.")


def answer_text(*, is_right: bool, is_repeated: bool, is_given_up: bool) -> str:
    """Return the reply to the player's answer, or to giving up."""
    if is_given_up:
        return translate("Practice", "This is best.")
    if is_right:
        return praise_text()
    if is_repeated:
        return translate("Practice", "That’s what you did before. There’s a better choice.")
    return translate("Practice", "There’s a better choice.")


hint_label = Message("Practice", "Hint")
leave_label = Message("Practice", "Stop here")
back_label = Message("Practice", "Back")
next_label = Message("Practice", "Next")
five_more_label = Message("Practice", "Five more")


def next_repetition_text(days: int) -> str:
    """Return a text saying when an exercise will be repeated."""
    return plural(
        "Practice",
        "You’ll see this again tomorrow.",
        "You’ll see this again in {number} days.",
        days,
    )


preparing_text = Message("Practice", "Dealing new cards…")


def result_text(right_count: int, total: int) -> str:
    sentence = translate("Practice", "{rights} out of {of} right")
    return sentence.format(rights=right_count, of=total)


def moment_result_text(number: int, title: str, *, is_right: bool) -> str:
    """Return a text with the result of one exercise in a round of practice."""
    if is_right:
        sentence = translate("Practice", "{number}. {where}: right")
    else:
        sentence = translate("Practice", "{number}. {where}: not solved yet")
    return sentence.format(number=number, where=title)


repetition_text = Message(
    "Practice", "Mistakes come back soon and right answers later, each time with different cards."
)
nothing_due_title = Message("Practice", "Nothing to practise now")
nothing_due_text = Message(
    "Practice", "Mistakes from hands you finish turn into practice questions here."
)


def learned_text(learned_count: int, total: int) -> str:
    """Return a text saying how many exercises the player has learned."""
    return plural(
        "Practice",
        "{known} out of one moment learned",
        "{known} out of {number} moments learned",
        total,
        known=learned_count,
    )


learned_tooltip = Message(
    "Practice", "A moment counts as learned once it isn’t due again for three weeks."
)
