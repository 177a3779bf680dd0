"""Texts of Huutopussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import contract_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="huutopussi",
    teacher="Toivo",
    family="huutopussi",
    picture_cards=parse_cards("KH QH AS TC"),
    tips=contract_tips.partnership_tips,
)
