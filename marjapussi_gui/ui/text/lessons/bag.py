"""Lesson texts of Marjapussi 40/20."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_bag_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "forty": "lesson-bag-forty",
        "count": "lesson-bag-count",
        "before": "lesson-bag-before",
        "two wholes": "lesson-bag-two-wholes",
        "changed": "lesson-bag-changed",
        "only": "lesson-bag-only",
        "count two": "lesson-bag-count-two",
    }


def _bag_texts() -> Mapping[str, str]:
    return {
        "title bag": say("lesson-bag-title-bag"),
        "title in the bag": say("lesson-bag-title-in-the-bag"),
        "about bag": say("lesson-bag-about-bag"),
        "about in the bag": say("lesson-bag-about-in-the-bag"),
        "bag points": say("lesson-bag-bag-points"),
        "bag aim": say("lesson-bag-bag-aim"),
        "swept": say("lesson-bag-swept"),
        "in the bag": say("lesson-bag-in-the-bag"),
        "they are in": say("lesson-bag-they-are-in"),
        "nobody": say("lesson-bag-nobody"),
        "out again": say("lesson-bag-out-again"),
        "tied bag": say("lesson-bag-tied-bag"),
    }


TEXTS = LessonTexts("bag", "Onni", _lesson_texts)
