"""What is said of Bondtolva: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Bondtolva")


def _sentence() -> str:
    return translate(
        "Games", "The Swedish farmers' dozen: six cards each, where aces and tens decide."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together with six cards each, from the nine up. "
            "Follow suit, that is, play the suit that was led, and beat the cards on the table "
            "if you can; if you cannot follow and trumps are made, you must play a trump. The "
            "ten is a high card here, second only to the ace. A hand is short, so every trick "
            "matters.",
        ),
        translate(
            "Lessons",
            "When you have won a trick you may declare a marriage, king and queen of one suit, "
            "or ask your partner for a whole one or for the half that you lack. The first "
            "marriage makes its suit trumps. After any marriage you must lead its king or queen "
            "if you hold one, and the first card of a hand must be an ace if you have one.",
        ),
        translate(
            "Lessons",
            "Making trumps brings two points, each later marriage one, the last trick one, and "
            "one goes to the side that has won more of the aces and tens. The first side with "
            "twelve wins; a side that takes no trick at all goes to Porvoo and loses all its "
            "points.",
        ),
    )


def _pips() -> dict[str, str]:
    return {"bondtolva": translate("Options", "Aces and tens, then A 4 K 3 Q 2 J 1")}


TEXTS = GameTexts(
    key="bondtolva",
    name=_name,
    sentence=_sentence,
    scene=card_list("JS AS TS"),
    lesson=_lesson,
    counsel=berries.aces_and_tens,
    pips=_pips,
)
