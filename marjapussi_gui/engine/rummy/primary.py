"""Primary sets: check whether a hand can lay them, and find them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from ..cards import ALL_SUITS, Card
from ..state import Meld
from .counts import JOKERS, SUIT, counted
from .melds import AT_PLACE, LONGEST

SETS_WANTED = 3
DUBLEES_WANTED = 7
PLACES = range(LONGEST + 1)

OF_SUIT = (1 << SUIT) - 1


def may_lay_sets(cards: Sequence[Card]) -> bool:
    """Return whether cards contain three sequences or tunnelas."""
    return most_sets(cards) >= SETS_WANTED


def most_sets(cards: Sequence[Card]) -> int:
    """Return the greatest number of sequences and tunnelas that the cards form at once."""
    held = counted(cards)
    sets = (held >> JOKERS) // 3
    for suit in ALL_SUITS:
        sets += _most(held >> SUIT * suit & OF_SUIT)
    return sets


def may_lay_dublees(cards: Sequence[Card]) -> bool:
    """Return whether cards contain seven pairs of identical cards."""
    return sum(number // 2 for number in Counter(cards).values()) >= DUBLEES_WANTED


def dublees(cards: Sequence[Card]) -> tuple[Meld, ...]:
    """Return all pairs of identical cards."""
    return tuple(
        (kind, kind) for kind, number in sorted(Counter(cards).items()) for _ in range(number // 2)
    )


def pure_sets(cards: Sequence[Card], longest: int = LONGEST) -> list[Meld]:
    """Return every pure sequence and tunnela in the cards."""
    held = Counter(cards)
    sets: list[Meld] = [(kind,) * 3 for kind, number in sorted(held.items()) if number >= 3]
    for row in AT_PLACE:
        for start in PLACES:
            for end in range(start + 3, min(start + longest, len(PLACES)) + 1):
                if not held[row[end - 1]]:
                    break
                if all(held[kind] for kind in row[start:end]):
                    sets.append(tuple(sorted(row[start:end])))
    return sets


def triples(cards: Sequence[Card], longest: int = LONGEST) -> Iterator[tuple[Meld, ...]]:
    """Yield every choice of three pure sets that leaves a card to discard."""
    held = Counter(cards)
    for chosen in combinations(_copies(pure_sets(cards, longest), held), SETS_WANTED):
        used = Counter(card for meld in chosen for card in meld)
        if used <= held and used.total() < len(cards):
            yield chosen


def _copies(sets: list[Meld], held: Counter[Card]) -> list[Meld]:
    """Return each set as many times as the cards allow."""
    return [
        meld for meld in sets for _ in range(min(held[card] // meld.count(card) for card in meld))
    ]


@lru_cache(maxsize=100_000)
def _most(held: int) -> int:
    """Return the greatest number of sets in one suit, with each ace low or high."""
    aces, others = held & 3, held & ~3
    return max(_along(others | low | (aces - low) << SUIT) for low in range(aces + 1))


@lru_cache(maxsize=100_000)
def _along(held: int) -> int:
    """Return the greatest number of sets of these cards, in order from the first place."""
    if not held:
        return 0
    held >>= (held & -held).bit_length() - 1 & ~1
    best = _along(held >> 2)
    if held & 3 == 3:
        best = max(best, 1 + _along(held - 3))
    if held >> 2 & 3 and held >> 4 & 3:
        best = max(best, 1 + _along(held - 0b010101))
    return best
