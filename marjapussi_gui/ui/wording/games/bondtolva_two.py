"""What is said of Bondtolva for two: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Bondtolva for two")


def _sentence() -> str:
    return translate("Games", "Play freely while the stock lasts, and strictly once it is gone.")


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Two play with six cards each, and draw a new card after every trick while there is "
            "a stock. The first card of a hand must be an ace, if its player has one; after that "
            "you may play any card you like as long as the stock lasts: nobody need follow suit. "
            "Use that time to win aces and tens, and to collect a king and queen of one suit.",
        ),
        translate(
            "Lessons",
            "The winner of a trick may declare such a marriage before drawing; the first makes "
            "its suit trumps, and after each its king or queen must be led. Once the stock is "
            "gone nothing more can be declared, and play is strict: follow suit, beat what is on "
            "the table if you can, and if you cannot follow you must play a trump.",
        ),
        translate(
            "Lessons",
            "Making trumps brings two points, each later marriage one, the last trick one, and "
            "winning more of the aces and tens one. The first player with twelve wins; one who "
            "takes no trick at all goes to Porvoo and loses all points.",
        ),
    )


TEXTS = GameTexts(
    key="bondtolva-two",
    name=_name,
    sentence=_sentence,
    scene=card_list("JD AC KC"),
    lesson=_lesson,
    counsel=berries.with_stock,
)
