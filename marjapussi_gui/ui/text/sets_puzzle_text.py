"""Texts of rummy puzzles, which ask what to discard, or whether the offered card helps."""

from collections.abc import Sequence

from ...engine.cards import Card
from .card_names import card_name, card_placeholders
from .i18n import Message, translate
from .puzzle_text import stage_label

which_card_text = Message("Puzzles", "Which card do you discard?")


def enough_question_text(card: Card, *, has_laid: bool) -> str:
    """Return a text asking whether the offered card is enough to lay sets, or to finish."""
    sentence = translate("Puzzles", "Can you show your sets with the {card}?")
    if has_laid:
        sentence = translate("Puzzles", "Can you finish with the {card}?")
    return sentence.format(**card_placeholders(card))


def caption_text(*, has_laid: bool, stage: int) -> str:
    """Return a caption saying whether the player has laid sets, and how hard the puzzle is."""
    sentence = translate("Puzzles", "You haven’t seen the maal yet · {difficulty}")
    if has_laid:
        sentence = translate("Puzzles", "You’ve seen the maal · {difficulty}")
    return sentence.format(difficulty=stage_label(stage))


def best_discard_text(*, has_laid: bool, has_dublees: bool) -> str:
    """Return a text on what makes a discard right."""
    if has_laid:
        return translate(
            "Puzzles",
            "Choose the discard that gives you the best chance of finishing on your next draw.",
        )
    if has_dublees:
        return translate(
            "Puzzles",
            "Choose the discard that gives you the best chance of showing three sets or seven "
            "dublees on your next draw.",
        )
    return translate(
        "Puzzles",
        "Choose the discard that gives you the best chance of showing three sets on your next "
        "draw.",
    )


def take_offer_text(*, has_laid: bool, has_dublees: bool) -> str:
    """Return a text on when it is right to take the offered card."""
    if has_laid:
        return translate(
            "Puzzles",
            "Take the offered card if all your cards but one then fit into sets. Otherwise, draw "
            "from the stock.",
        )
    if has_dublees:
        return translate(
            "Puzzles",
            "Take the offered card if it lets you show three sets or seven dublees. Otherwise, "
            "draw from the stock.",
        )
    return translate(
        "Puzzles",
        "Take the offered card if it lets you show three sets. Otherwise, draw from the stock.",
    )


count_copies_text = Message("Puzzles", "Count every copy of a card that may still come.")
# label of cards that were discarded or that another player holds
gone_cards_label = Message("Puzzles", "Discarded or taken so far:")
show_answer_label = Message("Puzzles", "Show the answer")
answer_title = Message("Puzzles", "The answer")


# After the answer


def helpful_cards_label(card: Card) -> str:
    """Return the label for the cards that would help after a discard."""
    sentence = translate("Puzzles", "These cards help if you discard the {card}:")
    return sentence.format(**card_placeholders(card))


def discard_comparison_text(
    best_card: Card, best_count: int, other_card: Card, other_count: int
) -> str:
    """Return a text comparing how many cards help after the best discard and after another."""
    sentence = translate(
        "Puzzles",
        "Cards that help on your next draw: {number} if you discard the {best}, {less} if you "
        "discard the {other}.",
    )
    cards = _prefixed_card_placeholders("best", best_card) | _prefixed_card_placeholders(
        "other", other_card
    )
    return sentence.format(number=best_count, less=other_count, **cards)


def _prefixed_card_placeholders(placeholder: str, card: Card) -> dict[str, str]:
    """Return a card's names by placeholder, with a prefix other than "card".

    Sentences with two cards need this.
    """
    return {
        name.replace("card", placeholder): text for name, text in card_placeholders(card).items()
    }


def enough_to_lay_text(card: Card) -> str:
    sentence = translate("Puzzles", "The {card} is enough. You can show these sets.")
    return sentence.format(**card_placeholders(card))


def enough_to_finish_text(card: Card) -> str:
    sentence = translate(
        "Puzzles",
        "The {card} is enough. You can finish with these sets, and one card is left over.",
    )
    return sentence.format(**card_placeholders(card))


def not_enough_text(card: Card, contested_cards: Sequence[Card]) -> str:
    """Return two sentences saying that an offered card is not enough, because two sets need it."""
    if len(contested_cards) == 1:
        sentence = translate(
            "Puzzles",
            "The {card} isn’t enough. Two sets need the {wanted}, and you don’t have enough "
            "copies of it.",
        )
    else:
        sentence = translate(
            "Puzzles",
            "The {card} isn’t enough. Two sets need the same card, one of these: {wanted}.",
        )
    return sentence.format(
        **card_placeholders(card), wanted=", ".join(map(card_name, contested_cards))
    )
