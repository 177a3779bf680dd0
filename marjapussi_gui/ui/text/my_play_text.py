"""Texts of the page about how the player plays."""

from collections.abc import Sequence
from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from ...engine.actions import (
    Draw,
    Play,
    SayBid,
)
from ...model.skill import CostEstimate
from ...model.verdict import DecisionKind, Verdict
from . import profile_text
from .card_names import (
    action_places,
    join_with_and,
)
from .dialog_text import level_label
from .i18n import capitalized, date_text, first_message, say

DAYS_WITH_NAME = 7  # the last days are named, such as "Sunday"; earlier ones have a date
LEVEL_NAMES = "easy", "normal", "strong", "expert"


# Today's deal


def month_name(day: date) -> str:
    return capitalized(_locale_of_names().standaloneMonthName(day.month))


def full_date_text(day: date) -> str:
    date_with_names = QDate(day.year, day.month, day.day)
    return _locale_of_names().toString(date_with_names, QLocale.FormatType.LongFormat)


def _locale_of_names() -> QLocale:
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


def weakest_kind_text(kind: DecisionKind) -> str:
    return say("weakest-kind", kind=profile_text.decision_kind_label(kind))


def skill_row_text(kind: DecisionKind, estimate: CostEstimate, positions: Sequence[float]) -> str:
    """Return what a screen reader says about a row.

    positions are the player's place among the levels, and the interval around it.
    """
    clauses = []
    if not estimate.is_sure:
        clauses.append(say("few-decisions", number=estimate.decision_count))
    if positions:
        place, low, high = positions
        clauses += [profile_text.levels_clause(place), _interval_clause(low, high)]
    else:
        clauses.append(say("not-measured"))
    number = say("decision-count", number=estimate.decision_count)
    return say(
        "profile-row",
        kind=profile_text.decision_kind_label(kind),
        decisions=number,
        details=profile_text.join_clauses(clauses),
    )


def _interval_clause(low: float, high: float) -> str:
    """Return a clause with the levels that an interval reaches."""
    return say("interval-clause", low=_nearest_level(low), high=_nearest_level(high))


def _nearest_level(position: float) -> str:
    place = min(max(round(position), 0), len(LEVEL_NAMES) - 1)
    return level_label(LEVEL_NAMES[place])


# What cost most


def praise_text(place: str, praised: Verdict) -> str:
    """Return praise for a time without mistakes, which names a hard choice and its hand."""
    praise = say("well-played-place-choice", place=place, choice=choice_text(praised))
    return f"{say('my-play-no-mistakes')} {praise}"


def cost_unit_text(*, in_points: bool | None) -> str:
    """Return what costs are counted in; None stands for games of both kinds."""
    if in_points is None:
        return say("chance-to-win-match-or-points")
    if in_points:
        return say("points-in-hand")
    return say("chance-to-win-match")


def choice_text(verdict: Verdict) -> str:
    """Return a sentence on what the player chose."""
    action = verdict.chosen
    row = f"did-{type(action).__name__}"
    match action:
        case Play() if verdict.kind is DecisionKind.LEAD:
            row = "did-Play-lead"
        case Draw(detail) | SayBid(detail):
            row = first_message(f"{row}-{detail}", row)
        case _:
            pass
    return say(row, **action_places(action))


# Recent matches


def against_text(names: Sequence[str]) -> str:
    return say("against", names=join_with_and(names))


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
        return capitalized(_locale_of_names().standaloneDayName(day.isoweekday()))
    return date_text(timestamp)


def match_row_text(parts: Sequence[str]) -> str:
    """Join the parts of a row, leaving out empty ones, as a text for screen readers."""
    return ", ".join(filter(None, parts))
