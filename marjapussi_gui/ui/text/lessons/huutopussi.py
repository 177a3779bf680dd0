"""Lesson texts of Huutopussi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_question_texts(), **_contract_texts()}


def _first_texts() -> Mapping[str, str]:
    return {
        "contract": translate(
            "Lessons played",
            "Hilma bid highest, promising eighty points for her side. You and Väinö try to stop "
            "her. You’ll learn bidding in the third lesson.",
        ),
        "count": translate(
            "Lessons played",
            "Aces and tens count 10, and kings, queens and jacks 5. The last trick counts 20. "
            "Hilma’s side bid 80, took 115 and scores 80.",
        ),
        "own lead": translate(
            "Lessons played",
            "You can declare only after winning a trick that you led, and you just did. Declare "
            "the king and queen of {suit}.",
        ),
        "eighty": translate(
            "Lessons played",
            "That’s 80 points! Diamonds stay trumps until someone declares another marriage. Your "
            "side needs 105 in all.",
        ),
        "count two": translate(
            "Lessons played",
            "Your side took 175 points and had bid 105, so you score 105. The others score what "
            "they took.",
        ),
        "auction": translate(
            "Lessons played",
            "Before play, everyone bids how many points their side will take, in steps of five. "
            "If you pass, you drop out. The highest bid wins.",
        ),
        "open": translate(
            "Lessons played",
            "You must open the bidding. Start low and see what the others want. Bid {amount}.",
        ),
        "won": translate(
            "Lessons played",
            "Everyone else passed, so your side plays for fifty. Väinö gives you three cards that "
            "may help you.",
        ),
        "give": translate(
            "Lessons played",
            "Give back the three cards that help you least: {cards}.",
        ),
        "spades first": translate(
            "Lessons played",
            "You won a trick that you led, so declare a marriage. Start with {suit} for forty "
            "points, and keep hearts for later.",
        ),
        "hundred": translate(
            "Lessons played",
            "Now declare {suit} for a hundred points. Hearts become trumps in place of spades.",
        ),
        "count three": translate(
            "Lessons played",
            "Your side took 280 points and made its bid of 235, so you score 235. Missing it "
            "would have cost you as much.",
        ),
    }


def _question_texts() -> Mapping[str, str]:
    return {
        "about partner marriages": translate(
            "Lessons played",
            "Asking for a whole after your own lead, and changing trumps.",
        ),
        "whole own lead": translate(
            "Lessons played",
            "You won a trick that you led, so you may also ask Väinö for a whole, the king and "
            "queen of one suit.",
        ),
        "forty": translate(
            "Lessons played",
            "Väinö holds the king and queen of spades. That’s 40 points, and spades are trumps. "
            "You gave him the king yourself!",
        ),
        "sixty": translate(
            "Lessons played",
            "You won again. Declare {suit} for 60 points, and they become trumps in place of "
            "diamonds.",
        ),
        "low bid": translate(
            "Lessons played",
            "Your side took 325 points but bid only 95, so you score 95. Raising the bid would "
            "have paid.",
        ),
        "half too": translate(
            "Lessons played",
            "If you hold only half of a marriage, you may ask your partner for the other half. "
            "The answer is always true.",
        ),
    }


def _contract_texts() -> Mapping[str, str]:
    return {
        "partner bid": translate(
            "Lessons played",
            "Väinö bid 105 for your side. All the cards and the last trick make only 160, so you "
            "need nearly everything or a marriage.",
        ),
        "no to half": translate(
            "Lessons played",
            "Väinö asked you for a half in hearts. You have neither the king nor the queen, so "
            "the answer is no.",
        ),
        "bid failed": translate(
            "Lessons played",
            "Your side took 90 points but had bid 105, so you lose 105. The others score their 70.",
        ),
        "his turn": translate(
            "Lessons played",
            "Väinö gave you three cards back and stays at 120. He leads, and you help him.",
        ),
        "hundred his": translate(
            "Lessons played",
            "Väinö won a trick that he led and declared hearts, the best marriage. That’s 100 "
            "points, and hearts are trumps.",
        ),
        "no trick": translate(
            "Lessons played",
            "The others took no trick at all. That’s läpiajo, and it costs them the bid of 120.",
        ),
    }


TEXTS = LessonTexts("huutopussi", "Toivo", _lesson_texts)
