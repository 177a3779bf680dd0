"""The kitty on the table, and which cards of the player are new. No Qt."""

from ...engine.cards import Card
from ...engine.events import STOCK_ZONE
from ...engine.game import Game
from ...engine.phases.exchange import KittyExchange
from ...engine.state import NOBODY
from ...engine.view import View, Zones


def kitty_size(game: Game) -> int:
    """Return the number of cards in the kitty of a game, or 0 if there is no kitty."""
    kitties = (phase.rules.kitty for phase in game.phases if isinstance(phase, KittyExchange))
    return next(kitties, 0)


def visible_zones(view: View) -> Zones:
    """Return a view's cards by zone; an untaken kitty stays until a trick is complete."""
    kitty = view.exchange.kitty
    if not kitty or view.tricks or view.auction.highest_bidder != NOBODY:
        return view.zones
    return tuple(
        (zone, (*kitty, *cards[len(kitty) :]) if zone == STOCK_ZONE else cards)
        for zone, cards in view.zones
    )


def new_cards(view: View) -> frozenset[Card]:
    """Return the cards that the player has received since the last card was played."""
    if view.rummy.is_dealt:
        return frozenset(
            {view.rummy.drawn_from_offer, view.rummy.drawn_from_stock} & set(view.hand)
        )
    if view.tricks or view.trick.cards:
        return frozenset()
    exchange = view.exchange
    got = [card for gift in exchange.gifts if gift.taker == view.seat for card in gift.cards]
    if view.auction.highest_bidder == view.seat:
        got.extend(exchange.kitty)
    return frozenset(got) & frozenset(view.hand)
