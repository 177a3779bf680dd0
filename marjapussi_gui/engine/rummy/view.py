"""The view of one seat of a rummy deal, built from what the seat may see."""

from collections.abc import Iterator

from ..cards import HIDDEN, Card
from ..events import DISCARDS, STOCK, Zone, hidden
from ..state import NO_CARD, Rummy, Seat


def seen_rummy(rummy: Rummy, seat: Seat, *, is_turn: bool) -> Rummy:
    """Return the parts of a rummy deal that a seat may see."""
    if not rummy.hands:
        return rummy
    knows_tiplu = bool(rummy.laid[seat])
    return Rummy(
        hands=tuple(
            held if owner == seat else hidden(held) for owner, held in enumerate(rummy.hands)
        ),
        laid=rummy.laid,
        shown=rummy.shown,
        stock=hidden(rummy.stock),
        discards=rummy.discards,
        turns=rummy.turns,
        tiplu=rummy.tiplu if knows_tiplu or rummy.tiplu == NO_CARD else HIDDEN,
        reshuffled=rummy.reshuffled,
        due=rummy.due,
        drawn=rummy.drawn,
        from_offer=rummy.from_offer,
        from_stock=rummy.from_stock if is_turn or rummy.from_stock == NO_CARD else HIDDEN,
        laid_now=rummy.laid_now,
        winner=rummy.winner,
    )


def rummy_zones(rummy: Rummy, seat: Seat) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    for owner, held in enumerate(rummy.hands):
        yield Zone("hand", owner), held if owner == seat else hidden(held)
    for owner, sets in enumerate(rummy.laid):
        for place, cards in enumerate(sets):
            yield Zone("laid", owner, place), cards
    yield STOCK, hidden(rummy.stock)
    yield DISCARDS, rummy.discards
