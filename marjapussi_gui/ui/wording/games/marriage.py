"""Texts of Marriage for the start page: name, description and sample cards."""

from ....engine.cards import card, card_list
from ..counsel import sets
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Marriage")


def _sentence() -> str:
    return translate("Games", "Nepali rummy with three packs and a secret wild card, the tiplu.")


TEXTS = GameTexts(
    key="marriage",
    name=_name,
    sentence=_sentence,
    scene=(*card_list("QH KH AH"), card("JK")),
    counsel=sets.with_sets,
)
