"""Lesson texts of Huutopussi for three."""

from collections.abc import Mapping

from ..i18n import cached_per_language, say
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "contract": "lesson-huutopussi-three-contract",
        "count": "lesson-huutopussi-three-count",
        "sixty": "lesson-huutopussi-three-sixty",
        "count two": "lesson-huutopussi-three-count-two",
        "auction": "lesson-huutopussi-three-auction",
        "count three": "lesson-huutopussi-three-count-three",
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "count four": say("lesson-huutopussi-three-count-four"),
        "no trick": say("lesson-huutopussi-three-no-trick"),
        "two marriages": say("lesson-huutopussi-three-two-marriages"),
        "never in": say("lesson-huutopussi-three-never-in"),
        "bid failed": say("lesson-huutopussi-three-bid-failed"),
    }


TEXTS = LessonTexts("huutopussi-three", "Lempi", _lesson_texts)
