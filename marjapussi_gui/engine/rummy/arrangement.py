"""An exact search for an arrangement of cards in sets. Cards outside all sets are called dead.

The search takes the lowest natural (not wild) card. It is either dead, or it belongs to a set. In
the second case, every set is tried that contains the card and can be made from the remaining cards,
with wild cards as substitutes. When only wild cards remain, they form sets among themselves.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ..cards import JOKER, RANK_OF, SUIT_OF, Card, cards_in_set, remove_cards
from ..state import Meld
from .melds import MIN_SET_SIZE, SEQUENCE_PLACE, SUIT_SEQUENCES, SetRules, cards_of_rank
from .primary_sets import JOKER_SHIFT, SUIT_BITS, encode_counts

Sets = tuple[Meld, ...]
Cards = tuple[Card, ...]


def find_arrangement(cards: Sequence[Card], set_rules: SetRules, dead_count: int) -> Sets | None:
    """Return sets that use all but dead_count of the cards, or None if that is impossible."""
    return _ArrangementSearch(set_rules).cover(*_split_wild(cards, set_rules), dead_count)


def best_arrangement(cards: Sequence[Card], set_rules: SetRules) -> Sets:
    return _ArrangementSearch(set_rules).best_cover(*_split_wild(cards, set_rules))


def _split_wild(cards: Sequence[Card], set_rules: SetRules) -> tuple[Cards, Cards]:
    """Return the natural (not wild) cards and the wild cards, both sorted by card number."""
    wild, ordered = set_rules.wild_cards, sorted(cards)
    fixed = tuple([each for each in ordered if not wild >> each & 1])
    return fixed, tuple([each for each in ordered if wild >> each & 1])


class _PartialSet(NamedTuple):
    """A set under construction, the cards that are left, and how many wild cards it contains."""

    meld: Meld
    natural: Cards
    wild: Cards
    substitute_count: int = 0

    def add_card(self, card: Card) -> "_PartialSet":
        meld = (*self.meld, card)
        if card in self.natural:
            return _PartialSet(
                meld, remove_cards(self.natural, (card,)), self.wild, self.substitute_count
            )
        return _PartialSet(
            meld, self.natural, remove_cards(self.wild, (card,)), self.substitute_count
        )

    def add_substitute(self, wild_card: Card) -> "_PartialSet":
        """Return the set with a wild card that stands for another card."""
        left = remove_cards(self.wild, (wild_card,))
        return _PartialSet((*self.meld, wild_card), self.natural, left, self.substitute_count + 1)


class _ArrangementSearch:
    """A search for sets. It remembers which combinations of cards it could not arrange."""

    def __init__(self, set_rules: SetRules) -> None:
        self._set_rules = set_rules
        self._feasibility = CoverFeasibilityCheck()
        self._failed: set[tuple[Cards, Cards, int]] = set()
        self._best_by_cards: dict[tuple[Cards, Cards], Sets] = {}

    def cover(self, natural: Cards, wild: Cards, dead_count: int) -> Sets | None:
        """Return sets that use all but dead_count cards, or None if that is impossible."""
        if self._is_cover_impossible(natural, wild, dead_count):
            return None
        sets = (
            self._cover_with_first(natural, wild, dead_count)
            if natural
            else self._cover_wild_cards(wild, dead_count)
        )
        if sets is None:
            self._failed.add((natural, wild, dead_count))
        return sets

    def best_cover(self, natural: Cards, wild: Cards) -> Sets:
        """Return the sets that leave the fewest of these cards unused."""
        known = self._best_by_cards.get((natural, wild))
        if known is None:
            known = (
                self._best_natural_cover(natural, wild) if natural else self._best_wild_cover(wild)
            )
            self._best_by_cards[natural, wild] = known
        return known

    def _best_natural_cover(self, natural: Cards, wild: Cards) -> Sets:
        first, rest = natural[0], natural[1:]
        best = self.best_cover(rest, wild)
        number, all_cards = _count_cards(best), len(natural) + len(wild)
        for part in self._sets_containing(first, rest, wild):
            if number == all_cards:
                break
            if len(part.meld) + len(part.natural) + len(part.wild) > number:
                sets = (part.meld, *self.best_cover(part.natural, part.wild))
                if _count_cards(sets) > number:
                    best, number = sets, _count_cards(sets)
        return best

    def _best_wild_cover(self, wild: Cards) -> Sets:
        for dead in range(len(wild) + 1):
            sets = self._cover_wild_cards(wild, dead)
            if sets is not None:
                return sets
        return ()

    def _is_cover_impossible(self, natural: Cards, wild: Cards, dead_count: int) -> bool:
        size = len(natural) + len(wild) - dead_count
        if (
            size < 0
            or 0 < size < MIN_SET_SIZE
            or (self._set_rules.max_size == MIN_SET_SIZE and size % MIN_SET_SIZE)
        ):
            return True
        if (natural, wild, dead_count) in self._failed:
            return True
        return not self._feasibility.can_cover(encode_counts(natural), len(wild), dead_count)

    def _cover_with_first(self, natural: Cards, wild: Cards, dead_count: int) -> Sets | None:
        first, rest = natural[0], natural[1:]
        for part in self._sets_containing(first, rest, wild):
            others = self.cover(part.natural, part.wild, dead_count)
            if others is not None:
                return (part.meld, *others)
        return self.cover(rest, wild, dead_count - 1) if dead_count else None

    def _cover_wild_cards(self, wild: Cards, dead_count: int) -> Sets | None:
        if len(wild) == dead_count:
            return ()
        for kept in sorted(set(combinations(wild, len(wild) - dead_count))):
            sets = self._split_wild_into_sets(kept)
            if sets is not None:
                return sets
        return None

    def _split_wild_into_sets(self, wild: Cards) -> Sets | None:
        """Return sets made of all these wild cards, or None if that is impossible."""
        if not wild:
            return ()
        for size in range(MIN_SET_SIZE, min(len(wild), self._set_rules.max_size) + 1):
            for others in sorted(set(combinations(wild[1:], size - 1))):
                meld = (wild[0], *others)
                if self._set_rules.is_set(meld):
                    rest = self._split_wild_into_sets(remove_cards(wild, meld))
                    if rest is not None:
                        return (meld, *rest)
        return None

    def _sets_containing(self, first: Card, rest: Cards, wild: Cards) -> Iterator["_PartialSet"]:
        """Yield each set that contains the card `first`, together with the cards that are left."""
        if rest[:2] == (first, first):
            yield _PartialSet((first,) * 3, rest[2:], wild)
        if first == JOKER:
            return
        yield from self._sequences_containing(_PartialSet((), (first, *rest), wild), first)
        yield from self._trials_containing(first, rest, wild)

    def _sequences_containing(
        self, partial_set: "_PartialSet", first: Card
    ) -> Iterator["_PartialSet"]:
        row, low = SUIT_SEQUENCES[SUIT_OF[first]], SEQUENCE_PLACE[first]
        for place in (low,) if first != row[-1] else (low, len(row) - 1):
            for start in range(max(0, place + 1 - self._set_rules.max_size), place + 1):
                yield from self._fill_sequence(row, start, place, partial_set)

    def _fill_sequence(
        self, suit_cards: Cards, position: int, required_position: int, partial_set: "_PartialSet"
    ) -> Iterator["_PartialSet"]:
        """Extend a sequence from a rank position; yield results that include the required rank."""
        if position > required_position and len(partial_set.meld) >= MIN_SET_SIZE:
            yield partial_set
        if position == len(suit_cards) or len(partial_set.meld) == self._set_rules.max_size:
            return
        card = suit_cards[position]
        if card in partial_set.natural or card in partial_set.wild:
            yield from self._fill_sequence(
                suit_cards, position + 1, required_position, partial_set.add_card(card)
            )
        if (
            position != required_position
            and partial_set.substitute_count < self._set_rules.max_wild
        ):
            for wild_card in sorted(set(partial_set.wild) - {card}, reverse=True):
                yield from self._fill_sequence(
                    suit_cards,
                    position + 1,
                    required_position,
                    partial_set.add_substitute(wild_card),
                )

    def _trials_containing(self, first: Card, rest: Cards, wild: Cards) -> Iterator["_PartialSet"]:
        kinds = cards_in_set(cards_of_rank(RANK_OF[first]) & ~(1 << first))
        at_home = [kind for kind in kinds if kind in rest or kind in wild]
        for size in range(min(4, self._set_rules.max_size), MIN_SET_SIZE - 1, -1):
            for number in range(min(size - 1, len(at_home)), -1, -1):
                strangers = size - 1 - number
                if strangers > min(self._set_rules.max_wild, len(wild)):
                    break
                for chosen in combinations(at_home, number):
                    fixed, spare = (
                        _remove_if_present(rest, chosen),
                        _remove_if_present(wild, chosen),
                    )
                    for others in sorted(set(combinations(spare, strangers))):
                        yield _PartialSet(
                            (first, *chosen, *others), fixed, remove_cards(spare, others)
                        )


def _count_cards(sets: Sets) -> int:
    return sum(map(len, sets))


def _remove_if_present(cards: Cards, chosen: Cards) -> Cards:
    """Return the cards without the chosen ones. Ignore chosen cards that are not present."""
    return remove_cards(cards, tuple(each for each in chosen if each in cards))


class CoverFeasibilityCheck:
    """A quick test of whether cards could form sets. It caches negative results."""

    def __init__(self) -> None:
        self._failed: set[tuple[int, int, int]] = set()

    def can_cover(self, counts: int, wild_count: int, dead_count: int) -> bool:
        """Return whether sets with these wild cards could use all but dead_count of the cards.

        The test is optimistic: if it returns True, such sets may still not exist. False is certain.
        """
        if not counts:
            return True
        if (counts, wild_count, dead_count) in self._failed:
            return False
        is_enough = self._can_cover_first(counts, wild_count, dead_count)
        if not is_enough:
            self._failed.add((counts, wild_count, dead_count))
        return is_enough

    def _can_cover_first(self, counts: int, wild_count: int, dead_count: int) -> bool:
        """Return whether the cards can be arranged with the lowest one dead or in some set."""
        first = (counts & -counts).bit_length() - 1 & ~1
        if first >= JOKER_SHIFT:
            return (counts >> JOKER_SHIFT) % MIN_SET_SIZE <= dead_count
        rest, ace = counts - (1 << first), first - first % SUIT_BITS
        if dead_count and self.can_cover(rest, wild_count, dead_count - 1):
            return True
        if counts >> first & 3 == MIN_SET_SIZE and self.can_cover(
            rest - (2 << first), wild_count, dead_count
        ):
            return True
        if self._can_grow_set(
            rest, range(first + 2, ace + SUIT_BITS, 2), 1, 1, wild_count, dead_count
        ):
            return True
        if first == ace and self._can_grow_set(
            rest, range(ace + SUIT_BITS - 2, ace, -2), 1, 1, wild_count, dead_count
        ):
            return True  # with the ace as the high card: from the king down
        return self._can_grow_set(
            rest, range(first + SUIT_BITS, JOKER_SHIFT, SUIT_BITS), 0, 1, wild_count, dead_count
        )

    def _can_grow_set(
        self,
        counts: int,
        places: range,
        gap_cost: int,
        length: int,
        wild_count: int,
        dead_count: int,
    ) -> bool:
        """Return whether a set can be completed, as it is or with cards at these positions.

        The other cards must then be arrangeable, too. Each skipped position costs gap_cost wild
        cards.
        """
        lacking = MIN_SET_SIZE - length if length < MIN_SET_SIZE else 0
        if lacking <= wild_count and self.can_cover(counts, wild_count - lacking, dead_count):
            return True
        for number, place in enumerate(places):
            spent = gap_cost * number
            if spent > wild_count:
                return False
            if counts >> place & 3 and self._can_grow_set(
                counts - (1 << place),
                places[number + 1 :],
                gap_cost,
                length + spent + 1,
                wild_count - spent,
                dead_count,
            ):
                return True
        return False
