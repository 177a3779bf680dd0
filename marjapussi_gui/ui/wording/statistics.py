"""Texts of the statistics page."""

from collections.abc import Mapping, Sequence

from ...engine.game import Variant
from ...engine.options import Value
from . import games, options, pages, rules_house, store
from .others import FILE, shown
from .tongue import day, decimal, once_a_language, signed, translate


def statistics() -> str:
    return translate("Statistics", "Statistics")


def action(key: str) -> str:
    return {
        "picture": translate("Statistics", "Save picture…"),
        "table": translate("Statistics", "Save as CSV…"),
        "reset": translate("Statistics", "Reset…"),
    }[key]


# Filters


def filter_name(key: str) -> str:
    return {
        "game": pages.heading("game"),
        "rules": pages.house_rules(),
        "level": pages.heading("opponents"),
        "partner": pages.heading("partner"),
        "assisted": translate("Statistics", "Assisted matches"),
    }[key]


def anything(key: str) -> str:
    """Return the entry of a filter that restricts nothing."""
    return {
        "game": store.any_game(),
        "rules": translate("Statistics", "All house rules"),
        "level": translate("Statistics", "All opponents"),
        "partner": translate("Statistics", "All partners"),
    }[key]


def assisted_meaning() -> str:
    return translate(
        "Statistics", "Matches in which you asked for a hint or took something back count apart."
    )


def opponents(level: str) -> str:
    return translate("Statistics", "Opponents: {level}").format(level=pages.level(level))


def partner(level: str) -> str:
    return translate("Statistics", "Partner: {level}").format(level=pages.level(level))


def rules(variant: Variant, values: Mapping[str, Value]) -> str:
    """Return the name of the preset with these values, or that the rules are the player's own."""
    return rules_house.rules_name(variant, values)


def scope(parts: Sequence[str]) -> str:
    return " · ".join(parts)


# Numbers


def heading(key: str) -> str:
    """Return the title of a group of numbers."""
    return {
        "matches": store.matches(),
        "hands": translate("Statistics", "Hands"),
        "bids": translate("Statistics", "Bids"),
        "marriages": options.group_name("marriages"),
        "porvoo": options.label("porvoo"),
        "luck": translate("Statistics", "Luck and skill"),
    }[key]


def number(key: str) -> str:
    """Return the label below a number."""
    return _numbers()[key]


@once_a_language
def _numbers() -> dict[str, str]:
    return {
        "played": translate("Statistics", "played"),
        "won": translate("Statistics", "won"),
        "share": translate("Statistics", "share won"),
        "streak": translate("Statistics", "won in a row now"),
        "longest": translate("Statistics", "most won in a row"),
        "gained": translate("Statistics", "points a hand"),
        "lost": translate("Statistics", "opponents' points a hand"),
        "declared": translate("Statistics", "declared"),
        "made": translate("Statistics", "made"),
        "failed": translate("Statistics", "failed"),
        "own_made": translate("Statistics", "made by you"),
        "own_failed": translate("Statistics", "failed by you"),
        "refused": translate("Statistics", "asked in vain"),
        "trips": translate("Statistics", "trips"),
        "luck": translate("Statistics", "luck: the expert's result"),
        "skill": translate("Statistics", "skill: your result minus the expert's"),
        "compared": translate("Statistics", "hands compared"),
    }


def percent(share: float) -> str:
    return translate("Statistics", "{number}%").format(number=round(share))


# Charts


def chart(key: str) -> str:
    """Return the title of a chart."""
    return {
        "balance": translate("Statistics", "Your points minus theirs"),
        "points": translate("Statistics", "Points a hand"),
        "share": translate("Statistics", "Share of hands won"),
    }[key]


def axis(key: str) -> str:
    return {
        "number": translate("Statistics", "hands, one after another"),
        "balance": translate("Statistics", "points"),
        "points": translate("Statistics", "points gained"),
        "hands": translate("Statistics", "hands"),
        "share": translate("Statistics", "% won"),
    }[key]


def you_at(points: int) -> str:
    return translate("Statistics", "You {points}").format(points=signed(points))


def expert_at(points: float) -> str:
    return translate("Statistics", "Expert {points}").format(points=signed(round(points)))


def mean(points: float) -> str:
    return translate("Statistics", "mean {number}").format(number=decimal(points))


def now_at(share: float) -> str:
    return translate("Statistics", "now {share}").format(share=percent(share))


def overall(share: float) -> str:
    return translate("Statistics", "overall {share}").format(share=percent(share))


def balance(hands: int, reached: Sequence[int], first: str, last: str) -> str:
    """Return the number of hands, their dates, and the course of the points balance."""
    return translate(
        "Statistics", "{hands}, {days} · now {now}, highest {highest}, lowest {lowest}"
    ).format(
        hands=store.hands(hands),
        days=_days(first, last),
        now=signed(reached[-1]),
        highest=signed(max(reached)),
        lowest=signed(min(reached)),
    )


def with_expert(summary: str, points: float) -> str:
    return translate(
        "Statistics", "{summary} · with your cards the expert would be at {points}"
    ).format(summary=summary, points=signed(round(points)))


def points(commonest: int, times: int, hands: int, mean_points: float) -> str:
    """Return mean and most frequent points of a hand."""
    return translate(
        "Statistics", "Mean {mean} · most often {commonest}, in {share} of all hands"
    ).format(
        mean=decimal(mean_points), commonest=signed(commonest), share=percent(100 * times / hands)
    )


def share(window: int, won: Sequence[float], whole: float) -> str:
    """Return current, best and worst share of hands won."""
    return translate(
        "Statistics",
        "Last {window} hands · now {now}, best {best}, worst {worst}, overall {whole}",
    ).format(
        window=window,
        now=percent(won[-1]),
        best=percent(max(won)),
        worst=percent(min(won)),
        whole=percent(whole),
    )


def _days(first: str, last: str) -> str:
    """Return the first and last date of a period."""
    days = dict.fromkeys(day(when) or shown(when) for when in (first, last))
    return " \N{EN DASH} ".join(days)


# Empty pages


def nothing_kept() -> str:
    return translate(
        "Statistics", "Nothing is counted, because nothing can be saved on this computer just now."
    )


def nothing_played() -> str:
    return translate(
        "Statistics", "Play a hand to its end, and your first numbers will appear here."
    )


def nothing_here(*, assisted: bool) -> str:
    if assisted:
        return translate("Statistics", "No assisted hand yet: you have done without help.")
    return translate(
        "Statistics", "No hand is counted here yet. Matches with help are counted apart."
    )


# Files and reset


def picture_title() -> str:
    return translate("Statistics", "Save the charts as a picture")


def picture_files() -> str:
    return translate("Statistics", "Pictures (*.png)")


def table_title() -> str:
    return translate("Statistics", "Save all hands as a table")


def table_files() -> str:
    return translate("Statistics", "Tables (*.csv)")


def saved(file: str) -> str:
    return translate("Statistics", "Saved as {file}.").format(file=shown(file, FILE))


def reset_question(game: str) -> str:
    """Return the question whether to reset a game, or all games if none is given."""
    if not game:
        return translate(
            "Statistics",
            "Start counting all games again from zero? A backup is made first, and your matches "
            "stay.",
        )
    return translate(
        "Statistics",
        "Start counting {game} again from zero? A backup is made first, and your matches stay.",
    ).format(game=games.name(game))


def count_anew() -> str:
    return translate("Statistics", "Yes, start again")


def counted_anew() -> str:
    return translate("Statistics", "Counting starts again; the backup is kept.")


def not_reset() -> str:
    return translate("Statistics", "Nothing was reset, because no backup could be saved.")
