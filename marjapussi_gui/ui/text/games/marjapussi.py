"""Texts of Marjapussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import berry_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="marjapussi",
    family="marjapussi",
    picture_cards=parse_cards("AH KH QH TS"),
    tips=berry_tips.partnership_tips,
)
