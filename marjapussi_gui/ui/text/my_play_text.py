"""Texts of the page about how the player plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from ...engine.actions import (
    Draw,
    Play,
    SayBid,
)
from ...model.new_game import RATED_LEVELS
from ...model.verdict import DecisionKind, Verdict
from .card_names import action_placeholders
from .dialog_text import level_label
from .i18n import (
    capitalized,
    date_text,
    decimal_text,
    first_existing_message,
    percent_text,
    say,
    signed_number,
)
from .sanitizing import shorten

if TYPE_CHECKING:
    from ...model.decisions import DatedChoice
    from ...model.first_occurrences import FirstOccurrence

DAYS_WITH_NAME = 7  # the last days are named, such as "Sunday"; earlier ones have a date


# Today's deal


def month_name(day: date) -> str:
    return capitalized(_locale_for_date_names().standaloneMonthName(day.month))


def full_date_text(day: date) -> str:
    date_with_names = QDate(day.year, day.month, day.day)
    return _locale_for_date_names().toString(date_with_names, QLocale.FormatType.LongFormat)


def _locale_for_date_names() -> QLocale:
    """Return a locale with the language's own month and day names.

    The system's locale has them in the language of its time format, LC_TIME.
    """
    return QLocale(QLocale().name())


# Skill


def decisions_text(number: int, assisted_number: int) -> str:
    """Return how many decisions are counted, and whether they were made with help."""
    decisions = say("decision-count", number=number)
    if not assisted_number:
        sentence = "decisions-without-help"
    elif assisted_number == number:
        sentence = "decisions-with-help"
    else:
        sentence = "decisions-with-and-without-help"
    return say(sentence, decisions=decisions)


def decision_counts_text(decisions: int, matches: int, *, assisted: bool) -> str:
    """Return a text on how many decisions and matches are counted, and if they were assisted."""
    return say(
        "decisions-matches-help",
        decisions=say("decision-count", number=decisions),
        matches=say("profile-match-count", number=matches),
        help=say("profile-assisted") if assisted else say("unassisted"),
    )


def decision_cost_clause(value: float, *, in_points: bool) -> str:
    if in_points:
        return say("number-points-lost-per-decision", number=decimal_text(value))
    return say("number-thousandths-of-match-lost", number=decimal_text(value))


def level_comparison_clause(position: float) -> str:
    names = [level_label(level) for level in RATED_LEVELS]
    if position < 0:
        return say("not-as-good-as-level-yet", level=names[0])
    if position >= len(names) - 1:
        return say("as-good-as-level", level=names[-1])
    low = int(position)
    return say("between-low-and-high", low=names[low], high=names[low + 1])


def interval_clause(low: float, high: float) -> str:
    last = len(RATED_LEVELS) - 1
    reached = [level_label(RATED_LEVELS[min(max(round(end), 0), last)]) for end in (low, high)]
    return say("interval-clause", low=reached[0], high=reached[1])


def change_clause(difference: float) -> str:
    if not difference:
        return say("about-same-as-in-previous-500")
    if difference < 0:
        return say("number-lower-than-in-previous-500", number=decimal_text(-difference))
    return say("number-higher-than-in-previous-500", number=decimal_text(difference))


def luck_text(matches: float) -> str:
    number = round(abs(matches))
    if not number:
        return say("cards-were-fair-to-you")
    if matches > 0:
        return say("luck-has-won-you-number-matches", number=number)
    return say("luck-has-cost-you-number-matches", number=number)


# What cost most


def praise_text(place: str, praised: Verdict) -> str:
    """Return praise for play without mistakes, naming a hard choice and its hand."""
    praise = say("well-played-place-choice", place=place, choice=choice_text(praised))
    return f"{say('my-play-no-mistakes')} {praise}"


def choice_text(verdict: Verdict) -> str:
    action = verdict.chosen
    row = f"did-{type(action).__name__}"
    match action:
        case Play() if verdict.kind is DecisionKind.LEAD:
            row = "did-Play-lead"
        case Draw(detail) | SayBid(detail):
            row = first_existing_message(f"{row}-{detail}", row)
        case _:
            pass
    return say(row, **action_placeholders(action))


# Recent matches


def day_text(timestamp: str, today: date) -> str:
    """Return a day, such as "Today" or "Sunday", or the date of earlier days."""
    try:
        day = datetime.fromisoformat(timestamp).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return date_text(timestamp)
    ago = (today - day).days
    if ago == 0:
        return say("today")
    if ago == 1:
        return say("yesterday")
    if 0 < ago < DAYS_WITH_NAME:
        return capitalized(_locale_for_date_names().standaloneDayName(day.isoweekday()))
    return date_text(timestamp)


def dated_hand_text(event: DatedChoice | FirstOccurrence, today: date) -> str:
    """Return the day and the number of the hand in which something happened."""
    return say("hand-of-day", day=day_text(event.played_at, today), hand=event.hand_number + 1)


def match_row_text(parts: Sequence[str]) -> str:
    """Join the parts of a row, leaving out empty ones, as a text for screen readers."""
    return ", ".join(filter(None, parts))


def balance_text(balance: Sequence[int], first_date: str, last_date: str) -> str:
    """Return a text on the number of hands, their dates, and the balance of points over them."""
    days = dict.fromkeys(date_text(when) or shorten(when) for when in (first_date, last_date))
    return say(
        "balance",
        hands=say("hand-count", number=len(balance) - 1),
        days=" \N{EN DASH} ".join(days),
        now=signed_number(balance[-1]),
        highest=signed_number(max(balance)),
        lowest=signed_number(min(balance)),
    )


def points_text(distribution: Mapping[int, int], hand_count: int, mean: float) -> str:
    commonest = max(distribution, key=distribution.__getitem__)
    return say(
        "statistics-points",
        mean=decimal_text(mean),
        commonest=signed_number(commonest),
        share=percent_text(distribution[commonest] / hand_count),
    )


def win_rate_text(window: int, shares: Sequence[float], overall: float) -> str:
    return say(
        "statistics-win-rate",
        window=window,
        now=percent_text(shares[-1]),
        best=percent_text(max(shares)),
        worst=percent_text(min(shares)),
        whole=percent_text(overall),
    )
