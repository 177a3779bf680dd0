"""Texts of the page about the player's skill and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...model.new_game import RATED_LEVELS
from .dialog_text import level_label
from .i18n import (
    Message,
    cached_per_language,
    decimal_text,
    localized_digits,
    percent_text,
    plural,
    translate,
)

if TYPE_CHECKING:
    from ...model.verdict import DecisionKind


profile_title = Message("Profile", "Skill and luck")


# label of the link to the statistics page
charts_label = Message("Profile", "Charts")


def decision_kind_label(kind: DecisionKind) -> str:
    """Return the label of a kind of decision."""
    return _decision_kind_labels()[kind]


@cached_per_language
def _decision_kind_labels() -> dict[DecisionKind, str]:
    from ...model.verdict import DecisionKind

    return {
        DecisionKind.BID: translate("Profile", "Bidding"),
        DecisionKind.GIVE: translate("Profile", "Giving", "cards away in an exchange"),
        DecisionKind.SHOW: translate("Profile", "Showing", "a bid, or cards"),
        DecisionKind.ASK: translate("Profile", "Asking", "for marriages"),
        DecisionKind.LEAD: translate("Profile", "Leading", "to a trick"),
        DecisionKind.FOLLOW: translate("Profile", "Following", "to a trick"),
        DecisionKind.END: translate("Profile", "Endings", "the last tricks of a hand"),
        DecisionKind.DRAW: translate("Profile", "Drawing", "a card"),
        DecisionKind.LAY: translate("Profile", "Showing sets", "sets of cards"),
        DecisionKind.DISCARD: translate("Profile", "Discarding", "a card"),
    }


# Header of the page


def summary_text(decisions: int, matches: int, *, assisted: bool) -> str:
    """Return a text saying how many decisions and matches the figures are based on."""
    help_ = translate("Profile", "assisted") if assisted else translate("Profile", "unassisted")
    return translate("Profile", "{decisions} · {matches} · {help}").format(
        decisions=decision_count_text(decisions), matches=_match_count_text(matches), help=help_
    )


def decision_count_text(number: int) -> str:
    return plural("Profile", "{number} decision", "{number} decisions", number)


def _match_count_text(number: int) -> str:
    return plural("Profile", "{number} match", "{number} matches", number)


def pending_text(matches: int, decisions: int) -> str:
    """Return a text on how many decisions (or, if unknown, matches) need review."""
    if decisions:
        return plural(
            "Profile",
            "{number} decision is left to review.",
            "{number} decisions are left to review.",
            decisions,
        )
    return plural(
        "Profile",
        "{number} match is being reviewed.",
        "{number} matches are being reviewed.",
        matches,
    )


def minutes_left_text(minutes: int) -> str:
    """Return a text on the estimated time until all decisions are reviewed."""
    return plural(
        "Profile",
        "This takes about {number} minute.",
        "This takes about {number} minutes.",
        minutes,
    )


paused_text = Message("Profile", "The review is paused.")
pause_label = Message("Profile", "Pause")
resume_label = Message("Profile", "Resume")
no_decisions_text = Message(
    "Profile", "Finish a hand, and each of your decisions will be reviewed and counted here."
)


def no_matching_decisions_text(*, assisted: bool) -> str:
    if assisted:
        return translate("Profile", "No assisted decisions here. You did it all yourself!")
    return translate("Profile", "No decisions here yet. Assisted matches are counted separately.")


# Bars and costs


levels_title = Message("Profile", "How you compare with the computer")
bars_tooltip = Message(
    "Profile",
    "Longer bars are better. Each shows where your error rate would rank among the computer’s "
    "levels.",
)
error_rate_label = Message("Profile", "Error rate")


def cost_tooltip(*, in_points: bool) -> str:
    if in_points:
        return translate("Profile", "Points lost per decision")
    return translate("Profile", "Thousandths of a match lost per decision")


arrows_tooltip = Message(
    "Profile", "Arrows compare your last 500 decisions with the 500 before. Down is better."
)


def decisions_missing_text(number: int) -> str:
    return plural(
        "Profile", "{number} more decision needed", "{number} more decisions needed", number
    )


not_measured_text = Message("Profile", "not yet compared with the computer")


def cost_text(value: float) -> str:
    return decimal_text(value)


# Accessible texts of a row


def row_text(name: str, decisions: str, description: str) -> str:
    return translate("Profile", "{kind}, {decisions}: {details}.").format(
        kind=name, decisions=decisions, details=description
    )


def cost_clause(value: float, *, in_points: bool) -> str:
    """Return a clause with the average cost of a decision."""
    if in_points:
        sentence = translate("Profile", "{number} points lost per decision")
    else:
        sentence = translate("Profile", "{number} thousandths of a match lost per decision")
    return sentence.format(number=decimal_text(value))


def levels_clause(position: float) -> str:
    """Return a clause saying between which computer levels the player's skill lies."""
    levels = RATED_LEVELS
    if position < 0:
        return translate("Profile", "not as good as {level} yet").format(
            level=level_label(levels[0])
        )
    if position >= len(levels) - 1:
        return translate("Profile", "as good as {level}").format(level=level_label(levels[-1]))
    low = int(position)
    return translate("Profile", "between {low} and {high}").format(
        low=level_label(levels[low]), high=level_label(levels[low + 1])
    )


def change_clause(difference: float) -> str:
    """Return a clause saying how an error rate has changed."""
    if not difference:
        return translate("Profile", "about the same as in the previous 500 decisions")
    if difference < 0:
        return translate("Profile", "{number} lower than in the previous 500 decisions").format(
            number=decimal_text(-difference)
        )
    return translate("Profile", "{number} higher than in the previous 500 decisions").format(
        number=decimal_text(difference)
    )


def join_clauses(parts: list[str]) -> str:
    return ", ".join(parts)


# The last 500 decisions


trend_title = Message("Profile", "Your last 500 decisions")


def cost_trend_text(current: float, previous: float | None) -> str:
    """Return a text on the average cost of a decision now and, if it is known, before."""
    if previous is None:
        return translate("Profile", "now {now}").format(now=decimal_text(current))
    return translate("Profile", "now {now}, before {before}").format(
        now=decimal_text(current), before=decimal_text(previous)
    )


def decisions_ago_label(decisions: int) -> str:
    """Return a label of the time axis, which counts decisions backwards from now."""
    if decisions == 0:
        return translate("Profile", "now")
    if decisions == 500:
        return translate("Profile", "500 ago")
    return localized_digits(decisions)


def trend_text(first: float, best: float, last: float) -> str:
    """Return a text with the first, the best and the last of the averages over 50 decisions."""
    return translate(
        "Profile", "Averages over 50 decisions: {first} at first, {best} at best, {last} now."
    ).format(first=decimal_text(first), best=decimal_text(best), last=decimal_text(last))


# Luck


luck_title = Message("Profile", "Luck")


def won_share_label(matches: int) -> str:
    return plural("Profile", "of {number} match won", "of {number} matches won", matches)


without_luck_label = Message("Profile", "with luck removed")


def share_text(value: float) -> str:
    return percent_text(value)


def luck_text(matches: float) -> str:
    """Return a text saying how many matches luck has won or lost for the player."""
    number = round(abs(matches))
    if not number:
        return translate("Profile", "The cards were fair to you.")
    if matches > 0:
        return plural(
            "Profile",
            "Luck has won you {number} match.",
            "Luck has won you {number} matches.",
            number,
        )
    return plural(
        "Profile",
        "Luck has cost you {number} match.",
        "Luck has cost you {number} matches.",
        number,
    )


def confidence_interval_text(low: float, high: float) -> str:
    return translate("Profile", "95% likely to be between {low}% and {high}%.").format(
        low=round(100 * low), high=round(100 * high)
    )


def win_rate_label(value: float) -> str:
    return translate("Profile", "won {share}").format(share=round(100 * value))


def luck_missing_text(matches: int) -> str:
    return plural(
        "Profile",
        "Finish {number} more match to see how lucky you’ve been.",
        "Finish {number} more matches to see how lucky you’ve been.",
        matches,
    )


def luck_pending_text(matches: int) -> str:
    """Return a text saying how many matches the expert still has to replay."""
    return plural(
        "Profile",
        "An expert computer player is still replaying the cards of {number} match.",
        "An expert computer player is still replaying the cards of {number} matches.",
        matches,
    )
