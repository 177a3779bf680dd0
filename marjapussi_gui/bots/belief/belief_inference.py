"""Computes what a seat can prove about hidden cards from everything that it has seen."""

from ...engine.cards import (
    CardSet,
    card_set,
)
from ...engine.game import Game
from ...engine.phases.exchange import KittyExchange
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from .belief import Belief
from .deductions import (
    learn_from_bids,
    learn_from_exchange,
    learn_from_marriages,
    learn_from_partners_promise,
    learn_from_tricks,
)
from .kernel_adapter import create_kernel_adapter, state_as_seen


def infer_belief(view: View, *, trusts_partner: bool = False) -> Belief:
    """Return what the viewing seat can prove about hidden cards.

    With trusts_partner, an ace that its partner promised by a bid counts as proven.
    """
    seats, state = view.game.seating.seats, state_as_seen(view)
    belief = Belief(
        view,
        state,
        create_kernel_adapter(view.game, state),
        _hidden_cards(view),
        [_hidden_card_count(view, seat) for seat in seats],
        _count_out_of_play(view),
        _dead_hand_size(view.game),
        [0 for _ in seats],
        [0 for _ in seats],
    )
    played = _cards_since_each_trick(view)
    learn_from_bids(belief, played)
    learn_from_exchange(belief, played)
    learn_from_marriages(belief, played)
    learn_from_tricks(belief)
    _resolve_contradictions(belief)
    if trusts_partner:
        learn_from_partners_promise(belief, played)
    return belief


def _hidden_cards(view: View) -> CardSet:
    """Return the cards of the pack that the seat doesn't see and that haven't been played."""
    seen = card_set(view.hand)
    for trick in (*view.tricks, view.trick):
        seen |= card_set(trick.cards)
    for row in view.rows.face_up:
        seen |= card_set(c for c in row if c >= 0)
    seen |= card_set(c for c in view.exchange.discards if c >= 0)
    if view.auction.highest_bidder == NOBODY:
        seen |= card_set(view.exchange.kitty)  # they lie face up, and nobody takes them
    return card_set(view.game.dealing_phase.cards) & ~seen


def _hidden_card_count(view: View, seat: Seat) -> int:
    if seat == view.seat:
        return 0
    return sum(
        len(cards)
        for zone, cards in view.zones
        if zone.kind in ("hand", "show") and zone.seat == seat
    )


def _count_out_of_play(view: View) -> int:
    """Return how many hidden cards are out of play, excluding the dead hand.

    The dead hand is a hand that was dealt but that nobody plays.
    """
    lying = sum(
        sum(c < 0 for c in cards)
        for zone, cards in view.zones
        if zone.kind in ("stock", "down", "away")
    )
    seen = len(view.exchange.kitty) if view.auction.highest_bidder == NOBODY else 0
    return lying - seen - _dead_hand_size(view.game)


def _dead_hand_size(game: Game) -> int:
    """Return the size of the dead hand: cards dealt neither to a player nor to the kitty."""
    dealing = game.dealing_phase
    if not any(isinstance(phase, KittyExchange) for phase in game.phases):
        return 0
    return len(dealing.cards) - game.seating.players * dealing.hand_size - game.rules.kitty


def _cards_since_each_trick(view: View) -> list[list[CardSet]]:
    """Return, for each trick, the cards that each seat has played in it and since then."""
    later = [0] * view.game.seating.players
    played = [list(later)]
    for trick in (view.trick, *reversed(view.tricks)):
        for seat, of in zip(trick.seats, trick.cards, strict=False):
            later[seat] |= 1 << of
        played.append(list(later))
    played.reverse()
    return played[:-1]


def _resolve_contradictions(belief: Belief) -> None:
    """Remove contradictions: seats hold only hidden cards, and never cards excluded for them."""
    for seat in belief.view.game.seating.seats:
        belief.held[seat] &= belief.hidden_cards
        belief.excluded[seat] &= ~belief.held[seat]
