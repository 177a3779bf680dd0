"""Determinizations: sampled deals of the hidden cards that agree with a seat's belief."""

from array import array
from dataclasses import dataclass
from random import Random

from ..engine.cards import CardSet, members
from .kernel.constants import REST, WORDS
from .kernel.worlds import Dealer
from .knowledge import Knowledge
from .lanes import Lanes


@dataclass(frozen=True, slots=True)
class Worlds:
    """A set of weighted worlds."""

    words: "array[int]"
    chances: tuple[float, ...]
    is_every: bool = False  # whether it holds every possible world

    def __len__(self) -> int:
        return len(self.words) // WORDS

    def drawn(self, number: int, rng: Random) -> "array[int]":
        """Return indices of worlds, each as often as its weight requires (systematic sampling)."""
        total, point, at = sum(self.chances), rng.random(), 0
        numbers = array("i")
        passed = self.chances[0]
        for place in range(number):
            wanted = (place + point) * total / number
            while passed < wanted and at + 1 < len(self):
                at += 1
                passed += self.chances[at]
            numbers.append(at)
        return numbers

    def pick(self, number: int, rng: Random) -> "array[int]":
        """Return sampled worlds, each as often as its weight requires."""
        words = array(self.words.typecode)
        for place in self.drawn(number, rng):
            words.extend(self.words[WORDS * place : WORDS * (place + 1)])
        return words


def dealer(known: Knowledge, numbers: Lanes) -> Dealer:
    """Return a dealer of the hidden cards whose holder is not known."""
    view, state = known.view, known.state
    players = view.game.seating.players
    fixed = [state.hands[seat] | known.held[seat] for seat in range(players)]
    places = [
        (seat, known.sizes[seat] - known.held[seat].bit_count())
        for seat in range(players)
        if seat != view.seat
    ]
    places += [(players, known.dead)] * bool(known.dead)  # the dead hand
    places += [(REST, 0)] * (3 - len(places)) + [(REST, known.rest)]
    groups = _kinds(known, places)
    limits = [
        (limit.seat, numbers.word(limit.cards), limit.least, limit.most) for limit in known.limits
    ]
    words = [numbers.word(cards) for cards in fixed]
    strict = Dealer(
        [(numbers.word(cards), owners) for cards, owners in groups],
        places,
        (*words, 0, 0, 0, 0, 0)[:WORDS],
        limits,
    )
    if strict.total() > 0:
        return strict
    # No deal explains what was played, as after a revoke: trust the sizes of the hands alone
    free = known.hidden & ~known.placed
    return Dealer([(numbers.word(free), 15)], places, (*words, 0, 0, 0, 0, 0)[:WORDS], [])


def _barred(known: Knowledge, slot: int) -> CardSet:
    """Return the cards that cannot be in a slot: a seat, the dead hand, or out of play."""
    if slot == REST:
        return known.not_rest
    return known.barred[slot] if slot < len(known.barred) else known.not_dead


def _kinds(known: Knowledge, places: list[tuple[int, int]]) -> list[tuple[CardSet, int]]:
    """Group the free cards by where they may be, one bit per place with room."""
    groups: dict[int, CardSet] = {}
    for card in members(known.hidden & ~known.placed):
        owners = 0
        for place, (slot, capacity) in enumerate(places):
            if capacity and not _barred(known, slot) >> card & 1:
                owners |= 1 << place
        groups[owners] = groups.get(owners, 0) | 1 << card
    ordered = sorted(groups.items(), key=lambda kind: (kind[0].bit_count(), kind[0]))
    return [(cards, owners) for owners, cards in ordered]
