"""Lesson texts of Bondtolva for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_summary_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "stock": "lesson-bondtolva-two-stock",
        "free": "lesson-bondtolva-two-free",
        "strict": "lesson-bondtolva-two-strict",
        "count": "lesson-bondtolva-two-count",
        "pair first": "lesson-bondtolva-two-pair-first",
        "take": "lesson-bondtolva-two-take",
        "too late": "lesson-bondtolva-two-too-late",
        "count two": "lesson-bondtolva-two-count-two",
    }


def _summary_texts() -> Mapping[str, str]:
    return {
        "about stock": say("lesson-bondtolva-two-about-stock"),
    }


TEXTS = LessonTexts("bondtolva-two", "Tilda", _lesson_texts)
