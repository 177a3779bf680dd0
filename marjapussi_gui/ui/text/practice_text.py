"""Texts of the practice page, on which the player repeats decisions that went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .i18n import say
from .review_moment_text import QuestionKind

if TYPE_CHECKING:
    from ...model.verdict import DecisionKind


def decision_kind_label(kind: DecisionKind) -> str:
    return say(f"decision-kind-{kind}")


def moments_label(number: int) -> str:
    if number == 5:
        return say("practice")
    return say("number-moments", number=number)


def practise_kind_label(kind: DecisionKind) -> str:
    return say("practise-kind", kind=decision_kind_label(kind))


def moment_title(game: str, kind: DecisionKind) -> str:
    return say("practice-moment", game=game, kind=decision_kind_label(kind))


def question_text(kind: QuestionKind) -> str:
    if kind is QuestionKind.PLAY:
        return say("what-do-you-play")
    if kind is QuestionKind.SAY:
        return say("what-do-you-say")
    return say("what-do-you-do")


def how_to_answer_text(*, by_card: bool) -> str:
    if by_card:
        return say("click-card-here-or-in-your-hand")
    return say("click-what-you-want-to-do")


def answer_text(*, is_right: bool, is_repeated: bool, is_given_up: bool) -> str:
    if is_given_up:
        return say("this-is-best")
    if is_right:
        return say("praise")
    if is_repeated:
        return say("thats-what-you-did-before-theres")
    return say("practice-theres-better-choice")


def moment_result_text(number: int, title: str, *, is_right: bool) -> str:
    return say(
        "number-where-right" if is_right else "number-where-not-solved-yet",
        number=number,
        where=title,
    )
