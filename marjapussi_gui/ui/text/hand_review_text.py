"""Texts after a hand: how the expert would have done, and what the mistakes cost."""

from ...model.hand_review import HandReview
from ...model.verdict import Verdict
from .i18n import Message, percent_text, plural, signed_number, translate
from .my_play_text import choice_text

MIN_SHOWN_LOSS = 0.005  # share of a match; a smaller one would be rounded to 0 %


def hand_review_texts(review: HandReview | None) -> tuple[str, str, str]:
    """Return two lines and a button label to show below the score of a hand.

    Each of them is empty if there is nothing to say.
    """
    if review is None:
        return evaluating_text(), "", ""
    if not review.decision_count:
        return no_decisions_text(), "", ""
    comparison = expert_comparison_text(review.expert_margin, review.margin)
    number = len(review.mistake_plies)
    if not number:
        praised = review.praised_choice
        return comparison, "" if praised is None else well_played_text(praised), ""
    cost = (
        points_text(review.lost_points)
        if review.lost_points
        else lost_chance_text(review.lost_chance)
    )
    return (
        comparison,
        moments_cost_text(number, cost),
        show_moments_label(number),
    )


evaluating_text = Message("Afterwards", "Reviewing how you played…")
no_decisions_text = Message("Afterwards", "You had nothing to decide in this hand.")


def expert_comparison_text(expert_points: int, own_points: int) -> str:
    """Return a text that compares the points that the expert would have made with the player's."""
    return translate("Afterwards", "Expert: {expert} with your cards. You: {own}.").format(
        expert=signed_number(expert_points), own=signed_number(own_points)
    )


def well_played_text(praised: Verdict) -> str:
    """Return praise that names a hard choice."""
    return translate("Afterwards", "Well played! {choice}").format(choice=choice_text(praised))


expert_comparison_tooltip = Message(
    "Afterwards",
    "This compares your score for the hand with your best opponent’s. The expert’s figure is your "
    "score plus what your mistakes cost on average.",
)


def moments_cost_text(moment_count: int, cost: str) -> str:
    if moment_count == 2:
        return translate("Afterwards", "Two mistakes cost you {cost}.").format(cost=cost)
    return plural(
        "Afterwards",
        "One mistake cost you {cost}.",
        "Your {number} mistakes cost you {cost}.",
        moment_count,
        cost=cost,
    )


def points_text(points: int) -> str:
    return plural("Afterwards", "{number} point", "{number} points", points)


def lost_chance_text(chance: float) -> str:
    """Return a text on how much of the chance to win the match was lost."""
    if chance < MIN_SHOWN_LOSS:
        return translate("Afterwards", "less than one match in a hundred")
    return translate("Afterwards", "{share} in winning chances").format(share=percent_text(chance))


def show_moments_label(moment_count: int) -> str:
    if moment_count == 2:
        return translate("Afterwards", "Show both mistakes")
    return plural("Afterwards", "Show the mistake", "Show the {number} mistakes", moment_count)
