"""Texts of the practice with the player's own mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import profile
from .tongue import counted, translate

if TYPE_CHECKING:
    from ...kept.verdict import Kind


def five_moments() -> str:
    return translate("Practice", "Five moments")


def number_of_moments(number: int) -> str:
    """Return the label of the practice tile on the start page."""
    if number == 5:
        return five_moments()
    return counted(
        number, translate("Practice", "One moment"), translate("Practice", "{number} moments")
    )


def from_own_play() -> str:
    return translate("Practice", "from your own play")


def begin() -> str:
    return translate("Practice", "Begin")


def practise_this() -> str:
    return translate("Practice", "Practise this")


def practise(kind: Kind) -> str:
    """Return the accessible label of the practice button of a decision kind."""
    return translate("Practice", "Practise: {kind}").format(kind=profile.kind(kind))


def where(game: str, kind: Kind) -> str:
    """Return the game of a decision and its kind."""
    return translate("Practice", "{game} · {kind}").format(game=game, kind=profile.kind(kind))


def question(*, is_played: bool, is_said: bool) -> str:
    if is_played:
        return translate("Practice", "What do you play?")
    if is_said:
        return translate("Practice", "What do you say?")
    return translate("Practice", "What do you do?")


def how_to_answer(*, by_card: bool) -> str:
    if by_card:
        return translate("Practice", "Click a card, here or in your hand.")
    return translate("Practice", "Click what you want to do.")


def answered(*, is_right: bool, is_same: bool, is_given_up: bool) -> str:
    """Return the reply to an answer, or to a player who gave up."""
    if is_given_up:
        return translate("Practice", "This is best.")
    if is_right:
        return translate("Practice", "Yes, that is right.")
    if is_same:
        return translate("Practice", "You did the same then. There is a better choice.")
    return translate("Practice", "There is a better choice.")


def hint() -> str:
    return translate("Practice", "Hint")


def leave() -> str:
    return translate("Practice", "Stop here")


def back() -> str:
    return translate("Practice", "Back")


def on() -> str:
    return translate("Practice", "Next")


def more() -> str:
    return translate("Practice", "Five more")


def again_in(days: int) -> str:
    """Return when an exercise will be repeated."""
    return counted(
        days,
        translate("Practice", "It comes again tomorrow."),
        translate("Practice", "It comes again in {number} days."),
    )


def preparing() -> str:
    return translate("Practice", "The cards are being dealt anew.")


def result(rights: int, of: int) -> str:
    sentence = translate("Practice", "{rights} of {of} right")
    return sentence.format(rights=rights, of=of)


def told(number: int, where_: str, *, is_right: bool) -> str:
    """Return the result of one exercise of a round."""
    if is_right:
        sentence = translate("Practice", "{number}. {where}: right")
    else:
        sentence = translate("Practice", "{number}. {where}: not yet")
    return sentence.format(number=number, where=where_)


def what_follows() -> str:
    return translate(
        "Practice",
        "What was wrong comes again soon, what was right later: each time with other cards.",
    )


def nothing_due() -> str:
    return translate("Practice", "Nothing to practise now")


def why_nothing() -> str:
    return translate(
        "Practice",
        "Each mistake in a hand that you played to its end is kept, and asked again here.",
    )


def learned(known: int, exercises: int) -> str:
    """Return how many exercises are learned."""
    return counted(
        exercises,
        translate("Practice", "{known} of one moment learned"),
        translate("Practice", "{known} of {number} moments learned"),
        known=known,
    )


def learned_meaning() -> str:
    return translate(
        "Practice", "A moment is learned when it need not be asked again for three weeks."
    )
