"""Texts of Tuppi for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import shows
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Tuppi")


def _sentence() -> str:
    return translate(
        "Games", "Rami for many tricks, nolo for few, and only one side rises at a time."
    )


TEXTS = GameTexts(
    key="tuppi",
    name=_name,
    sentence=_sentence,
    scene=card_list("9H 3C AS 2D"),
    counsel=shows.red_or_black,
)
