"""Texts of Huutopussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import Message
from ..tips import contract_tips
from .game_texts import GameTexts

TEXTS = GameTexts(
    key="huutopussi",
    family="huutopussi",
    name=Message("Games", "Huutopussi"),
    description=Message("Games", "Bid what your side can take, and change trumps as you go."),
    picture_cards=parse_cards("KH QH AS TC"),
    tips=contract_tips.partnership_tips,
)
