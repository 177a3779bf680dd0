"""Lesson texts of Bondtolva."""

from collections.abc import Mapping

from ..i18n import cached_per_language
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_further_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "asked you": "lesson-bondtolva-asked-you",
        "count": "lesson-bondtolva-count",
        "first lead": "lesson-bondtolva-first-lead",
        "pair lead": "lesson-bondtolva-pair-lead",
        "theirs": "lesson-bondtolva-theirs",
        "count two": "lesson-bondtolva-count-two",
    }


def _further_texts() -> Mapping[str, str]:
    return {
        "about own pair": "lesson-bondtolva-about-own-pair",
        "about whole": "lesson-bondtolva-about-whole",
        "own pair lead": "lesson-bondtolva-own-pair-lead",
        "all tricks": "lesson-bondtolva-all-tricks",
        "to Porvoo": "lesson-bondtolva-to-Porvoo",
        "tied twice": "lesson-bondtolva-tied-twice",
    }


TEXTS = LessonTexts("bondtolva", "Arvo", _lesson_texts)
