"""Texts of the review, which asks questions about the costly decisions of a match."""

from enum import Enum

from ...engine.state import Seat
from .i18n import say, uncapitalized
from .table_players import TablePlayers


class QuestionKind(Enum):
    """What a question about a decision asks for."""

    PLAY = "play"  # a card
    SAY = "say"  # a bid, an answer or another call
    DO = "do"  # anything else, or a choice between cards and calls


def answers_seen_text(seen_count: int, total: int) -> str:
    if seen_count == total:
        return say("youve-seen-every-answer-click-moment")
    return say("youve-seen-number-of-of-answers", number=seen_count, of=total)


def question_text(kind: QuestionKind, seat: Seat, people: TablePlayers) -> str:
    if not people.is_own_seat(seat):
        return say("what-would-you-have-done-in-name-s-place", name=people.name(seat))
    if kind is QuestionKind.PLAY:
        return say("what-would-you-have-played")
    if kind is QuestionKind.SAY:
        return say("what-would-you-have-said")
    return say("review-moment-what-would-you-have-done")


def how_to_answer_text(*, by_card: bool) -> str:
    if by_card:
        return say("review-moment-click-card-here")
    return say("click-what-youd-have-done")


def revealed_answer_text(*, is_right: bool) -> str:
    if is_right:
        return say("good-choice")
    return say("there-was-better-choice")


def praise_with_reason_text(reason: str) -> str:
    """Return praise for a right but hard choice, with the reason as a clause."""
    return say("good-because", reason=uncapitalized(reason))


def answer_text(*, is_right: bool, is_repeated: bool) -> str:
    if is_right:
        return say("praise")
    if is_repeated:
        return say("thats-what-happened-in-match-theres")
    return say("review-moment-theres-better-choice")
