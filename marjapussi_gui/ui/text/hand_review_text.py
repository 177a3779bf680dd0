"""Texts shown after a hand: how the expert would have done, and which decisions cost most."""

from ...model.hand_review import HandReview
from .i18n import Message, percent_text, plural, signed_number, translate

MIN_SHOWN_LOSS = 0.005  # share of a match: less would be rounded to 0 %


def hand_review_texts(review: HandReview | None) -> tuple[str, str, str]:
    """Return two lines and a button label to show below a count; each may be empty."""
    if review is None:
        return evaluating_text(), "", ""
    if not review.decision_count:
        return no_decisions_text(), "", ""
    if not review.mistake_plies:
        return no_loss_text(), "", ""
    number = len(review.mistake_plies)
    cost = (
        points_text(review.lost_points)
        if review.lost_points
        else lost_chance_text(review.lost_chance)
    )
    return (
        expert_comparison_text(review.expert_margin, review.margin),
        moments_cost_text(number, cost),
        show_moments_label(number),
    )


evaluating_text = Message("Afterwards", "Your play in this hand is being judged.")
no_decisions_text = Message("Afterwards", "You had nothing to decide in this hand.")
no_loss_text = Message("Afterwards", "You got as much as the expert would.")


def expert_comparison_text(expert_points: int, own_points: int) -> str:
    """Return the points that the expert would have gained beside the player's own points."""
    return translate("Afterwards", "The expert with your cards: {expert}, you {own}.").format(
        expert=signed_number(expert_points), own=signed_number(own_points)
    )


expert_comparison_tooltip = Message(
    "Afterwards",
    "Counted here: your points in this hand, less those of the best other side. The expert's "
    "points are yours, and what the costly moments cost you on average.",
)


def moments_cost_text(moment_count: int, cost: str) -> str:
    if moment_count == 2:
        return translate("Afterwards", "Two moments cost you {cost}.").format(cost=cost)
    return plural(
        "Afterwards",
        "One moment cost you {cost}.",
        "{number} moments cost you {cost}.",
        moment_count,
        cost=cost,
    )


def points_text(points: int) -> str:
    return plural("Afterwards", "{number} point", "{number} points", points)


def lost_chance_text(chance: float) -> str:
    """Return the lost share of the chance to win the match."""
    if chance < MIN_SHOWN_LOSS:
        return translate("Afterwards", "less than one in a hundred matches")
    return translate("Afterwards", "{share} of the match").format(share=percent_text(chance))


def show_moments_label(moment_count: int) -> str:
    if moment_count == 2:
        return translate("Afterwards", "Show the two moments")
    return plural("Afterwards", "Show the moment", "Show the {number} moments", moment_count)
