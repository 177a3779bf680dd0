"""Deals that a seat holds possible: drawn from what it can prove, weighted by what others did."""

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
    """Worlds with the chance of each."""

    words: "array[int]"
    chances: tuple[float, ...]
    is_every: bool = False  # no other is possible

    def __len__(self) -> int:
        return len(self.words) // WORDS

    def drawn(self, number: int, rng: Random) -> "array[int]":
        """Return numbers of worlds, each as often as its chance asks for."""
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
        """Return so many worlds, each as often as its chance asks for."""
        words = array(self.words.typecode)
        for place in self.drawn(number, rng):
            words.extend(self.words[WORDS * place : WORDS * (place + 1)])
        return words


def dealer(known: Knowledge, numbers: Lanes) -> Dealer:
    """Return who deals the hidden cards as far as they are free."""
    view, state = known.view, known.state
    players = view.game.seating.players
    fixed = [state.hands[seat] | known.held[seat] for seat in range(players)]
    places = [
        (seat, known.sizes[seat] - known.held[seat].bit_count())
        for seat in range(players)
        if seat != view.seat
    ]
    places += [(players, known.dead)] * bool(known.dead)  # nobody sits there
    places += [(REST, 0)] * (3 - len(places)) + [(REST, known.rest)]
    kinds = _kinds(known, places)
    limits = [
        (limit.seat, numbers.word(limit.cards), limit.least, limit.most) for limit in known.limits
    ]
    words = [numbers.word(cards) for cards in fixed]
    strict = Dealer(
        [(numbers.word(cards), owners) for cards, owners in kinds],
        places,
        (*words, 0, 0, 0, 0, 0)[:WORDS],
        limits,
    )
    if strict.total() > 0:
        return strict
    # What somebody did cannot be explained by sound rules: believe the sizes of hands alone
    free = known.hidden & ~known.placed
    return Dealer([(numbers.word(free), 15)], places, (*words, 0, 0, 0, 0, 0)[:WORDS], [])


def _barred(known: Knowledge, slot: int) -> CardSet:
    """Return the cards that cannot lie there."""
    if slot == REST:
        return known.not_rest
    return known.barred[slot] if slot < len(known.barred) else known.not_dead


def _kinds(known: Knowledge, places: list[tuple[int, int]]) -> list[tuple[CardSet, int]]:
    """Return the free cards by where they may lie, a bit for each place with room."""
    kinds: dict[int, CardSet] = {}
    for card in members(known.hidden & ~known.placed):
        owners = 0
        for place, (slot, capacity) in enumerate(places):
            if capacity and not _barred(known, slot) >> card & 1:
                owners |= 1 << place
        kinds[owners] = kinds.get(owners, 0) | 1 << card
    ordered = sorted(kinds.items(), key=lambda kind: (kind[0].bit_count(), kind[0]))
    return [(cards, owners) for owners, cards in ordered]
