"""Texts of rummy puzzles, which ask what to discard, or whether the offered card helps."""

from collections.abc import Sequence

from ...engine.cards import Card
from .card_names import card_name, card_placeholders
from .i18n import say
from .puzzle_text import stage_label


def offer_question_text(card: Card, *, has_laid: bool) -> str:
    sentence = "can-you-show-your-sets"
    if has_laid:
        sentence = "can-you-finish-with-card"
    return say(sentence, **card_placeholders(card))


def caption_text(*, has_laid: bool, stage: int) -> str:
    """Return a caption saying whether the player has laid sets, and how hard the puzzle is."""
    sentence = "you-havent-seen-maal-yet-difficulty"
    if has_laid:
        sentence = "youve-seen-maal-difficulty"
    return say(sentence, difficulty=stage_label(stage))


def best_discard_text(*, has_laid: bool, has_dublees: bool) -> str:
    if has_laid:
        return say("choose-discard-that-gives-you-best-chance-of-finishing")
    if has_dublees:
        return say("choose-discard-that-gives-you-best-chance-of-showing")
    return say("sets-puzzle-choose-discard-that-gives-you-best")


def when_to_take_offer_text(*, has_laid: bool, has_dublees: bool) -> str:
    if has_laid:
        return say("take-offered-card-if-all")
    if has_dublees:
        return say("take-offered-card-if-it-lets-you-show-three")
    return say("sets-puzzle-take-offered-card-if-it-lets")


# After the answer


def helpful_cards_label(card: Card) -> str:
    return say("helpful-cards", **card_placeholders(card))


def discard_comparison_text(
    best_card: Card, best_count: int, other_card: Card, other_count: int
) -> str:
    cards = _prefixed_card_placeholders("best", best_card) | _prefixed_card_placeholders(
        "other", other_card
    )
    return say("cards-that-help-on-your-next", number=best_count, less=other_count, **cards)


def _prefixed_card_placeholders(placeholder: str, card: Card) -> dict[str, str]:
    """Return a card's names by placeholder, with a prefix other than "card".

    Sentences with two cards need this.
    """
    return {
        name.replace("card", placeholder): text for name, text in card_placeholders(card).items()
    }


def enough_to_lay_text(card: Card) -> str:
    return say("enough-to-lay", **card_placeholders(card))


def enough_to_finish_text(card: Card) -> str:
    return say("enough-to-finish", **card_placeholders(card))


def offer_not_enough_text(card: Card, contested_cards: Sequence[Card]) -> str:
    """Return two sentences saying that an offered card is not enough, because two sets need it."""
    if len(contested_cards) == 1:
        sentence = "card-isnt-enough-two-sets-need-wanted-and-you"
    else:
        sentence = "card-isnt-enough-two-sets-need-same-card-one"
    return say(
        sentence, **card_placeholders(card), wanted=", ".join(map(card_name, contested_cards))
    )
