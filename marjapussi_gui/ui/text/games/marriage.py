"""Texts of Marriage for the start page: name, description and sample cards."""

from ....engine.cards import parse_card, parse_cards
from ..i18n import translate
from ..tips import rummy_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Marriage")


def _description() -> str:
    return translate("Games", "Nepali rummy with three packs and a secret wild card, the tiplu.")


TEXTS = GameTexts(
    key="marriage",
    name=_name,
    description=_description,
    picture_cards=(*parse_cards("QH KH AH"), parse_card("JK")),
    tips=rummy_tips.ten_rummy_tips,
)
