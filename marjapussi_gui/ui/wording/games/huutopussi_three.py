"""What is said of Huutopussi for three: its name, its idea, its cards on the start page."""

from ....engine.cards import card_list
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for three")


def _sentence() -> str:
    return translate(
        "Games", "One player, with three cards from the kitty, against the two others."
    )


def _lesson() -> tuple[str, ...]:
    return (
        translate(
            "Lessons",
            "Three play, each for himself. All bid for how many points they will make; who bids "
            "most takes the three cards of the kitty, which everybody sees, and puts three others "
            "away. He then plays alone against the two others.",
        ),
        translate(
            "Lessons",
            "Most points come from marriages, king and queen of one suit, which may be declared "
            "after winning a trick. Every marriage makes its suit trumps in place of those before.",
        ),
        translate(
            "Lessons",
            "If the declarer makes his bid he scores it, and if not he loses as much. The two "
            "others score what they took themselves, but a player without a trick loses dearly.",
        ),
    )


TEXTS = GameTexts(
    key="huutopussi-three",
    name=_name,
    sentence=_sentence,
    scene=card_list("6S 6H 6D"),
    lesson=_lesson,
)
