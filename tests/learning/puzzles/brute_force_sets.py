"""Solve puzzles of sets by brute force.

It shares nothing with what makes puzzles but the cards and where they lie: a set is what the rules
say it is, every way to put a hand into sets is tried, and what was seen is read off the record.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from marjapussi_gui.engine.actions import Action, Discard, Draw
from marjapussi_gui.engine.cards import CARD_NAMES, parse_card
from marjapussi_gui.engine.state import RummyState
from marjapussi_gui.learning.puzzles.puzzle_files import SetsPuzzle

ORDER = "A23456789TJQKA"
WIDE = len(ORDER) - 1
Hand = tuple[str, ...]


def best_action(puzzle: SetsPuzzle) -> Action:
    """Return the only right action."""
    if not puzzle.state.rummy.has_drawn:
        offer = CARD_NAMES[puzzle.state.rummy.discards[-1]]
        return Draw("offer" if is_enough(puzzle, (*hand_of(puzzle), offer)) else "stock")
    helping = helpful_counts(puzzle)
    most = max(helping.values())
    best = [thrown for thrown, number in helping.items() if number == most]
    assert len(best) == 1
    return Discard((parse_card(best[0]),))


def helpful_counts(puzzle: SetsPuzzle) -> dict[str, int]:
    held, unseen = hand_of(puzzle), unseen_counts(puzzle)
    return {
        thrown: sum(
            number
            for drawn, number in unseen.items()
            if is_enough(puzzle, (*_without(held, [thrown]), drawn))
        )
        for thrown in set(held)
    }


def hand_of(puzzle: SetsPuzzle) -> Hand:
    return tuple(CARD_NAMES[each] for each in puzzle.state.rummy.hands[puzzle.state.turn])


def unseen_counts(puzzle: SetsPuzzle) -> Counter[str]:
    """Return how many cards of each kind were never seen, or went back under others' eyes."""
    rummy, me = puzzle.state.rummy, puzzle.state.turn
    seen: list[int] = [*rummy.hands[me], *rummy.discards]
    seen += [each for sets in rummy.laid_sets for meld in sets for each in meld]
    for other in range(len(rummy.hands)):
        if other != me:
            seen += _known_in_hand(rummy, other)
    if rummy.laid_sets[me]:
        seen.append(rummy.tiplu)
    left = Counter(CARD_NAMES[each] for each in puzzle.game.dealing_phase.cards)
    left.subtract(CARD_NAMES[each] for each in seen)
    assert min(left.values()) >= 0
    return +left


def _known_in_hand(rummy: RummyState, seat: int) -> list[int]:
    """Return what a seat took from the offer, or showed, and has neither thrown nor laid."""
    shown = Counter(each for meld in rummy.shown_tunnelas[seat] for each in meld)
    took = Counter(
        turn.taken_offer for turn in rummy.turns if turn.seat == seat and turn.taken_offer >= 0
    )
    gone = Counter(turn.discard for turn in rummy.turns if turn.seat == seat)
    gone.update(each for meld in rummy.laid_sets[seat] for each in meld)
    return list(((shown | took) - gone).elements())


def is_enough(puzzle: SetsPuzzle, cards: Hand) -> bool:
    """Return whether these cards, with one to discard, can be laid or finish the deal."""
    rummy, me = puzzle.state.rummy, puzzle.state.turn
    if rummy.laid_sets[me]:
        return _can_finish(tuple(sorted(cards)), _wild(CARD_NAMES[rummy.tiplu]))
    pairs = sum(number // 2 for number in Counter(cards).values())
    dublees = puzzle.game.rules.dublees and puzzle.game.seating.players >= 4
    return _has_sets(tuple(sorted(cards)), 3) or (dublees and pairs >= 7)


@cache
def _has_sets(cards: Hand, wanted: int) -> bool:
    if not wanted:
        return True
    if len(cards) < 3 * wanted:
        return False
    first, rest = cards[0], cards[1:]
    if _has_sets(rest, wanted):
        return True
    pairs = {pair for pair in set(combinations(rest, 2)) if (first, *pair) in _pure()}
    return any(_has_sets(_without(rest, pair), wanted - 1) for pair in pairs)


@cache
def _pure() -> frozenset[Hand]:
    """Return all three neighbours in a suit and all three alike, each in listed order."""
    kinds = [rank + suit for rank in ORDER[1:] for suit in "SHDC"]
    return frozenset([tuple(sorted(row)) for row in _rows(3)] + [(each,) * 3 for each in kinds])


@cache
def _rows(size: int) -> tuple[Hand, ...]:
    """Return all neighbours in a suit, the ace low or high, and no longer than a suit."""
    if size > WIDE:
        return ()
    starts = range(len(ORDER) - size + 1)
    return tuple(
        tuple(rank + suit for rank in ORDER[at : at + size]) for suit in "SHDC" for at in starts
    )


@cache
def _ranks(size: int) -> tuple[Hand, ...]:
    """Return all cards of a rank and of different suits."""
    return tuple(
        tuple(rank + suit for suit in suits)
        for rank in ORDER[1:]
        for suits in combinations("SHDC", size)
    )


def _wild(tiplu: str) -> frozenset[str]:
    """Return the cards that stand for any other: of the tiplu's rank, and its two neighbours."""
    rank, suit = tiplu[0], tiplu[1]
    place = ORDER.index(rank)
    beside = {ORDER[(place + step) % WIDE] + suit for step in (1, -1)}
    return frozenset({rank + each for each in "SHDC"} | beside)


def is_set(cards: Hand, wild: frozenset[str]) -> bool:
    """Return whether cards are a set, at most three of them standing for others."""
    there = set(cards)
    if len(cards) == 3 and len(there) == 1:
        return True
    fixed = [each for each in cards if each not in wild]
    if len(set(fixed)) < len(fixed):
        return False  # two alike have no place in one row
    return any(
        form.issuperset(fixed) and len(cards) - len(there & form) <= 3
        for form in _forms(len(cards))
    )


@cache
def _forms(size: int) -> tuple[frozenset[str], ...]:
    ranks = _ranks(size) if size in (3, 4) else ()
    return tuple(map(frozenset, (*_rows(size), *ranks)))


def _can_finish(cards: Hand, wild: frozenset[str]) -> bool:
    """Return whether all cards but one form sets."""
    return any(_falls(_without(cards, [each]), wild) for each in set(cards))


@cache
def _falls(cards: Hand, wild: frozenset[str]) -> bool:
    return not cards or any(_falls(rest, wild) for rest in _beside_first(cards, wild))


def _beside_first(cards: Hand, wild: frozenset[str]) -> Iterator[Hand]:
    first, rest = cards[0], cards[1:]
    for size in range(2, len(rest) + 1):
        if len(rest) - size in (1, 2):
            continue  # no set is so small
        for others in sorted(set(combinations(rest, size))):
            if _known_set((first, *others), wild):
                yield _without(rest, others)


_known_set = cache(is_set)


def _without(cards: Hand, gone: tuple[str, ...] | list[str]) -> Hand:
    left = list(cards)
    for each in gone:
        left.remove(each)
    return tuple(left)
