"""Lesson texts of Pfadfinder."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Hilma bid most: her side must make 140 points, marriages included. You and "
            "Väinö try to stop them.",
        ),
        "count": translate(
            "Lessons played",
            "Your marriage of eighty counts with the cards: 185 for you. Hilma's side "
            "missed its bid, and loses 140.",
        ),
        "team": translate(
            "Lessons played",
            "Väinö bid highest: your side plays for 205 points. Help Väinö with tricks, and "
            "with questions for marriages.",
        ),
        "bluff": translate(
            "Lessons played",
            "Hilma asked for a half in spades, and Elsa has it. In this game you may ask "
            "even without holding a half.",
        ),
        "count two": translate(
            "Lessons played",
            "Your side made 207 points: Väinö's bid of 205 is made, and 205 are written down.",
        ),
        "auction": translate(
            "Lessons played",
            "Nobody has to bid here. Whoever bids promises 120 points or more for the side, "
            "marriages included.",
        ),
        "gift": translate(
            "Lessons played",
            "You bid highest, so Väinö gives you four cards, the best for you: two queens "
            "and a king are among them.",
        ),
        "give": translate(
            "Lessons played",
            "Now give four cards back, those that help you least: {cards}.",
        ),
        "count three": translate(
            "Lessons played",
            "Your side made 189 points. The bid of 130 is made, so 130 are written down; "
            "the others score thirty.",
        ),
    }


TEXTS = LessonTexts("pfadfinder", "Sigrid", _lesson_texts)
