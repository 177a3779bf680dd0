"""Texts of Tuppi for the start page: name, description and sample cards."""

from ....engine.cards import parse_cards
from ..i18n import translate
from ..tips import rami_nolo_tips
from .game_texts import GameTexts


def _name() -> str:
    return translate("Games", "Tuppi")


def _description() -> str:
    return translate(
        "Games", "Rami for many tricks, nolo for few, and only one side rises at a time."
    )


TEXTS = GameTexts(
    key="tuppi",
    name=_name,
    description=_description,
    picture_cards=parse_cards("9H 3C AS 2D"),
    tips=rami_nolo_tips.ten_rami_nolo_tips,
)
