"""Lesson texts of Huutopussi for three."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Elsa bid most and took the kitty: she promised 140 points, alone against you "
            "and Hilma. Take what you can.",
        ),
        "count": translate(
            "Lessons played",
            "Elsa made 165 points, so her bid of 140 is made. The others score what they "
            "took themselves: you 25.",
        ),
        "sixty": translate(
            "Lessons played",
            "You won again, and hold king and queen of clubs: sixty more, and clubs become "
            "trumps. Declare them: {suit}.",
        ),
        "count two": translate(
            "Lessons played",
            "You made 250 points, and your bid was 185: so 185 are written down. Missing it "
            "would have cost as much.",
        ),
        "auction": translate(
            "Lessons played",
            "Everybody bids how many points to make alone, in fives, or passes for "
            "good. Elsa must open.",
        ),
        "count three": translate(
            "Lessons played",
            "You made 140 points and had bid 80: so 80 are written down. A higher raise "
            "would have brought more.",
        ),
    }


TEXTS = LessonTexts("huutopussi-three", "Lempi", _lesson_texts)
