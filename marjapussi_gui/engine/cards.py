"""Cards as small integers, sets of cards of one pack as bit sets, and their text form."""

from collections.abc import Iterable
from functools import cache
from typing import NewType

from .quoting import quoted

Card = NewType("Card", int)
Suit = NewType("Suit", int)
CardSet = int

SUITS = "SHDC"
RANKS = "ATKQJ98765432"  # the order of card numbers, and so of listed cards
NATURAL = "AKQJT98765432"

HIDDEN = Card(-2)  # a card that the viewer cannot see
JOKER = Card(52)
NO_SUIT = Suit(-1)
ALL_SUITS = tuple(Suit(number) for number in range(4))
SUIT_WORDS = ("spades", "hearts", "diamonds", "clubs")

NAMES = (*(rank + suit for suit in SUITS for rank in RANKS), "JK")
SUIT_OF = tuple(Suit(number // 13) for number in range(53))
RANK_OF = (*(RANKS[number % 13] for number in range(52)), "JK")

_CARDS = {name: Card(number) for number, name in enumerate(NAMES)}


class NotACard(ValueError):
    """A text that is not the name of a card."""


def card(text: str) -> Card:
    """Return the card with this name, for example "QH" for the queen of hearts."""
    try:
        return _CARDS[text]
    except KeyError:
        raise NotACard(f"{quoted(text)} is not a card") from None


def card_list(text: str) -> tuple[Card, ...]:
    """Parse card names separated by single spaces."""
    return tuple(map(card, text.split(" "))) if text else ()


def name(of: Card) -> str:
    return NAMES[of] if of >= 0 else "??"


def names(cards: Iterable[Card]) -> str:
    return " ".join(map(name, cards))


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards without the removed ones, counting copies. All of them must be there."""
    left = list(cards)
    for each in gone:
        left.remove(each)
    return tuple(left)


def card_set(cards: Iterable[Card]) -> CardSet:
    bits = 0
    for each in cards:
        bits |= 1 << each
    return bits


def members(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a bit set in listed order."""
    listed = []
    while cards:
        low = cards & -cards
        listed.append(Card(low.bit_length() - 1))
        cards ^= low
    return tuple(listed)


@cache
def ranked(ranks: str) -> CardSet:
    """Return the set of all cards of these ranks."""
    return card_set(number for number in _CARDS.values() if RANK_OF[number] in ranks)


def pack(size: int, *, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return the cards of one or more packs, and jokers, in the order before a shuffle.

    "size" is the number of cards in one pack: smaller packs leave out the low ranks.
    """
    one = [card(rank + suit) for suit in SUITS for rank in NATURAL[: size // 4]]
    return (*one * packs, *[JOKER] * jokers)


SUIT_SETS = tuple(card_set(Card(13 * suit + rank) for rank in range(13)) for suit in range(4))
PAIRS = tuple(card_set((card("K" + suit), card("Q" + suit))) for suit in SUITS)
ACES = ranked("A")
