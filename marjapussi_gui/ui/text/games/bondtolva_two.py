"""Texts of Bondtolva for two for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import berry_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="bondtolva-two",
    teacher="Tilda",
    family="marjapussi",
    picture_cards=parse_cards("JD AC KC"),
    tips=berry_tips.stock_tips,
)
