"""The belief of a seat: what it sees, and what it can prove about the hidden cards."""

from dataclasses import dataclass, field

from ...engine.cards import (
    CardSet,
)
from ...engine.state import GameState, Seat
from ...engine.view import View
from .kernel_adapter import KernelAdapter


@dataclass(frozen=True, slots=True)
class CountConstraint:
    """Inclusive bounds on how many of the given cards a seat holds."""

    seat: Seat
    cards: CardSet
    min_count: int
    max_count: int


@dataclass(slots=True)
class Belief:
    """What a seat sees, and what it can prove about the hidden cards."""

    view: View
    state: GameState  # what the seat sees, in which the hands of others are empty
    adapter: KernelAdapter
    hidden_cards: CardSet  # cards that the seat doesn't see and that haven't been played
    hidden_counts: list[int]  # number of hidden cards in each seat's hand or rows
    out_of_play_count: int  # number of hidden cards in the stock, under other cards, or discarded
    dead_hand_size: int  # number of cards dealt to a hand that nobody plays
    held: list[CardSet]  # by seat: cards that it must hold
    excluded: list[CardSet]  # by seat: cards that it can't hold
    not_out_of_play: CardSet = 0  # cards that are certainly not out of play
    not_in_dead_hand: CardSet = 0  # cards that are certainly not in the hand that nobody plays
    constraints: list[CountConstraint] = field(default_factory=list)

    @property
    def located_cards(self) -> CardSet:
        located = 0
        for held in self.held:
            located |= held
        return located

    def surely_holds(self, seat: Seat, cards: CardSet) -> bool:
        elsewhere = 0  # what others may hold, or nobody
        for other, count in enumerate(self.hidden_counts):
            elsewhere |= ~self.excluded[other] if count and other != seat else 0
        elsewhere |= ~self.not_out_of_play if self.out_of_play_count else 0
        elsewhere |= ~self.not_in_dead_hand if self.dead_hand_size else 0
        held = self.held[seat] | self.state.hands[seat] | self.hidden_cards & ~elsewhere
        return bool(held & cards) or any(
            each.seat == seat and each.min_count and not each.cards & ~cards
            for each in self.constraints
        )

    def possible_cards(self, seat: Seat, cards: CardSet) -> CardSet:
        may_hold, room = self.held[seat], self.hidden_counts[seat]
        if may_hold.bit_count() < room:
            may_hold |= self.hidden_cards & ~self.located_cards & ~self.excluded[seat]
        return (self.state.hands[seat] | (may_hold if room else 0)) & cards
