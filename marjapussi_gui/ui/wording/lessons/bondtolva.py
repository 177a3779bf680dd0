"""Lesson texts of Bondtolva."""

from collections.abc import Mapping

from ..tongue import once_a_language, translate
from .texts import LessonTexts


@once_a_language
def _texts() -> Mapping[str, str]:
    return {
        "asked you": translate(
            "Lessons played",
            "Väinö asked for the other half in diamonds. You hold the queen, so the answer "
            "is yes: diamonds are trumps, two berries.",
        ),
        "count": translate(
            "Lessons played",
            "Trumps two, last trick one: three berries for you. The others have one for a "
            "marriage, one for more aces and tens.",
        ),
        "first lead": translate(
            "Lessons played",
            "Whoever leads first must lead an ace, if possible. Väinö holds none, and could "
            "lead the jack of hearts.",
        ),
        "pair lead": translate(
            "Lessons played",
            "Väinö has the king: hearts are trumps, two berries. Now you must lead one card "
            "of the marriage: play the {card}.",
        ),
        "theirs": translate(
            "Lessons played",
            "Hilma won a trick and declared spades: one berry for the others. Hearts stay trumps.",
        ),
        "count two": translate(
            "Lessons played",
            "Trumps two, last trick one, more aces and tens one: four berries. The others "
            "have one. Twelve win.",
        ),
    }


TEXTS = LessonTexts("bondtolva", "Arvo", _texts)
