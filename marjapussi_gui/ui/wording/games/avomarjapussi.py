"""What is said of Avomarjapussi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Avomarjapussi")


def _sentence() -> str:
    return translate(
        "Games", "The bag of berries for two, with half of your cards open on the table."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Two play, and each has few cards in the hand: seven more lie open on the table, and "
            "seven face down under those. You play from your hand and from your open cards "
            "alike, and when an open card is gone the one under it is turned up. So you see much "
            "of what your opponent can do, though never all.",
        ),
        translate(
            "Lessons",
            "Follow suit, that is, play the suit that was led, if you can, and beat the card on "
            "the table if you can; if you cannot follow suit and trumps are made, you must play "
            "a trump. The hand begins without trumps. When you have won a trick and have king "
            "and queen of one suit, in the hand or open, you may declare the marriage: the first "
            "one makes its suit trumps.",
        ),
        translate(
            "Lessons",
            "Two berries go into your bag for making trumps, one for each later marriage, one "
            "for the last trick and one for the more valuable cards: an ace is worth 11, a ten "
            "10, a king 4, a queen 3 and a jack 2. Usually exactly twelve berries win; too many, "
            "and some are spilled. And a player who takes no trick at all goes to Porvoo and "
            "comes home with an empty bag.",
        ),
    )


TEXTS = GameTexts(
    key="avomarjapussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("QC KC 7H AD"),
    lesson=_lesson,
    counsel=berries.with_rows,
)
