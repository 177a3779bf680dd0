"""Texts of Huutopussi for three for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import contract_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="huutopussi-three",
    teacher="Lempi",
    family="huutopussi",
    picture_cards=parse_cards("6S 6H 6D"),
    tips=contract_tips.kitty_tips,
)
