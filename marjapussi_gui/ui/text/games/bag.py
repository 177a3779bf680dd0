"""Texts of Marjapussi 40/20 for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import berry_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="bag",
    teacher="Onni",
    family="marjapussi",
    picture_cards=parse_cards("KD QD KS QS"),
    tips=berry_tips.bag_tips,
)
