"""Views for a review: all cards face up, and full tricks still on the table. No Qt here."""

from collections.abc import Iterable
from dataclasses import replace

from ...engine.cards import HIDDEN, Card
from ...engine.events import STOCK, Move, Zone, ZoneKind
from ...engine.state import NO_CARD, State
from ...engine.view import View, Zones
from ..board.hand import HandOrder, weaknesses
from ..board.kitty import kitty_of

HELD: tuple[ZoneKind, ...] = ("hand", "show", "away")  # zones whose owner sees the cards


def opened(view: View, state: State) -> View:
    """Return the view with its hidden cards face up, except those of won tricks."""
    game, order = view.game, HandOrder(weakness=weaknesses(view.game))
    seen = [dict(game.look(state, seat).zones) for seat in game.seating.seats]
    stock = state.rummy.stock or state.stock
    if not kitty_of(game):
        stock = stock[::-1]  # the next card to draw is on top

    def faces(zone: Zone, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if zone.kind == "down":
            return _shown(state.rows.down[zone.seat][zone.place])
        if zone == STOCK:
            return stock
        if zone.kind not in HELD or HIDDEN not in cards:
            return cards
        return _ordered(order, seen[zone.seat][zone])

    zones = tuple((zone, faces(zone, cards)) for zone, cards in view.zones)
    return replace(view, zones=zones, rummy=state.rummy)


def moved(zones: Zones, moves: Iterable[Move]) -> Zones:
    """Return the zones after some cards have moved."""
    cards_by_zone = {zone: list(cards) for zone, cards in zones}
    for move in moves:
        source = cards_by_zone[move.source]
        source.remove(move.card if move.card in source else HIDDEN)
        cards_by_zone.setdefault(move.target, []).append(move.card)
    return tuple((zone, tuple(cards)) for zone, cards in cards_by_zone.items())


def _shown(card: Card) -> tuple[Card, ...]:
    return () if card == NO_CARD else (card,)


def _ordered(order: HandOrder, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards in the order in which a player holds them."""
    order.hold(cards)
    return tuple(order.cards)
