"""Names of cards, ranks and suits, in the grammatical cases that translations need."""

from collections.abc import Iterable, Sequence

from ...engine import actions
from ...engine.cards import HIDDEN, JOKER, RANK_LETTERS, SUIT_OF, Card, Suit
from .i18n import has_message, say

NOMINATIVE, GENITIVE, PARTITIVE = "nominative", "genitive", "partitive"
INESSIVE = "inessive"  # only for suits: "in hearts"
ADESSIVE = "adessive"  # only for cards: "with the ten"
SUIT_SYMBOLS = "♠♥♦♣"
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
RANK_NAMES = (
    *("ace", "ten", "king", "queen", "jack", "nine", "eight"),
    *("seven", "six", "five", "four", "three", "two"),
)
SHORT_RANK_NAMES = ("A", "10", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2")


def card_name(card: Card, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a card, such as "ten of hearts"."""
    if card == HIDDEN:
        return say(f"face-down-card-{grammatical_case}")
    if card == JOKER:
        return say(f"printed-joker-{grammatical_case}")
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
    rank = SHORT_RANK_NAMES[card % 13]
    message = f"short-ranks-{rank.lower()}"  # only for those that are letters in some language
    return f"{say(message) if has_message(message) else rank}{SUIT_SYMBOLS[SUIT_OF[card]]}"


def short_card_names(cards: Iterable[Card]) -> str:
    return " ".join(map(short_card_name, cards))


def suit_name(suit: Suit, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a suit, such as "hearts"."""
    return say(f"suit-{SUIT_NAMES[suit]}-{grammatical_case}")


def rank_name(rank: str, grammatical_case: str = NOMINATIVE) -> str:
    """Return the name of a rank, such as "ten" for T."""
    return say(f"rank-{RANK_NAMES[RANK_LETTERS.index(rank)]}-{grammatical_case}")


def join_with_and(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("names-and-last", names=", ".join(names[:-1]), last=names[-1])


def join_with_or(names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say("names-or-last", names=", ".join(names[:-1]), last=names[-1])


def card_names(cards: Iterable[Card], grammatical_case: str = NOMINATIVE) -> str:
    """Return the names of cards, as in "the ten of hearts and the ace of clubs"."""
    return join_with_and(
        [say("the-card", card=card_name(card, grammatical_case)) for card in cards]
    )


def card_placeholders(card: Card) -> dict[str, str]:
    return {
        "card": card_name(card),
        "card_genitive": card_name(card, GENITIVE),
        "card_partitive": card_name(card, PARTITIVE),
        "card_adessive": card_name(card, ADESSIVE),
    }


def card_list_placeholders(cards: Sequence[Card]) -> dict[str, str]:
    return {
        "cards": card_names(cards),
        "cards_genitive": card_names(cards, GENITIVE),
        "cards_partitive": card_names(cards, PARTITIVE),
    }


def suit_placeholders(suit: Suit) -> dict[str, str]:
    return {
        "suit": suit_name(suit),
        "suit_genitive": suit_name(suit, GENITIVE),
        "suit_partitive": suit_name(suit, PARTITIVE),
        "suit_inessive": suit_name(suit, INESSIVE),
    }


def action_placeholders(action: actions.Action) -> dict[str, object]:
    """Return the placeholder values for an action: its card, cards or suit, or the amount bid."""
    match action:
        case actions.Play(card) | actions.ShowBidCard(card):
            return {**card_placeholders(card)}
        case actions.Declare(suit) | actions.AskHalf(suit) | actions.AnswerWhole(suit):
            return {**suit_placeholders(suit)}
        case actions.Give(cards) | actions.Discard(cards):
            return {"cards": short_card_names(cards)}
        case actions.Bid(amount) | actions.Raise(amount):
            return {"amount": amount}
        case _:
            return {}
