"""Texts of Bondtolva for two for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import berry_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Bondtolva for two")


def _description() -> str:
    return translate("Games", "Play freely while the stock lasts, and strictly once it is gone.")


TEXTS = GameTexts(
    key="bondtolva-two",
    name=_name,
    description=_description,
    picture_cards=parse_cards("JD AC KC"),
    tips=berry_tips.stock_tips,
)
