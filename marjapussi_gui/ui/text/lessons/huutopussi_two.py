"""Lesson texts of Huutopussi for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "dead": translate(
            "Lessons played",
            "Eleven cards lie aside as a dead hand that nobody plays. Nobody wanted to bid, "
            "so each plays alone.",
        ),
        "count": translate(
            "Lessons played",
            "Nobody had bid, so each scores the points taken: Väinö 145, a hundred of it for "
            "king and queen of hearts, you 40.",
        ),
        "count two": translate(
            "Lessons played",
            "The marriage decided it: you score 150, Väinö 55. Whoever first has 505 wins "
            "the match.",
        ),
        "auction": translate(
            "Lessons played",
            "Each bids how many points to make, sixty or more, in fives, or passes. "
            "Whoever bids most takes the kitty.",
        ),
        "count three": translate(
            "Lessons played",
            "You made 105 points and had bid 65: so 65 are written down. Väinö keeps the "
            "thirty taken.",
        ),
    }


TEXTS = LessonTexts("huutopussi-two", "Lova", _lesson_texts)
