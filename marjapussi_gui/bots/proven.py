"""Inference of a seat's belief from everything it has seen."""

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
    """Return what the seat of the view can prove about hidden cards."""
    seats, state = view.game.seating.seats, imagined(view)
    belief = Knowledge(
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
    learn_from_bids(belief, played)
    learn_from_exchange(belief, played)
    learn_from_marriages(belief, played)
    learn_from_tricks(belief)
    _be_consistent(belief)
    return belief


def _hidden(view: View) -> CardSet:
    """Return the cards of the pack that the seat neither sees nor has seen played."""
    seen = card_set(view.hand)
    for trick in (*view.tricks, view.trick):
        seen |= card_set(trick.cards)
    for row in view.rows.up:
        seen |= card_set(c for c in row if c >= 0)
    seen |= card_set(c for c in view.exchange.away if c >= 0)
    if view.auction.holder == NOBODY:
        seen |= card_set(view.exchange.kitty)  # it lies face up and nobody takes it
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
    """Return how many hidden cards nobody can play, without the dead hand."""
    lying = sum(
        sum(c < 0 for c in cards)
        for zone, cards in view.zones
        if zone.kind in ("stock", "down", "away")
    )
    seen = len(view.exchange.kitty) if view.auction.holder == NOBODY else 0
    return lying - seen - _dead(view.game)


def _dead(game: Game) -> int:
    """Return how many cards are dealt neither to a player nor to the kitty."""
    dealing = game.dealing
    if not any(isinstance(phase, KittyExchange) for phase in game.phases):
        return 0
    return len(dealing.cards) - game.seating.players * dealing.hand_size - game.rules.kitty


def _played(view: View) -> list[list[CardSet]]:
    """Return, for each trick, the cards that each seat has played in it and later."""
    later = [0] * view.game.seating.players
    played = [list(later)]
    for trick in (view.trick, *reversed(view.tricks)):
        for seat, of in zip(trick.seats, trick.cards, strict=False):
            later[seat] |= 1 << of
        played.append(list(later))
    played.reverse()
    return played[:-1]


def _be_consistent(known: Knowledge) -> None:
    """Limit held cards to hidden ones, and lift exclusions of cards a seat is known to hold."""
    for seat in known.view.game.seating.seats:
        known.held[seat] &= known.hidden
        known.barred[seat] &= ~known.held[seat]
