"""Texts of the puzzles with sets: which card to throw, and whether the offered card is enough."""

from collections.abc import Sequence

from ...engine.cards import Card
from .card_names import card_name, forms
from .puzzles import difficulty
from .tongue import translate


def which_card() -> str:
    return translate("Puzzles", "Which card do you throw?")


def is_it_enough(card: Card, *, has_laid: bool) -> str:
    """Return the question about an offered card."""
    sentence = translate("Puzzles", "Can you lay with the {card}?")
    if has_laid:
        sentence = translate("Puzzles", "Can you finish with the {card}?")
    return sentence.format(**forms(card))


def caption(*, has_laid: bool, is_hard: bool) -> str:
    """Return whether the hand has laid, and the difficulty."""
    sentence = translate("Puzzles", "You have not laid yet · {difficulty}")
    if has_laid:
        sentence = translate("Puzzles", "You have laid · {difficulty}")
    return sentence.format(difficulty=difficulty(is_hard=is_hard))


def best_throw(*, has_laid: bool, dublees: bool) -> str:
    """Return which discard is right."""
    if has_laid:
        return translate(
            "Puzzles",
            "Throw the card after which most of the cards that you have not seen would let you "
            "finish at your next draw.",
        )
    if dublees:
        return translate(
            "Puzzles",
            "Throw the card after which most of the cards that you have not seen would let you "
            "lay three sets, or seven dublees, at your next draw.",
        )
    return translate(
        "Puzzles",
        "Throw the card after which most of the cards that you have not seen would let you lay "
        "three sets at your next draw.",
    )


def take_or_leave(*, has_laid: bool, dublees: bool) -> str:
    """Return when to take an offered card."""
    if has_laid:
        return translate(
            "Puzzles",
            "Take it if all your cards but one lie in sets then. If not, draw from the stock.",
        )
    if dublees:
        return translate(
            "Puzzles",
            "Take it if you can lay three sets, or seven dublees, then. If not, draw from the "
            "stock.",
        )
    return translate(
        "Puzzles", "Take it if you can lay three sets then. If not, draw from the stock."
    )


def count_all() -> str:
    return translate("Puzzles", "Each copy counts that may still come.")


def gone() -> str:
    """Return the label before cards that were discarded or are in another hand."""
    return translate("Puzzles", "Thrown or taken so far:")


def show_answer() -> str:
    return translate("Puzzles", "Show the answer")


def the_answer() -> str:
    return translate("Puzzles", "The answer")


# After the answer


def helps_after(card: Card) -> str:
    """Return the label before the cards that help after a discard."""
    sentence = translate("Puzzles", "These help if the {card} goes:")
    return sentence.format(**forms(card))


def throws_compared(best: Card, number: int, other: Card, less: int) -> str:
    """Compare the number of helpful cards after the best discard and after another."""
    sentence = translate(
        "Puzzles",
        "Cards that help at the next draw: {number} if the {best} goes, "
        "{less} if the {other} goes.",
    )
    cards = _named("best", best) | _named("other", other)
    return sentence.format(number=number, less=less, **cards)


def _named(place: str, card: Card) -> dict[str, str]:
    """Return the placeholders of a card under another name, for sentences with two cards."""
    return {name.replace("card", place): text for name, text in forms(card).items()}


def enough_to_lay(card: Card) -> str:
    sentence = translate("Puzzles", "The {card} is enough: you can lay these sets.")
    return sentence.format(**forms(card))


def enough_to_finish(card: Card) -> str:
    sentence = translate(
        "Puzzles", "The {card} is enough: you can finish with these sets, and one card is over."
    )
    return sentence.format(**forms(card))


def not_enough(card: Card, twice: Sequence[Card]) -> str:
    """Return why an offered card is not enough: two sets need the same card."""
    if len(twice) == 1:
        sentence = translate(
            "Puzzles", "The {card} is not enough: two sets want the {wanted}, and you have too few."
        )
    else:
        sentence = translate(
            "Puzzles",
            "The {card} is not enough: two sets want the same card, one of these: {wanted}.",
        )
    return sentence.format(**forms(card), wanted=", ".join(map(card_name, twice)))
