"""What is said of Tuppi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import shows
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Tuppi")


def _sentence() -> str:
    return translate(
        "Games", "Rami for many tricks, nolo for few, and only one side rises at a time."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together; follow suit if you can, otherwise play "
            "what you like: there are no trumps. Everybody first lays a card face down: a red one, "
            "heart or diamond, asks for <i>rami</i>, in which tricks are won, and a black one, "
            "spade or club, for <i>nolo</i>, in which they are avoided. A single red card is "
            "enough for rami.",
        ),
        translate(
            "Lessons",
            "In rami the side with more tricks scores 4 for each trick above six, or 8 if it "
            "beats the side that asked for rami. In nolo the side with fewer tricks scores 4 for "
            "each trick fewer than seven. Against rami a player may say <i>sooli</i>: to play "
            "alone and take no trick, for 24 points.",
        ),
        translate(
            "Lessons",
            "Only one side can have points: it is <i>nousussa</i>, rising. When the others win a "
            "hand the rise is broken, and both sides stand at nothing again. Usually 52 points "
            "in one unbroken rise win the match.",
        ),
    )


TEXTS = GameTexts(
    key="tuppi",
    name=_name,
    sentence=_sentence,
    scene=card_list("9H 3C AS 2D"),
    lesson=_lesson,
    counsel=shows.red_or_black,
)
