"""Texts of the statistics: summaries of the charts."""

from collections.abc import Mapping, Sequence

from .i18n import date_text, decimal_text, percent_text, say, signed_number
from .sanitizing import shorten


def balance_text(balance: Sequence[int], first_date: str, last_date: str) -> str:
    """Return the number of hands, their dates, and the balance of points (0 before the first)."""
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
