"""Lesson texts of Avomarjapussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_beyond_twelve_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "open cards": "lesson-avomarjapussi-open-cards",
        "turned": "lesson-avomarjapussi-turned",
        "count": "lesson-avomarjapussi-count",
        "own pair": "lesson-avomarjapussi-own-pair",
        "second pair": "lesson-avomarjapussi-second-pair",
        "count two": "lesson-avomarjapussi-count-two",
    }


def _beyond_twelve_texts() -> Mapping[str, str]:
    return {
        "about open cards": say("lesson-avomarjapussi-about-open-cards"),
        "nine": say("lesson-avomarjapussi-nine"),
        "thirteen": say("lesson-avomarjapussi-thirteen"),
        "twelve now": say("lesson-avomarjapussi-twelve-now"),
    }


TEXTS = LessonTexts("avomarjapussi", "Saima", _lesson_texts)
