"""Primary sets, which a player has to lay first: how to find them, and whether a hand has them.

They are three pure sets (sequences or tunnelas without wild cards), or seven dublees (pairs).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from ..cards import ALL_SUITS, JOKER, SUIT_OF, Card
from ..state import Meld
from .melds import MAX_SET_SIZE, SEQUENCE_PLACE, SUIT_SEQUENCES

# number of bits of one suit, and of all four
SUIT_BITS, JOKER_SHIFT = 2 * MAX_SET_SIZE, 8 * MAX_SET_SIZE
CARD_SHIFTS = (
    *(SUIT_BITS * SUIT_OF[card] + 2 * SEQUENCE_PLACE[card] for card in map(Card, range(JOKER))),
    JOKER_SHIFT,
)
ONE_OF_CARD = tuple(1 << bit for bit in CARD_SHIFTS)


def encode_counts(cards: Iterable[Card]) -> int:
    held = 0
    for card in cards:
        held += ONE_OF_CARD[card]
    return held


PRIMARY_SETS_NEEDED = 3
DUBLEES_NEEDED = 7
SEQUENCE_PLACES = range(MAX_SET_SIZE + 1)

SUIT_MASK = (1 << SUIT_BITS) - 1


def can_lay_sets(cards: Sequence[Card]) -> bool:
    """Return whether the cards contain three pure sequences or tunnelas (three identical cards)."""
    return count_pure_sets(cards) >= PRIMARY_SETS_NEEDED


def count_pure_sets(cards: Sequence[Card]) -> int:
    """Return the most pure sequences and tunnelas that the cards can form at the same time."""
    held = encode_counts(cards)
    sets = (held >> JOKER_SHIFT) // 3
    for suit in ALL_SUITS:
        sets += _max_sets_in_suit(held >> SUIT_BITS * suit & SUIT_MASK)
    return sets


def can_lay_dublees(cards: Sequence[Card]) -> bool:
    """Return whether the cards contain seven dublees (pairs of identical cards)."""
    return sum(number // 2 for number in Counter(cards).values()) >= DUBLEES_NEEDED


def find_dublees(cards: Sequence[Card]) -> tuple[Meld, ...]:
    """Return all pairs of identical cards, using no card twice."""
    return tuple(
        (kind, kind) for kind, number in sorted(Counter(cards).items()) for _ in range(number // 2)
    )


def find_pure_sets(cards: Sequence[Card], max_size: int = MAX_SET_SIZE) -> list[Meld]:
    """Return every pure sequence and every tunnela that the cards contain."""
    held = Counter(cards)
    sets: list[Meld] = [(kind,) * 3 for kind, number in sorted(held.items()) if number >= 3]
    for row in SUIT_SEQUENCES:
        for start in SEQUENCE_PLACES:
            for end in range(start + 3, min(start + max_size, len(SEQUENCE_PLACES)) + 1):
                if not held[row[end - 1]]:
                    break
                if all(held[kind] for kind in row[start:end]):
                    sets.append(tuple(sorted(row[start:end])))
    return sets


def primary_set_choices(
    cards: Sequence[Card], max_size: int = MAX_SET_SIZE
) -> Iterator[tuple[Meld, ...]]:
    """Yield every choice of three pure sets that leaves at least one card to discard."""
    held = Counter(cards)
    for chosen in combinations(
        _repeat_sets_per_copy(find_pure_sets(cards, max_size), held), PRIMARY_SETS_NEEDED
    ):
        used = Counter(card for meld in chosen for card in meld)
        if used <= held and used.total() < len(cards):
            yield chosen


def _repeat_sets_per_copy(sets: list[Meld], counts: Counter[Card]) -> list[Meld]:
    """Return the sets, each repeated for every complete copy in the hand."""
    return [
        meld for meld in sets for _ in range(min(counts[card] // meld.count(card) for card in meld))
    ]


@lru_cache(maxsize=100_000)
def _max_sets_in_suit(counts: int) -> int:
    """Return how many sets a suit contains at most, counting each ace as low or as high."""
    aces, others = counts & 3, counts & ~3
    return max(_max_set_count(others | low | (aces - low) << SUIT_BITS) for low in range(aces + 1))


@lru_cache(maxsize=100_000)
def _max_set_count(counts: int) -> int:
    """Return the most sets that these cards can form, searching from the lowest rank up."""
    if not counts:
        return 0
    counts >>= (counts & -counts).bit_length() - 1 & ~1
    best = _max_set_count(counts >> 2)
    if counts & 3 == 3:
        best = max(best, 1 + _max_set_count(counts - 3))
    if counts >> 2 & 3 and counts >> 4 & 3:
        best = max(best, 1 + _max_set_count(counts - 0b010101))
    return best
