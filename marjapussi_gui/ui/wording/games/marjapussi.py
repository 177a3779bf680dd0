"""What is said of Marjapussi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import berries
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
            "You and the player opposite play together against the two others. One player leads "
            "a card, and each of the others follows suit, that is, plays a card of the same "
            "suit, if possible; the best card takes the trick, and its player leads the next. "
            "The ten is a high card here: only the ace beats it. If you can beat the cards on "
            "the table, you must. If you cannot follow suit and trumps are made, you must play a "
            "trump.",
        ),
        translate(
            "Lessons",
            "The hand begins without trumps. A king and queen of one suit are a marriage. When "
            "you have won a trick you may declare a marriage, or ask your partner for one: "
            "<i>have you a whole?</i> or, if you hold one of the two cards, <i>have you a half "
            "in hearts?</i> The first marriage makes its suit trumps, which beat every other "
            "suit. Later marriages are called little ones, and only bring a point.",
        ),
        translate(
            "Lessons",
            "Points are berries in your bag: two for making trumps, one for each little one, one "
            "for the last trick, and one for the side whose tricks hold the more valuable cards: "
            "an ace is worth 11, a ten 10, a king 4, a queen 3 and a jack 2. Usually exactly "
            "twelve berries win; with one too many some are spilled, and you fall back to seven. "
            "And a side that takes no trick at all goes to Porvoo and comes home with an empty "
            "bag.",
        ),
    )


TEXTS = GameTexts(
    key="marjapussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("AH KH QH TS"),
    lesson=_lesson,
    counsel=berries.with_partner,
)
