"""Texts of Marjapussi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import berry_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Marjapussi")


def _description() -> str:
    return translate(
        "Games", "Make trumps in mid-play, and fill your bag with exactly twelve berries."
    )


TEXTS = GameTexts(
    key="marjapussi",
    name=_name,
    description=_description,
    picture_cards=parse_cards("AH KH QH TS"),
    tips=berry_tips.partnership_tips,
)
