"""What a seat can prove from what it has seen: who holds, who cannot hold, how many."""

from ..engine.cards import (
    CardSet,
    card_set,
)
from ..engine.game import Game
from ..engine.phases.exchange import KittyExchange
from ..engine.state import NOBODY, Seat
from ..engine.view import View
from .inference import learn_from_bids, learn_from_exchange, learn_from_marriages, learn_from_tricks
from .knowledge import Knowledge
from .setting import imagined, setting


def proven(view: View) -> Knowledge:
    """Return what the seat of view can prove."""
    seats, state = view.game.seating.seats, imagined(view)
    known = Knowledge(
        view,
        state,
        setting(view.game, state),
        _hidden(view),
        [_hidden_size(view, seat) for seat in seats],
        _rest(view),
        _dead(view.game),
        [0 for _ in seats],
        [0 for _ in seats],
    )
    played = _played(view)
    learn_from_bids(known, played)
    learn_from_exchange(known, played)
    learn_from_marriages(known, played)
    learn_from_tricks(known)
    _be_consistent(known)
    return known


def _hidden(view: View) -> CardSet:
    """Return the cards of the pack that the seat does not see and has not seen played."""
    seen = card_set(view.hand)
    for trick in (*view.tricks, view.trick):
        seen |= card_set(trick.cards)
    for row in view.rows.up:
        seen |= card_set(c for c in row if c >= 0)
    seen |= card_set(c for c in view.exchange.away if c >= 0)
    if view.auction.holder == NOBODY:
        seen |= card_set(view.exchange.kitty)  # it lies open, and stays there
    return card_set(view.game.dealing.cards) & ~seen


def _hidden_size(view: View, seat: Seat) -> int:
    if seat == view.seat:
        return 0
    return sum(
        len(cards)
        for zone, cards in view.zones
        if zone.kind in ("hand", "show") and zone.seat == seat
    )


def _rest(view: View) -> int:
    """Return how many hidden cards lie where nobody may play them from, a dead hand left out."""
    lying = sum(
        sum(c < 0 for c in cards)
        for zone, cards in view.zones
        if zone.kind in ("stock", "down", "away")
    )
    seen = len(view.exchange.kitty) if view.auction.holder == NOBODY else 0
    return lying - seen - _dead(view.game)


def _dead(game: Game) -> int:
    """Return how many cards are dealt to nobody, and are no kitty either."""
    dealing = game.dealing
    if not any(isinstance(phase, KittyExchange) for phase in game.phases):
        return 0
    return len(dealing.cards) - game.seating.players * dealing.hand_size - game.rules.kitty


def _played(view: View) -> list[list[CardSet]]:
    """Return for each number of tricks what each seat has played from then on."""
    later = [0] * view.game.seating.players
    played = [list(later)]
    for trick in (view.trick, *reversed(view.tricks)):
        for seat, of in zip(trick.seats, trick.cards, strict=False):
            later[seat] |= 1 << of
        played.append(list(later))
    played.reverse()
    return played[:-1]


def _be_consistent(known: Knowledge) -> None:
    """Keep to hidden cards; who is known to hold a card is the only one."""
    for seat in known.view.game.seating.seats:
        known.held[seat] &= known.hidden
        known.barred[seat] &= ~known.held[seat]
