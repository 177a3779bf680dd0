"""Lesson texts of Tuppi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "nolo": translate("Lessons played", "bidding, and few tricks"),
        "order": translate(
            "Lessons played",
            "From high to low: ace, king, queen, jack, ten, and so on down to the two. "
            "There are no trumps, ever.",
        ),
        "throw": translate(
            "Lessons played",
            "You cannot follow suit, and there are no trumps: you may play anything. Throw "
            "away the {card}.",
        ),
        "rami": translate(
            "Lessons played",
            "This hand is rami: win as many tricks as you can. Väinö chose it, so your side "
            "needs at least seven of thirteen.",
        ),
        "count": translate(
            "Lessons played",
            "Seven tricks, one over six: four points. First to 52 wins, but only one side "
            "can have points at a time.",
        ),
        "cards down": translate(
            "Lessons played",
            "Everybody lays one card face down. Red asks for rami, many tricks; black asks "
            "for nolo, few tricks.",
        ),
        "show": translate(
            "Lessons played",
            "You have no ace, so try few tricks: nolo. Lay a black card: the {card}.",
        ),
        "turned": translate(
            "Lessons played",
            "All four cards were black, so it is nolo. The cards go back to the hands, and "
            "each side avoids tricks.",
        ),
        "get rid": translate(
            "Lessons played",
            "You cannot follow suit. In nolo that is good luck: get rid of a card that "
            "might win. Throw the {card}.",
        ),
        "sooli": translate(
            "Lessons played",
            "After a rami one of the others may say sooli, then plays alone, and must "
            "not take a single trick.",
        ),
        "count two": translate(
            "Lessons played",
            "You took two tricks, five under seven: twenty points. If you had points and "
            "lost a hand, both sides would stand at nothing.",
        ),
    }


TEXTS = LessonTexts("tuppi", "Eero", _lesson_texts)
