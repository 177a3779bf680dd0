"""Texts of Bondtolva for two for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import berries
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Bondtolva for two")


def _sentence() -> str:
    return translate("Games", "Play freely while the stock lasts, and strictly once it is gone.")


TEXTS = GameTexts(
    key="bondtolva-two",
    name=_name,
    sentence=_sentence,
    scene=card_list("JD AC KC"),
    counsel=berries.with_stock,
)
