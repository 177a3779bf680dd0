"""Lesson texts of Marjapussi 40/20."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_bag_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "forty": translate(
            "Lessons played",
            "Diamonds are now trumps. The first marriage in a hand scores forty points. Every "
            "later one scores twenty and changes trumps.",
        ),
        "count": translate(
            "Lessons played",
            "Your side has 159 points, the others 11. The higher total wins one berry, or two if "
            "the other is under 20. You get two.",
        ),
        "before": translate(
            "Lessons played",
            "In this game, you may ask even before the first trick. Before each lead, the leader "
            "may ask once if their partner holds a marriage.",
        ),
        "two wholes": translate(
            "Lessons played",
            "Väinö holds two marriages and chooses hearts. That’s forty points, and hearts are "
            "trumps.",
        ),
        "changed": translate(
            "Lessons played",
            "Väinö declared the king and queen of spades for twenty points. Now spades are "
            "trumps, and hearts are a side suit again.",
        ),
        "only": translate(
            "Lessons played",
            "You must follow suit, and the {card} is your only card of that suit. Play it.",
        ),
        "count two": translate(
            "Lessons played",
            "You win 131 to 59, for one berry. A side that takes no trick goes in the bag, and "
            "can’t declare in the next hand.",
        ),
    }


def _bag_texts() -> Mapping[str, str]:
    return {
        "title bag": translate("Lessons played", "sending others into the bag"),
        "title in the bag": translate("Lessons played", "a side in the bag"),
        "about bag": translate(
            "Lessons played",
            "Taking every trick, and what happens to the other side.",
        ),
        "about in the bag": translate(
            "Lessons played",
            "What a side in the bag can’t do, and how it gets out.",
        ),
        "bag points": translate(
            "Lessons played",
            "An ace counts 11, a ten 10, a king 4, a queen 3 and a jack 2. The last trick counts "
            "another 10.",
        ),
        "bag aim": translate(
            "Lessons played",
            "You and Väinö have strong cards. Try to win every trick, because a side without a "
            "trick is in trouble.",
        ),
        "swept": translate(
            "Lessons played",
            "You took every trick. That’s 130 to nothing: 120 for cards and 10 for the last "
            "trick. You get two berries.",
        ),
        "in the bag": translate(
            "Lessons played",
            "The others took no trick, so they go in the bag. In the next hand, they can’t "
            "declare or ask.",
        ),
        "they are in": translate(
            "Lessons played",
            "Hilma and Elsa took no trick in the last hand, so they’re in the bag. They can’t "
            "declare or ask for a marriage.",
        ),
        "nobody": translate(
            "Lessons played",
            "They have the higher total, 90 to 40, but they were in the bag. So nobody scores.",
        ),
        "out again": translate(
            "Lessons played",
            "They took tricks this time, so they leave the bag. From the next hand on, they may "
            "declare again.",
        ),
        "tied bag": translate(
            "Lessons played",
            "If both totals are the same, nobody scores either.",
        ),
    }


TEXTS = LessonTexts("bag", "Onni", _lesson_texts)
