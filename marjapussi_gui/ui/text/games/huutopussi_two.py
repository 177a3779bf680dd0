"""Texts of Huutopussi for two for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import contract_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="huutopussi-two",
    teacher="Lova",
    family="huutopussi",
    picture_cards=parse_cards("QD 6S AC"),
    tips=contract_tips.two_player_tips,
)
