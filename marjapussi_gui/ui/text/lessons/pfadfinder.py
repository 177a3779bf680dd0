"""Lesson texts of Pfadfinder."""

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
            "Hilma bid highest, so her side must take 140 points, marriages included. You and "
            "Väinö try to stop her.",
        ),
        "count": translate(
            "Lessons played",
            "Your marriage adds 80 to your cards, so you score 185. Hilma’s side missed its bid "
            "and loses 140.",
        ),
        "team": translate(
            "Lessons played",
            "Väinö bid highest, so your side plays for 205 points. Help by winning tricks and "
            "asking for marriages.",
        ),
        "bluff": translate(
            "Lessons played",
            "Hilma asked for a half in spades, and Elsa has it. In this game, you may ask even if "
            "you hold no half yourself.",
        ),
        "count two": translate(
            "Lessons played",
            "Your side took 207 points and made Väinö’s bid of 205, so you score 205.",
        ),
        "auction": translate(
            "Lessons played",
            "Nobody has to bid here. If you bid, you promise at least 120 points for your side, "
            "marriages included.",
        ),
        "gift": translate(
            "Lessons played",
            "You bid highest, so Väinö gives you four cards to help you. Among them are two "
            "queens and a king.",
        ),
        "give": translate(
            "Lessons played",
            "Now give back the four cards that help you least: {cards}.",
        ),
        "count three": translate(
            "Lessons played",
            "Your side took 189 points and made its bid of 130, so you score 130. The others "
            "score 30.",
        ),
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "title nobody bids": translate("Lessons played", "when nobody bids"),
        "about nobody bids": translate(
            "Lessons played",
            "How a hand is played and scored when everybody passes.",
        ),
        "sixty his": translate(
            "Lessons played",
            "Väinö won a trick and declared clubs. That’s 60 points, and clubs are trumps.",
        ),
        "no trick": translate(
            "Lessons played",
            "The others took no trick. That’s läpiajo, and because the bid was made, it costs "
            "them twice the bid, 320.",
        ),
        "passed out": translate(
            "Lessons played",
            "All four players passed. There’s no exchange and no contract, but the hand is "
            "played. You lead, because Elsa dealt.",
        ),
        "both score": translate(
            "Lessons played",
            "Nobody bid, so each side scores what it took, to the nearest five. You took 129 and "
            "score 130.",
        ),
        "no penalty": translate(
            "Lessons played",
            "When nobody has bid, a side without a trick loses nothing.",
        ),
    }


TEXTS = LessonTexts("pfadfinder", "Sigrid", _lesson_texts)
