"""Maal: bonus points for wild cards and tunnelas (identical triplets) in the game of Marriage."""

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import JOKER, RANK_OF, SUIT_OF, Card, parse_card
from ..events import MaalKey
from ..state import Meld
from .melds import tiplu_neighbours

TIPLU_POINTS = (0, 3, 8, 15)  # points by the number of copies held
NEIGHBOUR_POINTS = (0, 2, 5, 10)
JOKER_POINTS = (0, 5, 15, 25)
ALTER_POINTS = (0, 5, 15, 25)
MARRIAGE_POINTS = (0, 10, 30)
PRIMARY_MARRIAGE_BONUS = 5  # extra points for a marriage within a primary sequence
TUNNELA_POINTS = (0, 5, 15, 25)  # by the number of tunnelas shown before the first draw
TIPLU_TUNNELA_POINTS = (0, 10, 20, 30)
NEIGHBOUR_TUNNELA_POINTS = (0, 15, 35)
SMALLEST_MAAL = NEIGHBOUR_POINTS[1]
# Two marriages, one of them in a primary sequence, with the third copies, and all else there is
LARGEST_MAAL = sum(
    (
        MARRIAGE_POINTS[-1] + PRIMARY_MARRIAGE_BONUS,
        TIPLU_POINTS[1] + 2 * NEIGHBOUR_POINTS[1],
        2 * JOKER_POINTS[-1] + ALTER_POINTS[-1],
        TUNNELA_POINTS[-1] + TIPLU_TUNNELA_POINTS[-1] + NEIGHBOUR_TUNNELA_POINTS[-1],
    )
)
SAME_COLOUR_SUIT = {"S": "C", "C": "S", "H": "D", "D": "H"}


def alter_card(tiplu: Card) -> Card:
    """Return the alter: the card with the same rank and colour as the tiplu (main wild card)."""
    return parse_card(RANK_OF[tiplu] + SAME_COLOUR_SUIT["SHDC"[SUIT_OF[tiplu]]])


def maal_points(
    cards: Sequence[Card],
    tiplu: Card,
    *,
    primary: Sequence[Meld] = (),
    shown_tunnelas: Sequence[Meld] = (),
    counts_alter: bool = False,
) -> int:
    """Return the maal (bonus points) that these cards, primary sets and shown tunnelas score."""
    total = _trio_points(cards, tiplu, primary) + _joker_points(cards.count(JOKER))
    if counts_alter:
        total += ALTER_POINTS[cards.count(alter_card(tiplu))]
    return total + tunnela_points(shown_tunnelas, tiplu)


class MaalGroup(NamedTuple):
    """Cards that score together in a player's maal (bonus points)."""

    key: MaalKey
    points: int
    cards: tuple[Card, ...]


def maal_groups(
    cards: Sequence[Card],
    tiplu: Card,
    *,
    primary: Sequence[Meld] = (),
    shown_tunnelas: Sequence[Meld] = (),
    counts_alter: bool = False,
) -> tuple[MaalGroup, ...]:
    """Return the groups of cards that score maal (bonus points) for a player."""
    upper, lower = tiplu_neighbours(tiplu)
    trio = (tiplu, lower, upper)
    copies = [cards.count(each) for each in trio]
    more = _marriage_bonus(trio, primary)
    number = _best_trio_points(copies, more)[1]
    single, below, above = (each - number for each in copies)
    others, jokers = cards.count(alter_card(tiplu)) if counts_alter else 0, cards.count(JOKER)
    wed = MARRIAGE_POINTS[number] + more * (number > 0)
    found = (
        MaalGroup("wed", wed, (lower, tiplu, upper) * number),
        MaalGroup("tiplu", TIPLU_POINTS[single], (tiplu,) * single),
        MaalGroup(
            "beside",
            NEIGHBOUR_POINTS[below] + NEIGHBOUR_POINTS[above],
            (lower,) * below + (upper,) * above,
        ),
        MaalGroup("joker", _joker_points(jokers), (JOKER,) * jokers),
        MaalGroup("alter", ALTER_POINTS[others], (alter_card(tiplu),) * others),
        MaalGroup(
            "tunnela",
            tunnela_points(shown_tunnelas, tiplu),
            tuple(each for meld in shown_tunnelas for each in meld),
        ),
    )
    return tuple(part for part in found if part.points)


def tunnela_points(shown_tunnelas: Sequence[Meld], tiplu: Card) -> int:
    """Return the points for tunnelas (three identical cards) shown before the first draw."""
    kinds = [cards[0] for cards in shown_tunnelas]
    of_rank = sum(RANK_OF[kind] == RANK_OF[tiplu] for kind in kinds)
    beside = sum(kind in tiplu_neighbours(tiplu) for kind in kinds)
    ordinary = len(kinds) - of_rank - beside
    return (
        TUNNELA_POINTS[min(ordinary, 3)]
        + TIPLU_TUNNELA_POINTS[min(of_rank, 3)]
        + NEIGHBOUR_TUNNELA_POINTS[beside]
    )


def _trio_points(cards: Sequence[Card], tiplu: Card, primary: Sequence[Meld]) -> int:
    """Return the points of the tiplu and its two neighbours, as marriages or single cards."""
    trio = (tiplu, *tiplu_neighbours(tiplu))
    return _best_trio_points([cards.count(each) for each in trio], _marriage_bonus(trio, primary))[
        0
    ]


def _marriage_bonus(trio: tuple[Card, ...], primary: Sequence[Meld]) -> int:
    """Return the extra points for a marriage in a primary set, or 0 if there is none.

    A marriage is the tiplu with the cards above and below it.
    """
    return PRIMARY_MARRIAGE_BONUS if any(set(trio).issubset(meld) for meld in primary) else 0


def _best_trio_points(copies: Sequence[int], bonus: int) -> tuple[int, int]:
    """Return the highest points for these copies of the trio, and the number of marriages used.

    The trio is the tiplu and its two neighbours. One of each makes a marriage.
    """
    return max(
        (
            MARRIAGE_POINTS[number]
            + bonus * (number > 0)
            + TIPLU_POINTS[copies[0] - number]
            + NEIGHBOUR_POINTS[copies[1] - number]
            + NEIGHBOUR_POINTS[copies[2] - number],
            number,
        )
        for number in range(min(2, *copies) + 1)
    )


def _joker_points(count: int) -> int:
    full, rest = divmod(count, 3)
    return full * JOKER_POINTS[3] + JOKER_POINTS[rest]
