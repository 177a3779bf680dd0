"""Names of cards, ranks and suits, in the grammatical cases that translations need."""

from collections.abc import Iterable, Sequence

from ...engine.cards import HIDDEN, JOKER, RANK_LETTERS, SUIT_OF, Card, Suit
from .i18n import cached_per_language, say

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
    return say(
        "rank-of-suit",
        rank=rank_name(RANK_LETTERS[card % 13], grammatical_case),
        suit=suit_name(SUIT_OF[card]),
    )


def short_card_name(card: Card) -> str:
    """Return the short name of a card, such as "10♥"."""
    if card == HIDDEN:
        return "?"
    if card == JOKER:
        return say("joker")
    return f"{_short_rank_names()[card % 13]}{SUIT_SYMBOLS[SUIT_OF[card]]}"


def short_card_names(cards: Iterable[Card]) -> str:
    return " ".join(map(short_card_name, cards))


def suit_name(suit: Suit, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a suit, such as "hearts"."""
    match grammatical_case:
        case "genitive":
            names = (
                say("suit-spades-genitive"),
                say("suit-hearts-genitive"),
                say("suit-diamonds-genitive"),
                say("suit-clubs-genitive"),
            )
        case "partitive":
            names = (
                say("suit-spades-partitive"),
                say("suit-hearts-partitive"),
                say("suit-diamonds-partitive"),
                say("suit-clubs-partitive"),
            )
        case "inessive":
            names = (
                say("suit-spades-inessive"),
                say("suit-hearts-inessive"),
                say("suit-diamonds-inessive"),
                say("suit-clubs-inessive"),
            )
        case _:
            names = (
                say("suit-spades-nominative"),
                say("suit-hearts-nominative"),
                say("suit-diamonds-nominative"),
                say("suit-clubs-nominative"),
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
    return say("names-and-last", names=", ".join(names[:-1]), last=names[-1])


def join_with_or(names: Sequence[str]) -> str:
    """Join names with commas and "or", as in "a, b or c"."""
    if len(names) < 2:
        return "".join(names)
    return say("names-or-last", names=", ".join(names[:-1]), last=names[-1])


def card_names(cards: Iterable[Card], grammatical_case: str = NOMINATIVE) -> str:
    """Return the names of cards, as in "the ten of hearts and the ace of clubs"."""
    return join_with_and(
        [say("the-card", card=card_name(card, grammatical_case)) for card in cards]
    )


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
        NOMINATIVE: say("face-down-card-nominative"),
        GENITIVE: say("face-down-card-genitive"),
        PARTITIVE: say("face-down-card-partitive"),
        ADESSIVE: say("face-down-card-adessive"),
    }[grammatical_case]


def _joker_name(grammatical_case: str) -> str:
    return {
        NOMINATIVE: say("printed-joker-nominative"),
        GENITIVE: say("printed-joker-genitive"),
        PARTITIVE: say("printed-joker-partitive"),
        ADESSIVE: say("printed-joker-adessive"),
    }[grammatical_case]


@cached_per_language
def _short_rank_names() -> tuple[str, ...]:
    return (
        say("short-ranks-a"),
        say("short-ranks-10"),
        say("short-ranks-k"),
        say("short-ranks-q"),
        say("short-ranks-j"),
        *SHORT_RANK_NAMES[5:],
    )


@cached_per_language
def _nominative_ranks() -> tuple[str, ...]:
    return (
        say("rank-ace-nominative"),
        say("rank-ten-nominative"),
        say("rank-king-nominative"),
        say("rank-queen-nominative"),
        say("rank-jack-nominative"),
        say("rank-nine-nominative"),
        say("rank-eight-nominative"),
        say("rank-seven-nominative"),
        say("rank-six-nominative"),
        say("rank-five-nominative"),
        say("rank-four-nominative"),
        say("rank-three-nominative"),
        say("rank-two-nominative"),
    )


@cached_per_language
def _genitive_ranks() -> tuple[str, ...]:
    return (
        say("rank-ace-genitive"),
        say("rank-ten-genitive"),
        say("rank-king-genitive"),
        say("rank-queen-genitive"),
        say("rank-jack-genitive"),
        say("rank-nine-genitive"),
        say("rank-eight-genitive"),
        say("rank-seven-genitive"),
        say("rank-six-genitive"),
        say("rank-five-genitive"),
        say("rank-four-genitive"),
        say("rank-three-genitive"),
        say("rank-two-genitive"),
    )


@cached_per_language
def _partitive_ranks() -> tuple[str, ...]:
    return (
        say("rank-ace-partitive"),
        say("rank-ten-partitive"),
        say("rank-king-partitive"),
        say("rank-queen-partitive"),
        say("rank-jack-partitive"),
        say("rank-nine-partitive"),
        say("rank-eight-partitive"),
        say("rank-seven-partitive"),
        say("rank-six-partitive"),
        say("rank-five-partitive"),
        say("rank-four-partitive"),
        say("rank-three-partitive"),
        say("rank-two-partitive"),
    )


@cached_per_language
def _adessive_ranks() -> tuple[str, ...]:
    return (
        say("rank-ace-adessive"),
        say("rank-ten-adessive"),
        say("rank-king-adessive"),
        say("rank-queen-adessive"),
        say("rank-jack-adessive"),
        say("rank-nine-adessive"),
        say("rank-eight-adessive"),
        say("rank-seven-adessive"),
        say("rank-six-adessive"),
        say("rank-five-adessive"),
        say("rank-four-adessive"),
        say("rank-three-adessive"),
        say("rank-two-adessive"),
    )
