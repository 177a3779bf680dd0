"""Lesson texts of the bag, 40 and 20."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "forty": translate(
            "Lessons played",
            "Forty points for the first marriage of the hand, and diamonds are trumps. "
            "Every later one counts twenty, and changes trumps.",
        ),
        "count": translate(
            "Lessons played",
            "Your side has 159 points, the others 11. More wins one berry, and two when the "
            "others have under twenty.",
        ),
        "before": translate(
            "Lessons played",
            "In this game you may ask before the first trick too. Whoever leads may ask "
            "once whether the partner holds a marriage.",
        ),
        "two wholes": translate(
            "Lessons played",
            "Väinö holds two marriages and names hearts. Forty points, and hearts are trumps.",
        ),
        "changed": translate(
            "Lessons played",
            "Väinö declared king and queen of spades: twenty points, and now spades are "
            "trumps. Hearts are an ordinary suit again.",
        ),
        "count two": translate(
            "Lessons played",
            "131 points to 59: one berry for you. A side without a trick would be in the "
            "bag: next hand it may declare nothing.",
        ),
    }


TEXTS = LessonTexts("bag", "Onni", _lesson_texts)
