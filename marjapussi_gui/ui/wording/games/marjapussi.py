"""What is said of Marjapussi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Marjapussi")


def _sentence() -> str:
    return translate(
        "Games", "Make trumps in mid-play, and fill your bag with exactly twelve berries."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "You and the player opposite play together against the two others. One player leads a "
            "card, and the others each add one of the same suit if they can; the best card takes "
            "the trick, and its player leads the next. The ten is a high card here: it beats all "
            "but the ace. And whoever can beat the cards on the table must.",
        ),
        translate(
            "Lessons",
            "The hand begins without trumps. A king and queen of one suit are a marriage. When you "
            "have won a trick you may declare a marriage, or ask your partner for one: <i>have you "
            "a whole?</i> or, if you hold one of the two cards, <i>have you a half in hearts?</i> "
            "The first marriage makes its suit trumps, which beat every other suit.",
        ),
        translate(
            "Lessons",
            "Points are berries in your bag: two for making trumps, one for each later marriage, "
            "one for the last trick and one for the more valuable cards. A full bag wins, but it "
            "must hold exactly the right number: with a berry too many you spill some. And who "
            "takes no trick at all goes to Porvoo and comes home with an empty bag.",
        ),
    )


TEXTS = GameTexts(
    key="marjapussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("AH KH QH TS"),
    lesson=_lesson,
)
