"""The kitty on the felt, who sees it, and what came into my hand. No Qt here."""

from ...engine.cards import Card
from ...engine.events import STOCK
from ...engine.game import Game
from ...engine.phases.exchange import KittyExchange
from ...engine.state import NOBODY
from ...engine.view import View, Zones


def kitty_of(game: Game) -> int:
    """Return how many cards lie in the kitty of a game; none where there is no such thing."""
    kitties = (phase.rules.kitty for phase in game.phases if isinstance(phase, KittyExchange))
    return next(kitties, 0)


def zones_shown(view: View) -> Zones:
    """Return where cards lie; a kitty that nobody took is shown until the first trick is taken."""
    kitty = view.exchange.kitty
    if not kitty or view.tricks or view.auction.holder != NOBODY:
        return view.zones
    return tuple(
        (zone, (*kitty, *cards[len(kitty) :]) if zone == STOCK else cards)
        for zone, cards in view.zones
    )


def arrived(view: View) -> frozenset[Card]:
    """Return the cards of my hand that I was given, took or drew, until a card is played."""
    if view.rummy.is_dealt:
        return frozenset({view.rummy.from_offer, view.rummy.from_stock} & set(view.hand))
    if view.tricks or view.trick.cards:
        return frozenset()
    exchange = view.exchange
    got = [card for gift in exchange.gifts if gift.taker == view.seat for card in gift.cards]
    if view.auction.holder == view.seat:
        got.extend(exchange.kitty)
    return frozenset(got) & frozenset(view.hand)
