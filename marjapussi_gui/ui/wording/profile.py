"""Texts of the page about skill and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pages import level as level_name
from .tongue import counted, decimal, digits, once_a_language, percent, translate

if TYPE_CHECKING:
    from ...kept.verdict import Kind


def skill_and_luck() -> str:
    return translate("Profile", "Skill and luck")


def what_it_is() -> str:
    return translate("Profile", "How well you play, and how lucky you were.")


def your_profile() -> str:
    """Return the label of the link to this page."""
    return translate("Profile", "Your profile")


def tile(name: str, text: str) -> str:
    """Return the accessible text of the profile tile on the start page."""
    return translate("Profile", "{name}. {text}").format(name=name, text=text)


def of_game(game: str, text: str) -> str:
    return translate("Profile", "{game}: {text}").format(game=game, text=text)


def charts() -> str:
    """Return the label of the link to the statistics page."""
    return translate("Profile", "Charts")


def kind(of: Kind) -> str:
    """Return the label of a kind of decision."""
    return _kinds()[of]


@once_a_language
def _kinds() -> dict[Kind, str]:
    from ...kept.verdict import Kind

    return {
        Kind.BID: translate("Profile", "Bidding"),
        Kind.GIVE: translate("Profile", "Giving", "cards away in an exchange"),
        Kind.SHOW: translate("Profile", "Showing", "a bid, or cards"),
        Kind.ASK: translate("Profile", "Asking", "for marriages"),
        Kind.LEAD: translate("Profile", "Leading", "to a trick"),
        Kind.FOLLOW: translate("Profile", "Following", "to a trick"),
        Kind.END: translate("Profile", "Endings", "the last tricks of a hand"),
        Kind.DRAW: translate("Profile", "Drawing", "a card"),
        Kind.LAY: translate("Profile", "Laying", "sets of cards"),
        Kind.DISCARD: translate("Profile", "Discarding", "a card"),
    }


# Header


def summary(decisions: int, matches: int, *, assisted: bool) -> str:
    """Return the number of decisions and matches counted."""
    help_ = translate("Profile", "with help") if assisted else translate("Profile", "without help")
    return translate("Profile", "{decisions} · {matches} · {help}").format(
        decisions=number_of_decisions(decisions), matches=_matches(matches), help=help_
    )


def number_of_decisions(number: int) -> str:
    return counted(
        number,
        translate("Profile", "{number} decision"),
        translate("Profile", "{number} decisions"),
    )


def _matches(number: int) -> str:
    return counted(
        number, translate("Profile", "{number} match"), translate("Profile", "{number} matches")
    )


def still_judged(matches: int, decisions: int) -> str:
    """Return how many decisions are not evaluated yet; matches until those are counted."""
    if decisions:
        return counted(
            decisions,
            translate("Profile", "{number} decision is still to be judged."),
            translate("Profile", "{number} decisions are still to be judged."),
        )
    return counted(
        matches,
        translate("Profile", "{number} match is still being judged."),
        translate("Profile", "{number} matches are still being judged."),
    )


def minutes_left(minutes: int) -> str:
    """Return the estimated time of the evaluation."""
    return counted(
        minutes,
        translate("Profile", "That takes about {number} minute."),
        translate("Profile", "That takes about {number} minutes."),
    )


def judging_rests() -> str:
    return translate("Profile", "Just now nothing is judged.")


def rest_from_judging() -> str:
    return translate("Profile", "Pause")


def go_on_judging() -> str:
    return translate("Profile", "Go on")


def nothing_judged() -> str:
    return translate(
        "Profile", "Play a hand to its end: each of your decisions is judged, and counted here."
    )


def nothing_here(*, assisted: bool) -> str:
    if assisted:
        return translate("Profile", "No decision with help is counted here: you did without.")
    return translate(
        "Profile", "No decision is counted here yet. Matches with help are counted apart."
    )


# Bars and costs


def beside_levels() -> str:
    return translate("Profile", "Your play beside the computer's four levels")


def bars_meaning() -> str:
    return translate(
        "Profile", "Longer is better: a bar ends where a player of your error rate would stand."
    )


def error_rate() -> str:
    return translate("Profile", "Error rate")


def cost_meaning(*, in_points: bool) -> str:
    if in_points:
        return translate("Profile", "What a decision costs, in points")
    return translate("Profile", "What a decision costs, in thousandths of a match")


def arrows_meaning() -> str:
    return translate(
        "Profile", "Arrows: the last 500 decisions against the 500 before. Down is better."
    )


def missing(number: int) -> str:
    return translate("Profile", "{number} more, and this can be told").format(number=number)


def not_measured() -> str:
    return translate("Profile", "no level was measured here yet")


def cost(value: float) -> str:
    return decimal(value)


# Accessible text of a row


def row(name: str, decisions: str, told: str) -> str:
    return translate("Profile", "{kind}, {decisions}: {told}.").format(
        kind=name, decisions=decisions, told=told
    )


def costs(value: float, *, in_points: bool) -> str:
    """Return the cost of a decision, for the middle of a sentence."""
    if in_points:
        sentence = translate("Profile", "each costs {number} points")
    else:
        sentence = translate("Profile", "each costs {number} thousandths of a match")
    return sentence.format(number=decimal(value))


def stands(place: float) -> str:
    """Return the levels nearest to a skill, for the middle of a sentence."""
    levels = ("easy", "normal", "strong", "expert")
    if place < 0:
        return translate("Profile", "not yet as good as {level}").format(
            level=level_name(levels[0])
        )
    if place >= len(levels) - 1:
        return translate("Profile", "as good as {level}").format(level=level_name(levels[-1]))
    low = int(place)
    return translate("Profile", "between {low} and {high}").format(
        low=level_name(levels[low]), high=level_name(levels[low + 1])
    )


def changed(by: float) -> str:
    """Return the change of an error rate, for the middle of a sentence."""
    if not by:
        return translate("Profile", "much as in the 500 before")
    if by < 0:
        return translate("Profile", "{number} less than in the 500 before").format(
            number=decimal(-by)
        )
    return translate("Profile", "{number} more than in the 500 before").format(number=decimal(by))


def joined(parts: list[str]) -> str:
    return ", ".join(parts)


# The last 500 decisions


def last_decisions() -> str:
    return translate("Profile", "Your last 500 decisions")


def now_from(now: float, before: float | None) -> str:
    """Return the cost of a decision now, and before if it is known."""
    if before is None:
        return translate("Profile", "now {now}").format(now=decimal(now))
    return translate("Profile", "now {now}, before {before}").format(
        now=decimal(now), before=decimal(before)
    )


def ago(decisions: int) -> str:
    """Return the label of a point on the time axis, in decisions before now."""
    if decisions == 0:
        return translate("Profile", "now")
    if decisions == 500:
        return translate("Profile", "500 ago")
    return digits(decisions)


def course(first: float, best: float, last: float) -> str:
    """Return first, best and last mean over 50 decisions."""
    return translate(
        "Profile", "Means of 50 decisions: at first {first}, at best {best}, now {last}."
    ).format(first=decimal(first), best=decimal(best), last=decimal(last))


# Luck


def luck() -> str:
    return translate("Profile", "Luck")


def of_matches_won(matches: int) -> str:
    return counted(
        matches,
        translate("Profile", "of {number} match won"),
        translate("Profile", "of {number} matches won"),
    )


def without_luck() -> str:
    return translate("Profile", "with luck taken out")


def share(value: float) -> str:
    return percent(value)


def cards_gave(matches: float) -> str:
    """Return how many matches the cards have won or lost."""
    number = round(abs(matches))
    if not number:
        return translate("Profile", "The cards were fair to you.")
    if matches > 0:
        return counted(
            number,
            translate("Profile", "The cards gave you {number} match."),
            translate("Profile", "The cards gave you {number} matches."),
        )
    return counted(
        number,
        translate("Profile", "The cards cost you {number} match."),
        translate("Profile", "The cards cost you {number} matches."),
    )


def interval(low: float, high: float) -> str:
    return translate(
        "Profile", "The band: 19 times of 20 the true share lies in it, {low} to {high} %."
    ).format(low=round(100 * low), high=round(100 * high))


def won_at(value: float) -> str:
    return translate("Profile", "won {share}").format(share=round(100 * value))


def luck_missing(matches: int) -> str:
    return counted(
        matches,
        translate("Profile", "Play {number} more match to the end, and your luck can be told."),
        translate("Profile", "Play {number} more matches to the end, and your luck can be told."),
    )


def luck_waiting(matches: int) -> str:
    """Return how many matches the expert still has to replay."""
    return counted(
        matches,
        translate("Profile", "The expert still plays the cards of {number} match."),
        translate("Profile", "The expert still plays the cards of {number} matches."),
    )
