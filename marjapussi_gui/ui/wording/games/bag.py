"""Texts of the 40/20 bag for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Marjapussi 40/20")


def _sentence() -> str:
    return translate(
        "Games", "Forty for the first marriage, twenty for each later one; beware of the bag."
    )


TEXTS = GameTexts(
    key="bag",
    name=_name,
    sentence=_sentence,
    scene=card_list("KD QD KS QS"),
    counsel=berries.in_the_bag,
)
