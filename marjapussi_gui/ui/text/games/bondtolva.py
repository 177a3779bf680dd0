"""Texts of Bondtolva for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import Message, say
from ..tips import berry_tips
from .game_texts import GameTexts


def _card_value_labels() -> dict[str, str]:
    return {"bondtolva": say("card-values-bondtolva")}


TEXTS = GameTexts(
    key="bondtolva",
    family="marjapussi",
    name=Message("game-bondtolva"),
    description=Message("game-bondtolva-description"),
    picture_cards=parse_cards("JS AS TS"),
    tips=berry_tips.aces_and_tens_tips,
    card_value_labels=_card_value_labels,
)
