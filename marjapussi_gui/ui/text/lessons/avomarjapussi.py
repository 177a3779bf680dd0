"""Lesson texts of Avomarjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_beyond_twelve_texts()}


def _first_texts() -> Mapping[str, str]:
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


def _beyond_twelve_texts() -> Mapping[str, str]:
    return {
        "about open cards": translate(
            "Lessons played",
            "Hand and open cards, following suit, and the first score.",
        ),
        "nine": translate(
            "Lessons played",
            "You have nine berries, and Väinö has eight. To win, you need exactly twelve.",
        ),
        "thirteen": translate(
            "Lessons played",
            "You score four berries, and nine and four make thirteen. That’s one too many, so "
            "you drop to seven. Count ahead!",
        ),
        "twelve now": translate(
            "Lessons played",
            "Nine, two for trumps and one for clubs make twelve already. The last trick is one "
            "too many, but your six of clubs will win it.",
        ),
    }


TEXTS = LessonTexts("avomarjapussi", "Saima", _lesson_texts)
