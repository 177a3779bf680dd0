"""The numbers that apply to a selection of matches, in groups."""

from collections.abc import Iterator, Sequence

from ...engine.frozen import frozen
from ...engine.games import variant
from ...engine.rules import AUCTION, SPEECH
from ...kept.figures import Kind, Scope, Totals
from ..wording import games
from ..wording import statistics as words
from ..wording.tongue import decimal, plain, signed


@frozen
class Traits:
    """The features of the games in a selection."""

    is_one_game: bool  # points of different games can't be added up
    has_partners: bool
    has_bids: bool
    has_marriages: bool
    has_porvoo: bool


@frozen
class Number:
    """A number and its name."""

    value: str
    name: str


@frozen
class Group:
    """A group of related numbers."""

    heading: str
    numbers: tuple[Number, ...]


def fitting(kinds: Sequence[Kind], scope: Scope) -> list[Kind]:
    """Return the categories of matches that belong to a selection."""
    return [
        kind
        for kind in kinds
        if scope.game in {"", kind.game}
        and scope.rules in {"", kind.rules}
        and scope.level in {"", kind.level}
        and scope.partner_level in {"", kind.partner_level}
    ]


def traits(kinds: Sequence[Kind]) -> Traits:
    """Return the features of these matches, by their games and house rules."""
    keys = {kind.game for kind in kinds}
    variants = [variant(key) for key in keys if games.is_known(key)]
    parts = {option.group for each in variants for option in each.options}
    return Traits(
        is_one_game=len(keys) == 1,
        has_partners=any(each.partners for each in variants),
        has_bids=AUCTION in parts,
        has_marriages=SPEECH in parts,
        has_porvoo=any(kind.options.get("porvoo") is True for kind in kinds),
    )


def groups(totals: Totals, has: Traits) -> Iterator[Group]:
    """Yield the groups of numbers of a selection."""
    if totals.matches:
        yield _group("matches", _matches(totals))
    yield _group("hands", _hands(totals, has))
    if has.has_bids:
        yield _group("bids", _bids(totals, has))
    if has.has_marriages:
        yield _group("marriages", _marriages(totals))
    if has.has_porvoo:
        yield _group("porvoo", (("trips", plain(totals.porvoo)),))
    if totals.compared and has.is_one_game:
        yield _group("luck", _luck(totals))


Pairs = tuple[tuple[str, str], ...]


def _group(key: str, pairs: Pairs) -> Group:
    return Group(
        words.heading(key), tuple(Number(value, words.number(name)) for name, value in pairs)
    )


def _matches(totals: Totals) -> Pairs:
    return (
        ("played", plain(totals.matches)),
        ("won", plain(totals.matches_won)),
        ("share", words.percent(100 * totals.matches_won / totals.matches)),
        ("streak", plain(totals.streak)),
        ("longest", plain(totals.longest_streak)),
    )


def _hands(totals: Totals, has: Traits) -> Pairs:
    hands = max(totals.hands, 1)
    counted = (
        ("played", plain(totals.hands)),
        ("won", plain(totals.hands_won)),
        ("share", words.percent(100 * totals.hands_won / hands)),
    )
    if not has.is_one_game:
        return counted
    return (
        *counted,
        ("gained", decimal(totals.gained / hands)),
        ("lost", decimal(totals.lost / hands)),
    )


def _bids(totals: Totals, has: Traits) -> Pairs:
    all_bids = (("made", plain(totals.bids_made)), ("failed", plain(totals.bids_failed)))
    if not has.has_partners:
        return all_bids
    return (
        *all_bids,
        ("own_made", plain(totals.own_bids_made)),
        ("own_failed", plain(totals.own_bids_failed)),
    )


def _marriages(totals: Totals) -> Pairs:
    pairs = (("declared", plain(totals.marriages)),)
    return (*pairs, ("refused", plain(totals.refused))) if totals.refused else pairs


def _luck(totals: Totals) -> Pairs:
    return (
        ("compared", plain(totals.compared)),
        ("luck", signed(totals.luck)),
        ("skill", signed(totals.skill)),
    )
