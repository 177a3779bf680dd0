"""Lesson texts of Huutopussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Hilma bid highest, promising eighty points for her side. You and Väinö try to stop "
            "her. You’ll learn bidding in the third lesson.",
        ),
        "count": translate(
            "Lessons played",
            "Aces and tens count 10, and kings, queens and jacks 5. The last trick counts 20. "
            "Hilma’s side bid 80, took 115 and scores 80.",
        ),
        "own lead": translate(
            "Lessons played",
            "You can declare only after winning a trick that you led, and you just did. Declare "
            "the king and queen of {suit}.",
        ),
        "eighty": translate(
            "Lessons played",
            "That’s 80 points! Diamonds stay trumps until someone declares another marriage. Your "
            "side needs 105 in all.",
        ),
        "count two": translate(
            "Lessons played",
            "Your side took 175 points and had bid 105, so you score 105. The others score what "
            "they took.",
        ),
        "auction": translate(
            "Lessons played",
            "Before play, everyone bids how many points their side will take, in steps of five. "
            "If you pass, you drop out. The highest bid wins.",
        ),
        "open": translate(
            "Lessons played",
            "You must open the bidding. Start low and see what the others want. Bid {amount}.",
        ),
        "won": translate(
            "Lessons played",
            "Everyone else passed, so your side plays for fifty. Väinö gives you three cards that "
            "may help you.",
        ),
        "give": translate(
            "Lessons played",
            "Give back the three cards that help you least: {cards}.",
        ),
        "spades first": translate(
            "Lessons played",
            "You won a trick that you led, so declare a marriage. Start with {suit} for forty "
            "points, and keep hearts for later.",
        ),
        "hundred": translate(
            "Lessons played",
            "Now declare {suit} for a hundred points. Hearts become trumps in place of spades.",
        ),
        "count three": translate(
            "Lessons played",
            "Your side took 280 points and made its bid of 235, so you score 235. Missing it "
            "would have cost you as much.",
        ),
    }


TEXTS = LessonTexts("huutopussi", "Toivo", _lesson_texts)
