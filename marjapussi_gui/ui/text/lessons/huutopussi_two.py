"""Lesson texts of Huutopussi for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
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


TEXTS = LessonTexts("huutopussi-two", "Lova", _lesson_texts)
