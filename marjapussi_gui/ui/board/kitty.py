"""The kitty on the felt: how many cards it has, and who sees them. No Qt here."""

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
