"""Texts of Huutopussi for three for the start page: name, description and sample cards."""

from ....engine.cards import card_list
from ..counsel import contracts
from ..tongue import translate
from .texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for three")


def _sentence() -> str:
    return translate(
        "Games", "One player, with three cards from the kitty, against the two others."
    )


TEXTS = GameTexts(
    key="huutopussi-three",
    name=_name,
    sentence=_sentence,
    scene=card_list("6S 6H 6D"),
    counsel=contracts.with_kitty,
)
