"""Texts of Bondtolva for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import Message, translate
from ..tips import berry_tips
from .game_texts import GameTexts


def _card_value_labels() -> dict[str, str]:
    return {"bondtolva": translate("Options", "A=1, 10=1 (ties: A=4, K=3, Q=2, J=1)")}


TEXTS = GameTexts(
    key="bondtolva",
    family="marjapussi",
    name=Message("Games", "Bondtolva"),
    description=Message(
        "Games", "The Swedish “farmer’s dozen”, with six cards each. Aces and tens decide."
    ),
    picture_cards=parse_cards("JS AS TS"),
    tips=berry_tips.aces_and_tens_tips,
    card_value_labels=_card_value_labels,
)
