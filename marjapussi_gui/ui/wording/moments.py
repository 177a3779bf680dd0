"""Texts of the questions in a review: how many moments there are, question and answer."""

from ...engine.state import Seat
from .people import People
from .tongue import counted, translate


def moments(number: int) -> str:
    """Return the number of moments to review."""
    one = translate("Review", "One moment to think about")
    return counted(number, one, translate("Review", "{number} moments to think about"))


def no_mistakes() -> str:
    return translate("Review", "No mistakes")


def being_judged() -> str:
    return translate("Review", "Each decision is being judged")


def dearest_first() -> str:
    return translate("Review", "The dearest comes first, and the answer is covered.")


def nothing_dear(*, is_judging: bool) -> str:
    if is_judging:
        return translate("Review", "You can look around meanwhile.")
    return translate("Review", "Nothing that was decided here cost much.")


def nothing_to_judge() -> str:
    return translate("Review", "A hand is judged when it is over.")


def moment(place: int, of: int) -> str:
    return translate("Review", "Moment {place} of {of}").format(place=place, of=of)


def next_moment() -> str:
    return translate("Review", "Next moment")


def first_moment() -> str:
    return translate("Review", "First moment")


def to_the_end() -> str:
    return translate("Review", "Finish")


def last_one() -> str:
    return translate("Review", "That was the last moment.")


def looked_at(number: int, of: int) -> str:
    """Return how many answers were seen, and how to see them again."""
    if number == of:
        return translate("Review", "You've seen every answer. Click a moment to see it again.")
    sentence = translate(
        "Review", "You've seen {number} of {of} answers. Click a moment to go back to it."
    )
    return sentence.format(number=number, of=of)


def previous() -> str:
    return translate("Review", "Previous")


def skip() -> str:
    return translate("Review", "Skip")


def fold() -> str:
    return translate("Review", "Fold the question away")


def unfold() -> str:
    return translate("Review", "Moments")


def question(seat: Seat, people: People, *, is_played: bool, is_said: bool) -> str:
    """Return the question about a decision in a review."""
    if not people.is_me(seat):
        sentence = translate("Review", "{name}: what would you have done?")
        return sentence.format(name=people.name(seat))
    if is_played:
        return translate("Review", "What would you have played?")
    if is_said:
        return translate("Review", "What would you have said?")
    return translate("Review", "What would you have done?")


def how_to_answer(*, by_card: bool) -> str:
    if by_card:
        return translate("Review", "Click a card, here or in your hand.")
    return translate("Review", "Click what you would have done.")


def show_answer() -> str:
    return translate("Review", "Show the answer")


def uncovered(*, is_right: bool) -> str:
    """Return the heading of an answer that was shown without a guess."""
    if is_right:
        return translate("Review", "That was a good choice.")
    return translate("Review", "There was a better choice.")


def answered(*, is_right: bool, is_same: bool) -> str:
    """Return the reply to the player's answer."""
    if is_right:
        return translate("Review", "Yes, that is right.")
    if is_same:
        return translate("Review", "That is what was done. There is a better choice.")
    return translate("Review", "There is a better choice.")
