"""Texts of Avomarjapussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import berry_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="avomarjapussi",
    teacher="Saima",
    family="marjapussi",
    picture_cards=parse_cards("QC KC 7H AD"),
    tips=berry_tips.open_rows_tips,
)
