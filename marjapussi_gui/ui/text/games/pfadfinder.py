"""Texts of Pfadfinder for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import Message
from ..tips import contract_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="pfadfinder",
    family="huutopussi",
    name=Message("game-pfadfinder"),
    description=Message("game-pfadfinder-description"),
    picture_cards=parse_cards("KH QS JD"),
    tips=contract_tips.ace_opening_tips,
)
