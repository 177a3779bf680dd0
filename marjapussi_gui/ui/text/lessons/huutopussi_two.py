"""Lesson texts of Huutopussi for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "dead": "lesson-huutopussi-two-dead",
        "count": "lesson-huutopussi-two-count",
        "count two": "lesson-huutopussi-two-count-two",
        "auction": "lesson-huutopussi-two-auction",
        "discard": "lesson-huutopussi-two-discard",
        "count three": "lesson-huutopussi-two-count-three",
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "title every trick": "lesson-huutopussi-two-title-every-trick",
        "about every trick": "lesson-huutopussi-two-about-every-trick",
        "stay": "lesson-huutopussi-two-stay",
        "bid failed": "lesson-huutopussi-two-bid-failed",
        "rounded": "lesson-huutopussi-two-rounded",
        "pack": "lesson-huutopussi-two-pack",
        "no trick": "lesson-huutopussi-two-no-trick",
    }


TEXTS = LessonTexts("huutopussi-two", "Lova", _lesson_texts)
