"""Texts of the page about the player's skill and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...model.new_game import RATED_LEVELS
from .dialog_text import level_label
from .i18n import (
    decimal_text,
    localized_digits,
    percent_text,
    say,
)

if TYPE_CHECKING:
    from ...model.verdict import DecisionKind


def decision_kind_label(kind: DecisionKind) -> str:
    """Return the label of a kind of decision."""
    return say(f"decision-kind-{kind}")


# Header of the page


def summary_text(decisions: int, matches: int, *, assisted: bool) -> str:
    """Return a text saying how many decisions and matches the figures are based on."""
    help_ = say("profile-assisted") if assisted else say("unassisted")
    return say(
        "decisions-matches-help",
        decisions=say("decision-count", number=decisions),
        matches=say("profile-match-count", number=matches),
        help=help_,
    )


def pending_text(matches: int, decisions: int) -> str:
    """Return a text on how many decisions (or, if unknown, matches) need review."""
    if decisions:
        return say("number-decisions-are-left-to-review", number=decisions)
    return say("number-matches-are-being-reviewed", number=matches)


def no_matching_decisions_text(*, assisted: bool) -> str:
    if assisted:
        return say("no-assisted-decisions-here-you-did")
    return say("no-decisions-here-yet-assisted")


# Bars and costs


def cost_tooltip(*, in_points: bool) -> str:
    if in_points:
        return say("points-lost-per-decision")
    return say("thousandths-of-match-lost")


def cost_text(value: float) -> str:
    return decimal_text(value)


# Accessible texts of a row


def cost_clause(value: float, *, in_points: bool) -> str:
    """Return a clause with the average cost of a decision."""
    if in_points:
        sentence = "number-points-lost-per-decision"
    else:
        sentence = "number-thousandths-of-match-lost"
    return say(sentence, number=decimal_text(value))


def levels_clause(position: float) -> str:
    """Return a clause saying between which computer levels the player's skill lies."""
    levels = RATED_LEVELS
    if position < 0:
        return say("not-as-good-as-level-yet", level=level_label(levels[0]))
    if position >= len(levels) - 1:
        return say("as-good-as-level", level=level_label(levels[-1]))
    low = int(position)
    return say(
        "between-low-and-high", low=level_label(levels[low]), high=level_label(levels[low + 1])
    )


def change_clause(difference: float) -> str:
    """Return a clause saying how an error rate has changed."""
    if not difference:
        return say("about-same-as-in-previous-500")
    if difference < 0:
        return say("number-lower-than-in-previous-500", number=decimal_text(-difference))
    return say("number-higher-than-in-previous-500", number=decimal_text(difference))


def join_clauses(parts: list[str]) -> str:
    return ", ".join(parts)


# The last 500 decisions


def cost_trend_text(current: float, previous: float | None) -> str:
    """Return a text on the average cost of a decision now and, if it is known, before."""
    if previous is None:
        return say("now-now", now=decimal_text(current))
    return say("now-now-before-before", now=decimal_text(current), before=decimal_text(previous))


def decisions_ago_label(decisions: int) -> str:
    """Return a label of the time axis, which counts decisions backwards from now."""
    if decisions == 0:
        return say("now")
    if decisions == 500:
        return say("500-ago")
    return localized_digits(decisions)


def trend_text(first: float, best: float, last: float) -> str:
    """Return a text with the first, the best and the last of the averages over 50 decisions."""
    return say(
        "trend-text", first=decimal_text(first), best=decimal_text(best), last=decimal_text(last)
    )


# Luck


def share_text(value: float) -> str:
    return percent_text(value)


def luck_text(matches: float) -> str:
    """Return a text saying how many matches luck has won or lost for the player."""
    number = round(abs(matches))
    if not number:
        return say("cards-were-fair-to-you")
    if matches > 0:
        return say("luck-has-won-you-number-matches", number=number)
    return say("luck-has-cost-you-number-matches", number=number)


def confidence_interval_text(low: float, high: float) -> str:
    return say("confidence-interval", low=round(100 * low), high=round(100 * high))


def win_rate_label(value: float) -> str:
    return say("profile-win-rate", share=round(100 * value))
