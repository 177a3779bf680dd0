"""Lesson texts of Huutopussi for three."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Elsa bid highest and took the kitty. She promised 140 points, alone against you and "
            "Hilma. Take what you can.",
        ),
        "count": translate(
            "Lessons played",
            "Elsa took 165 points, so she makes her bid of 140. The defenders score what they "
            "took, so you get 25.",
        ),
        "sixty": translate(
            "Lessons played",
            "You won again and hold another king and queen. Declare {suit} for sixty more points, "
            "and they become trumps.",
        ),
        "count two": translate(
            "Lessons played",
            "You took 250 points and had bid 185, so you score 185. Missing it would have cost "
            "you as much.",
        ),
        "auction": translate(
            "Lessons played",
            "Each player bids how many points they’ll take alone, in steps of five. If you pass, "
            "you drop out. Elsa must open.",
        ),
        "count three": translate(
            "Lessons played",
            "You took 140 points and had bid 80, so you score 80. A higher raise would have "
            "brought you more.",
        ),
    }


TEXTS = LessonTexts("huutopussi-three", "Lempi", _lesson_texts)
