"""Names of cards, ranks and suits, in the grammatical cases that translations need."""

from collections.abc import Iterable, Sequence

from ...engine.cards import HIDDEN, JOKER, RANK_LETTERS, SUIT_OF, Card, Suit
from .i18n import cached_per_language, translate

NOMINATIVE, GENITIVE, PARTITIVE = "nominative", "genitive", "partitive"
INESSIVE = "inessive"  # only for suits: "in hearts"
ADESSIVE = "adessive"  # only for cards: "with the ten"
SUIT_SYMBOLS = "♠♥♦♣"
SHORT_RANK_NAMES = ("A", "10", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2")


def card_name(card: Card, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a card, such as "ten of hearts"."""
    if card == HIDDEN:
        return _hidden_card_name(grammatical_case)
    if card == JOKER:
        return _joker_name(grammatical_case)
    return translate("Cards", "{rank} of {suit}").format(
        rank=rank_name(RANK_LETTERS[card % 13], grammatical_case), suit=suit_name(SUIT_OF[card])
    )


def short_card_name(card: Card) -> str:
    """Return the short name of a card, such as "10♥"."""
    if card == HIDDEN:
        return "?"
    if card == JOKER:
        return translate("Cards", "Joker")
    return f"{_short_rank_names()[card % 13]}{SUIT_SYMBOLS[SUIT_OF[card]]}"


def short_card_names(cards: Iterable[Card]) -> str:
    return " ".join(map(short_card_name, cards))


def suit_name(suit: Suit, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a suit, such as "hearts"."""
    match grammatical_case:
        case "genitive":
            names = (
                translate("Suits", "spades", "genitive"),
                translate("Suits", "hearts", "genitive"),
                translate("Suits", "diamonds", "genitive"),
                translate("Suits", "clubs", "genitive"),
            )
        case "partitive":
            names = (
                translate("Suits", "spades", "partitive"),
                translate("Suits", "hearts", "partitive"),
                translate("Suits", "diamonds", "partitive"),
                translate("Suits", "clubs", "partitive"),
            )
        case "inessive":
            names = (
                translate("Suits", "spades", "inessive"),
                translate("Suits", "hearts", "inessive"),
                translate("Suits", "diamonds", "inessive"),
                translate("Suits", "clubs", "inessive"),
            )
        case _:
            names = (
                translate("Suits", "spades", "nominative"),
                translate("Suits", "hearts", "nominative"),
                translate("Suits", "diamonds", "nominative"),
                translate("Suits", "clubs", "nominative"),
            )
    return names[suit]


def rank_name(rank: str, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a rank, such as "ten" for T."""
    place = RANK_LETTERS.index(rank)
    match grammatical_case:
        case "genitive":
            return _genitive_ranks()[place]
        case "partitive":
            return _partitive_ranks()[place]
        case "adessive":
            return _adessive_ranks()[place]
        case _:
            return _nominative_ranks()[place]


def join_with_and(names: Sequence[str]) -> str:
    """Join names with commas and "and", as in "a, b and c"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Cards", "{names} and {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def join_with_or(names: Sequence[str]) -> str:
    """Join names with commas and "or", as in "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Cards", "{names} or {last}").format(
        names=", ".join(names[:-1]), last=names[-1]
    )


def card_names(cards: Iterable[Card], grammatical_case: str = NOMINATIVE) -> str:
    """Return the names of cards, as in "the ten of hearts and the ace of clubs"."""
    the = translate("Cards", "the {card}")
    return join_with_and([the.format(card=card_name(card, grammatical_case)) for card in cards])


def card_placeholders(card: Card) -> dict[str, str]:
    """Return a card's name in each grammatical case, keyed by placeholder."""
    return {
        "card": card_name(card),
        "card_genitive": card_name(card, GENITIVE),
        "card_partitive": card_name(card, PARTITIVE),
        "card_adessive": card_name(card, ADESSIVE),
    }


def card_list_placeholders(cards: Sequence[Card]) -> dict[str, str]:
    """Return the names of cards in each grammatical case, keyed by placeholder."""
    return {
        "cards": card_names(cards),
        "cards_genitive": card_names(cards, GENITIVE),
        "cards_partitive": card_names(cards, PARTITIVE),
    }


def suit_placeholders(suit: Suit) -> dict[str, str]:
    """Return a suit's name in each grammatical case, keyed by sentence placeholder."""
    return {
        "suit": suit_name(suit),
        "suit_genitive": suit_name(suit, GENITIVE),
        "suit_partitive": suit_name(suit, PARTITIVE),
        "suit_inessive": suit_name(suit, INESSIVE),
    }


def _hidden_card_name(grammatical_case: str) -> str:
    return {
        NOMINATIVE: translate("Cards", "face-down card", "nominative"),
        GENITIVE: translate("Cards", "face-down card", "genitive"),
        PARTITIVE: translate("Cards", "face-down card", "partitive"),
        ADESSIVE: translate("Cards", "face-down card", "adessive"),
    }[grammatical_case]


def _joker_name(grammatical_case: str) -> str:
    return {
        NOMINATIVE: translate("Cards", "printed joker", "nominative"),
        GENITIVE: translate("Cards", "printed joker", "genitive"),
        PARTITIVE: translate("Cards", "printed joker", "partitive"),
        ADESSIVE: translate("Cards", "printed joker", "adessive"),
    }[grammatical_case]


@cached_per_language
def _short_rank_names() -> tuple[str, ...]:
    return (
        translate("Short ranks", "A"),
        translate("Short ranks", "10"),
        translate("Short ranks", "K"),
        translate("Short ranks", "Q"),
        translate("Short ranks", "J"),
        *SHORT_RANK_NAMES[5:],
    )


@cached_per_language
def _nominative_ranks() -> tuple[str, ...]:
    return (
        translate("Ranks", "ace", "nominative"),
        translate("Ranks", "ten", "nominative"),
        translate("Ranks", "king", "nominative"),
        translate("Ranks", "queen", "nominative"),
        translate("Ranks", "jack", "nominative"),
        translate("Ranks", "nine", "nominative"),
        translate("Ranks", "eight", "nominative"),
        translate("Ranks", "seven", "nominative"),
        translate("Ranks", "six", "nominative"),
        translate("Ranks", "five", "nominative"),
        translate("Ranks", "four", "nominative"),
        translate("Ranks", "three", "nominative"),
        translate("Ranks", "two", "nominative"),
    )


@cached_per_language
def _genitive_ranks() -> tuple[str, ...]:
    return (
        translate("Ranks", "ace", "genitive"),
        translate("Ranks", "ten", "genitive"),
        translate("Ranks", "king", "genitive"),
        translate("Ranks", "queen", "genitive"),
        translate("Ranks", "jack", "genitive"),
        translate("Ranks", "nine", "genitive"),
        translate("Ranks", "eight", "genitive"),
        translate("Ranks", "seven", "genitive"),
        translate("Ranks", "six", "genitive"),
        translate("Ranks", "five", "genitive"),
        translate("Ranks", "four", "genitive"),
        translate("Ranks", "three", "genitive"),
        translate("Ranks", "two", "genitive"),
    )


@cached_per_language
def _partitive_ranks() -> tuple[str, ...]:
    return (
        translate("Ranks", "ace", "partitive"),
        translate("Ranks", "ten", "partitive"),
        translate("Ranks", "king", "partitive"),
        translate("Ranks", "queen", "partitive"),
        translate("Ranks", "jack", "partitive"),
        translate("Ranks", "nine", "partitive"),
        translate("Ranks", "eight", "partitive"),
        translate("Ranks", "seven", "partitive"),
        translate("Ranks", "six", "partitive"),
        translate("Ranks", "five", "partitive"),
        translate("Ranks", "four", "partitive"),
        translate("Ranks", "three", "partitive"),
        translate("Ranks", "two", "partitive"),
    )


@cached_per_language
def _adessive_ranks() -> tuple[str, ...]:
    return (
        translate("Ranks", "ace", "adessive"),
        translate("Ranks", "ten", "adessive"),
        translate("Ranks", "king", "adessive"),
        translate("Ranks", "queen", "adessive"),
        translate("Ranks", "jack", "adessive"),
        translate("Ranks", "nine", "adessive"),
        translate("Ranks", "eight", "adessive"),
        translate("Ranks", "seven", "adessive"),
        translate("Ranks", "six", "adessive"),
        translate("Ranks", "five", "adessive"),
        translate("Ranks", "four", "adessive"),
        translate("Ranks", "three", "adessive"),
        translate("Ranks", "two", "adessive"),
    )
