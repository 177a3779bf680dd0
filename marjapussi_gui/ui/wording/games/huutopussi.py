"""Texts of Huutopussi for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi")


def _sentence() -> str:
    return translate(
        "Games", "Bid for what you and your partner will make, and change trumps on the way."
    )


TEXTS = GameTexts(
    key="huutopussi",
    name=_name,
    sentence=_sentence,
    scene=card_list("KH QH AS TC"),
    counsel=contracts.with_partner,
)
