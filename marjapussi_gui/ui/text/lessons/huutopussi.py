"""Lesson texts of Huutopussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Hilma bid most: her side promised eighty points. You and Väinö try to stop "
            "them. Bidding comes in the third lesson.",
        ),
        "count": translate(
            "Lessons played",
            "Aces and tens count ten, kings, queens and jacks five, the last trick twenty. "
            "Hilma's side made 115, enough: plus eighty.",
        ),
        "own lead": translate(
            "Lessons played",
            "You won a trick that you had led yourself: only then may you declare. King and "
            "queen: {suit}.",
        ),
        "eighty": translate(
            "Lessons played",
            "Eighty points, and diamonds are trumps until another marriage is declared. "
            "Your side needs 105.",
        ),
        "count two": translate(
            "Lessons played",
            "Your side made 175 points, and the bid was 105: so 105 are written down. The "
            "others keep what they took.",
        ),
        "auction": translate(
            "Lessons played",
            "Before the play everybody bids how many points the side will make, in fives, "
            "or passes for good. The highest bid counts.",
        ),
        "open": translate(
            "Lessons played",
            "You must open the bidding. Begin low, and see what the others want: bid {amount}.",
        ),
        "won": translate(
            "Lessons played",
            "All passed, so your side plays for fifty. Väinö gives you three cards that may "
            "help you.",
        ),
        "give": translate(
            "Lessons played",
            "Give three cards back, those that help you least: {cards}.",
        ),
        "spades first": translate(
            "Lessons played",
            "You won a trick that you led, so declare. Begin with spades, forty points; "
            "hearts come later: {suit}.",
        ),
        "hundred": translate(
            "Lessons played",
            "Now hearts, a hundred points. They become trumps in place of spades. Declare: {suit}.",
        ),
        "count three": translate(
            "Lessons played",
            "Your side made 280 points. The bid of 235 is made, so 235 are written down. "
            "Missing it would cost as much.",
        ),
    }


TEXTS = LessonTexts("huutopussi", "Toivo", _lesson_texts)
