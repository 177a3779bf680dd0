"""Lesson texts of Huutopussi for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "dead": translate(
            "Lessons played",
            "Eleven cards are set aside face down as a dead hand. Nobody bid, so you each play "
            "for your own points.",
        ),
        "count": translate(
            "Lessons played",
            "Nobody bid, so each player scores the points they took. Väinö gets 145, including "
            "100 for the marriage in hearts, and you get 40.",
        ),
        "count two": translate(
            "Lessons played",
            "The marriage decided it. You score 150 and Väinö 55. The first player to reach 505 "
            "wins the match.",
        ),
        "auction": translate(
            "Lessons played",
            "Each player bids how many points they’ll take, or passes. Bids start at sixty, in "
            "steps of five. The highest bidder takes the kitty.",
        ),
        "discard": translate(
            "Lessons played",
            "You can’t discard aces or tens, so discard {cards}. They count once you win a trick.",
        ),
        "count three": translate(
            "Lessons played",
            "You took 105 points and had bid 65, so you score 65. Väinö took 30 points and scores "
            "30.",
        ),
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "title every trick": translate("Lessons played", "every trick"),
        "about every trick": translate(
            "Lessons played",
            "Taking every trick, so that the whole pack counts.",
        ),
        "stay": translate(
            "Lessons played",
            "You may raise your bid of 85 once, but you have no marriage and few high cards. "
            "Choose “{action}”.",
        ),
        "bid failed": translate(
            "Lessons played",
            "You took 78 points but had bid 85, so you lose 85. Seven points were missing.",
        ),
        "rounded": translate(
            "Lessons played",
            "Väinö took 36 points and scores 35. What the other player took is rounded to the "
            "nearest five.",
        ),
        "pack": translate(
            "Lessons played",
            "You took every trick, so the whole pack counts for you, 140 with the last trick. "
            "You score your bid of 75.",
        ),
        "no trick": translate(
            "Lessons played",
            "Väinö took no trick. That’s läpiajo, and it costs him the bid of 75.",
        ),
    }


TEXTS = LessonTexts("huutopussi-two", "Lova", _lesson_texts)
