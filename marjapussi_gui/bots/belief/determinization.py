"""Determinization: possible deals of the hidden cards, called worlds, that agree with a belief."""

from array import array
from dataclasses import dataclass
from random import Random

from ...engine.cards import CardSet, cards_in_set
from ..kernel.constants import OUT_OF_PLAY_SLOT, WORLD_WORDS
from ..kernel.world_dealer import WorldDealer
from .belief import Belief


@dataclass(frozen=True, slots=True)
class WorldSet:
    """A set of worlds (possible deals of the hidden cards), each with a weight."""

    words: "array[int]"
    weights: tuple[float, ...]
    is_complete: bool = False  # whether every possible world is included

    def __len__(self) -> int:
        return len(self.words) // WORLD_WORDS

    def sample_indices(self, count: int, rng: Random) -> "array[int]":
        """Return `count` indices of worlds (possible deals), sampled in proportion to the weights.

        This is systematic sampling: equal steps through the sum of the weights.
        """
        total, point, at = sum(self.weights), rng.random(), 0
        numbers = array("i")
        passed = self.weights[0]
        for place in range(count):
            wanted = (place + point) * total / count
            while passed < wanted and at + 1 < len(self):
                at += 1
                passed += self.weights[at]
            numbers.append(at)
        return numbers

    def sample(self, count: int, rng: Random) -> "array[int]":
        """Return `count` worlds (possible deals), sampled in proportion to their weights."""
        words = array(self.words.typecode)
        for place in self.sample_indices(count, rng):
            words.extend(self.words[WORLD_WORDS * place : WORLD_WORDS * (place + 1)])
        return words


def create_world_dealer(belief: Belief) -> WorldDealer:
    """Return an object that deals the hidden cards whose holder is not known."""
    view, state, codes = belief.view, belief.state, belief.adapter.codes
    players = view.game.seating.players
    fixed = [state.hands[seat] | belief.held[seat] for seat in range(players)]
    places = [
        (seat, belief.hidden_counts[seat] - belief.held[seat].bit_count())
        for seat in range(players)
        if seat != view.seat
    ]
    places += [(players, belief.dead_hand_size)] * bool(belief.dead_hand_size)  # dealt to nobody
    places += [(OUT_OF_PLAY_SLOT, 0)] * (3 - len(places)) + [
        (OUT_OF_PLAY_SLOT, belief.out_of_play_count)
    ]
    groups = _group_free_cards(belief, places)
    limits = [
        (limit.seat, codes.encode(limit.cards), limit.min_count, limit.max_count)
        for limit in belief.constraints
    ]
    words = [codes.encode(cards) for cards in fixed]
    strict = WorldDealer(
        [(codes.encode(cards), owners) for cards, owners in groups],
        places,
        (*words, 0, 0, 0, 0, 0)[:WORLD_WORDS],
        limits,
    )
    if strict.count_worlds() > 0:
        return strict
    # if no deal explains the play, for example after a revoke, only the hand sizes matter
    free = belief.hidden_cards & ~belief.located_cards
    return WorldDealer(
        [(codes.encode(free), 15)], places, (*words, 0, 0, 0, 0, 0)[:WORLD_WORDS], []
    )


def _excluded_cards(belief: Belief, slot: int) -> CardSet:
    """Return the cards that can't be in a slot (a seat's hand, the dead hand, or out of play)."""
    if slot == OUT_OF_PLAY_SLOT:
        return belief.not_out_of_play
    return belief.excluded[slot] if slot < len(belief.excluded) else belief.not_in_dead_hand


def _group_free_cards(belief: Belief, places: list[tuple[int, int]]) -> list[tuple[CardSet, int]]:
    """Group the cards without a known holder by the places where they may be.

    The places of a group are the bits of a mask. Places without room are left out.
    """
    groups: dict[int, CardSet] = {}
    for card in cards_in_set(belief.hidden_cards & ~belief.located_cards):
        owners = 0
        for place, (slot, capacity) in enumerate(places):
            if capacity and not _excluded_cards(belief, slot) >> card & 1:
                owners |= 1 << place
        groups[owners] = groups.get(owners, 0) | 1 << card
    ordered = sorted(groups.items(), key=lambda kind: (kind[0].bit_count(), kind[0]))
    return [(cards, owners) for owners, cards in ordered]
