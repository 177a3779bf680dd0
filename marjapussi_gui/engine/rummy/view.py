"""The part of a rummy deal that one seat may see."""

from collections.abc import Iterator

from ..cards import HIDDEN, Card
from ..events import DISCARD_ZONE, STOCK_ZONE, Zone, hide_cards
from ..state import NO_CARD, NOBODY, RummyState, Seat


def visible_rummy(rummy: RummyState, seat: Seat, *, is_turn: bool) -> RummyState:
    """Return the deal as one seat may see it, with HIDDEN in place of cards that it can't see."""
    if not rummy.hands:
        return rummy
    knows_tiplu = seat != NOBODY and bool(rummy.laid_sets[seat])
    return RummyState(
        hands=tuple(
            held if owner == seat else hide_cards(held) for owner, held in enumerate(rummy.hands)
        ),
        laid_sets=rummy.laid_sets,
        shown_tunnelas=rummy.shown_tunnelas,
        stock=hide_cards(rummy.stock),
        discards=rummy.discards,
        turns=rummy.turns,
        tiplu=rummy.tiplu if knows_tiplu or rummy.tiplu == NO_CARD else HIDDEN,
        reshuffle_count=rummy.reshuffle_count,
        pending_chance=rummy.pending_chance,
        has_drawn=rummy.has_drawn,
        drawn_from_offer=rummy.drawn_from_offer,
        drawn_from_stock=rummy.drawn_from_stock
        if is_turn or rummy.drawn_from_stock == NO_CARD
        else HIDDEN,
        laid_this_turn=rummy.laid_this_turn,
        winner=rummy.winner,
    )


def rummy_zones(rummy: RummyState, seat: Seat) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    for owner, held in enumerate(rummy.hands):
        yield Zone("hand", owner), held if owner == seat else hide_cards(held)
    for owner, sets in enumerate(rummy.laid_sets):
        for place, cards in enumerate(sets):
            yield Zone("laid", owner, place), cards
    yield STOCK_ZONE, hide_cards(rummy.stock)
    yield DISCARD_ZONE, rummy.discards
