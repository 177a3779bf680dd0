"""Texts of practice: decisions that went wrong, and requests for hands of certain kinds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ...model.hand_request import ConflictingWishes, PracticePart, WishGroup
from .card_names import join_with_and
from .i18n import say
from .review_moment_text import QuestionKind

if TYPE_CHECKING:
    from ...model.verdict import DecisionKind


def decision_kind_label(kind: DecisionKind) -> str:
    return say(f"decision-kind-{kind}")


def practice_moments_label(number: int) -> str:
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


WISH_ORDER = (  # in which the page shows them
    *("marriage", "no-marriage", "two-marriages", "spade-marriage", "heart-marriage"),
    *("diamond-marriage", "club-marriage", "ace-marriage", "half", "no-half", "no-king"),
    *("no-queen", "ace", "no-ace", "two-aces", "three-aces", "ten", "no-ten"),
    *("ace-and-ten", "ten-without-ace", "four-aces-and-tens", "at-most-one-ace-or-ten"),
    *("three-sixes", "six-high-cards", "at-most-two-high-cards", "long-suit"),
    *("six-card-suit", "no-long-suit", "void", "no-void", "singleton", "no-singleton"),
    *("tunnela", "no-tunnela", "three-dublees", "five-dublees", "at-most-one-dublee"),
    *("sequence", "no-sequence", "three-sequences", "joker", "no-joker", "dealer"),
    *("not-dealer", "partner-deals", "first", "last", "nobody-opened", "partner-opened"),
    *("opponent-opened", "bid-of-100", "you-declare", "partner-declares"),
    *("opponent-declares", "rami", "nolo", "trumps", "no-trumps"),
)


def hand_result_text(number: int, right_count: int, total: int) -> str:
    if not total:
        return say("hand-number-nothing-to-decide", number=number)
    return say("hand-number-rights-out", number=number, rights=right_count, of=total)


def conflict_text(conflict: ConflictingWishes) -> str:
    names = [say("wish", wish=wish_label(wish)) for wish in conflict.wishes]
    if conflict.part is not None:
        names.append(say("wish", wish=part_label(conflict.part)))
    if len(names) == 1:
        return say("no-deal-at-this-table-fits", wish=names[0])
    return say(
        "no-deal-fits-both-wishes" if len(names) == 2 else "no-deal-fits-all-of-these",
        wishes=join_with_and(names),
    )


def chosen_wishes_text(wishes: Sequence[str], part: PracticePart) -> str:
    chosen = [wish_label(wish) for wish in wishes]
    return " · ".join([*chosen, *([] if part is PracticePart.WHOLE else [part_label(part)])])


def group_title(group: WishGroup) -> str:
    return say(f"wish-group-{group}")


def wish_label(wish: str) -> str:
    return say(f"wish-{wish}")


def sort_wishes(wishes: Iterable[str]) -> list[str]:
    """Return wishes in the order in which the page shows them."""
    return sorted(wishes, key=WISH_ORDER.index)


def part_label(part: PracticePart) -> str:
    return say(f"hand-part-{part}")
