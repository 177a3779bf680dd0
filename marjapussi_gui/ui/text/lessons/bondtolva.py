"""Lesson texts of Bondtolva."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "asked you": translate(
            "Lessons played",
            "Väinö asked for the other half in diamonds. You hold the queen, so your answer is "
            "yes. Diamonds are trumps, for two berries.",
        ),
        "count": translate(
            "Lessons played",
            "You score two for trumps and one for the last trick. The others score one for a "
            "marriage and one for more aces and tens.",
        ),
        "first lead": translate(
            "Lessons played",
            "The first lead must be an ace if the leader has one. Without an ace, Väinö led the "
            "jack of hearts.",
        ),
        "pair lead": translate(
            "Lessons played",
            "Väinö has the king, so hearts are trumps, for two berries. Now you must lead a card "
            "of the marriage. Play the {card}.",
        ),
        "theirs": translate(
            "Lessons played",
            "Hilma won a trick and declared spades, a “little one” worth one berry for her side. "
            "Hearts stay trumps.",
        ),
        "count two": translate(
            "Lessons played",
            "You score four berries: two for trumps, one each for the last trick and more aces "
            "and tens. The others score one. You win with twelve.",
        ),
    }


TEXTS = LessonTexts("bondtolva", "Arvo", _lesson_texts)
