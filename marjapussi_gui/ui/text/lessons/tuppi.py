"""Lesson texts of Tuppi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "nolo": translate("Lessons played", "bidding, and how to avoid tricks"),
        "order": translate(
            "Lessons played",
            "From high to low: ace, king, queen, jack, ten, and so on down to the two. There are "
            "never any trumps.",
        ),
        "throw": translate(
            "Lessons played",
            "You can’t follow suit, and there are no trumps, so you may play anything. Discard "
            "the {card}.",
        ),
        "rami": translate(
            "Lessons played",
            "This hand is rami, so try to win tricks. Väinö bid it, so your side needs at least "
            "seven of the thirteen.",
        ),
        "count": translate(
            "Lessons played",
            "You took seven tricks, one over six, for four points. The first to 52 wins, but only "
            "one side can have points at a time.",
        ),
        "cards down": translate(
            "Lessons played",
            "Everyone places a card face down. Red bids rami, to win tricks. Black bids nolo, to "
            "avoid them. One red card makes it rami.",
        ),
        "show": translate(
            "Lessons played",
            "You have no ace, so bid nolo and avoid tricks. Place a black card face down. Choose "
            "the {card}.",
        ),
        "turned": translate(
            "Lessons played",
            "All four cards were black, so it’s nolo. Everyone takes their card back, and both "
            "sides try to avoid tricks.",
        ),
        "get rid": translate(
            "Lessons played",
            "You can’t follow suit. In nolo that’s lucky, because you can get rid of a card that "
            "might win. Discard the {card}.",
        ),
        "sooli": translate(
            "Lessons played",
            "After a rami bid, a defender may say sooli. That player then plays alone and mustn’t "
            "take a single trick.",
        ),
        "count two": translate(
            "Lessons played",
            "You took two tricks, five under seven, for twenty points. If a side with points "
            "loses a hand, both sides drop to zero.",
        ),
    }


TEXTS = LessonTexts("tuppi", "Eero", _lesson_texts)
