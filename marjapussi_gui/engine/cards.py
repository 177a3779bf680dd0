"""Cards as small integers, card sets as bit sets, and the text form of cards."""

from collections.abc import Iterable
from functools import cache
from typing import NewType

from .errors import MarjapussiError, quote

Card = NewType("Card", int)
Suit = NewType("Suit", int)
CardSet = int

SUIT_LETTERS = "SHDC"
RANK_LETTERS = "ATKQJ98765432"  # the order of card numbers, and so of sorted cards
NATURAL_RANKS = "AKQJT98765432"

HIDDEN = Card(-2)  # a card that the viewer cannot see
JOKER = Card(52)
NO_SUIT = Suit(-1)
ALL_SUITS = tuple(Suit(number) for number in range(4))
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")

CARD_NAMES = (*(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS), "JK")
SUIT_OF = tuple(Suit(number // 13) for number in range(53))
RANK_OF = (*(RANK_LETTERS[number % 13] for number in range(52)), "JK")

_CARD_BY_NAME = {name: Card(number) for number, name in enumerate(CARD_NAMES)}


class CardTextError(MarjapussiError, ValueError):
    """Raised for a text that isn't the name of a card or the letter of a suit."""


def parse_card(text: str) -> Card:
    """Return the card with this name, for example "QH" for the queen of hearts."""
    try:
        return _CARD_BY_NAME[text]
    except KeyError:
        raise CardTextError(f"{quote(text)} isn't a card such as QH or TS") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse card names separated by single spaces."""
    return tuple(map(parse_card, text.split(" "))) if text else ()


def parse_suit(letter: str) -> Suit:
    """Return the suit with this letter, for example "H" for hearts."""
    if len(letter) != 1 or letter not in SUIT_LETTERS:
        raise CardTextError(f"{quote(letter)} isn't one of the suits S, H, D and C")
    return Suit(SUIT_LETTERS.index(letter))


def card_name(card: Card) -> str:
    return CARD_NAMES[card] if card >= 0 else "??"


def card_names(cards: Iterable[Card]) -> str:
    return " ".join(map(card_name, cards))


def remove_cards(cards: Iterable[Card], removed: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards minus one copy of each removed card. All removed cards must be present."""
    left = list(cards)
    for each in removed:
        left.remove(each)
    return tuple(left)


def card_set(cards: Iterable[Card]) -> CardSet:
    bits = 0
    for each in cards:
        bits |= 1 << each
    return bits


def cards_in_set(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a bit set, sorted by card number."""
    listed = []
    while cards:
        low = cards & -cards
        listed.append(Card(low.bit_length() - 1))
        cards ^= low
    return tuple(listed)


@cache
def cards_of_ranks(ranks: str) -> CardSet:
    return card_set(number for number in _CARD_BY_NAME.values() if RANK_OF[number] in ranks)


def create_pack(size: int, *, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return the unshuffled cards of one or more packs, followed by the jokers.

    "size" is the number of cards in one pack: smaller packs leave out the low ranks.
    """
    one = [parse_card(rank + suit) for suit in SUIT_LETTERS for rank in NATURAL_RANKS[: size // 4]]
    return (*one * packs, *[JOKER] * jokers)


CARDS_OF_SUIT = tuple(card_set(Card(13 * suit + rank) for rank in range(13)) for suit in range(4))
MARRIAGE_PAIRS = tuple(
    card_set((parse_card("K" + suit), parse_card("Q" + suit))) for suit in SUIT_LETTERS
)
ACES = cards_of_ranks("A")


def card_mismatch(expected: tuple[Card, ...], cards: list[Card]) -> str:
    """Return how cards differ from the expected ones, in any order; "" if they don't."""
    for card in sorted(set(cards)):
        if expected.count(card) < cards.count(card):
            what = "appears too often" if card in expected else "isn't in the pack"
            return f"{CARD_NAMES[card]} {what}"
    for card in sorted(set(expected)):
        if expected.count(card) > cards.count(card):
            return f"{CARD_NAMES[card]} is missing"
    return ""
