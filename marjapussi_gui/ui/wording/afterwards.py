"""Texts shown after a hand: how the expert would have done, and which decisions cost most."""

from ...kept.afterwards import Afterwards
from .tongue import counted, percent, signed, translate

LEAST = 0.005  # share of a match: less would be rounded to 0 %


def lines(told: Afterwards | None) -> tuple[str, str, str]:
    """Return two lines and a button label to show below a count; each may be empty."""
    if told is None:
        return being_judged(), "", ""
    if not told.decisions:
        return nothing_to_decide(), "", ""
    if not told.moments:
        return as_the_expert(), "", ""
    number = len(told.moments)
    cost = in_points(told.points) if told.points else of_the_match(told.chance)
    return beside_expert(told.expert, told.own), moments_cost(number, cost), show_moments(number)


def being_judged() -> str:
    return translate("Afterwards", "Your play in this hand is being judged.")


def nothing_to_decide() -> str:
    return translate("Afterwards", "You had nothing to decide in this hand.")


def as_the_expert() -> str:
    return translate("Afterwards", "You got as much as the expert would.")


def beside_expert(expert: int, own: int) -> str:
    """Return the points that the expert would have gained beside the player's own points."""
    return translate("Afterwards", "The expert with your cards: {expert}, you {own}.").format(
        expert=signed(expert), own=signed(own)
    )


def what_is_counted() -> str:
    return translate(
        "Afterwards",
        "Counted here: your points in this hand, less those of the best other side. The expert's "
        "points are yours, and what the costly moments cost you on average.",
    )


def moments_cost(moments: int, cost: str) -> str:
    match moments:
        case 1:
            sentence = translate("Afterwards", "One moment cost you {cost}.")
        case 2:
            sentence = translate("Afterwards", "Two moments cost you {cost}.")
        case _:
            sentence = translate("Afterwards", "{number} moments cost you {cost}.")
    return sentence.format(number=moments, cost=cost)


def in_points(points: int) -> str:
    return counted(
        points,
        translate("Afterwards", "{number} point"),
        translate("Afterwards", "{number} points"),
    )


def of_the_match(chance: float) -> str:
    """Return the lost share of the chance to win the match."""
    if chance < LEAST:
        return translate("Afterwards", "less than one in a hundred matches")
    return translate("Afterwards", "{share} of the match").format(share=percent(chance))


def show_moments(moments: int) -> str:
    match moments:
        case 1:
            sentence = translate("Afterwards", "Show the moment")
        case 2:
            sentence = translate("Afterwards", "Show the two moments")
        case _:
            sentence = translate("Afterwards", "Show the {number} moments")
    return sentence.format(number=moments)
