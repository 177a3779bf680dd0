"""What the wishes for cards mean, written down a second time: plainly, from a list of cards."""

from collections import Counter
from collections.abc import Callable, Sequence

from marjapussi_gui.engine.cards import CARD_NAMES, SUIT_LETTERS, Card

RUMMY_RANKS = "AKQJT98765432A"  # an ace is high or low


class Held:
    """A hand, in the terms of a player."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = Counter(CARD_NAMES[card] for card in cards)
        names = list(self.cards.elements())
        self.suits = [
            "".join(name[0] for name in names if name[1] == suit) for suit in SUIT_LETTERS
        ]

    def number_of(self, ranks: str) -> int:
        return sum(suit.count(rank) for suit in self.suits for rank in ranks)

    def suits_with(self, ranks: str, without: str = "") -> int:
        return sum(
            all(rank in suit for rank in ranks) and not any(rank in suit for rank in without)
            for suit in self.suits
        )

    def has_pair(self, suit: str) -> bool:
        return self.cards[f"K{suit}"] > 0 and self.cards[f"Q{suit}"] > 0

    @property
    def lengths(self) -> list[int]:
        return [len(suit) for suit in self.suits]

    @property
    def halves(self) -> int:
        return self.suits_with("K", "Q") + self.suits_with("Q", "K")

    def copies(self, number: int) -> int:
        return sum(held // number for held in self.cards.values())

    @property
    def suits_with_sequence(self) -> int:
        runs = [RUMMY_RANKS[first : first + 3] for first in range(len(RUMMY_RANKS) - 2)]
        return sum(any(all(rank in suit for rank in run) for run in runs) for suit in self.suits)


MEANINGS: dict[str, Callable[[Held], bool]] = {
    "ace": lambda held: held.number_of("A") >= 1,
    "no-ace": lambda held: held.number_of("A") == 0,
    "two-aces": lambda held: held.number_of("A") >= 2,
    "three-aces": lambda held: held.number_of("A") >= 3,
    "no-king": lambda held: held.number_of("K") == 0,
    "no-queen": lambda held: held.number_of("Q") == 0,
    "marriage": lambda held: held.suits_with("KQ") >= 1,
    "no-marriage": lambda held: held.suits_with("KQ") == 0,
    "two-marriages": lambda held: held.suits_with("KQ") >= 2,
    "spade-marriage": lambda held: held.has_pair("S"),
    "heart-marriage": lambda held: held.has_pair("H"),
    "diamond-marriage": lambda held: held.has_pair("D"),
    "club-marriage": lambda held: held.has_pair("C"),
    "ace-marriage": lambda held: held.suits_with("AKQ") >= 1,
    "half": lambda held: held.halves >= 1,
    "no-half": lambda held: held.halves == 0,
    "ten": lambda held: held.number_of("T") >= 1,
    "no-ten": lambda held: held.number_of("T") == 0,
    "ace-and-ten": lambda held: held.suits_with("AT") >= 1,
    "ten-without-ace": lambda held: held.suits_with("T", "A") >= 1,
    "four-aces-and-tens": lambda held: held.number_of("AT") >= 4,
    "at-most-one-ace-or-ten": lambda held: held.number_of("AT") <= 1,
    "three-sixes": lambda held: held.number_of("6") >= 3,
    "six-high-cards": lambda held: held.number_of("AKQ") >= 6,
    "at-most-two-high-cards": lambda held: held.number_of("AKQ") <= 2,
    "long-suit": lambda held: max(held.lengths) >= 5,
    "six-card-suit": lambda held: max(held.lengths) >= 6,
    "no-long-suit": lambda held: max(held.lengths) <= 4,
    "void": lambda held: 0 in held.lengths,
    "no-void": lambda held: 0 not in held.lengths,
    "singleton": lambda held: 1 in held.lengths,
    "no-singleton": lambda held: 1 not in held.lengths,
    "tunnela": lambda held: held.copies(3) >= 1,
    "no-tunnela": lambda held: held.copies(3) == 0,
    "three-dublees": lambda held: held.copies(2) >= 3,
    "five-dublees": lambda held: held.copies(2) >= 5,
    "at-most-one-dublee": lambda held: held.copies(2) <= 1,
    "sequence": lambda held: held.suits_with_sequence >= 1,
    "no-sequence": lambda held: held.suits_with_sequence == 0,
    "three-sequences": lambda held: held.suits_with_sequence >= 3,
    "joker": lambda held: held.cards["JK"] >= 1,
    "no-joker": lambda held: held.cards["JK"] == 0,
}
