"""Lesson texts of Avomarjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "open cards": translate(
            "Lessons played",
            "You hold four cards. Seven more lie face up, each covering a hidden one. You can "
            "play from your hand or from these open cards.",
        ),
        "turned": translate(
            "Lessons played",
            "When you play an open card, you turn up the hidden one under it. From then on, you "
            "can use that card too.",
        ),
        "count": translate(
            "Lessons played",
            "You score two berries, one for the last trick and one for more card points. You win "
            "with exactly twelve. Overshoot, and you drop to seven.",
        ),
        "own pair": translate(
            "Lessons played",
            "Your hand and your open cards belong together. The king and queen of the same suit "
            "make a marriage wherever they are.",
        ),
        "second pair": translate(
            "Lessons played",
            "You won again and have a second marriage, in {suit}. Declare it. This “little one” "
            "scores one berry and doesn’t change trumps.",
        ),
        "count two": translate(
            "Lessons played",
            "Five berries: two for trumps, one each for the second marriage, the last trick and "
            "more card points. You win with exactly twelve.",
        ),
    }


TEXTS = LessonTexts("avomarjapussi", "Saima", _lesson_texts)
