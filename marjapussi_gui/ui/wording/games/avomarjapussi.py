"""Texts of Avomarjapussi for the start page: name, description and sample cards."""

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


TEXTS = GameTexts(
    key="avomarjapussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("QC KC 7H AD"),
    counsel=berries.with_rows,
)
