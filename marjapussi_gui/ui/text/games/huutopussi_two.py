"""Texts of Huutopussi for two for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import contract_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Huutopussi for two")


def _description() -> str:
    return translate(
        "Games", "Bid against one opponent, while a dead hand hides a third of the pack."
    )


TEXTS = GameTexts(
    key="huutopussi-two",
    name=_name,
    description=_description,
    picture_cards=parse_cards("QD 6S AC"),
    tips=contract_tips.two_player_tips,
)
