"""Lesson texts of Bondtolva for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {
        "stock": translate(
            "Lessons played",
            "After each trick the winner draws a card from the stock, then the other one. "
            "Then the winner leads again.",
        ),
        "free": translate(
            "Lessons played",
            "While the stock lasts you may play anything, whatever was led. Give little "
            "away: play the {card}.",
        ),
        "strict": translate(
            "Lessons played",
            "The stock is gone. From now on follow suit, beat the best card, and trump if "
            "you cannot follow.",
        ),
        "count": translate(
            "Lessons played",
            "Väinö took the last trick and the more valuable cards: one berry each. Whoever "
            "first has twelve wins.",
        ),
        "pair first": translate(
            "Lessons played",
            "You hold king and queen of hearts: a marriage. To declare it you first have to "
            "win a trick.",
        ),
        "take": translate(
            "Lessons played",
            "A spade was led, and your ace beats it. Take the trick, for then you may "
            "declare: play the {card}.",
        ),
        "too late": translate(
            "Lessons played",
            "The stock is gone, and nothing more can be declared. Now follow suit, beat the "
            "best card, and trump.",
        ),
        "count two": translate(
            "Lessons played",
            "Trumps two, second marriage one, last trick one, more valuable cards one: five "
            "berries, and Väinö has none.",
        ),
    }


TEXTS = LessonTexts("bondtolva-two", "Tilda", _lesson_texts)
