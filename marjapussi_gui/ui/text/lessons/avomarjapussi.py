"""Lesson texts of Avomarjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "open cards": translate(
            "Lessons played",
            "You hold four cards, and seven lie open before you, each on a hidden one. You "
            "may play from both.",
        ),
        "turned": translate(
            "Lessons played",
            "When an open card is played, the hidden one below it is turned up, and counts "
            "from the next card on.",
        ),
        "count": translate(
            "Lessons played",
            "Eighteen tricks are played. The last one gives a berry, and so do more card "
            "points: two for you. Exactly twelve win.",
        ),
        "own pair": translate(
            "Lessons played",
            "Your hand and your open cards belong together: king and queen of one suit are "
            "a marriage wherever they lie.",
        ),
        "second pair": translate(
            "Lessons played",
            "You won again, and have another marriage. It makes no new trumps, but gives "
            "one berry. Declare it: {suit}.",
        ),
        "count two": translate(
            "Lessons played",
            "Trumps two, second marriage one, last trick one, more card points one: five "
            "berries. Exactly twelve win.",
        ),
    }


TEXTS = LessonTexts("avomarjapussi", "Saima", _lesson_texts)
