"""What is said of Bondtolva: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
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
            "Follow suit, and beat the cards on the table if you can. The ten is a high card here, "
            "second only to the ace. A hand is short, so that each trick weighs much.",
        ),
        translate(
            "Lessons",
            "When you have won a trick you may declare a king and queen of one suit, or ask your "
            "partner for them. The first marriage makes its suit trumps, and you lead one of its "
            "two cards at once.",
        ),
        translate(
            "Lessons",
            "There are points for marriages, for the last trick, and for the side that has won "
            "more of the aces and tens. The first side with a dozen wins.",
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
    pips=_pips,
)
