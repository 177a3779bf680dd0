"""Views for a review: with all cards face up, or a complete trick on the table. No Qt."""

from collections.abc import Iterable
from dataclasses import replace

from ....engine.cards import HIDDEN, Card
from ....engine.events import STOCK_ZONE, CardMove, Zone, ZoneKind
from ....engine.state import NO_CARD, GameState
from ....engine.view import View, Zones, create_view
from ...board.hand_order import HandOrder, count_stronger_cards
from ...board.kitty import kitty_size

OWN_ZONE_KINDS: tuple[ZoneKind, ...] = ("hand", "show", "away")  # zones whose owner sees the cards


def reveal_cards(view: View, state: GameState) -> View:
    """Return a view with all cards of the state face up, except those of won tricks."""
    game, order = view.game, HandOrder(stronger_count=count_stronger_cards(view.game))
    seen = [dict(create_view(game, state, seat).zones) for seat in game.seating.seats]
    stock = state.rummy.stock or state.stock
    if not kitty_size(game):
        stock = stock[::-1]  # so that the next card to draw is on top

    def reveal_zone(zone: Zone, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if zone.kind == "down":
            return _card_tuple(state.rows.face_down[zone.seat][zone.place])
        if zone == STOCK_ZONE:
            return stock
        if zone.kind not in OWN_ZONE_KINDS or HIDDEN not in cards:
            return cards
        return _sort_cards(order, seen[zone.seat][zone])

    zones = tuple((zone, reveal_zone(zone, cards)) for zone, cards in view.zones)
    return replace(view, zones=zones, rummy=state.rummy)


def apply_moves(zones: Zones, moves: Iterable[CardMove]) -> Zones:
    """Return the cards by zone after some moves."""
    cards_by_zone = {zone: list(cards) for zone, cards in zones}
    for move in moves:
        source = cards_by_zone[move.source]
        source.remove(move.card if move.card in source else HIDDEN)
        cards_by_zone.setdefault(move.target, []).append(move.card)
    return tuple((zone, tuple(cards)) for zone, cards in cards_by_zone.items())


def _card_tuple(card: Card) -> tuple[Card, ...]:
    return () if card == NO_CARD else (card,)


def _sort_cards(order: HandOrder, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards in the order in which players hold them."""
    order.set_cards(cards)
    return tuple(order.cards)
