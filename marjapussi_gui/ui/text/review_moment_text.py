"""Texts of the review, which asks questions about the costly decisions of a match."""

from enum import Enum

from ...engine.state import Seat
from .i18n import Message, plural, translate, uncapitalized
from .table_players import TablePlayers


class QuestionKind(Enum):
    """What a question about a decision asks for."""

    PLAY = "play"  # a card
    SAY = "say"  # a bid, an answer or another call
    DO = "do"  # anything else, or a choice between cards and calls


def moment_count_title(number: int) -> str:
    """Return a title with the number of decisions to review."""
    return plural("Review", "One moment to think about", "{number} moments to think about", number)


no_mistakes_title = Message("Review", "No mistakes")
evaluating_title = Message("Review", "Reviewing every decision")
order_text = Message("Review", "Biggest mistakes first. The answer is hidden until you choose.")


def no_moments_text(*, is_evaluating: bool) -> str:
    if is_evaluating:
        return translate("Review", "You can look around in the meantime.")
    return translate("Review", "None of these decisions cost much.")


not_finished_text = Message("Review", "This hand will be reviewed when it’s finished.")


def moment_title(number: int, total: int) -> str:
    return translate("Review", "Moment {place} of {of}").format(place=number, of=total)


next_moment_label = Message("Review", "Next moment")
first_moment_label = Message("Review", "First moment")
finish_label = Message("Review", "Finish")
last_moment_text = Message("Review", "That was the last moment.")


def answers_seen_text(seen_count: int, total: int) -> str:
    """Return a text on how many answers were seen, and how to see them again."""
    if seen_count == total:
        return translate("Review", "You’ve seen every answer. Click a moment to go back to it.")
    sentence = translate(
        "Review", "You’ve seen {number} of {of} answers. Click a moment to go back to it."
    )
    return sentence.format(number=seen_count, of=total)


previous_label = Message("Review", "Previous")
skip_label = Message("Review", "Skip")
fold_tooltip = Message("Review", "Hide the question")
unfold_label = Message("Review", "Moments")


def question_text(kind: QuestionKind, seat: Seat, people: TablePlayers) -> str:
    """Return the question what to do at a decision."""
    if not people.is_own_seat(seat):
        sentence = translate("Review", "What would you have done in {name}’s place?")
        return sentence.format(name=people.name(seat))
    if kind is QuestionKind.PLAY:
        return translate("Review", "What would you have played?")
    if kind is QuestionKind.SAY:
        return translate("Review", "What would you have said?")
    return translate("Review", "What would you have done?")


def how_to_answer_text(*, by_card: bool, is_hand_visible: bool = True) -> str:
    if by_card and not is_hand_visible:
        return translate("Review", "Click a card.")
    if by_card:
        return translate("Review", "Click a card, here or in your hand.")
    return translate("Review", "Click what you’d have done.")


trick_label = Message("Review", "Played to this trick:")
practise_label = Message("Review", "Practise with other cards")
show_answer_label = Message("Review", "Show the answer")


def revealed_answer_text(*, is_right: bool) -> str:
    """Return the heading of an answer that is shown before the player has guessed it."""
    if is_right:
        return translate("Review", "Good choice!")
    return translate("Review", "There was a better choice.")


praise_text = Message("Review", "Well spotted!")


def good_because_text(reason: str) -> str:
    """Return praise for a right but hard choice, with the reason as a clause."""
    sentence = translate("Review", "Good, because {reason}")
    return sentence.format(reason=uncapitalized(reason))


def answer_text(*, is_right: bool, is_repeated: bool) -> str:
    """Return the reply to the player's answer."""
    if is_right:
        return praise_text()
    if is_repeated:
        return translate("Review", "That’s what happened in the match. There’s a better choice.")
    return translate("Review", "There’s a better choice.")
