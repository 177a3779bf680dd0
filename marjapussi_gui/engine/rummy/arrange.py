"""Arrange cards into sets by an exact search with a given number of dead cards.

The search takes the lowest natural card. It is dead, or it belongs to a set: every set is tried
that contains the card and can be made from the remaining cards, with wild cards as substitutes.
When only wild cards remain, they form sets among themselves.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ..cards import JOKER, RANK_OF, SUIT_OF, Card, members, without
from ..state import Meld
from .counts import counted
from .melds import AT_PLACE, PLACE_OF, SMALLEST, SetRules, card_set_of_rank
from .reachable import Reach

Sets = tuple[Meld, ...]
Cards = tuple[Card, ...]


def arranged(cards: Sequence[Card], allowed: SetRules, dead: int) -> Sets | None:
    """Return sets of all cards but exactly dead_count, or None if there are none."""
    return _Search(allowed).cover(*_parted(cards, allowed), dead)


def fewest_dead(cards: Sequence[Card], allowed: SetRules) -> Sets:
    """Return sets that leave the fewest dead cards."""
    return _Search(allowed).most(*_parted(cards, allowed))


def _parted(cards: Sequence[Card], allowed: SetRules) -> tuple[Cards, Cards]:
    """Return the natural cards and the wild cards, both sorted."""
    wild, ordered = allowed.wild, sorted(cards)
    fixed = tuple([each for each in ordered if not wild >> each & 1])
    return fixed, tuple([each for each in ordered if wild >> each & 1])


class _Part(NamedTuple):
    """An incomplete set, the cards left beside it, and its number of substitutes."""

    meld: Meld
    fixed: Cards
    wild: Cards
    strangers: int = 0

    def with_card(self, home: Card) -> "_Part":
        """Return the set with a card in its own place."""
        meld = (*self.meld, home)
        if home in self.fixed:
            return _Part(meld, without(self.fixed, (home,)), self.wild, self.strangers)
        return _Part(meld, self.fixed, without(self.wild, (home,)), self.strangers)

    def with_stranger(self, wild: Card) -> "_Part":
        """Return the set with a wild card as a substitute for another card."""
        left = without(self.wild, (wild,))
        return _Part((*self.meld, wild), self.fixed, left, self.strangers + 1)


class _Search:
    """A search that remembers the cards that cannot be arranged."""

    def __init__(self, allowed: SetRules) -> None:
        self._allowed = allowed
        self._reach = Reach()
        self._hopeless: set[tuple[Cards, Cards, int]] = set()
        self._most: dict[tuple[Cards, Cards], Sets] = {}

    def cover(self, fixed: Cards, wild: Cards, dead: int) -> Sets | None:
        """Return sets of all cards but exactly dead_count, or None if there are none."""
        if self._is_hopeless(fixed, wild, dead):
            return None
        sets = self._cover_first(fixed, wild, dead) if fixed else self._among_wild(wild, dead)
        if sets is None:
            self._hopeless.add((fixed, wild, dead))
        return sets

    def most(self, fixed: Cards, wild: Cards) -> Sets:
        """Return the sets that leave the fewest of these cards dead."""
        known = self._most.get((fixed, wild))
        if known is None:
            known = self._most_with_first(fixed, wild) if fixed else self._most_wild(wild)
            self._most[fixed, wild] = known
        return known

    def _most_with_first(self, fixed: Cards, wild: Cards) -> Sets:
        first, rest = fixed[0], fixed[1:]
        best = self.most(rest, wild)
        number, all_cards = _size(best), len(fixed) + len(wild)
        for part in self._sets_with(first, rest, wild):
            if number == all_cards:
                break
            if len(part.meld) + len(part.fixed) + len(part.wild) > number:
                sets = (part.meld, *self.most(part.fixed, part.wild))
                if _size(sets) > number:
                    best, number = sets, _size(sets)
        return best

    def _most_wild(self, wild: Cards) -> Sets:
        for dead in range(len(wild) + 1):
            sets = self._among_wild(wild, dead)
            if sets is not None:
                return sets
        return ()

    def _is_hopeless(self, fixed: Cards, wild: Cards, dead: int) -> bool:
        size = len(fixed) + len(wild) - dead
        if (
            size < 0
            or 0 < size < SMALLEST
            or (self._allowed.largest == SMALLEST and size % SMALLEST)
        ):
            return True
        if (fixed, wild, dead) in self._hopeless:
            return True
        return not self._reach.covers(counted(fixed), len(wild), dead)

    def _cover_first(self, fixed: Cards, wild: Cards, dead: int) -> Sets | None:
        first, rest = fixed[0], fixed[1:]
        for part in self._sets_with(first, rest, wild):
            others = self.cover(part.fixed, part.wild, dead)
            if others is not None:
                return (part.meld, *others)
        return self.cover(rest, wild, dead - 1) if dead else None

    def _among_wild(self, wild: Cards, dead: int) -> Sets | None:
        if len(wild) == dead:
            return ()
        for kept in sorted(set(combinations(wild, len(wild) - dead))):
            sets = self._all_wild(kept)
            if sets is not None:
                return sets
        return None

    def _all_wild(self, wild: Cards) -> Sets | None:
        """Return sets that use all of these wild cards, or None."""
        if not wild:
            return ()
        for size in range(SMALLEST, min(len(wild), self._allowed.largest) + 1):
            for others in sorted(set(combinations(wild[1:], size - 1))):
                meld = (wild[0], *others)
                if self._allowed.is_set(meld):
                    rest = self._all_wild(without(wild, meld))
                    if rest is not None:
                        return (meld, *rest)
        return None

    def _sets_with(self, first: Card, rest: Cards, wild: Cards) -> Iterator["_Part"]:
        """Yield the sets that contain a card, and the cards that they leave."""
        if rest[:2] == (first, first):
            yield _Part((first,) * 3, rest[2:], wild)
        if first == JOKER:
            return
        yield from self._sequences_with(_Part((), (first, *rest), wild), first)
        yield from self._trials_with(first, rest, wild)

    def _sequences_with(self, part: "_Part", first: Card) -> Iterator["_Part"]:
        row, low = AT_PLACE[SUIT_OF[first]], PLACE_OF[first]
        for place in (low,) if first != row[-1] else (low, len(row) - 1):
            for start in range(max(0, place + 1 - self._allowed.largest), place + 1):
                yield from self._filled(row, start, place, part)

    def _filled(self, row: Cards, at: int, through: int, part: "_Part") -> Iterator["_Part"]:
        """Yield the sequences that continue from a place and include the required one."""
        if at > through and len(part.meld) >= SMALLEST:
            yield part
        if at == len(row) or len(part.meld) == self._allowed.largest:
            return
        home = row[at]
        if home in part.fixed or home in part.wild:
            yield from self._filled(row, at + 1, through, part.with_card(home))
        if at != through and part.strangers < self._allowed.max_wild:
            for other in sorted(set(part.wild) - {home}, reverse=True):
                yield from self._filled(row, at + 1, through, part.with_stranger(other))

    def _trials_with(self, first: Card, rest: Cards, wild: Cards) -> Iterator["_Part"]:
        kinds = members(card_set_of_rank(RANK_OF[first]) & ~(1 << first))
        at_home = [kind for kind in kinds if kind in rest or kind in wild]
        for size in range(min(4, self._allowed.largest), SMALLEST - 1, -1):
            for number in range(min(size - 1, len(at_home)), -1, -1):
                strangers = size - 1 - number
                if strangers > min(self._allowed.max_wild, len(wild)):
                    break
                for chosen in combinations(at_home, number):
                    fixed, spare = _taken(rest, chosen), _taken(wild, chosen)
                    for others in sorted(set(combinations(spare, strangers))):
                        yield _Part((first, *chosen, *others), fixed, without(spare, others))


def _size(sets: Sets) -> int:
    return sum(map(len, sets))


def _taken(cards: Cards, chosen: Cards) -> Cards:
    """Return the cards without the chosen ones, as far as they are among them."""
    return without(cards, tuple(each for each in chosen if each in cards))
