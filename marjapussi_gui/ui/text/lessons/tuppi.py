"""Lesson texts of Tuppi."""

from collections.abc import Mapping

from ..i18n import cached_per_language
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_sooli_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "nolo": "lesson-tuppi-nolo",
        "order": "lesson-tuppi-order",
        "throw": "lesson-tuppi-throw",
        "rami": "lesson-tuppi-rami",
        "count": "lesson-tuppi-count",
        "cards down": "lesson-tuppi-cards-down",
        "show": "lesson-tuppi-show",
        "turned": "lesson-tuppi-turned",
        "get rid": "lesson-tuppi-get-rid",
        "sooli": "lesson-tuppi-sooli",
        "count two": "lesson-tuppi-count-two",
    }


def _sooli_texts() -> Mapping[str, str]:
    return {
        "title sooli": "lesson-tuppi-title-sooli",
        "title rise": "lesson-tuppi-title-rise",
        "about nolo": "lesson-tuppi-about-nolo",
        "about sooli": "lesson-tuppi-about-sooli",
        "about rise": "lesson-tuppi-about-rise",
        "say sooli": "lesson-tuppi-say-sooli",
        "away": "lesson-tuppi-away",
        "stay under": "lesson-tuppi-stay-under",
        "sooli won": "lesson-tuppi-sooli-won",
        "their sooli": "lesson-tuppi-their-sooli",
        "low lead": "lesson-tuppi-low-lead",
        "sooli beaten": "lesson-tuppi-sooli-beaten",
        "rise over": "lesson-tuppi-rise-over",
        "rami lost": "lesson-tuppi-rami-lost",
    }


TEXTS = LessonTexts("tuppi", "Eero", _lesson_texts)
