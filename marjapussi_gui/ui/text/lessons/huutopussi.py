"""Lesson texts of Huutopussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_question_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "contract": "lesson-huutopussi-contract",
        "count": "lesson-huutopussi-count",
        "own lead": "lesson-huutopussi-own-lead",
        "eighty": "lesson-huutopussi-eighty",
        "count two": "lesson-huutopussi-count-two",
        "auction": "lesson-huutopussi-auction",
        "open": "lesson-huutopussi-open",
        "won": "lesson-huutopussi-won",
        "give": "lesson-huutopussi-give",
        "spades first": "lesson-huutopussi-spades-first",
        "hundred": "lesson-huutopussi-hundred",
        "count three": "lesson-huutopussi-count-three",
    }


def _question_texts() -> Mapping[str, str]:
    return {
        "about partner marriages": "lesson-huutopussi-about-partner-marriages",
        "whole own lead": "lesson-huutopussi-whole-own-lead",
        "forty": "lesson-huutopussi-forty",
        "sixty": "lesson-huutopussi-sixty",
        "low bid": "lesson-huutopussi-low-bid",
        "half too": "lesson-huutopussi-half-too",
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "partner bid": say("lesson-huutopussi-partner-bid"),
        "no to half": say("lesson-huutopussi-no-to-half"),
        "bid failed": say("lesson-huutopussi-bid-failed"),
        "his turn": say("lesson-huutopussi-his-turn"),
        "hundred his": say("lesson-huutopussi-hundred-his"),
        "no trick": say("lesson-huutopussi-no-trick"),
    }


TEXTS = LessonTexts("huutopussi", "Toivo", _lesson_texts)
