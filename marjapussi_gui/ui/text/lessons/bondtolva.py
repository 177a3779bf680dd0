"""Lesson texts of Bondtolva."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_further_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "asked you": translate(
            "Lessons played",
            "Väinö asked for the other half in diamonds. You hold the queen, so your answer is "
            "yes. Diamonds are trumps, for two berries.",
        ),
        "count": translate(
            "Lessons played",
            "You score two for trumps and one for the last trick. The others score one for a "
            "marriage and one for more aces and tens.",
        ),
        "first lead": translate(
            "Lessons played",
            "The first lead must be an ace if the leader has one. Without an ace, Väinö led the "
            "jack of hearts.",
        ),
        "pair lead": translate(
            "Lessons played",
            "Väinö has the king, so hearts are trumps, for two berries. Now you must lead a card "
            "of the marriage. Play the {card}.",
        ),
        "theirs": translate(
            "Lessons played",
            "Hilma won a trick and declared spades, a “little one” worth one berry for her side. "
            "Hearts stay trumps.",
        ),
        "count two": translate(
            "Lessons played",
            "You score four berries: two for trumps, one each for the last trick and more aces "
            "and tens. The others score one. You win with twelve.",
        ),
    }


def _further_texts() -> Mapping[str, str]:
    return {
        "about own pair": translate(
            "Lessons played",
            "Declaring your own pair, taking every trick, and Porvoo.",
        ),
        "about whole": translate("Lessons played", "Asking for a whole, and what breaks a tie."),
        "own pair lead": translate(
            "Lessons played",
            "Spades are trumps, for two berries. Now you must lead a card of your marriage. Play "
            "the {card}.",
        ),
        "all tricks": translate(
            "Lessons played",
            "You took every trick and score five berries: two for trumps, one each for diamonds, "
            "the last trick, and aces and tens.",
        ),
        "to Porvoo": translate(
            "Lessons played",
            "The others took no trick, so they go to Porvoo. They lose all five berries and are "
            "back at zero.",
        ),
        "tied twice": translate(
            "Lessons played",
            "If the tie-break is tied too, nobody gets that berry.",
        ),
    }


TEXTS = LessonTexts("bondtolva", "Arvo", _lesson_texts)
