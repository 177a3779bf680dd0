"""Texts of Marjapussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import Message
from ..tips import berry_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="marjapussi",
    family="marjapussi",
    name=Message("Games", "Marjapussi"),
    description=Message(
        "Games", "Declare trumps as you play, and be the first to score exactly twelve berries."
    ),
    picture_cards=parse_cards("AH KH QH TS"),
    tips=berry_tips.partnership_tips,
)
