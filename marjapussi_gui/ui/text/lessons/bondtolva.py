"""Lesson texts of Bondtolva."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
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


TEXTS = LessonTexts("bondtolva", "Arvo", _lesson_texts)
