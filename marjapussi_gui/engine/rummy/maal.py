"""Maal: the points of a player's cards in the game of Marriage."""

from collections.abc import Sequence
from typing import NamedTuple

from ..cards import JOKER, RANK_OF, SUIT_OF, Card, card
from ..events import Maal
from ..state import Meld
from .melds import neighbours

TIPLU = (0, 3, 8, 15)  # by the number of copies
BESIDE = (0, 2, 5, 10)
JOKERS = (0, 5, 15, 25)
ALTER = (0, 5, 15, 25)
MARRIAGES = (0, 10, 30)
IN_PRIMARY = 5  # extra points of a marriage in a primary sequence
TUNNELAS = (0, 5, 15, 25)  # shown before the first draw, by their number
TIPLU_TUNNELAS = (0, 10, 20, 30)
BESIDE_TUNNELAS = (0, 15, 35)
OTHER_OF_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def alter_of(tiplu: Card) -> Card:
    """Return the card with the tiplu's rank in the other suit of its colour."""
    return card(RANK_OF[tiplu] + OTHER_OF_COLOUR["SHDC"[SUIT_OF[tiplu]]])


def maal(
    cards: Sequence[Card],
    tiplu: Card,
    *,
    primary: Sequence[Meld] = (),
    shown: Sequence[Meld] = (),
    alter: bool = False,
) -> int:
    """Return the points of a player's cards, primary sets and shown tunnelas."""
    total = _of_tiplu(cards, tiplu, primary) + _of_jokers(cards.count(JOKER))
    if alter:
        total += ALTER[cards.count(alter_of(tiplu))]
    return total + of_tunnelas(shown, tiplu)


class Part(NamedTuple):
    """Cards of a maal that count together."""

    key: Maal
    points: int
    cards: tuple[Card, ...]


def parts(
    cards: Sequence[Card],
    tiplu: Card,
    *,
    primary: Sequence[Meld] = (),
    shown: Sequence[Meld] = (),
    alter: bool = False,
) -> tuple[Part, ...]:
    """Return the groups of cards that a maal consists of, without those that count nothing."""
    upper, lower = neighbours(tiplu)
    trio = (tiplu, lower, upper)
    copies = [cards.count(each) for each in trio]
    more = _more(trio, primary)
    number = _wed(copies, more)[1]
    single, below, above = (each - number for each in copies)
    others, jokers = cards.count(alter_of(tiplu)) if alter else 0, cards.count(JOKER)
    wed = MARRIAGES[number] + more * (number > 0)
    found = (
        Part("wed", wed, (lower, tiplu, upper) * number),
        Part("tiplu", TIPLU[single], (tiplu,) * single),
        Part("beside", BESIDE[below] + BESIDE[above], (lower,) * below + (upper,) * above),
        Part("joker", _of_jokers(jokers), (JOKER,) * jokers),
        Part("alter", ALTER[others], (alter_of(tiplu),) * others),
        Part("tunnela", of_tunnelas(shown, tiplu), tuple(each for meld in shown for each in meld)),
    )
    return tuple(part for part in found if part.points)


def of_tunnelas(shown: Sequence[Meld], tiplu: Card) -> int:
    """Return the points of the tunnelas shown before the first draw."""
    kinds = [cards[0] for cards in shown]
    of_rank = sum(RANK_OF[kind] == RANK_OF[tiplu] for kind in kinds)
    beside = sum(kind in neighbours(tiplu) for kind in kinds)
    ordinary = len(kinds) - of_rank - beside
    return TUNNELAS[min(ordinary, 3)] + TIPLU_TUNNELAS[min(of_rank, 3)] + BESIDE_TUNNELAS[beside]


def _of_tiplu(cards: Sequence[Card], tiplu: Card, primary: Sequence[Meld]) -> int:
    """Return the best points of the tiplu and its neighbours, as marriages or single cards."""
    trio = (tiplu, *neighbours(tiplu))
    return _wed([cards.count(each) for each in trio], _more(trio, primary))[0]


def _more(trio: tuple[Card, ...], primary: Sequence[Meld]) -> int:
    """Return the extra points of a marriage in a primary sequence, or 0."""
    return IN_PRIMARY if any(set(trio).issubset(meld) for meld in primary) else 0


def _wed(copies: Sequence[int], more: int) -> tuple[int, int]:
    """Return the best points of these copies of the trio, and the number of marriages in them."""
    return max(
        (
            MARRIAGES[number]
            + more * (number > 0)
            + TIPLU[copies[0] - number]
            + BESIDE[copies[1] - number]
            + BESIDE[copies[2] - number],
            number,
        )
        for number in range(min(2, *copies) + 1)
    )


def _of_jokers(number: int) -> int:
    full, rest = divmod(number, 3)
    return full * JOKERS[3] + JOKERS[rest]
