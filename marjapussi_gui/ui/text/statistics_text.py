"""Texts of the statistics page."""

from collections.abc import Mapping, Sequence

from ...engine.game import Variant
from ...engine.options import OptionValue
from . import dialog_text, games, house_rule_labels, house_rules_text
from .i18n import (
    date_text,
    decimal_text,
    say,
    signed_number,
)
from .sanitizing import shorten

# Filters


def filter_label(key: str) -> str:
    return {
        "game": say("section-game"),
        "rules": say("dialog-house-rules"),
        "level": say("section-opponents"),
        "partner": say("section-partner"),
        "assisted": say("statistics-filter-assisted"),
    }[key]


def any_value_label(key: str) -> str:
    """Return the filter entry that selects hands with any value."""
    return {
        "game": say("any-game"),
        "rules": say("statistics-any-rules"),
        "level": say("statistics-any-level"),
        "partner": say("statistics-any-partner"),
    }[key]


def opponents_label(level: str) -> str:
    return say("opponents", level=dialog_text.level_label(level))


def partner_label(level: str) -> str:
    return say("statistics-partner", level=dialog_text.level_label(level))


def rules_label(variant: Variant, values: Mapping[str, OptionValue]) -> str:
    """Return the name of the preset with these values, or "Custom rules" if there is none."""
    return house_rules_text.rules_name(variant, values)


def scope_text(parts: Sequence[str]) -> str:
    return " · ".join(parts)


# Numbers


def section_title(key: str) -> str:
    """Return the title of a group of statistics."""
    return {
        "matches": say("storage-matches"),
        "hands": say("statistics-section-hands"),
        "bids": say("statistics-section-bids"),
        "marriages": house_rule_labels.rule_group_title("marriages"),
        "porvoo": house_rule_labels.rule_label("porvoo"),
        "luck": say("statistics-section-luck"),
    }[key]


def statistic_label(key: str) -> str:
    """Return the label below a number, such as "Matches won"."""
    return say(f"statistic-{key}")


def percent_text(share: float) -> str:
    return say("percent", number=round(share))


# Charts


def chart_title(key: str) -> str:
    """Return the title of a chart."""
    return say(f"chart-{key}")


def axis_label(key: str) -> str:
    return say(f"axis-{key}")


def own_points_label(points: int) -> str:
    return say("own-points", points=signed_number(points))


def expert_points_label(points: float) -> str:
    return say("expert-points", points=signed_number(round(points)))


def mean_label(points: float) -> str:
    return say("mean", number=decimal_text(points))


def current_share_label(share: float) -> str:
    return say("current-share", share=percent_text(share))


def overall_share_label(share: float) -> str:
    return say("overall-share", share=percent_text(share))


def balance_text(hands: int, balances: Sequence[int], first_date: str, last_date: str) -> str:
    """Return a text on the number of hands, their dates, and the balance of points over time."""
    return say(
        "balance",
        hands=say("hand-count", number=hands),
        days=_date_range_text(first_date, last_date),
        now=signed_number(balances[-1]),
        highest=signed_number(max(balances)),
        lowest=signed_number(min(balances)),
    )


def expert_balance_text(summary: str, points: float) -> str:
    return say("expert-balance", summary=summary, points=signed_number(round(points)))


def points_text(most_frequent: int, occurrences: int, hand_count: int, mean_points: float) -> str:
    """Return a text with the average and the most frequent points of a hand."""
    return say(
        "statistics-points",
        mean=decimal_text(mean_points),
        commonest=signed_number(most_frequent),
        share=percent_text(100 * occurrences / hand_count),
    )


def win_rate_text(window: int, shares: Sequence[float], overall: float) -> str:
    """Return a text with the current, the best and the worst share of hands won."""
    return say(
        "statistics-win-rate",
        window=window,
        now=percent_text(shares[-1]),
        best=percent_text(max(shares)),
        worst=percent_text(min(shares)),
        whole=percent_text(overall),
    )


def _date_range_text(first_date: str, last_date: str) -> str:
    """Return the first and the last date of a period as text."""
    days = dict.fromkeys(date_text(when) or shorten(when) for when in (first_date, last_date))
    return " \N{EN DASH} ".join(days)


# Exporting and resetting


def reset_text(game: str) -> str:
    """Return a text asking whether to reset the statistics of a game.

    An empty key stands for all games.
    """
    if not game:
        return say("reset-statistics-for-all-games")
    return say("reset-statistics-for-game-backup", game=games.game_name(game))
