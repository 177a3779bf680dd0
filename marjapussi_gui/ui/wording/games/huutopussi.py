"""What is said of Huutopussi: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi")


def _sentence() -> str:
    return translate(
        "Games", "Bid for what you and your partner will make, and change trumps on the way."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Before the play all bid for how many points they will make. Who bids most is the "
            "declarer; his partner gives him some cards and gets as many back, and then he may "
            "raise his bid once more. He leads to the first trick.",
        ),
        translate(
            "Lessons",
            "Aces and tens, kings, queens and jacks all count, but most comes from marriages: a "
            "king and queen of one suit, declared or asked of the partner after winning a trick. "
            "Every marriage makes its suit trumps, in place of those before.",
        ),
        translate(
            "Lessons",
            "If the declarers make their bid they score it, and if they do not they lose as much. "
            "The others score what they took. So bid what your marriages promise, and be bold "
            "where your partner may help.",
        ),
    )


TEXTS = GameTexts(
    key="huutopussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("KH QH AS TC"),
    lesson=_lesson,
)
