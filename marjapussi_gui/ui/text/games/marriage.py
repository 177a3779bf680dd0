"""Texts of Marriage for the start page: name, description and sample cards."""

from ....engine.cards import parse_card, parse_cards
from ..tips import rummy_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="marriage",
    teacher="Maya",
    picture_cards=(*parse_cards("QD KD AD"), parse_card("JK")),
    tips=rummy_tips.ten_rummy_tips,
)
