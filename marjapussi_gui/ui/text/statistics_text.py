"""Texts of the statistics page."""

from collections.abc import Mapping, Sequence

from ...engine.game import Variant
from ...engine.options import OptionValue
from . import dialog_text, games, house_rule_labels, house_rules_text, storage_text
from .i18n import Message, cached_per_language, date_text, decimal_text, signed_number, translate
from .sanitizing import shorten

statistics_title = Message("Statistics", "Statistics")


reset_label = Message("Statistics", "Reset…")


# Filters


def filter_label(key: str) -> str:
    return {
        "game": dialog_text.section_title("game"),
        "rules": dialog_text.house_rules_label(),
        "level": dialog_text.section_title("opponents"),
        "partner": dialog_text.section_title("partner"),
        "assisted": translate("Statistics", "Assisted matches"),
    }[key]


def any_value_label(key: str) -> str:
    """Return the filter entry that selects hands with any value."""
    return {
        "game": storage_text.any_game_label(),
        "rules": translate("Statistics", "All house rules"),
        "level": translate("Statistics", "All opponents"),
        "partner": translate("Statistics", "All partners"),
    }[key]


assisted_tooltip = Message(
    "Statistics", "Matches where you used a hint or undid something are counted separately."
)


def opponents_label(level: str) -> str:
    return translate("Statistics", "Opponents: {level}").format(
        level=dialog_text.level_label(level)
    )


def partner_label(level: str) -> str:
    return translate("Statistics", "Partner: {level}").format(level=dialog_text.level_label(level))


def rules_label(variant: Variant, values: Mapping[str, OptionValue]) -> str:
    """Return the name of the preset with these values, or "Custom rules" if there is none."""
    return house_rules_text.rules_name(variant, values)


def scope_text(parts: Sequence[str]) -> str:
    return " · ".join(parts)


# Numbers


def section_title(key: str) -> str:
    """Return the title of a group of statistics."""
    return {
        "matches": storage_text.matches_title(),
        "hands": translate("Statistics", "Hands"),
        "bids": translate("Statistics", "Bids"),
        "marriages": house_rule_labels.rule_group_title("marriages"),
        "porvoo": house_rule_labels.rule_label("porvoo"),
        "luck": translate("Statistics", "Luck and skill"),
    }[key]


def statistic_label(key: str) -> str:
    """Return the label below a number, such as "Matches won"."""
    return _statistic_labels()[key]


@cached_per_language
def _statistic_labels() -> dict[str, str]:
    return {
        "played": translate("Statistics", "played"),
        "won": translate("Statistics", "won"),
        "share": translate("Statistics", "share won"),
        "streak": translate("Statistics", "current winning streak"),
        "longest": translate("Statistics", "longest winning streak"),
        "gained": translate("Statistics", "points per hand"),
        "lost": translate("Statistics", "opponents’ points per hand"),
        "declared": translate("Statistics", "declared"),
        "made": translate("Statistics", "made"),
        "failed": translate("Statistics", "failed"),
        "own_made": translate("Statistics", "made by you"),
        "own_failed": translate("Statistics", "failed by you"),
        "refused": translate("Statistics", "asked in vain"),
        "trips": translate("Statistics", "trips"),
        "luck": translate("Statistics", "luck: the expert’s score"),
        "skill": translate("Statistics", "skill: your score minus the expert’s"),
        "compared": translate("Statistics", "hands compared"),
    }


def percent_text(share: float) -> str:
    return translate("Statistics", "{number}%").format(number=round(share))


# Charts


def chart_title(key: str) -> str:
    """Return the title of a chart."""
    return {
        "balance": translate("Statistics", "Points ahead or behind"),
        "points": translate("Statistics", "Points per hand"),
        "share": translate("Statistics", "Share of hands won"),
    }[key]


def axis_label(key: str) -> str:
    return {
        "number": translate("Statistics", "hands, in the order played"),
        "balance": translate("Statistics", "points"),
        "points": translate("Statistics", "points gained"),
        "hands": translate("Statistics", "hands"),
        "share": translate("Statistics", "% won"),
    }[key]


def own_points_label(points: int) -> str:
    return translate("Statistics", "You {points}").format(points=signed_number(points))


def expert_points_label(points: float) -> str:
    return translate("Statistics", "Expert {points}").format(points=signed_number(round(points)))


def mean_label(points: float) -> str:
    return translate("Statistics", "average {number}").format(number=decimal_text(points))


def current_share_label(share: float) -> str:
    return translate("Statistics", "now {share}").format(share=percent_text(share))


def overall_share_label(share: float) -> str:
    return translate("Statistics", "overall {share}").format(share=percent_text(share))


def balance_text(hands: int, balances: Sequence[int], first_date: str, last_date: str) -> str:
    """Return a text on the number of hands, their dates, and the balance of points over time."""
    return translate(
        "Statistics", "{hands}, {days} · now {now}, highest {highest}, lowest {lowest}"
    ).format(
        hands=storage_text.hand_count_text(hands),
        days=_date_range_text(first_date, last_date),
        now=signed_number(balances[-1]),
        highest=signed_number(max(balances)),
        lowest=signed_number(min(balances)),
    )


def expert_balance_text(summary: str, points: float) -> str:
    return translate(
        "Statistics", "{summary} · the expert would have {points} with your cards"
    ).format(summary=summary, points=signed_number(round(points)))


def points_text(most_frequent: int, occurrences: int, hand_count: int, mean_points: float) -> str:
    """Return a text with the average and the most frequent points of a hand."""
    return translate(
        "Statistics", "Average {mean} · most often {commonest}, in {share} of all hands"
    ).format(
        mean=decimal_text(mean_points),
        commonest=signed_number(most_frequent),
        share=percent_text(100 * occurrences / hand_count),
    )


def win_rate_text(window: int, shares: Sequence[float], overall: float) -> str:
    """Return a text with the current, the best and the worst share of hands won."""
    return translate(
        "Statistics",
        "Last {window} hands · now {now}, best {best}, worst {worst}, overall {whole}",
    ).format(
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


# Empty pages


no_storage_text = Message(
    "Statistics", "Nothing is being counted because this computer can’t save anything right now."
)
no_hands_text = Message("Statistics", "Finish a hand, and your first numbers will appear here.")
help_text = Message("Statistics", "You had help in these matches, such as a hint or an undo.")


# Exporting and resetting


def reset_text(game: str) -> str:
    """Return a text asking whether to reset the statistics of a game.

    An empty key stands for all games.
    """
    if not game:
        return translate(
            "Statistics",
            "Reset the statistics for all games? A backup is made first, and your matches are "
            "kept.",
        )
    return translate(
        "Statistics",
        "Reset the statistics for {game}? A backup is made first, and your matches are kept.",
    ).format(game=games.game_name(game))


confirm_reset_label = Message("Statistics", "Yes, reset")
reset_done_text = Message("Statistics", "Statistics reset. The backup is kept.")
not_reset_text = Message("Statistics", "Nothing was reset because the backup couldn’t be saved.")
