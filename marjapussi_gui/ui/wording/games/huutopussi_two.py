"""Texts of Huutopussi for two for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for two")


def _sentence() -> str:
    return translate(
        "Games", "Bid against one opponent, while a dead hand hides a third of the pack."
    )


TEXTS = GameTexts(
    key="huutopussi-two",
    name=_name,
    sentence=_sentence,
    scene=card_list("QD 6S AC"),
    counsel=contracts.against_one,
)
