"""Maal: what a player's cards count."""

from collections.abc import Sequence

from ..cards import JOKER, RANK_OF, SUIT_OF, Card, card
from ..state import Meld
from .melds import neighbours

TIPLU = (0, 3, 8, 15)  # by the number of copies
BESIDE = (0, 2, 5, 10)
JOKERS = (0, 5, 15, 25)
ALTER = (0, 5, 15, 25)
MARRIAGES = (0, 10, 30)
IN_PRIMARY = 5  # more, when a counted marriage lies in a primary sequence
TUNNELAS = (0, 5, 15, 25)  # shown at the start, by their number
TIPLU_TUNNELAS = (0, 10, 20, 30)
BESIDE_TUNNELAS = (0, 15, 35)
OTHER_OF_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def alter_of(tiplu: Card) -> Card:
    """Return the card of the tiplu's rank in the other suit of its colour."""
    return card(RANK_OF[tiplu] + OTHER_OF_COLOUR["SHDC"[SUIT_OF[tiplu]]])


def maal(
    cards: Sequence[Card],
    tiplu: Card,
    *,
    primary: Sequence[Meld] = (),
    shown: Sequence[Meld] = (),
    alter: bool = False,
) -> int:
    """Return what cards count for a player with these primary sets and tunnelas shown."""
    total = _of_tiplu(cards, tiplu, primary) + _of_jokers(cards.count(JOKER))
    if alter:
        total += ALTER[cards.count(alter_of(tiplu))]
    return total + of_tunnelas(shown, tiplu)


def of_tunnelas(shown: Sequence[Meld], tiplu: Card) -> int:
    """Return what tunnelas count that were shown before the first draw."""
    kinds = [cards[0] for cards in shown]
    of_rank = sum(RANK_OF[kind] == RANK_OF[tiplu] for kind in kinds)
    beside = sum(kind in neighbours(tiplu) for kind in kinds)
    ordinary = len(kinds) - of_rank - beside
    return TUNNELAS[min(ordinary, 3)] + TIPLU_TUNNELAS[min(of_rank, 3)] + BESIDE_TUNNELAS[beside]


def _of_tiplu(cards: Sequence[Card], tiplu: Card, primary: Sequence[Meld]) -> int:
    """Return the most that tiplu, poplu and jhiplu count with no, one or two marriages."""
    trio = (tiplu, *neighbours(tiplu))
    copies = [cards.count(each) for each in trio]
    more = IN_PRIMARY if any(set(trio).issubset(meld) for meld in primary) else 0
    return max(
        MARRIAGES[number]
        + more * (number > 0)
        + TIPLU[copies[0] - number]
        + BESIDE[copies[1] - number]
        + BESIDE[copies[2] - number]
        for number in range(min(2, *copies) + 1)
    )


def _of_jokers(number: int) -> int:
    full, rest = divmod(number, 3)
    return full * JOKERS[3] + JOKERS[rest]
