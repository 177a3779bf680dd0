"""Lesson texts of Marjapussi 40/20."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "forty": translate(
            "Lessons played",
            "Diamonds are now trumps. The first marriage in a hand scores forty points. Every "
            "later one scores twenty and changes trumps.",
        ),
        "count": translate(
            "Lessons played",
            "Your side has 159 points, the others 11. The higher total wins one berry, or two if "
            "the other is under 20. You get two.",
        ),
        "before": translate(
            "Lessons played",
            "In this game, you may ask even before the first trick. Before each lead, the leader "
            "may ask once if their partner holds a marriage.",
        ),
        "two wholes": translate(
            "Lessons played",
            "Väinö holds two marriages and chooses hearts. That’s forty points, and hearts are "
            "trumps.",
        ),
        "changed": translate(
            "Lessons played",
            "Väinö declared the king and queen of spades for twenty points. Now spades are "
            "trumps, and hearts are a side suit again.",
        ),
        "only": translate(
            "Lessons played",
            "You must follow suit, and the {card} is your only card of that suit. Play it.",
        ),
        "count two": translate(
            "Lessons played",
            "You win 131 to 59, for one berry. A side that takes no trick goes in the bag, and "
            "can’t declare in the next hand.",
        ),
    }


TEXTS = LessonTexts("bag", "Onni", _lesson_texts)
