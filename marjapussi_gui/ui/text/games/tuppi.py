"""Texts of Tuppi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import rami_nolo_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="tuppi",
    teacher="Eero",
    picture_cards=parse_cards("9H 3C AS 2D"),
    tips=rami_nolo_tips.ten_rami_nolo_tips,
)
