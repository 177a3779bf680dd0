"""Texts of Pfadfinder for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import contract_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="pfadfinder",
    teacher="Sigrid",
    family="huutopussi",
    picture_cards=parse_cards("KH QS JD"),
    tips=contract_tips.ace_opening_tips,
)
