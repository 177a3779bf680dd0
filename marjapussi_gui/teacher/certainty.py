"""What a seat can prove during trick play: who can hold which cards, and which cards win."""

from dataclasses import dataclass
from functools import cached_property

from ..bots.knowledge import Knowledge
from ..bots.proven import proven
from ..engine.cards import NO_SUIT, SUIT_OF, SUIT_SETS, Card, CardSet, Suit, card_set
from ..engine.state import NOBODY, Seat
from ..engine.strength import Strength
from ..engine.view import View
from .sight import sight


@dataclass(frozen=True)
class Certainty:
    """Questions about trick play, answered from what one seat can prove."""

    view: View

    @cached_property
    def known(self) -> Knowledge:
        return proven(self.view)

    @property
    def strength(self) -> Strength:
        return self.known.setting.phase.strength

    @property
    def trump(self) -> Suit:
        return self.view.marriages.trump if self.known.setting.phase.speech else NO_SUIT

    @property
    def hand(self) -> CardSet:
        return card_set(self.view.hand)

    @property
    def led(self) -> Suit:
        """Return the suit led to the trick, or NO_SUIT before the lead."""
        return SUIT_OF[self.view.trick.cards[0]] if self.view.trick.cards else NO_SUIT

    @property
    def later(self) -> tuple[Seat, ...]:
        """Return the seats that play to the trick after this one."""
        trick = self.view.trick
        return trick.seats[len(trick.cards) + 1 :]

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.view.game.seating.seats if seat != self.view.seat)

    def is_partner(self, seat: Seat) -> bool:
        seating = self.view.game.seating
        return seat not in (self.view.seat, NOBODY) and self.is_ours(seat) and seating.partners

    def is_ours(self, seat: Seat) -> bool:
        seating = self.view.game.seating
        return seating.side(seat) == seating.side(self.view.seat)

    def may_hold(self, seat: Seat, cards: CardSet) -> CardSet:
        """Return which of the cards a seat can hold as far as is known."""
        known = self.known
        seen = known.state.hands[seat] & cards
        free = known.hidden & ~known.placed | known.held[seat]
        return seen | (free & cards & ~known.barred[seat] if known.sizes[seat] else 0)

    def unseen(self, cards: CardSet) -> CardSet:
        return cards & self.known.hidden

    def out(self, cards: CardSet) -> CardSet:
        """Return which of the cards others can still play: unseen ones, and open ones of theirs."""
        held = self.known.hidden
        for seat in self.others:
            held |= self.known.state.hands[seat]
        return held & cards

    def beaters(self, card: Card) -> CardSet:
        """Return which cards beat this one in a trick where its suit or a trump was led."""
        trumps = SUIT_SETS[self.trump] if self.trump not in (NO_SUIT, SUIT_OF[card]) else 0
        return self.strength.above[card] | trumps

    def is_beaten(self, card: Card) -> bool:
        """Return whether the best card of the trick beats this one."""
        best = self.view.trick.best
        return bool(self.view.trick.cards) and not self.strength.beats(card, best, self.trump)

    def is_safe(self, card: Card) -> bool:
        """Return whether no later seat can beat the card."""
        return not any(self.may_hold(seat, self.beaters(card)) for seat in self.later)

    def wins(self, card: Card) -> bool:
        """Return whether the card takes the trick in every possible deal."""
        return not self.is_beaten(card) and self.is_safe(card)

    def is_secured(self) -> bool:
        """Return whether the partner takes the trick in every possible deal."""
        trick = self.view.trick
        return bool(trick.cards) and self.is_partner(trick.winner) and self.is_safe(trick.best)

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        return not self.may_hold(seat, SUIT_SETS[suit])

    def may_trump(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat is void in a suit and can hold a trump."""
        if self.trump in (NO_SUIT, suit) or not self.is_void(seat, suit):
            return False
        return bool(self.may_hold(seat, SUIT_SETS[self.trump]))

    @cached_property
    def wants_tricks(self) -> bool:
        """Return whether the own side wants many tricks, and nobody plays alone."""
        return sight(self.view).wants_tricks > 0

    @cached_property
    def wants_few(self) -> bool:
        """Return whether the own side wants few tricks, or none."""
        return sight(self.view).wants_tricks < 0
