"""Texts after a hand: how the expert would have done, and what the mistakes cost."""

from ...model.hand_review import HandReview
from ...model.verdict import Verdict
from .i18n import percent_text, say, signed_number
from .my_play_text import choice_text

MIN_SHOWN_LOSS = 0.005  # share of a match; a smaller one would be rounded to 0 %


def hand_review_texts(review: HandReview | None) -> tuple[str, str, str]:
    """Return two lines and a button label to show below the score of a hand.

    Each of them is empty if there is nothing to say.
    """
    if review is None:
        return say("hand-review-evaluating"), "", ""
    if not review.decision_count:
        return say("hand-review-no-decisions"), "", ""
    comparison = expert_comparison_text(review.expert_margin, review.margin)
    number = len(review.mistake_plies)
    if not number:
        praised = review.praised_choice
        return comparison, "" if praised is None else well_played_text(praised), ""
    cost = (
        say("hand-review-points", number=review.lost_points)
        if review.lost_points
        else lost_chance_text(review.lost_chance)
    )
    return (
        comparison,
        moments_cost_text(number, cost),
        mistakes_button_label(number),
    )


def expert_comparison_text(expert_points: int, own_points: int) -> str:
    """Return a text that compares the points that the expert would have made with the player's."""
    return say(
        "hand-review-expert-comparison",
        expert=signed_number(expert_points),
        own=signed_number(own_points),
    )


def well_played_text(praised: Verdict) -> str:
    """Return praise that names a hard choice."""
    return say("well-played", choice=choice_text(praised))


def moments_cost_text(moment_count: int, cost: str) -> str:
    if moment_count == 2:
        return say("two-mistakes-cost-you-cost", cost=cost)
    return say("your-number-mistakes-cost-you-cost", number=moment_count, cost=cost)


def lost_chance_text(chance: float) -> str:
    """Return a text on how much of the chance to win the match was lost."""
    if chance < MIN_SHOWN_LOSS:
        return say("less-than-one-match-in-hundred")
    return say("share-in-winning-chances", share=percent_text(chance))


def mistakes_button_label(moment_count: int) -> str:
    if moment_count == 2:
        return say("show-both-mistakes")
    return say("show-number-mistakes", number=moment_count)
