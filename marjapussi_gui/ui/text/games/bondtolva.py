"""Texts of Bondtolva for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..tips import berry_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="bondtolva",
    teacher="Arvo",
    family="marjapussi",
    picture_cards=parse_cards("JS AS TS"),
    tips=berry_tips.aces_and_tens_tips,
)
