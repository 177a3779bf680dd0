"""Texts of Marjapussi for the start page: name, description and sample cards."""

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


TEXTS = GameTexts(
    key="marjapussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("AH KH QH TS"),
    counsel=berries.with_partner,
)
