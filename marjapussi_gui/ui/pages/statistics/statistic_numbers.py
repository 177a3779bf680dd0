"""The numbers on the statistics page, in groups that depend on the games."""

from collections.abc import Iterator, Sequence

from ....engine.frozen import frozen
from ....engine.games import find_variant
from ....engine.rules import AUCTION, MARRIAGES
from ....model.match_totals import HandPoint, MatchCategory, MatchTotals, StatisticsScope
from ...text import games
from ...text import statistics_text as words
from ...text.i18n import decimal_text, number_text, signed_number


@frozen
class GameTraits:
    """Which features, such as bidding, the games in a selection of matches have."""

    is_one_game: bool  # otherwise points can't be added up
    has_partners: bool
    has_bids: bool
    has_marriages: bool
    has_porvoo: bool


@frozen
class StatisticNumber:
    """A number as a text, with its name."""

    value: str
    name: str


@frozen
class NumberGroup:
    """Related numbers with a common title."""

    heading: str
    numbers: tuple[StatisticNumber, ...]


def matching_categories(
    categories: Sequence[MatchCategory], scope: StatisticsScope
) -> list[MatchCategory]:
    """Return the match categories that fall within a scope."""
    return [
        kind
        for kind in categories
        if scope.game in {"", kind.game}
        and scope.rules_key in {"", kind.rules_key}
        and scope.level in {"", kind.level}
        and scope.partner_level in {"", kind.partner_level}
    ]


def game_traits(categories: Sequence[MatchCategory]) -> GameTraits:
    """Return the features that the games and house rules of these matches have."""
    keys = {kind.game for kind in categories}
    variants = [find_variant(key) for key in keys if games.is_known_game(key)]
    parts = {option.group for each in variants for option in each.options}
    return GameTraits(
        is_one_game=len(keys) == 1,
        has_partners=any(each.has_partners for each in variants),
        has_bids=AUCTION in parts,
        has_marriages=MARRIAGES in parts,
        has_porvoo=any(kind.options.get("porvoo") is True for kind in categories),
    )


def number_groups(
    totals: MatchTotals, points: Sequence[HandPoint], traits: GameTraits
) -> Iterator[NumberGroup]:
    """Yield the groups of numbers that make sense for these hands and features."""
    if totals.matches:
        yield _create_group("matches", _match_numbers(totals))
    yield _create_group("hands", _hand_numbers(totals, traits))
    if traits.has_bids:
        yield _create_group("bids", _bid_numbers(totals, traits))
    if traits.has_marriages:
        yield _create_group("marriages", _marriage_numbers(totals))
    if traits.has_porvoo:
        yield _create_group("porvoo", (("trips", number_text(totals.porvoo)),))
    compared = [each.expert_margin for each in points if each.expert_margin is not None]
    if compared and traits.is_one_game:
        lost = sum(each.lost_points or 0 for each in points)
        yield _create_group("luck", _luck_numbers(len(compared), sum(compared), lost))


NumberPairs = tuple[tuple[str, str], ...]


def _create_group(key: str, pairs: NumberPairs) -> NumberGroup:
    return NumberGroup(
        words.section_title(key),
        tuple(StatisticNumber(value, words.statistic_label(name)) for name, value in pairs),
    )


def _match_numbers(totals: MatchTotals) -> NumberPairs:
    return (
        ("played", number_text(totals.matches)),
        ("won", number_text(totals.matches_won)),
        ("share", words.percent_text(100 * totals.matches_won / totals.matches)),
        ("streak", number_text(totals.streak)),
        ("longest", number_text(totals.longest_streak)),
    )


def _hand_numbers(totals: MatchTotals, traits: GameTraits) -> NumberPairs:
    hands = max(totals.hands, 1)
    counted = (
        ("played", number_text(totals.hands)),
        ("won", number_text(totals.hands_won)),
        ("share", words.percent_text(100 * totals.hands_won / hands)),
    )
    if not traits.is_one_game:
        return counted
    return (
        *counted,
        ("gained", decimal_text(totals.gained / hands)),
        ("lost", decimal_text(totals.lost / hands)),
    )


def _bid_numbers(totals: MatchTotals, traits: GameTraits) -> NumberPairs:
    all_bids = (
        ("made", number_text(totals.bids_made)),
        ("failed", number_text(totals.bids_failed)),
    )
    if not traits.has_partners:
        return all_bids
    return (
        *all_bids,
        ("own_made", number_text(totals.own_bids_made)),
        ("own_failed", number_text(totals.own_bids_failed)),
    )


def _marriage_numbers(totals: MatchTotals) -> NumberPairs:
    pairs = (("declared", number_text(totals.marriages)),)
    return (*pairs, ("refused", number_text(totals.refused))) if totals.refused else pairs


def _luck_numbers(hands: int, expert_points: int, lost_points: int) -> NumberPairs:
    return (
        ("compared", number_text(hands)),
        ("luck", signed_number(expert_points)),
        ("skill", signed_number(-lost_points)),
    )
