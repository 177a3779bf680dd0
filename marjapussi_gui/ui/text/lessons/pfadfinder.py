"""Lesson texts of Pfadfinder."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "contract": "lesson-pfadfinder-contract",
        "count": "lesson-pfadfinder-count",
        "team": "lesson-pfadfinder-team",
        "bluff": "lesson-pfadfinder-bluff",
        "count two": "lesson-pfadfinder-count-two",
        "auction": "lesson-pfadfinder-auction",
        "gift": "lesson-pfadfinder-gift",
        "give": "lesson-pfadfinder-give",
        "count three": "lesson-pfadfinder-count-three",
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "title nobody bids": say("lesson-pfadfinder-title-nobody-bids"),
        "about nobody bids": say("lesson-pfadfinder-about-nobody-bids"),
        "sixty his": say("lesson-pfadfinder-sixty-his"),
        "no trick": say("lesson-pfadfinder-no-trick"),
        "passed out": say("lesson-pfadfinder-passed-out"),
        "both score": say("lesson-pfadfinder-both-score"),
        "no penalty": say("lesson-pfadfinder-no-penalty"),
    }


TEXTS = LessonTexts("pfadfinder", "Sigrid", _lesson_texts)
