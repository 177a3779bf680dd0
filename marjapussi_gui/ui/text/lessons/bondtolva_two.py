"""Lesson texts of Bondtolva for two."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_summary_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "stock": translate(
            "Lessons played",
            "After each trick, the winner draws a card from the stock, then the other player "
            "draws. The winner leads again.",
        ),
        "free": translate(
            "Lessons played",
            "While the stock lasts, you may play any card, whatever was led. Give away as little "
            "as you can, and play the {card}.",
        ),
        "strict": translate(
            "Lessons played",
            "The stock is gone. Now follow suit, and beat the highest card if you can. If you "
            "can’t follow suit, you must trump.",
        ),
        "count": translate(
            "Lessons played",
            "Väinö took the last trick and the more valuable cards, for one berry each. The first "
            "player to reach twelve wins.",
        ),
        "pair first": translate(
            "Lessons played",
            "You hold the king and queen of hearts, a marriage. Before you can declare it, you "
            "have to win a trick.",
        ),
        "take": translate(
            "Lessons played",
            "A spade was led. Play the {card} to win the trick, because then you can declare your "
            "marriage.",
        ),
        "too late": translate(
            "Lessons played",
            "The stock is gone, so nobody can declare now. Follow suit, and beat the highest card "
            "if you can. If you can’t follow suit, trump.",
        ),
        "count two": translate(
            "Lessons played",
            "Five berries: two for trumps, one each for the second marriage, the last trick and "
            "the more valuable cards. Väinö gets no berries.",
        ),
    }


def _summary_texts() -> Mapping[str, str]:
    return {
        "about stock": translate(
            "Lessons played",
            "Drawing from the stock, and when you must follow suit.",
        ),
    }


TEXTS = LessonTexts("bondtolva-two", "Tilda", _lesson_texts)
