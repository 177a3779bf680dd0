"""Lesson texts of Tuppi."""

from collections.abc import Mapping

from ..i18n import cached_per_language, translate
from .lesson_texts import LessonTexts


@cached_per_language
def _lesson_texts() -> Mapping[str, str]:
    return {**_first_texts(), **_sooli_texts()}


def _first_texts() -> Mapping[str, str]:
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


def _sooli_texts() -> Mapping[str, str]:
    return {
        "title sooli": translate("Lessons played", "sooli"),
        "title rise": translate("Lessons played", "when a rise is over"),
        "about nolo": translate("Lessons played", "Choosing rami or nolo, and avoiding tricks."),
        "about sooli": translate("Lessons played", "Playing alone, without taking a single trick."),
        "about rise": translate(
            "Lessons played",
            "Beating a sooli, and how a side loses its points.",
        ),
        "say sooli": translate(
            "Lessons played",
            "Elsa bid rami, but your cards are very low. Play alone and take no trick: choose "
            "“{action}”.",
        ),
        "away": translate(
            "Lessons played",
            "Give one card to Väinö, who sits out. Get rid of your worst card: {cards}. Aces are "
            "low in sooli, so keep yours.",
        ),
        "stay under": translate(
            "Lessons played",
            "You always play last. The ace is the lowest card here, so stay below the other "
            "card. Play the {card}.",
        ),
        "sooli won": translate(
            "Lessons played",
            "Not a single trick! Sooli scores 24 points for your side. With even one trick, the "
            "others would have got them.",
        ),
        "their sooli": translate(
            "Lessons played",
            "Väinö bid rami, and Hilma says sooli. Elsa sits out. The others have 20 points, so "
            "make Hilma take a trick.",
        ),
        "low lead": translate(
            "Lessons played",
            "Lead low, so that Hilma has trouble staying below. Play the {card}.",
        ),
        "sooli beaten": translate(
            "Lessons played",
            "Hilma had to win a trick with the queen of hearts. Her sooli is beaten, and the "
            "hand ends at once.",
        ),
        "rise over": translate(
            "Lessons played",
            "The others had 20 points and lost the hand. Their rise is over, so they drop to "
            "zero, and you score nothing yet.",
        ),
        "rami lost": translate(
            "Lessons played",
            "If the side that bid rami takes fewer than seven tricks, the others score 8 for "
            "each trick over six.",
        ),
    }


TEXTS = LessonTexts("tuppi", "Eero", _lesson_texts)
