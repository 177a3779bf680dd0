"""Lesson texts of Huutopussi for three."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Elsa bid highest and took the kitty. She promised 140 points, alone against you and "
            "Hilma. Take what you can.",
        ),
        "count": translate(
            "Lessons played",
            "Elsa took 165 points, so she makes her bid of 140. The defenders score what they "
            "took, so you get 25.",
        ),
        "sixty": translate(
            "Lessons played",
            "You won again and hold another king and queen. Declare {suit} for sixty more points, "
            "and they become trumps.",
        ),
        "count two": translate(
            "Lessons played",
            "You took 250 points and had bid 185, so you score 185. Missing it would have cost "
            "you as much.",
        ),
        "auction": translate(
            "Lessons played",
            "Each player bids how many points they’ll take alone, in steps of five. If you pass, "
            "you drop out. Elsa must open.",
        ),
        "count three": translate(
            "Lessons played",
            "You took 140 points and had bid 80, so you score 80. A higher raise would have "
            "brought you more.",
        ),
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "count four": translate(
            "Lessons played",
            "You took 105 points and had bid 85, so you score 85. Elsa scores the 55 that she "
            "took.",
        ),
        "no trick": translate(
            "Lessons played",
            "Hilma took no trick. A player without a trick loses the bid, so this hand costs her "
            "85.",
        ),
        "two marriages": translate(
            "Lessons played",
            "You bid 100 because you hold two marriages. But you can declare one only after "
            "winning a trick.",
        ),
        "never in": translate(
            "Lessons played",
            "You still haven’t won a trick, so both marriages are stuck in your hand. Now you "
            "have to break one up.",
        ),
        "bid failed": translate(
            "Lessons played",
            "You took 60 points but had bid 100, so you lose 100. The others score what they took.",
        ),
    }


TEXTS = LessonTexts("huutopussi-three", "Lempi", _lesson_texts)
