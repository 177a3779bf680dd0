"""What is said of Bondtolva for two: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
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
            "Two play with six cards each, and draw a new card after every trick while there is a "
            "stock. As long as it lasts you may play any card you like: nobody need follow suit. "
            "Use that time to win aces and tens, and to collect a king and queen of one suit.",
        ),
        translate(
            "Lessons",
            "The winner of a trick may declare such a marriage before he draws; the first makes "
            "its suit trumps. Once the stock is gone nothing more can be declared, and play is "
            "strict: follow suit, beat what lies there if you can, and trump if you cannot follow.",
        ),
        translate(
            "Lessons",
            "There are points for marriages, for the last trick and for more aces and tens. The "
            "first with a dozen wins.",
        ),
    )


TEXTS = GameTexts(
    key="bondtolva-two",
    name=_name,
    sentence=_sentence,
    scene=card_list("JD AC KC"),
    lesson=_lesson,
)
