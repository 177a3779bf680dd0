"""Features of a hand that can be counted suit by suit, such as marriages or aces.

A feature reads the cards of a suit in the order of the pack, from high to low, and gives the suit a
number. Its value for a hand is the sum over all suits.
"""

from collections.abc import Callable
from typing import TypeAlias

from .cards import ALL_SUITS, JOKER, NATURAL_RANKS, SUIT_OF, Suit
from .frozen import frozen

JOKER_SUIT = SUIT_OF[JOKER]  # the jokers are read like a suit of their own
LONG_SUIT, VERY_LONG_SUIT = 5, 6  # cards
PACKS_OF_RUMMY = 3
SEQUENCE_LENGTH = 3

Memory: TypeAlias = int  # what a feature remembers of the cards of a suit it has read so far


@frozen
class HandFeature:
    """Something countable in a hand, as a small automaton that reads the hand suit by suit."""

    # the memory after reading so many copies of a card of this rank
    read: Callable[[Memory, str, int], Memory]
    # what a suit counts for, by its memory after the last card
    value: Callable[[Memory], int]
    suits: tuple[Suit, ...] = ALL_SUITS  # the suits that count
    is_sum: bool = False  # whether the memory is the value so far, which never falls

    def applies_to_suit(self, suit: Suit) -> bool:
        return suit in self.suits


@frozen
class HandCondition:
    """A requirement for a hand: the value of a feature must lie in a range."""

    feature: HandFeature
    low: int = 1
    high: int | None = None  # None if there is no upper limit


def cards_of(*ranks: str) -> HandFeature:
    return HandFeature(
        lambda memory, rank, copies: memory + copies * (rank in ranks), _memory_value, is_sum=True
    )


def suits_with(wanted: str, without: str = "", suits: tuple[Suit, ...] = ALL_SUITS) -> HandFeature:
    """Return a feature that counts the suits with all wanted ranks and no excluded rank."""
    every = wanted + without
    full = (1 << len(wanted)) - 1

    def read(memory: Memory, rank: str, copies: int) -> Memory:
        return memory | 1 << every.index(rank) if copies and rank in every else memory

    return HandFeature(read, lambda memory: int(memory == full), suits)


def suits_of_length(low: int, high: int = 99) -> HandFeature:
    """Return a feature that counts the suits with at least `low` and at most `high` cards."""
    return HandFeature(
        lambda memory, _rank, copies: min(memory + copies, high + 1),
        lambda memory: int(low <= memory <= high),
    )


def sets_of_copies(number: int, suits: tuple[Suit, ...] = (*ALL_SUITS, JOKER_SUIT)) -> HandFeature:
    """Return a feature that counts the groups of `number` identical cards."""
    return HandFeature(
        lambda memory, _rank, copies: memory + copies // number,
        _memory_value,
        suits,
        is_sum=True,
    )


def _update_sequence_memory(memory: Memory, rank: str, copies: int) -> Memory:
    """Return the memory after a rank: the length of the current run, or 3 once a run is complete.

    The bit 4 means that the suit has the ace, which is read first but may also follow the two. The
    higher bits are the position of the rank that would continue the run.
    """
    run, ace, place = memory & 3, memory & 4, NATURAL_RANKS.index(rank)
    if run == SEQUENCE_LENGTH:
        return run
    if not copies:
        return ace
    run = run + 1 if memory >> 3 == place else 1
    ace = 4 if rank == "A" else ace
    is_complete = run == SEQUENCE_LENGTH or (rank == "2" and ace and run == SEQUENCE_LENGTH - 1)
    return SEQUENCE_LENGTH if is_complete else run | ace | place + 1 << 3


def _memory_value(memory: Memory) -> int:
    return memory


ACES, KINGS, QUEENS, TENS, SIXES = map(cards_of, "AKQT6")
JOKERS = sets_of_copies(1, (JOKER_SUIT,))
ACES_AND_TENS, COURT_AND_ACES = cards_of("A", "T"), cards_of("A", "K", "Q")
MARRIAGES = suits_with("KQ")
MARRIAGE_IN = tuple(suits_with("KQ", suits=(suit,)) for suit in ALL_SUITS)
MARRIAGES_WITH_ACE = suits_with("AKQ")
SINGLE_KINGS, SINGLE_QUEENS = suits_with("K", "Q"), suits_with("Q", "K")
HALVES = HandFeature(SINGLE_KINGS.read, lambda memory: int(memory in (1, 2)))
ACES_WITH_TEN, TENS_WITHOUT_ACE = suits_with("AT"), suits_with("T", "A")
VOIDS, SINGLETONS = suits_of_length(0, 0), suits_of_length(1, 1)
LONG_SUITS, VERY_LONG_SUITS = suits_of_length(LONG_SUIT), suits_of_length(VERY_LONG_SUIT)
TUNNELAS, DUBLEES = sets_of_copies(PACKS_OF_RUMMY), sets_of_copies(2)
SUITS_WITH_SEQUENCE = HandFeature(
    _update_sequence_memory, lambda memory: int(memory == SEQUENCE_LENGTH)
)

# The conditions that a player can ask for, by the name that the command line uses
HAND_CONDITIONS = {
    "ace": HandCondition(ACES),
    "no-ace": HandCondition(ACES, 0, 0),
    "two-aces": HandCondition(ACES, 2),
    "three-aces": HandCondition(ACES, 3),
    "no-king": HandCondition(KINGS, 0, 0),
    "no-queen": HandCondition(QUEENS, 0, 0),
    "marriage": HandCondition(MARRIAGES),
    "no-marriage": HandCondition(MARRIAGES, 0, 0),
    "two-marriages": HandCondition(MARRIAGES, 2),
    "spade-marriage": HandCondition(MARRIAGE_IN[0]),
    "heart-marriage": HandCondition(MARRIAGE_IN[1]),
    "diamond-marriage": HandCondition(MARRIAGE_IN[2]),
    "club-marriage": HandCondition(MARRIAGE_IN[3]),
    "ace-marriage": HandCondition(MARRIAGES_WITH_ACE),
    "half": HandCondition(HALVES),
    "no-half": HandCondition(HALVES, 0, 0),
    "ten": HandCondition(TENS),
    "no-ten": HandCondition(TENS, 0, 0),
    "ace-and-ten": HandCondition(ACES_WITH_TEN),
    "ten-without-ace": HandCondition(TENS_WITHOUT_ACE),
    "four-aces-and-tens": HandCondition(ACES_AND_TENS, 4),
    "at-most-one-ace-or-ten": HandCondition(ACES_AND_TENS, 0, 1),
    "three-sixes": HandCondition(SIXES, 3),
    "six-high-cards": HandCondition(COURT_AND_ACES, 6),
    "at-most-two-high-cards": HandCondition(COURT_AND_ACES, 0, 2),
    "long-suit": HandCondition(LONG_SUITS),
    "six-card-suit": HandCondition(VERY_LONG_SUITS),
    "no-long-suit": HandCondition(LONG_SUITS, 0, 0),
    "void": HandCondition(VOIDS),
    "no-void": HandCondition(VOIDS, 0, 0),
    "singleton": HandCondition(SINGLETONS),
    "no-singleton": HandCondition(SINGLETONS, 0, 0),
    "tunnela": HandCondition(TUNNELAS),
    "no-tunnela": HandCondition(TUNNELAS, 0, 0),
    "three-dublees": HandCondition(DUBLEES, 3),
    "five-dublees": HandCondition(DUBLEES, 5),
    "at-most-one-dublee": HandCondition(DUBLEES, 0, 1),
    "sequence": HandCondition(SUITS_WITH_SEQUENCE),
    "no-sequence": HandCondition(SUITS_WITH_SEQUENCE, 0, 0),
    "three-sequences": HandCondition(SUITS_WITH_SEQUENCE, 3),
    "joker": HandCondition(JOKERS),
    "no-joker": HandCondition(JOKERS, 0, 0),
}
MARRIAGE_GAME_CONDITIONS = frozenset(
    (
        *("no-king", "no-queen", "marriage", "no-marriage", "two-marriages", "spade-marriage"),
        *("heart-marriage", "diamond-marriage", "club-marriage", "ace-marriage", "half"),
        *("no-half", "ten", "no-ten", "ace-and-ten", "ten-without-ace", "four-aces-and-tens"),
        *("at-most-one-ace-or-ten", "three-sixes"),
    )
)
NATURAL_ORDER_CONDITIONS = frozenset(("six-high-cards", "at-most-two-high-cards"))
TRICK_GAME_CONDITIONS = frozenset(
    (
        *("ace", "no-ace", "two-aces", "three-aces", "long-suit", "six-card-suit"),
        *("no-long-suit", "void", "no-void", "singleton", "no-singleton"),
    )
)
RUMMY_CONDITIONS = frozenset(
    (
        *(
            "tunnela",
            "no-tunnela",
            "three-dublees",
            "five-dublees",
            "at-most-one-dublee",
            "sequence",
        ),
        *("no-sequence", "three-sequences", "joker", "no-joker"),
    )
)
