"""Rebuild what a seat knows from the events it saw, to compare it with its View."""

from collections.abc import Iterable

from marjapussi_gui.engine.bidding_events import RedealDemanded
from marjapussi_gui.engine.cards import HIDDEN, NO_SUIT, Card, Suit
from marjapussi_gui.engine.events import (
    CardsDealt,
    Event,
    HandScored,
    MarriageDeclared,
    TrumpsRestored,
    Zone,
    is_visible_to,
)
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View


class EventReplay:
    """Cards by zone, trump and scores, derived from events alone."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.seat = seat
        self.zones: dict[Zone, list[Card]] = {}
        self.trump: Suit = NO_SUIT
        self.scores = (0,) * len(game.seating.sides)
        self.marriages = 0

    def apply(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case CardsDealt() | HandScored() | RedealDemanded():
                    self.zones, self.trump, self.marriages = {}, NO_SUIT, 0
                case MarriageDeclared():
                    self.marriages += 1
                    self.trump = event.suit if event.is_trump else self.trump
                case TrumpsRestored():
                    self.trump = event.suit
                case _:
                    pass
            if isinstance(event, HandScored):
                self.scores = event.scores
            self._move(event)

    def matches_view(self, view: View) -> bool:
        """Assert that the view agrees; return True."""
        folded = {zone: sorted(cards) for zone, cards in self.zones.items() if cards}
        seen = {zone: sorted(cards) for zone, cards in view.zones if cards}
        assert folded == seen
        assert (self.trump, self.marriages) == (view.marriages.trump, len(view.marriages.declared))
        assert self.scores == view.match.scores
        return True

    def _move(self, event: Event) -> None:
        for move in event.moves():
            held = self.zones.get(move.source, [])
            if move.source.kind != "deck":
                held.remove(move.card if move.card in held else HIDDEN)
            card = move.card if is_visible_to(move.target, self.seat) else HIDDEN
            self.zones.setdefault(move.target, []).append(card)
