"""What is said of Tuppi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
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
            "In rami the side with more tricks scores for those above six, and twice as much when "
            "it beats the side that asked for rami. In nolo the side with fewer tricks scores for "
            "those missing from seven.",
        ),
        translate(
            "Lessons",
            "Only one side can have points: it is <i>nousussa</i>, rising. When the others win a "
            "hand the rise is broken, and both sides stand at nothing again. A match is won by one "
            "unbroken rise.",
        ),
    )


TEXTS = GameTexts(
    key="tuppi",
    name=_name,
    sentence=_sentence,
    scene=card_list("9H 3C AS 2D"),
    lesson=_lesson,
)
